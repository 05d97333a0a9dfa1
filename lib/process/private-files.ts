import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { logCatalogue } from '@/lib/platform/log';
import { DATABASE_FILE } from './backend';

const NOT_OURS =
  'The rights of some files in the data folder cannot be set: they belong to another user, or the disk has none.';

const FOLDER_MODE = 0o700;
const STICKY = 0o1000;
const FILE_MODE = 0o600;

/**
 * What of a data folder is ours. Anything else in it belongs to someone who put it there, and stays
 * as it is.
 */
const OWN_FILES = [
  ...['', '-wal', '-shm', '-journal'].map((end) => `${DATABASE_FILE}${end}`),
  'secret',
  'environment.json',
  'last-backup.json',
];
/** The last copies of nflverse's files; nothing in them is anyone's. */
export const NFLVERSE_FOLDER = 'nflverse';
const OWN_FOLDERS = ['user_graphs', 'profile_images', 'outbox', 'backups', NFLVERSE_FOLDER];

/**
 * Lets only the user who runs the app read the data, old and new. On Windows files belong to their
 * user by other means.
 */
export function keepPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  const folder = realpathSync(dataDir);
  const names = [...OWN_FILES, ...OWN_FOLDERS].map((name) => join(folder, name));
  // All of them are tried, also when one is someone else's.
  const refused = [restrict(folder), ...names.map(restrictAll)].filter((done) => !done);
  if (refused.length > 0) logCatalogue(NOT_OURS);
}

/**
 * Of a folder everything in it too. False when something belongs to another user, or its disk knows
 * no rights.
 */
function restrictAll(path: string): boolean {
  const done = restrict(path);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return done;
  try {
    return readdirSync(path).reduce((all, name) => restrictAll(join(path, name)) && all, done);
  } catch {
    return false;
  }
}

/**
 * A link is left alone: what it leads to may be anyone's. So is a folder that all users of a system
 * share.
 */
function restrict(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || !(found.isDirectory() || found.isFile())) return true;
  const wanted = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
  if ((found.mode & 0o777) === wanted || (found.mode & STICKY) !== 0) return true;
  try {
    chmodSync(path, wanted);
    return true;
  } catch (error) {
    // Gone meanwhile is as good as private.
    return (error as { code?: unknown }).code === 'ENOENT';
  }
}
