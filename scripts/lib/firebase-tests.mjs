// Jest's project `firebase`: the contract suites on the official emulators, which are started and
// stopped around it.
import { startEmulators } from './emulators.mjs';

/** Connections to the emulators that stay open for a while would keep Jest waiting. */
const SELECTED = ['--forceExit', '--selectProjects', 'firebase'];
/** Matches no title: Jest then lists and counts every test without running it. */
const NONE_OF_THEM = ['--testNamePattern', '(?!)'];

/**
 * Runs them through `jest(args, env)`, whose answer is passed on. Where no emulator can be had,
 * they are only listed, so that the report counts each of them as skipped. `missing` says in
 * sentences what could not be had.
 */
export async function runFirebaseTests(jest, args = []) {
  const { missing, env, stop } = await startEmulators();
  try {
    const asked = env ? args : NONE_OF_THEM;
    return {
      missing,
      result: await jest([...asked, ...SELECTED], { FIREBASE_TESTS: '1', ...env }),
    };
  } finally {
    await stop();
  }
}
