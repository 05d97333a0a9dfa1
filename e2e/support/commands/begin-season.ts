import { setSeasonIfNone } from '@/lib/data/season/commands';
import { importStatistics } from '@/lib/data/season-clock/import-commands';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { createSeasonFilesSource } from '@/lib/nfl/source';
import { getServices } from '@/lib/platform/services';
import { appData } from '@/lib/store/collections/season';
import { COMMAND_LINE_OPERATOR } from '../../../lib/data/operator';
import { runCommand } from '../../../scripts/lib/command-line';

const DAY_MS = 86_400_000;

/**
 * begin-season.ts FOLDER WEEK DAYS SEASON...: imports a folder's seasons, and starts the first in
 * that week, opened that many days ago.
 */
runCommand(
  async () => {
    const [folder = '', week, days, ...seasons] = process.argv.slice(2);
    const source = createSeasonFilesSource(folder);
    for (const season of seasons.map(Number)) {
      const { files } = await source.load(season, []);
      const report = await importStatistics(COMMAND_LINE_OPERATOR, { season, files });
      const [problem] = report.problems;
      if (problem)
        throw new Error(
          `${problem.file}, line ${problem.line}: ${problem.field} ${problem.reason}`,
        );
    }
    await setSeasonIfNone(COMMAND_LINE_OPERATOR, Number(seasons[0]), Number(week));
    const { store } = getServices();
    const meta = await store.get(appData, 'meta');
    if (!meta) throw new Error('No season has been set.');
    const opened = dateFromTimestamp(meta.weekStartedAt).getTime() - Number(days) * DAY_MS;
    await store.set(appData, { ...meta, weekStartedAt: timestampFromDate(new Date(opened)) });
  },
  { beginsData: true },
);
