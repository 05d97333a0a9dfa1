// The servers of the browser tests on Firebase: the emulators, filled like a first `npm start`, and
// two processes of the production build on them, as two machines of a district would share one
// project.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain, Stop } from './lib/console.mjs';
import { EMULATED_PROJECT, startEmulators } from './lib/emulators.mjs';
import { portOf } from './lib/environment.mjs';
import {
  commandArguments,
  ensurePortsAreFree,
  run,
  serve,
  serverArguments,
} from './lib/process.mjs';

runMain(async () => {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Stop('E2E_DATA_DIR is missing: the folder for the data of this run.');
  const port = portOf();
  await ensurePortsAreFree([port, port + 1]);
  mkdirSync(dataDir, { recursive: true });
  // Until the servers are up, nothing has to be ended in order; what was started goes with this
  // process.
  const abort = () => process.exit(1);
  process.on('SIGTERM', abort);
  process.on('SIGINT', abort);
  const { missing, env: emulators, stop } = await startEmulators();
  try {
    if (missing.length > 0) throw new Stop(missing.join('\n'));
    const shared = {
      ...emulators,
      ALLOW_EMULATORS: '1',
      BACKEND: 'firebase',
      FIREBASE_PROJECT_ID: EMULATED_PROJECT,
      FIREBASE_API_KEY: 'emulated',
      FIREBASE_STORAGE_BUCKET: `${EMULATED_PROJECT}.appspot.com`,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
      NEXT_TELEMETRY_DISABLED: '1',
      TRUST_PROXY: '1',
    };
    // For commands that the tests run next to the servers.
    writeFileSync(
      join(dataDir, 'environment.json'),
      JSON.stringify({ ...shared, NEXTAUTH_URL: `http://localhost:${port}` }),
    );
    const envFor = (ownPort) => ({
      ...process.env,
      ...shared,
      PORT: String(ownPort),
      NEXTAUTH_URL: `http://localhost:${ownPort}`,
    });
    await run(process.execPath, commandArguments('prepare', ['--demo']), { env: envFor(port) });
    process.off('SIGTERM', abort);
    process.off('SIGINT', abort);
    const servers = [port, port + 1].map((ownPort) =>
      serve(serverArguments({ port: ownPort }), envFor(ownPort)),
    );
    const codes = await Promise.all(servers.map((server) => server.ended));
    process.exitCode = Math.max(...codes);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
