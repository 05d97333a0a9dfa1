import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DomainError } from '@/lib/data/errors';
import { FILE_FOLDERS, type FileFolder } from '@/lib/files/port';
import { DATABASE_FILE_NAME } from '@/lib/process/backend';

export const BACKUP_MANIFEST_FILE = 'manifest.json';

const entry = z.object({ path: z.string(), bytes: z.number().int().min(0), sha256: z.string() });

const manifestSchema = z.object({
  product: z.literal('fraction-league'),
  createdAt: z.string(),
  schema: z.number().int(),
  documents: z.record(z.string(), z.number().int()),
  accounts: z.number().int(),
  files: z.array(entry),
});
export type BackupManifest = z.infer<typeof manifestSchema>;
type ManifestEntry = z.infer<typeof entry>;

export const picturesInManifest = (manifest: BackupManifest): ManifestEntry[] =>
  manifest.files.filter(({ path }) => path !== DATABASE_FILE_NAME);

export const countManifestDocuments = ({ documents }: BackupManifest): number =>
  Object.values(documents).reduce((sum, count) => sum + count, 0);

export async function contentPaths(folder: string): Promise<string[]> {
  const pictures = await Promise.all(
    FILE_FOLDERS.map((name) => listPicturePathsOfFileFolder(folder, name)),
  );
  return [DATABASE_FILE_NAME, ...pictures.flat()];
}

export async function listPicturePathsOfFileFolder(
  folder: string,
  name: FileFolder,
): Promise<string[]> {
  const names = await readdir(join(folder, name)).catch(defaultIfFileMissing<string[]>([]));
  return names
    .filter((file) => !file.endsWith('.part'))
    .sort()
    .map((file) => `${name}/${file}`);
}

export const defaultIfFileMissing =
  <R>(answer: R) =>
  (error: NodeJS.ErrnoException): R => {
    if (error.code === 'ENOENT') return answer;
    throw error;
  };

export async function createManifestEntry(folder: string, path: string): Promise<ManifestEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Only names that this app gives, so that nothing in a manifest leads out of its folder. */
const SAFE_PATH = new RegExp(
  `^(?:${DATABASE_FILE_NAME.replaceAll('.', '\\.')}|(?:${FILE_FOLDERS.join('|')})/[A-Za-z0-9_-]{1,128})$`,
);

/**
 * Checks that every file is present and unchanged.
 *
 * @throws DomainError naming the first problem
 */
export async function readVerifiedManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, BACKUP_MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null)
    throw backupRefusedError(`${folder} is no backup: it has no ${BACKUP_MANIFEST_FILE}.`);
  const manifest = parseManifest(text);
  if (!manifest)
    throw backupRefusedError(`The ${BACKUP_MANIFEST_FILE} of this backup cannot be read.`);
  const listed = new Set(manifest.files.map(({ path }) => path));
  if (!listed.has(DATABASE_FILE_NAME)) throw backupRefusedError('This backup has no database.');
  for (const file of manifest.files) {
    if (!SAFE_PATH.test(file.path))
      throw backupRefusedError(
        `The ${BACKUP_MANIFEST_FILE} names a file that no backup has: ${file.path}`,
      );
    // A link could lead anywhere.
    const found = await lstat(join(folder, file.path)).catch(() => null);
    if (!found?.isFile()) throw backupRefusedError(`${file.path} is missing from this backup.`);
    const { bytes, sha256 } = await createManifestEntry(folder, file.path);
    if (bytes !== file.bytes || sha256 !== file.sha256)
      throw backupRefusedError(`${file.path} is not what it was when the backup was made.`);
  }
  return manifest;
}

function parseManifest(text: string): BackupManifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const backupRefusedError = (sentence: string): DomainError =>
  new DomainError('conflict', sentence);
