import { resolve } from 'node:path';
import { DEMO_SEASON, hasDemoClass, seedDemo } from '@/lib/data/demo/seed';
import { weekToBeginWith } from '@/lib/data/season/begin';
import { ensureSeason, hasSeason } from '@/lib/data/season/commands';
import { importStatistics } from '@/lib/data/season/import-commands';
import { createFilesSource } from '@/lib/nfl/source';
import { env } from '@/lib/server/env';
import { createStatisticsSource } from '@/lib/server/statistics-source';
import { OPERATOR } from '../../lib/data/access/viewer';
import { assertStoredStatistics } from '../../lib/data/season/import-commands';
import { runCommand, say, sayCorrections, sayImport, UsageError } from '../lib/command-line';

/** Everything a server needs before its first page: a season, and with `--demo` a class that has played some weeks of it. */
runCommand(async () => {
  const demo = process.argv.includes('--demo');
  const season = demo ? DEMO_SEASON : env().SEASON;
  if (!demo && (await hasDemoClass())) {
    throw new UsageError(
      'This data folder holds the demo class, whose passwords are public. Choose another folder with DATA_DIR.',
    );
  }
  const fromService = !demo && env().SEASON_SOURCE !== 'files';
  // A server that has its season starts without a network.
  if (fromService && (await hasSeason(OPERATOR))) return assertStoredStatistics(OPERATOR);
  say(`• Reading the real results of the ${season} season`);
  const source = fromService ? createStatisticsSource(env()) : createFilesSource(resolve(demo ? 'data' : env().SEASON_FILES));
  const weeks = fromService ? ((await source.finishedWeeks?.(season)) ?? []) : [];
  const { files, notes } = await source.load(season, weeks);
  const report = await importStatistics(OPERATOR, { season, files, ...(fromService ? { weeks } : {}) });
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
    const begun = await ensureSeason(OPERATOR, season, await weekToBeginWith(OPERATOR, season, weeks));
    if (begun.week > 0) say(`  ${season} has begun: week ${begun.week} is open`);
  }
  await assertStoredStatistics(OPERATOR);
});
