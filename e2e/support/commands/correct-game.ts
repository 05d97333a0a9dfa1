import { resolve } from 'node:path';
import { importStatistics } from '@/lib/data/season-clock/import-commands';
import type { StepKey } from '@/lib/domain/football/positions';
import { stepIndex } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/platform/services';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { COMMAND_LINE_OPERATOR } from '../../../lib/data/operator';
import { readSeasonFiles } from '../../../lib/nfl/import/table';
import { printLine, runCommand } from '../../../scripts/lib/command-line';

/**
 * Simulates an NFL correction of the game behind one step of an account's card: ten more of one
 * statistic. Prints the old value.
 */
runCommand(async () => {
  const [email = '', step = '', field = ''] = process.argv.slice(2);
  const { store, identity } = getServices();
  const [account, meta] = await Promise.all([
    identity.findAccountByEmail(email),
    store.get(appData, 'meta'),
  ]);
  if (!account || !meta) throw new Error(`Nobody is called ${email}.`);
  const { currentSeason: season, currentWeek: week } = meta;
  const progress = await store.get(studentWeeklyProgress, `${season}_${week}_${account.accountId}`);
  const playerId = progress?.steps[stepIndex(step as StepKey)]?.playerId;
  const files = await readSeasonFiles(resolve('data'), season);
  const [header = '', ...lines] = files.playerGames.text.split('\n');
  const column = header.split(',').indexOf(field);
  const row = lines.findIndex((line) => line.startsWith(`${playerId},${season},${week},`));
  const cells = (lines[row] ?? '').split(',');
  const before = Number(cells[column]);
  lines[row] = cells.with(column, String(before + 10)).join(',');
  const playerGames = { ...files.playerGames, text: [header, ...lines].join('\n') };
  await importStatistics(COMMAND_LINE_OPERATOR, {
    season,
    files: { ...files, playerGames },
    weeks: [week],
  });
  printLine(String(before));
});
