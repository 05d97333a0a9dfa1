import { assertBootable } from './env';

/** A server that cannot keep its promises stops before it answers anybody, and says why. */
export function refuseToBootWhenUnsafe(): void {
  try {
    assertBootable();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
