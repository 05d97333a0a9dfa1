import { parseArgs } from 'node:util';
import { OPERATOR } from '@/lib/data/operator';
import { setSeason } from '@/lib/data/season/commands';
import { runCommand, say, wholeNumber } from '../lib/command-line';

const USAGE = 'Usage: npm run set-season -- 2023 [--week 6]   (import the season first)';

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { week: { type: 'string' } }, allowPositionals: true });
  const season = wholeNumber(positionals[0], USAGE);
  const { week, changed } = await setSeason(OPERATOR, season, values.week === undefined ? 0 : wholeNumber(values.week, USAGE));
  say(changed ? `The season is ${season}, week ${week}.` : `The season was ${season} already, week ${week}.`);
});
