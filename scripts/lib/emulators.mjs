// Every Firebase emulator the tests need, started together and stopped together.
import { createServer } from 'node:net';
import { missingForTools, startAuth, startStorage } from './firebase-tools-emulators.mjs';
import { missingForFirestore, startFirestore } from './firestore-emulator.mjs';

/** Projects whose name begins so exist in emulators only, whatever credentials a machine has. */
export const EMULATED_PROJECT = 'demo-fraction-league';

/**
 * Every test needs the first one; those that need another one look for its address and are skipped
 * without it.
 */
const EMULATORS = [
  { what: 'Everything', missing: missingForFirestore, start: startFirestore },
  { what: 'Accounts', missing: missingForTools, start: startAuth },
  { what: 'Pictures', missing: missingForTools, start: startStorage },
];

/** The first reason why not all of them can be started here; null when they can. */
export async function missingEmulator(env = process.env) {
  for (const { missing } of EMULATORS) {
    const reason = await missing(env);
    if (reason) return reason;
  }
  return null;
}

/**
 * Starts what can be had here. `missing` are sentences about what cannot; `env` are addresses as
 * environment variables, null when not even Firestore is there; `stop` ends all of them.
 */
export async function startEmulators(env = process.env) {
  const running = [];
  const missing = [];
  const stop = async () => {
    await Promise.all(running.map((emulator) => emulator.stop()));
  };
  for (const emulator of EMULATORS) {
    const reason = await emulator.missing(env);
    if (reason) {
      missing.push(`${emulator.what} skipped, because ${reason}.`);
      if (running.length === 0) return { missing, env: null, stop };
      continue;
    }
    try {
      running.push(
        await emulator.start({ port: await freePort(), projectId: EMULATED_PROJECT, env }),
      );
    } catch (error) {
      await stop();
      throw error;
    }
  }
  // The SDK would look for Google's own machines first, which takes seconds.
  const quick = { METADATA_SERVER_DETECTION: 'none', GCLOUD_PROJECT: EMULATED_PROJECT };
  return { missing, env: Object.assign(quick, ...running.map((emulator) => emulator.env)), stop };
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
