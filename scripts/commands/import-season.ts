import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLiveSeason, listOpenedWeeksIfCurrentSeason } from '@/lib/data/season/commands';
import {
  acceptOtherProgramStatistics,
  importStatistics,
} from '@/lib/data/season-clock/import-commands';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { createSeasonFilesSource, requireNewestSeasonInFolder } from '@/lib/nfl/source';
import { env } from '@/lib/platform/env';
import { logEvent, seasonImportLogEvent } from '@/lib/platform/log';
import { createStatisticsSource } from '@/lib/process/statistics-source';
import { noOtherProgramStatisticsText, usesOtherProgramStatisticsText } from '@/words/season';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import {
  parseWholeNumberArgument,
  printCorrectionReports,
  printImportReport,
  printLine,
  runCommand,
  UsageError,
} from '../lib/command-line';

const USAGE =
  'Usage: npm run import-season -- --season 2023 [--week 6] [--from FOLDER]   (FOLDER has teams.json and season-2023/; without it SEASON_SOURCE says where from)\n   or: npm run import-season -- --season 2023 --use-stored   (uses what another program has stored)';

runCommand(
  async () => {
    const { values } = parseArgs({
      options: {
        season: { type: 'string' },
        week: { type: 'string' },
        from: { type: 'string' },
        'use-stored': { type: 'boolean' },
      },
    });
    const season =
      values.season === undefined
        ? (env().SEASON ??
          (await findLiveSeason(COMMAND_LINE_OPERATOR)) ??
          (await requireNewestSeasonInFolder(env().SEASON_FILES)))
        : parseWholeNumberArgument(values.season, USAGE);
    if (values['use-stored']) {
      const found = await acceptOtherProgramStatistics(COMMAND_LINE_OPERATOR, season);
      printLine(
        found.length > 0
          ? usesOtherProgramStatisticsText(season)
          : noOtherProgramStatisticsText(season),
      );
      return;
    }
    const source = values.from
      ? createSeasonFilesSource(resolve(values.from))
      : createStatisticsSource(env());
    const isWholeSeason =
      values.week === undefined && (values.from !== undefined || env().SEASON_SOURCE === 'files');
    const from =
      values.from ??
      { files: env().SEASON_FILES, nflverse: 'nflverse', sportsdata: 'SportsDataIO' }[
        env().SEASON_SOURCE
      ];
    printLine(
      `Importing season ${season} from ${from}. It opens no week. What has changed since the last import is replaced,`,
    );
    printLine('and a correction opens the score cards again that it makes wrong.');
    const weeks =
      values.week === undefined
        ? ((await source.finishedWeeks?.(season)) ??
          (await listOpenedWeeksIfCurrentSeason(COMMAND_LINE_OPERATOR, season)))
        : [weekArgument(values.week)];
    const { files, notes } = await source.load(season, weeks);
    const report = await importStatistics(COMMAND_LINE_OPERATOR, {
      season,
      files,
      ...(isWholeSeason ? {} : { weeks }),
    });
    printImportReport(report);
    printCorrectionReports(report.corrections);
    for (const note of notes) printLine(`  ${note}`);
    logEvent(seasonImportLogEvent(report));
    if (report.problems.length > 0 || report.foreign) process.exitCode = 1;
  },
  { beginsData: true },
);

function weekArgument(text: string): number {
  const week = parseWholeNumberArgument(text, USAGE);
  if (week < 1 || week > FINAL_WEEK) throw new UsageError(USAGE);
  return week;
}
