import { join } from 'node:path';
import { assertBootable, env } from '@/lib/platform/env';

/**
 * The exit code that service managers take for a wrong configuration. `scripts/start.mjs` uses it
 * to tell that the build is fine.
 */
const BAD_SETTINGS = 78;

/** Stops a server with unsafe settings before it answers anyone, and says why. */
export async function refuseToBootWhenUnsafe(): Promise<void> {
  try {
    assertBootable();
    const { assertFormulaFieldsAreImported } = await import('@/lib/nfl/import/formula-columns');
    assertFormulaFieldsAreImported();
    const { assertPlayerImagesFolder } = await import('@/lib/platform/player-images');
    assertPlayerImagesFolder();
    if (env().BACKEND === 'firebase') {
      const { assertFirebaseReady } = await import('./firebase-backend');
      await assertFirebaseReady(env(), () => new Date());
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(BAD_SETTINGS);
  }
}

/** Only for a real server with its data on this machine. */
export async function startLocalDatabaseChecks(): Promise<void> {
  const { BACKEND, DATA_DIR, NODE_ENV, NEXT_PHASE } = env();
  if (
    BACKEND !== 'embedded' ||
    NODE_ENV !== 'production' ||
    NEXT_PHASE === 'phase-production-build'
  )
    return;
  const [{ startDatabaseChecks }, { DATABASE_FILE_NAME }] = await Promise.all([
    import('@/lib/platform/maintenance'),
    import('./backend'),
  ]);
  startDatabaseChecks(join(DATA_DIR, DATABASE_FILE_NAME));
}

/**
 * Only for a real server, not for tests or the build, which loads the same code. Leagues open weeks
 * by their own schedules; the live season does if `SEASON_CLOCK` says so.
 */
export async function startScheduledJobs(): Promise<void> {
  const { SEASON_CLOCK, ONEROSTER_URL, NODE_ENV, NEXT_PHASE } = env();
  if (NODE_ENV === 'test' || NEXT_PHASE === 'phase-production-build') return;
  const {
    startNightlyDeletions,
    runLeaguesClockInThisProcess,
    startNightlyRosterChecks,
    runSeasonClockInThisProcess,
  } = await import('./scheduled-jobs');
  startNightlyDeletions();
  runLeaguesClockInThisProcess();
  if (ONEROSTER_URL) startNightlyRosterChecks();
  if (SEASON_CLOCK === 'weekly') runSeasonClockInThisProcess();
}
