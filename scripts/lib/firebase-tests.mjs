// Jest's project `firebase`: the contract suites on the official emulators, which are started and stopped around it.
import { missingForEmulators, startEmulators } from './emulators.mjs';

const SELECTED = ['--selectProjects', 'firebase'];
/** Matches no title: Jest then lists and counts every test without running it. */
const NONE_OF_THEM = ['--testNamePattern', '(?!)'];

/**
 * Runs them through `jest(args, env)`, whose answer is passed on. Where an emulator cannot be had, `missing` says why, and the tests are
 * only listed, so that the report counts each of them as skipped.
 */
export async function runFirebaseTests(jest, args = []) {
  const missing = missingForEmulators();
  if (missing) return { missing, result: await jest([...NONE_OF_THEM, ...SELECTED], { FIREBASE_TESTS: '1' }) };
  const emulators = await startEmulators();
  try {
    return { missing: null, result: await jest([...args, ...SELECTED], { FIREBASE_TESTS: '1', ...emulators.env }) };
  } finally {
    await emulators.stop();
  }
}
