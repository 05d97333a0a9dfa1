import { resolve } from 'node:path';
import { DEMO_SEASON, hasDemoClass, seedDemo } from '@/lib/data/demo/seed';
import { ensureSeason, findLiveSeason } from '@/lib/data/season/commands';
import { weekToBeginWith } from '@/lib/data/season/verify-week';
import {
  assertStoredStatistics,
  importStatistics,
  seasonsToReplay,
} from '@/lib/data/season-clock/import-commands';
import { isSeasonBeingPlayed } from '@/lib/domain/football/schedule';
import { createFilesSource, newestSeasonIn, SourceError, seasonsIn } from '@/lib/nfl/source';
import { env } from '@/lib/platform/env';
import { createStatisticsSource } from '@/lib/process/statistics-source';
import { seasonIsNotPlayedNowText } from '@/words/season';
import { OPERATOR } from '../../lib/data/operator';
import { runCommand, say, sayCorrections, sayImport, UsageError } from '../lib/command-line';

/**
 * Everything a server needs before its first page: its season, those for replays, and with `--demo`
 * a class that has played some weeks.
 */
runCommand(async () => {
  const demo = process.argv.includes('--demo');
  if (!demo && (await hasDemoClass())) {
    throw new UsageError(
      'This data folder holds the demo class, whose passwords are public. Choose another folder with DATA_DIR.',
    );
  }
  const folder = resolve(demo ? 'data' : env().SEASON_FILES);
  const fromService = !demo && env().SEASON_SOURCE !== 'files';
  const live = demo ? null : await findLiveSeason(OPERATOR);
  const season = demo ? DEMO_SEASON : (env().SEASON ?? live ?? (await newestSeasonIn(folder)));
  // A server that already has its season starts without a network.
  if (!fromService || live === null) await prepareSeason({ season, demo, folder, fromService });
  await importReplays({ season, folder, fromService });
  if (!demo && !isSeasonBeingPlayed(live ?? season, new Date(), env().SCHOOL_TIME_ZONE)) {
    say(`• ${seasonIsNotPlayedNowText(live ?? season)}`);
  }
  await assertStoredStatistics(OPERATOR);
});

type Start = { season: number; folder: string; fromService: boolean };

async function prepareSeason({
  season,
  demo,
  folder,
  fromService,
}: Start & { demo: boolean }): Promise<void> {
  say(`• Reading the real results of the ${season} season`);
  const source = fromService ? createStatisticsSource(env()) : createFilesSource(folder);
  const weeks = fromService ? ((await source.finishedWeeks?.(season)) ?? []) : [];
  const { files, notes } = await source.load(season, weeks);
  const report = await importStatistics(OPERATOR, {
    season,
    files,
    ...(fromService ? { weeks } : {}),
  });
  sayImport(report);
  for (const note of notes) say(`  ${note}`);
  sayCorrections(report.corrections);
  if (report.parts.some(({ part, outcome }) => part === 'season' && outcome === 'refused')) {
    throw new UsageError(`The season ${season} could not be imported.`);
  }
  if (demo) {
    say('• Demo class: one teacher and 24 students who have played six weeks');
    say((await seedDemo(OPERATOR)) ? '  made' : '  there already');
  } else {
    const begun = await ensureSeason(
      OPERATOR,
      season,
      await weekToBeginWith(OPERATOR, season, weeks),
    );
    if (begun.week > 0) say(`  ${begun.season} has begun: week ${begun.week} is open`);
  }
}

/**
 * The folder's other seasons, for classes that replay one. On Firebase each costs 8,000 paid
 * writes, so the operator chooses.
 */
async function importReplays({ season: own, folder, fromService }: Start): Promise<void> {
  if (env().BACKEND === 'firebase') return;
  const seasons = await seasonsToReplay(OPERATOR, {
    there: await seasonsIn(folder),
    own,
    fromService,
  });
  if (seasons.length > 0) say(`• Seasons that a class can replay: ${seasons.join(', ')}`);
  for (const season of seasons) {
    try {
      const { files } = await createFilesSource(folder).load(season, []);
      const report = await importStatistics(OPERATOR, { season, files });
      sayImport(report);
      sayCorrections(report.corrections);
    } catch (error) {
      // The live season is complete, so missing replay files stop nobody.
      if (!(error instanceof SourceError)) throw error;
      say(`  ${error.message}`);
    }
  }
}
