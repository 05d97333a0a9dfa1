import { assertBootable, env } from './env';

/** A server that cannot keep its promises stops before it answers anybody, and says why. */
export async function refuseToBootWhenUnsafe(): Promise<void> {
  try {
    assertBootable();
    const { assertFormulasAreDelivered } = await import('./nfl/import/formula-columns');
    assertFormulasAreDelivered();
    const { assertPlayerImages } = await import('./player-images');
    assertPlayerImages();
    if (env().BACKEND === 'firebase') {
      const { assertFirebaseReady } = await import('./backend-firebase');
      await assertFirebaseReady(env(), () => new Date());
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** A real server only: not the build, which loads the same code, and no test. */
export async function startSeasonClockWhenAsked(): Promise<void> {
  const { SEASON_CLOCK, NODE_ENV, NEXT_PHASE } = env();
  if (SEASON_CLOCK !== 'weekly' || NODE_ENV === 'test' || NEXT_PHASE === 'phase-production-build') return;
  const { startSeasonClockOfProcess } = await import('./season-clock-process');
  startSeasonClockOfProcess();
}
