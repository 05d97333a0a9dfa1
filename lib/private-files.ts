import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './backend';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** What of a data folder is ours. Anything else in it belongs to somebody who put it there, and stays as it is. */
const OWN_FILES = [
  ...['', '-wal', '-shm', '-journal'].map((end) => `${DATABASE_FILE}${end}`),
  'secret',
  'environment.json',
  'last-backup.json',
];
const OWN_FOLDERS = ['user_graphs', 'profile_images', 'outbox', 'backups'];

/**
 * Lets nobody but the user who runs the app read the data: what this process makes from now on, and what is there already, however the folder
 * was made. On Windows files belong to their user by other means.
 */
export function keepPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  restrict(dataDir);
  for (const name of OWN_FILES) restrict(join(dataDir, name));
  for (const name of OWN_FOLDERS) restrictAll(join(dataDir, name));
}

function restrictAll(path: string): void {
  if (!restrict(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) restrictAll(inside);
    else restrict(inside);
  }
}

/** Whether it is a folder. A link is left alone: what it leads to may be anybody's. */
function restrict(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || !(found.isDirectory() || found.isFile())) return false;
  const wanted = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
  try {
    if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  } catch (error) {
    // Gone meanwhile is as good as private; somebody else's can be nothing but said.
    if ((error as { code?: unknown }).code !== 'ENOENT')
      throw new Error('The data folder is not this user’s own.', { cause: error });
  }
  return found.isDirectory();
}
