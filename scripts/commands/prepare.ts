import { resolve } from 'node:path';
import { DEMO_SEASON, hasDemoClass, seedDemo } from '@/lib/data/demo/seed';
import { findLiveSeason, setSeasonIfNone } from '@/lib/data/season/commands';
import {
  chooseCurrentWeekAtFirstStart,
  importStatistics,
  listReplaySeasonsToImportAtStart,
  requireStoredStatisticsColumns,
} from '@/lib/data/season-clock/import-commands';
import { canPlaySeasonLive } from '@/lib/domain/football/schedule';
import {
  createSeasonFilesSource,
  requireNewestSeasonInFolder,
  SourceError,
  seasonsInFolder,
} from '@/lib/nfl/source';
import { env } from '@/lib/platform/env';
import { createStatisticsSource } from '@/lib/process/statistics-source';
import { seasonIsNotPlayedNowText } from '@/words/season';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import {
  printCorrectionReports,
  printImportReport,
  printLine,
  runCommand,
  UsageError,
} from '../lib/command-line';

/**
 * Everything a server needs before its first page: its season, those for replays, and with `--demo`
 * a class that has played some weeks.
 */
runCommand(
  async () => {
    const demo = process.argv.includes('--demo');
    if (!demo && (await hasDemoClass())) {
      throw new UsageError(
        'This data folder holds the demo class, whose passwords are public. Choose another folder with DATA_DIR.',
      );
    }
    const folder = resolve(demo ? 'data' : env().SEASON_FILES);
    const fromService = !demo && env().SEASON_SOURCE !== 'files';
    const live = demo ? null : await findLiveSeason(COMMAND_LINE_OPERATOR);
    const season = demo
      ? DEMO_SEASON
      : (env().SEASON ?? live ?? (await requireNewestSeasonInFolder(folder)));
    // A server that already has its season starts without a network.
    if (!fromService || live === null) await prepareSeason({ season, demo, folder, fromService });
    await importReplays({ season, folder, fromService });
    if (!demo && !canPlaySeasonLive(live ?? season, new Date(), env().SCHOOL_TIME_ZONE)) {
      printLine(`• ${seasonIsNotPlayedNowText(live ?? season)}`);
    }
    await requireStoredStatisticsColumns(COMMAND_LINE_OPERATOR);
  },
  { beginsData: true },
);

type Start = { season: number; folder: string; fromService: boolean };

async function prepareSeason({
  season,
  demo,
  folder,
  fromService,
}: Start & { demo: boolean }): Promise<void> {
  printLine(`• Reading the real results of the ${season} season`);
  const source = fromService ? createStatisticsSource(env()) : createSeasonFilesSource(folder);
  const weeks = fromService ? ((await source.finishedWeeks?.(season)) ?? []) : [];
  const { files, notes } = await source.load(season, weeks);
  const report = await importStatistics(COMMAND_LINE_OPERATOR, {
    season,
    files,
    ...(fromService ? { weeks } : {}),
  });
  printImportReport(report);
  for (const note of notes) printLine(`  ${note}`);
  printCorrectionReports(report.corrections);
  if (report.parts.some(({ part, outcome }) => part === 'season' && outcome === 'refused')) {
    throw new UsageError(`The season ${season} could not be imported.`);
  }
  if (demo) {
    printLine('• Demo class: one teacher and 24 students who have played six weeks');
    printLine((await seedDemo(COMMAND_LINE_OPERATOR)) ? '  made' : '  there already');
  } else {
    const begun = await setSeasonIfNone(
      COMMAND_LINE_OPERATOR,
      season,
      await chooseCurrentWeekAtFirstStart(COMMAND_LINE_OPERATOR, season, weeks),
    );
    if (begun.week > 0) printLine(`  ${begun.season} has begun: week ${begun.week} is open`);
  }
}

/**
 * The folder's other seasons, for classes that replay one. On Firebase each costs 8,000 paid
 * writes, so the operator chooses.
 */
async function importReplays({ season: own, folder, fromService }: Start): Promise<void> {
  if (env().BACKEND === 'firebase') return;
  const seasons = await listReplaySeasonsToImportAtStart(COMMAND_LINE_OPERATOR, {
    there: await seasonsInFolder(folder),
    own,
    fromService,
  });
  if (seasons.length > 0) printLine(`• Seasons that a class can replay: ${seasons.join(', ')}`);
  for (const season of seasons) {
    try {
      const { files } = await createSeasonFilesSource(folder).load(season, []);
      const report = await importStatistics(COMMAND_LINE_OPERATOR, { season, files });
      printImportReport(report);
      printCorrectionReports(report.corrections);
    } catch (error) {
      // The live season is complete, so missing replay files stop nobody.
      if (!(error instanceof SourceError)) throw error;
      printLine(`  ${error.message}`);
    }
  }
}
