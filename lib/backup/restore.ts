import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileFolder, FileStore } from '@/lib/files/port';
import {
  createEmbeddedBackend,
  DATABASE_FILE_NAME,
  embeddedRestoreTools,
} from '@/lib/process/backend';
import { withDatabase } from '@/lib/sqlite/database';
import { DatabaseUnavailableError, retryWhileLocked } from '@/lib/sqlite/errors';
import { BACKUPS_FOLDER_NAME, SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { createBackup, removeInterrupted } from './backup';
import {
  type BackupManifest,
  backupRefusedError,
  contentPaths,
  countManifestDocuments,
  createManifestEntry,
  picturesInManifest,
  readVerifiedManifest,
} from './manifest';

/** `aside` is the backup of the previous data; null if there was none. */
type RestoreReport = {
  documents: number;
  pictures: number;
  createdAt: string;
  aside: string | null;
};

type RestoreOptions = { dataDir: string; from: string; now: Date };

/** In milliseconds: a restore waits this long for a server's write to end. */
const PATIENCE_MS = 30_000;

/**
 * Replaces a data folder's content with a backup's, after backing up the old content. Servers may
 * use the folder meanwhile: the database changes in one commit of the same file, so each write is
 * either replaced with the old data or applied to the restored data.
 *
 * @throws DomainError with a sentence, and nothing changed: the backup is incomplete, altered,
 * damaged, or newer, or what is there is damaged
 */
export async function restoreBackup({
  dataDir,
  from,
  now,
}: RestoreOptions): Promise<RestoreReport> {
  const manifest = await readVerifiedManifest(from);
  if (manifest.schema > SCHEMA_VERSION) {
    throw backupRefusedError(
      `This backup was made by a newer version of the app (schema ${manifest.schema}, this ` +
        `version knows ${SCHEMA_VERSION}).`,
    );
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await removeInterrupted(dataDir, /^restore-\w{6}$/);
  const tempFolder = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const prepared = await prepareDatabase(from, tempFolder);
    const file = join(dataDir, DATABASE_FILE_NAME);
    const isFresh = !(await stat(file).catch(() => null));
    const aside = isFresh ? null : await backUpOldData(dataDir, now);
    const { files } = createEmbeddedBackend({ dataDir });
    const before = new Set(isFresh ? [] : await contentPaths(dataDir));
    await restorePictures(files, from, dataDir, manifest);
    if (isFresh) {
      // Closing moves everything into the one file, which is then renamed without its log.
      await withDatabase(prepared, {}, (database) => embeddedRestoreTools.endSessions(database));
      await rename(prepared, file);
    } else {
      await withDatabase(file, {}, (database) =>
        retryWhileLocked(PATIENCE_MS, () => embeddedRestoreTools.takeOver(database, prepared)),
      );
    }
    await removeOtherPictures(files, before, manifest);
    return {
      documents: countManifestDocuments(manifest),
      pictures: picturesInManifest(manifest).length,
      createdAt: manifest.createdAt,
      aside,
    };
  } finally {
    await rm(tempFolder, { recursive: true, force: true });
  }
}

/** Checked and migrated to this version's schema; the backup itself isn't touched. */
async function prepareDatabase(from: string, tempFolder: string): Promise<string> {
  const copy = join(tempFolder, DATABASE_FILE_NAME);
  await copyFile(join(from, DATABASE_FILE_NAME), copy);
  const findings = await withDatabase(copy, {}, (database) => database.integrityCheck()).catch(
    (error: unknown) => {
      if (error instanceof DatabaseUnavailableError)
        throw backupRefusedError('The database of this backup is damaged.');
      throw error;
    },
  );
  if (findings.length > 0)
    throw backupRefusedError(`The database of this backup is damaged: ${findings[0]}`);
  return copy;
}

async function backUpOldData(dataDir: string, now: Date): Promise<string> {
  try {
    return (await createBackup({ dataDir, into: join(dataDir, BACKUPS_FOLDER_NAME), now })).folder;
  } catch (error) {
    if (
      !(error instanceof DatabaseUnavailableError) &&
      !(error instanceof Error && error.name === 'DomainError')
    )
      throw error;
    throw backupRefusedError(
      `The database in ${dataDir} is damaged. Stop the server, move ${DATABASE_FILE_NAME}, ` +
        `${DATABASE_FILE_NAME}-wal and ${DATABASE_FILE_NAME}-shm to another folder, and run this again.`,
    );
  }
}

/** Runs before documents are restored, so that no document names a missing picture. */
async function restorePictures(
  files: FileStore,
  from: string,
  dataDir: string,
  manifest: BackupManifest,
): Promise<void> {
  for (const picture of picturesInManifest(manifest)) {
    const existing = await createManifestEntry(dataDir, picture.path).catch(() => null);
    if (existing?.sha256 === picture.sha256) continue;
    const [folder, id] = splitPath(picture.path);
    // The stored format: content type, line end, bytes.
    const stored = await readFile(join(from, picture.path));
    const end = stored.indexOf('\n');
    await files.put(folder, id, {
      contentType: stored.subarray(0, end).toString(),
      bytes: stored.subarray(end + 1),
    });
  }
}

/** Removes pictures that existed before and aren't in the backup. Newer uploads stay. */
async function removeOtherPictures(
  files: FileStore,
  before: ReadonlySet<string>,
  manifest: BackupManifest,
): Promise<void> {
  const inBackup = new Set(manifest.files.map(({ path }) => path));
  for (const path of before) {
    if (inBackup.has(path)) continue;
    const [folder, id] = splitPath(path);
    await files.delete(folder, id);
  }
}

function splitPath(path: string): [FileFolder, string] {
  const [folder, id = ''] = path.split('/');
  return [folder as FileFolder, id];
}
