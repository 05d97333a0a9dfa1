// The official Firestore emulator: where it may lie on this machine, and how it is started and
// stopped.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './emulator-process.mjs';
import { ROOT } from './process.mjs';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const OLDEST_JAVA = 11;

const isJar = (path) => Boolean(path) && path.endsWith('.jar') && existsSync(path);

/**
 * Named by the operator, installed as a Debian package, or kept by firebase-tools; null when it is
 * nowhere.
 */
export function findJar(env = process.env) {
  return namedJar(env) ?? packagedJar() ?? cachedJar(env) ?? null;
}

function namedJar({ FIRESTORE_EMULATOR_JAR }) {
  return isJar(FIRESTORE_EMULATOR_JAR) ? FIRESTORE_EMULATOR_JAR : undefined;
}

function packagedJar() {
  const { stdout } = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
    encoding: 'utf8',
  });
  return stdout?.split('\n').find(isJar);
}

function cachedJar({ FIREBASE_EMULATORS_PATH }) {
  const folder = FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((name) =>
    /^cloud-firestore-emulator-.*\.jar$/.test(name),
  );
  return jars
    .sort()
    .map((name) => join(folder, name))
    .findLast(isJar);
}

/** The command that starts a Java new enough, or null. */
export function findJava(env = process.env) {
  const candidates = [env.JAVA_HOME && join(env.JAVA_HOME, 'bin', 'java'), 'java'].filter(Boolean);
  return candidates.find((java) => majorVersion(java) >= OLDEST_JAVA) ?? null;
}

function majorVersion(java) {
  const { stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(`${stderr}${stdout}`)?.[1] ?? 0);
}

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
  const place = ['--host', '127.0.0.1', '--port', String(port), '--project_id', projectId];
  const args = [
    '-Xmx512m',
    '-Duser.language=en',
    '-cp',
    findJar(env),
    MAIN_CLASS,
    ...place,
    '--rules',
    join(ROOT, 'firestore.rules'),
  ];
  const stop = await startProcess('The Firestore emulator', findJava(env), args, { host, env });
  return { env: { FIRESTORE_EMULATOR_HOST: host }, stop };
}
