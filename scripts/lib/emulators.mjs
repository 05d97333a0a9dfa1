// The Firebase emulators the tests need: where they may lie on this machine, and how they are
// started and stopped, together or alone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { say } from './console.mjs';
import { freePort } from './free-port.cjs';
import { isInstalled } from './install.mjs';
import { ROOT, tryRun } from './process.mjs';

const START_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 5_000;

/**
 * Starts a server in a process of its own and waits until it answers at `path`; the answer is the
 * function that stops it.
 */
async function startProcess(name, command, args, { host, path = '/', env = process.env }) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  // Without this an interrupted run would leave it behind.
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  let over = false;
  const closed = new Promise((resolve) => {
    const end = () => {
      over = true;
      process.off('exit', kill);
      resolve();
    };
    child.on('close', end);
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      end();
    });
  });

  async function stop() {
    if (over) return;
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_WITHIN_MS);
    await closed;
    clearTimeout(timer);
  }

  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (!over && Date.now() < giveUpAt) {
    try {
      if ((await fetch(`http://${host}${path}`)).ok) return stop;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await stop();
  throw new Error(`${name} did not start.\n${Buffer.concat(output).toString('utf8')}`);
}

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const OLDEST_JAVA = 11;

/**
 * Named by the operator, installed as a Debian package, or kept by firebase-tools; undefined when
 * it is nowhere.
 */
function findJar({ FIRESTORE_EMULATOR_JAR = '', FIREBASE_EMULATORS_PATH } = process.env) {
  const packaged = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
    encoding: 'utf8',
  }).stdout;
  const folder = FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  const cached = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  return [
    FIRESTORE_EMULATOR_JAR,
    ...(packaged?.split('\n') ?? []),
    ...cached
      .filter((name) => /^cloud-firestore-emulator-/.test(name))
      .map((name) => join(folder, name)),
  ].find((path) => path.endsWith('.jar') && existsSync(path));
}

/** The command that starts a Java new enough, or undefined. */
const findJava = ({ JAVA_HOME } = process.env) =>
  [...(JAVA_HOME ? [join(JAVA_HOME, 'bin', 'java')] : []), 'java'].find((java) => {
    const { stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8' });
    return Number(/version "(\d+)/.exec(`${stderr}${stdout}`)?.[1]) >= OLDEST_JAVA;
  });

/** Why it cannot be started here, as a sentence; null when it can. */
export function missingForFirestore(env = process.env) {
  if (!findJar(env))
    return 'the Firestore emulator is not installed (name its jar with FIRESTORE_EMULATOR_JAR)';
  if (!findJava(env)) return `Java ${OLDEST_JAVA} or newer is not installed`;
  return null;
}

/** Starts it with the rules of this project and waits until it answers. */
export async function startFirestore({ port, projectId, env = process.env }) {
  const host = `127.0.0.1:${port}`;
  const java = ['-Xmx512m', '-Duser.language=en', '-cp', findJar(env), MAIN_CLASS];
  const place = ['--host', '127.0.0.1', '--port', String(port), '--project_id', projectId];
  const args = [...java, ...place, '--rules', join(ROOT, 'firestore.rules')];
  const stop = await startProcess('The Firestore emulator', findJava(env), args, { host, env });
  return { env: { FIRESTORE_EMULATOR_HOST: host }, stop };
}

/**
 * The Auth and Storage emulators are parts of firebase-tools, which has a folder and a lock file of
 * its own because it is ten times the app.
 */
const FOLDER = join(ROOT, 'tools', 'firebase');

/**
 * Installs firebase-tools when it is not there; why that was not possible, as a sentence, or null.
 */
async function missingForTools() {
  if (existsSync(join(FOLDER, 'node_modules')) && isInstalled(FOLDER)) return null;
  say('  Installing the Auth and Storage emulators (some minutes, the first time)');
  const args = '--ignore-scripts --no-audit --no-fund --loglevel=error'.split(' ');
  const { ok } = await tryRun('npm', ['ci', '--prefix', FOLDER, ...args], { quiet: true });
  return ok ? null : 'firebase-tools, which holds the emulator, could not be installed';
}

async function startAuth({ port, projectId, env }) {
  const host = `127.0.0.1:${port}`;
  const script = join(FOLDER, 'serve-auth.cjs');
  const args = [script, String(port), projectId];
  const stop = await startProcess('The Auth emulator', process.execPath, args, { host, env });
  // Every new project has this; without it the emulator tells whether an address has an account.
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

async function startStorage({ port, projectId, env }) {
  const host = `127.0.0.1:${port}`;
  const script = join(FOLDER, 'serve-storage.cjs');
  const args = [script, String(port), projectId, join(ROOT, 'storage.rules')];
  const where = { host, path: '/b', env };
  const stop = await startProcess('The Storage emulator', process.execPath, args, where);
  return { env: { FIREBASE_STORAGE_EMULATOR_HOST: host }, stop };
}

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
