import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedFileStore } from '../adapters/embedded/embedded-files';
import type { FileStore, StoredFile } from '../port';
import { fileStoreChecks } from './files-contract';

type BreakFiles = (sound: FileStore) => FileStore;

/** Bytes and type are stored separately, and another put can come between. */
const inTwoSteps: BreakFiles = (sound) => {
  const types = new Map<string, string>();
  return {
    ...sound,
    async put(folder, id, file) {
      await sound.put(folder, id, file);
      if (!types.has(`${folder}/${id}`)) types.set(`${folder}/${id}`, file.contentType);
    },
    async get(folder, id) {
      const stored = await sound.get(folder, id);
      return (
        stored && { ...stored, contentType: types.get(`${folder}/${id}`) ?? stored.contentType }
      );
    },
  };
};

const inOneFolder: BreakFiles = (sound) => ({
  ...sound,
  put: (_, id, file) => sound.put('user_graphs', id, file),
  get: (_, id) => sound.get('user_graphs', id),
  delete: (_, id) => sound.delete('user_graphs', id),
});

const mendingIds: BreakFiles = (sound) => {
  const mended = (id: string) => id.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 128) || '_';
  return {
    ...sound,
    put: (folder, id, file) => sound.put(folder, mended(id), file),
    get: (folder, id) => sound.get(folder, mended(id)),
    delete: (folder, id) => sound.delete(folder, mended(id)),
  };
};

const sharingBytes: BreakFiles = (sound) => {
  const kept = new Map<string, StoredFile>();
  return {
    ...sound,
    async put(folder, id, file) {
      await sound.put(folder, id, file);
      kept.set(`${folder}/${id}`, file);
    },
    get: async (folder, id) => kept.get(`${folder}/${id}`) ?? sound.get(folder, id),
  };
};

const asText: BreakFiles = (sound) => ({
  ...sound,
  put: (folder, id, file) =>
    sound.put(folder, id, {
      ...file,
      bytes: new TextEncoder().encode(new TextDecoder().decode(file.bytes)),
    }),
});

const breaks: { what: string; breakFiles: BreakFiles; caughtBy: string }[] = [
  {
    what: 'bytes and type that are written apart',
    breakFiles: inTwoSteps,
    caughtBy: 'replaces bytes and type together',
  },
  { what: 'folders that are one', breakFiles: inOneFolder, caughtBy: 'keeps folders apart' },
  {
    what: 'ids that are mended instead of refused',
    breakFiles: mendingIds,
    caughtBy: 'refuses every id that is not letters, digits, - and _, in all calls',
  },
  {
    what: 'bytes that are shared',
    breakFiles: sharingBytes,
    caughtBy: 'shares no bytes with its callers',
  },
  {
    what: 'bytes that are taken for text',
    breakFiles: asText,
    caughtBy: 'gives back every byte and the content type of what was put',
  },
];

async function holds(breakFiles: BreakFiles, title: string): Promise<boolean> {
  const check = fileStoreChecks.find((each) => each.title === title);
  if (!check) throw new Error(`There is no check “${title}”.`);
  const folder = await mkdtemp(join(tmpdir(), 'broken-files-'));
  try {
    await check.run({
      files: breakFiles(createEmbeddedFileStore({ dataDir: folder })),
      dispose: async () => undefined,
    });
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the contract of files catches', () => {
  test.each(breaks)('$what', async ({ breakFiles, caughtBy }) => {
    expect(await holds(breakFiles, caughtBy)).toBe(false);
    expect(await holds((sound) => ({ ...sound }), caughtBy)).toBe(true);
  });
});
