import { type FileStore, requireFileId, type StoredFile } from '../../port';

/** Files kept in memory, for tests. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, StoredFile>();
  const keyOf = (folder: string, id: string) => `${folder}/${requireFileId(id)}`;
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
