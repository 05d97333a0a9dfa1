import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSeasonFiles } from '@/lib/nfl/import/files';
import { importSeason } from '@/lib/nfl/import/import-season';
import { getServices } from '@/lib/services';
import { runCommand, say, sayImport, wholeNumber } from '../lib/command-line';

const USAGE = 'Usage: npm run import-season -- --season 2023 [--from FOLDER]   (FOLDER has teams.json and season-2023/)';

runCommand(async () => {
  const { values } = parseArgs({ options: { season: { type: 'string' }, from: { type: 'string' } } });
  const season = wholeNumber(values.season ?? process.env.SEASON ?? '2023', USAGE);
  const { store, now } = getServices();
  say(`Importing season ${season}`);
  const report = await importSeason(store, {
    season,
    files: await readSeasonFiles(resolve(values.from ?? 'data'), season),
    now: now(),
  });
  sayImport(report);
  if (report.problems.length > 0) process.exitCode = 1;
});
