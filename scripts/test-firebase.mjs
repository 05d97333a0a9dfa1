// `npm run test:firebase -- [Jest's arguments]` runs the tests that need Firebase's emulators, and
// nothing else.
import { runMain, say } from './lib/console.mjs';
import { runFirebaseTests } from './lib/firebase-tests.mjs';
import { JEST, tryRun } from './lib/process.mjs';

runMain(async () => {
  const jest = (args, more) =>
    tryRun(process.execPath, [JEST, ...args], { env: { ...process.env, ...more } });
  const { missing, result } = await runFirebaseTests(jest, process.argv.slice(2));
  for (const sentence of missing) say(sentence);
  if (!result.ok) process.exitCode = 1;
});
