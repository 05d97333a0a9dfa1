import type { CommandLineOperator } from '@/lib/data/operator';
import type { SafePicture } from '@/lib/files/safe-image';
import { getServices } from '@/lib/platform/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { asRawCollection } from '@/lib/store/port';

/** Holds a graph's picture and its small copy under two ids. */
const FOLDER = 'user_graphs';
const smallId = (graphId: string) => `${graphId}_s`;

export function graphIdOfFile(fileId: string): string {
  return fileId.endsWith('_s') ? fileId.slice(0, -2) : fileId;
}

export async function storeGraphPicture(
  graphId: string,
  { bytes, small, contentType }: SafePicture,
): Promise<void> {
  const { files } = getServices();
  await files.put(FOLDER, graphId, { bytes, contentType });
  await files.put(FOLDER, smallId(graphId), { bytes: small, contentType });
}

/** The whole picture if there is no small one, as in data of another program. */
export async function findGraphPicture(graphId: string, small: boolean) {
  const { files } = getServices();
  return (small ? await files.get(FOLDER, smallId(graphId)) : null) ?? files.get(FOLDER, graphId);
}

/**
 * Call this after the documents are deleted, because a document must never be without its picture.
 * Only a permanent deletion calls it first: if that is interrupted, the documents lead it to the
 * remaining pictures.
 */
export async function deletePicturesOfGraphVersions(graphIds: readonly string[]): Promise<void> {
  const { files } = getServices();
  for (const id of graphIds) {
    await files.delete(FOLDER, id);
    await files.delete(FOLDER, smallId(id));
  }
}

const AT_ONCE = 500;

/**
 * A process that died between writing a picture and its record, or between removing the two, leaves
 * a picture without a record. `wait` runs between two checks and must last longer than an upload,
 * so that a picture whose record is about to be written stays. Returns how many graphs' pictures
 * were removed.
 */
export async function deleteOrphanedPictures(
  _operator: CommandLineOperator,
  wait: () => Promise<void>,
): Promise<number> {
  const candidates = await withoutRecord([
    ...new Set((await getServices().files.list(FOLDER)).map(graphIdOfFile)),
  ]);
  if (candidates.length === 0) return 0;
  await wait();
  const orphans = await withoutRecord(candidates);
  await deletePicturesOfGraphVersions(orphans);
  return orphans.length;
}

async function withoutRecord(graphIds: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < graphIds.length; start += AT_ONCE) {
    const ids = graphIds.slice(start, start + AT_ONCE);
    const found = await getServices().store.getMany(asRawCollection(studentGraphs), ids);
    for (const [index, id] of ids.entries()) if (found[index] === null) missing.push(id);
  }
  return missing;
}
