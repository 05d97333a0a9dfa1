import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FileFolder,
  type FileStore,
  FilesUnavailableError,
  requireValidFileId,
  type StoredFile,
} from '../../port';
import { fsyncPath } from '../../sync-path';

/**
 * The content type is stored in front of the bytes, so that a file and its type are replaced
 * together.
 */
const SEPARATOR = 10;

/**
 * Files in `{dataDir}/user_graphs` and `{dataDir}/profile_images`. A file gets its name only when
 * it is complete on disk.
 */
export function createEmbeddedFileStore({ dataDir }: { dataDir: string }): FileStore {
  const pathOf = (folder: FileFolder, id: string) => join(dataDir, folder, requireValidFileId(id));
  return {
    async put(folder, id, { bytes, contentType }) {
      const path = pathOf(folder, id);
      if (contentType.includes('\n')) throw new TypeError('A content type is one line.');
      const content = Buffer.concat([Buffer.from(contentType), Buffer.of(SEPARATOR), bytes]);
      await onDisk(() => replaceFile(join(dataDir, folder), path, content));
    },
    async get(folder, id) {
      const path = pathOf(folder, id);
      const stored = await onDisk(() => readFile(path).catch(nullIfAbsent));
      if (!stored) return null;
      const end = stored.indexOf(SEPARATOR);
      return {
        contentType: stored.subarray(0, end).toString(),
        bytes: new Uint8Array(stored.subarray(end + 1)),
      };
    },
    async delete(folder, id) {
      const path = pathOf(folder, id);
      await onDisk(() => rm(path, { force: true }));
    },
    async list(folder) {
      const names = (await onDisk(() => readdir(join(dataDir, folder)).catch(nullIfAbsent))) ?? [];
      return names.filter((name) => !name.endsWith('.part')).sort();
    },
  };
}

/**
 * Writes a temporary file beside the target and renames it: a crash leaves either the old file or
 * the new one.
 */
async function replaceFile(folder: string, path: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(partial, content, { mode: 0o600, flush: true });
    await rename(partial, path);
    await fsyncPath(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function onDisk<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw new FilesUnavailableError('The folder for uploaded files cannot be used.', {
      cause: error,
    });
  }
}

function nullIfAbsent(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
    return null;
  throw error;
}

export function createMemoryFileStore(): FileStore {
  const files = new Map<string, StoredFile>();
  const keyOf = (folder: string, id: string) => `${folder}/${requireValidFileId(id)}`;
  const copy = ({ bytes, contentType }: StoredFile): StoredFile => ({
    bytes: Uint8Array.from(bytes),
    contentType,
  });
  return {
    async put(folder, id, file) {
      files.set(keyOf(folder, id), copy(file));
    },
    async get(folder, id) {
      const file = files.get(keyOf(folder, id));
      return file ? copy(file) : null;
    },
    async delete(folder, id) {
      files.delete(keyOf(folder, id));
    },
    async list(folder) {
      return [...files.keys()]
        .filter((key) => key.startsWith(`${folder}/`))
        .map((key) => key.slice(folder.length + 1))
        .sort();
    },
  };
}
