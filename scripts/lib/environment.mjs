import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MIN_SECRET_LENGTH, unsafeSettings } from '../../lib/platform/unsafe-settings.mjs';
import { Stop } from './console.mjs';
import { ROOT } from './process.mjs';

/** The data folder, as an absolute path: relative ones are meant from the project's folder. */
export function dataDirectory(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || '.data');
}

/** Creates the folder and, once, a random secret that only this user can read. */
export function prepareDataDirectory(directory) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  // Also one that was there before, or was copied here by hand.
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Stop(
      `${file} is damaged. Remove it to get a new one; everybody then has to sign in again.`,
    );
  return secret;
}

/**
 * For running at home: a secret from the data folder and an address on this computer, unless the
 * environment names others.
 */
export function localEnvironment({ port, env = process.env, dataDir = dataDirectory(env) }) {
  const secret = env.NEXTAUTH_SECRET || prepareDataDirectory(dataDir);
  return {
    ...env,
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: env.NEXTAUTH_URL || `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * For a real installation: nothing is guessed that a stranger could guess as well. Stops and names
 * all that is missing.
 */
export function installationEnvironment(env = process.env) {
  const problems = [];
  if (!env.NEXTAUTH_URL)
    problems.push(
      'NEXTAUTH_URL is missing: the address people type, for example https://league.example.org',
    );
  else if (!/^https?:\/\/[^/\s]+/.test(env.NEXTAUTH_URL))
    problems.push('NEXTAUTH_URL must start with https:// or http://');
  if (!env.NEXTAUTH_SECRET)
    problems.push(
      `NEXTAUTH_SECRET is missing: a random text of at least ${MIN_SECRET_LENGTH} characters`,
    );
  else if (env.NEXTAUTH_SECRET.length < MIN_SECRET_LENGTH)
    problems.push(
      `NEXTAUTH_SECRET is too short: it needs at least ${MIN_SECRET_LENGTH} characters`,
    );
  problems.push(...unsafeSettings(env));
  if (problems.length > 0)
    throw new Stop(
      `This cannot start yet:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  const dataDir = dataDirectory(env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // A school's weeks open by themselves unless someone said otherwise.
  return {
    ...env,
    DATA_DIR: dataDir,
    SEASON_CLOCK: env.SEASON_CLOCK || 'weekly',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function portOf(env = process.env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Stop(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  return port;
}
