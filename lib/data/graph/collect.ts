import { deleteGraphPictures, graphIdOfFile, listGraphFiles } from '@/lib/data/graph/pictures';
import type { Operator } from '@/lib/data/operator';
import { getServices } from '@/lib/server/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { asStored } from '@/lib/store/port';

/** As many as one read of several documents may ask for. */
const AT_ONCE = 500;

/**
 * Removes pictures without a record: a process that died between writing a picture and its record, or between removing the two, leaves
 * them. `wait` is called between two looks and must last longer than an upload takes, so that a picture whose record is about to be written
 * is left alone. Returns how many graphs' pictures were removed.
 */
export async function collectPictures(_operator: Operator, wait: () => Promise<void>): Promise<number> {
  const candidates = await withoutRecord([...new Set((await listGraphFiles()).map(graphIdOfFile))]);
  if (candidates.length === 0) return 0;
  await wait();
  const orphans = await withoutRecord(candidates);
  await deleteGraphPictures(orphans);
  return orphans.length;
}

async function withoutRecord(graphIds: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < graphIds.length; start += AT_ONCE) {
    const ids = graphIds.slice(start, start + AT_ONCE);
    const found = await getServices().store.getMany(asStored(studentGraphs), ids);
    for (const [index, id] of ids.entries()) if (found[index] === null) missing.push(id);
  }
  return missing;
}
