// Every Firebase emulator the contract tests need, started together and stopped together.
import { createServer } from 'node:net';
import { missingForFirestore, startFirestore } from './firestore-emulator.mjs';

/** Projects whose name begins so exist in emulators only, whatever credentials a machine has. */
export const EMULATED_PROJECT = 'demo-fraction-league';

const EMULATORS = [{ missing: missingForFirestore, start: startFirestore }];

/** Why the tests on emulators cannot run here, as one sentence; null when they can. */
export function missingForEmulators(env = process.env) {
  return EMULATORS.map(({ missing }) => missing(env)).find(Boolean) ?? null;
}

/** Their addresses as environment variables, and `stop`, which ends all of them. */
export async function startEmulators(env = process.env) {
  const running = [];
  const stop = async () => {
    await Promise.all(running.map((emulator) => emulator.stop()));
  };
  try {
    for (const { start } of EMULATORS) running.push(await start({ port: await freePort(), projectId: EMULATED_PROJECT, env }));
  } catch (error) {
    await stop();
    throw error;
  }
  // The SDK would look for Google's own machines first, which takes seconds.
  const quick = { METADATA_SERVER_DETECTION: 'none', GCLOUD_PROJECT: EMULATED_PROJECT };
  return { env: Object.assign(quick, ...running.map((emulator) => emulator.env)), stop };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
