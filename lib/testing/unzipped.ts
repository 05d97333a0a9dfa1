import { unzipSync } from 'fflate';

/** The files of a ZIP that was read to its end, by name. */
export async function unzipped(
  pieces: Promise<AsyncIterable<Uint8Array>>,
): Promise<Record<string, Uint8Array>> {
  const all: Uint8Array[] = [];
  for await (const piece of await pieces) all.push(piece);
  return unzipSync(Buffer.concat(all));
}
