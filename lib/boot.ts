import { assertBootable, env } from './env';

/** A server that cannot keep its promises stops before it answers anybody, and says why. */
export async function refuseToBootWhenUnsafe(): Promise<void> {
  try {
    assertBootable();
    if (env().BACKEND === 'firebase') {
      const { assertFirebaseReady } = await import('./backend-firebase');
      await assertFirebaseReady(env(), () => new Date());
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
