// The Auth and Storage emulators, parts of firebase-tools, which has a folder and a lock file of
// its own because it is ten times the app.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './console.mjs';
import { startProcess } from './emulator-process.mjs';
import { isInstalled } from './install.mjs';
import { ROOT, tryRun } from './process.mjs';

const FOLDER = join(ROOT, 'tools', 'firebase');

/**
 * Installs firebase-tools when it is not there; why that was not possible, as a sentence, or null.
 */
export async function missingForTools() {
  if (existsSync(join(FOLDER, 'node_modules')) && isInstalled(FOLDER)) return null;
  say('  Installing the Auth and Storage emulators (some minutes, the first time)');
  const args = [
    'ci',
    '--prefix',
    FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { ok } = await tryRun('npm', args, { quiet: true });
  return ok ? null : 'firebase-tools, which holds the emulator, could not be installed';
}

export async function startAuth({ port, projectId, env = process.env }) {
  const host = `127.0.0.1:${port}`;
  const stop = await startProcess(
    'The Auth emulator',
    process.execPath,
    [join(FOLDER, 'serve-auth.cjs'), String(port), projectId],
    { host, env },
  );
  // As every new project has it: without this the emulator tells whether an address has an account.
  const config = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`;
  const answer = await fetch(config, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) {
    await stop();
    throw new Error(`The Auth emulator refused its configuration: ${await answer.text()}`);
  }
  return { env: { FIREBASE_AUTH_EMULATOR_HOST: host }, stop };
}

export async function startStorage({ port, projectId, env = process.env }) {
  const host = `127.0.0.1:${port}`;
  const rules = join(ROOT, 'storage.rules');
  const stop = await startProcess(
    'The Storage emulator',
    process.execPath,
    [join(FOLDER, 'serve-storage.cjs'), String(port), projectId, rules],
    { host, path: '/b', env },
  );
  return { env: { FIREBASE_STORAGE_EMULATOR_HOST: host }, stop };
}
