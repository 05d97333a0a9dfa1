/**
 * The specification's folders for pictures of graphs and of teachers. Each file is named by its id.
 */
export const FILE_FOLDERS = ['user_graphs', 'profile_images'] as const;
export type FileFolder = (typeof FILE_FOLDERS)[number];

export type StoredFile = { bytes: Uint8Array; contentType: string };

export class InvalidFileIdError extends Error {
  override readonly name = 'InvalidFileIdError';
}

/**
 * Files can't be stored or read now: the disk is full, read-only, or damaged, or the service
 * doesn't answer.
 */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';
}

/**
 * Uploaded files. Ids are letters, digits, `-`, and `_`, at most 128; others throw {@link
 * InvalidFileIdError}.
 */
export interface FileStore {
  /** Stores all of the file or nothing, replacing any file with this id. Durable once resolved. */
  put(folder: FileFolder, id: string, file: StoredFile): Promise<void>;
  get(folder: FileFolder, id: string): Promise<StoredFile | null>;
  delete(folder: FileFolder, id: string): Promise<void>;
  list(folder: FileFolder): Promise<string[]>;
}

export function requireValidFileId(id: string): string {
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(id))
    throw new InvalidFileIdError('A file id has letters, digits, - and _ only.');
  return id;
}
