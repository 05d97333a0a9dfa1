import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { logCatalogMessage } from '@/lib/platform/log';
import { DATABASE_FILE_NAME } from './backend';

const NOT_OURS =
  'The rights of some files in the data folder cannot be set: they belong to another user, or ' +
  'the disk has none.';

const FOLDER_MODE = 0o700;
const STICKY = 0o1000;
const FILE_MODE = 0o600;

/** Any other file in a data folder isn't the app's and isn't touched. */
const OWN_FILES = [
  ...['', '-wal', '-shm', '-journal'].map((end) => `${DATABASE_FILE_NAME}${end}`),
  'secret',
  'environment.json',
  'last-backup.json',
];
/** The last copies of nflverse's files. They contain nothing private. */
export const NFLVERSE_FOLDER = 'nflverse';
const OWN_FOLDERS = ['user_graphs', 'profile_images', 'outbox', 'backups', NFLVERSE_FOLDER];

/**
 * Makes the data readable only for the user who runs the app. Windows protects files in other ways.
 */
export function makeDataFilesPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  const folder = realpathSync(dataDir);
  const names = [...OWN_FILES, ...OWN_FOLDERS].map((name) => join(folder, name));
  // Tries all of them, even if one belongs to someone else.
  const refused = [restrict(folder), ...names.map(restrictAll)].filter((done) => !done);
  if (refused.length > 0) logCatalogMessage(NOT_OURS);
}

/**
 * Includes a folder's content. False if something belongs to another user, or the disk has no
 * permissions.
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
 * Skips links, since their target may be anyone's, and folders that all users of a system share.
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
    return (error as { code?: unknown }).code === 'ENOENT';
  }
}
