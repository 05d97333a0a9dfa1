import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OPERATOR } from '@/lib/data/operator';
import { importStatistics } from '@/lib/data/season/import-commands';
import { readSeasonFiles } from '@/lib/nfl/import/files';
import { runCommand, say, sayCorrections, sayImport, wholeNumber } from '../lib/command-line';

const USAGE = 'Usage: npm run import-season -- --season 2023 [--from FOLDER]   (FOLDER has teams.json and season-2023/)';

runCommand(async () => {
  const { values } = parseArgs({ options: { season: { type: 'string' }, from: { type: 'string' } } });
  const season = wholeNumber(values.season ?? process.env.SEASON ?? '2023', USAGE);
  say(`Importing season ${season}`);
  const report = await importStatistics(OPERATOR, {
    season,
    files: await readSeasonFiles(resolve(values.from ?? 'data'), season),
  });
  sayImport(report);
  sayCorrections(report.corrections);
  if (report.problems.length > 0) process.exitCode = 1;
});
