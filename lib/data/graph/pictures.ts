import { randomBytes } from 'node:crypto';
import type { SafePicture } from '@/lib/files/safe-image';
import { getServices } from '@/lib/server/services';

/** A graph's picture and its small copy lie in one folder under two ids. */
const FOLDER = 'user_graphs';
const smallId = (graphId: string) => `${graphId}_s`;

/** Which graph a stored file belongs to. */
export function graphIdOfFile(fileId: string): string {
  return fileId.endsWith('_s') ? fileId.slice(0, -2) : fileId;
}

/** 128 random bits, so that it cannot be guessed. */
export function newGraphId(): string {
  return randomBytes(16).toString('hex');
}

export async function keepGraphPicture(graphId: string, { bytes, small, contentType }: SafePicture): Promise<void> {
  const { files } = getServices();
  await files.put(FOLDER, graphId, { bytes, contentType });
  await files.put(FOLDER, smallId(graphId), { bytes: small, contentType });
}

/** The small copy is the whole picture where there is none, as for a graph of an older release. Null when there is no picture at all. */
export async function findGraphPicture(graphId: string, small: boolean) {
  const { files } = getServices();
  return (small ? await files.get(FOLDER, smallId(graphId)) : null) ?? files.get(FOLDER, graphId);
}

/** For whoever removes graphs: after their documents are gone, so that no document is ever without its picture. */
export async function deleteGraphPictures(graphIds: readonly string[]): Promise<void> {
  const { files } = getServices();
  for (const id of graphIds) {
    await files.delete(FOLDER, id);
    await files.delete(FOLDER, smallId(id));
  }
}

export function listGraphFiles(): Promise<string[]> {
  return getServices().files.list(FOLDER);
}
