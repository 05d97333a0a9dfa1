import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_FOLDERS } from '@/lib/files/port';
import { fsyncPath } from '@/lib/files/sync-path';
import { DATABASE_FILE_NAME } from '@/lib/process/backend';
import { type SqliteDatabase, withDatabase } from '@/lib/sqlite/database';
import { copyLiveDatabase } from '@/lib/sqlite/live-copy';
import {
  BACKUP_MANIFEST_FILE,
  type BackupManifest,
  backupRefusedError,
  contentPaths,
  countManifestDocuments,
  createManifestEntry,
  defaultIfFileMissing,
  listPicturePathsOfFileFolder,
  picturesInManifest,
} from './manifest';

type BackupReport = { folder: string; documents: number; pictures: number; bytes: number };

/** The names this app gives its backups. Only folders named so are ever removed. */
const DAY_MS = 24 * 60 * 60 * 1000;
const PARTIAL = /^fraction-league-[\w-]+\.part$/;
const NAME = /^fraction-league-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-\d+)?$/;

/**
 * Copies a data folder while servers use it: the database as it was at one moment, including
 * everything acknowledged before the call, and every picture it names. The copy is a dated folder
 * in `into`, which appears once it is complete and verified.
 *
 * @throws DomainError with a sentence: nothing is there, or what is there is damaged
 */
export async function createBackup({
  dataDir,
  into,
  now,
}: {
  dataDir: string;
  into: string;
  now: Date;
}): Promise<BackupReport> {
  // Opening a missing file would create it.
  const database = await stat(join(dataDir, DATABASE_FILE_NAME)).catch(() => null);
  if (!database?.isFile()) throw backupRefusedError(`There is no database in ${dataDir}.`);
  await mkdir(into, { recursive: true, mode: 0o700 });
  await removeInterrupted(into, PARTIAL);
  const folder = await freeName(into, now);
  const partial = `${folder}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await writeBackup(partial, dataDir, now);
    for (const path of [DATABASE_FILE_NAME, BACKUP_MANIFEST_FILE, ...FILE_FOLDERS, '.'])
      await fsyncPath(join(partial, path));
    await rename(partial, folder);
    await fsyncPath(into);
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    return {
      folder,
      documents: countManifestDocuments(manifest),
      pictures: picturesInManifest(manifest).length,
      bytes,
    };
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function writeBackup(target: string, dataDir: string, now: Date): Promise<BackupManifest> {
  // A picture is stored before its document and deleted after it, so copying pictures before and
  // after the database misses none.
  const begun = Date.now();
  await copyPictures(dataDir, target);
  await copyLiveDatabase(join(dataDir, DATABASE_FILE_NAME), join(target, DATABASE_FILE_NAME));
  await copyPictures(dataDir, target, begun - CLOCK_MS);
  const content = await readContent(join(target, DATABASE_FILE_NAME));
  const files = [];
  for (const path of await contentPaths(target))
    files.push(await createManifestEntry(target, path));
  const manifest: BackupManifest = {
    product: 'fraction-league',
    createdAt: now.toISOString(),
    ...content,
    files,
  };
  await writeFile(join(target, BACKUP_MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  });
  return manifest;
}

/** File times may lag a moment, and some file systems only store seconds. */
const CLOCK_MS = 2_000;

/**
 * Each file is synced before the next is copied, so a server's write waits for one file at most.
 * @param since in milliseconds: existing copies older than this are left as they are.
 */
async function copyPictures(dataDir: string, target: string, since = 0): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
    const copied = new Set(since > 0 ? await listPicturePathsOfFileFolder(target, folder) : []);
    for (const path of await listPicturePathsOfFileFolder(dataDir, folder)) {
      const copy = async () => {
        if (copied.has(path) && (await stat(join(dataDir, path))).mtimeMs < since) return;
        await copyFile(join(dataDir, path), join(target, path));
        await fsyncPath(join(target, path));
      };
      // A picture that was deleted meanwhile is named by no document.
      await copy().catch(defaultIfFileMissing(undefined));
    }
  }
}

const readContent = (file: string) =>
  withDatabase(file, { asIs: true }, (copy) => {
    const findings = copy.integrityCheck();
    if (findings.length > 0) throw backupRefusedError(`The database is damaged: ${findings[0]}`);
    return { schema: copy.schemaVersion(), ...countContent(copy) };
  });

function countContent(database: SqliteDatabase): {
  documents: Record<string, number>;
  accounts: number;
} {
  const tables = database.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
  );
  const countOf = (table: string) =>
    database.all<{ found: number }>(`SELECT count(*) AS found FROM "${table}"`)[0]?.found ?? 0;
  const collections = tables.filter(({ name }) => /^doc\/[A-Za-z0-9_/]+$/.test(name));
  return {
    documents: Object.fromEntries(
      collections.map(({ name }) => [name.slice('doc/'.length), countOf(name)]),
    ),
    accounts: tables.some(({ name }) => name === 'accounts') ? countOf('accounts') : 0,
  };
}

/** Removes all but the newest `keep` backups; other files stay. Returns how many were removed. */
export async function removeOldBackups(into: string, keep: number): Promise<number> {
  const names = (await readdir(into)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(into, name), { recursive: true });
  return old.length;
}

/**
 * Removes what a killed backup or restore left behind: a copy of all data, with students who have
 * been deleted since. One of the last day may still be at work.
 */
export async function removeInterrupted(folder: string, name: RegExp): Promise<void> {
  for (const each of (await readdir(folder)).filter((entry) => name.test(entry))) {
    const path = join(folder, each);
    if (Date.now() - (await stat(path)).mtimeMs > DAY_MS)
      await rm(path, { recursive: true, force: true });
  }
}

async function freeName(into: string, now: Date): Promise<string> {
  const plain = join(
    into,
    `fraction-league-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`,
  );
  for (let number = 1; ; number++) {
    const path = number === 1 ? plain : `${plain}-${number}`;
    if (!(await stat(path).catch(() => null))) return path;
  }
}
