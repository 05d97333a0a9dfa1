import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);

/**
 * A report's body as it was before it was packed: the SDK packs what this server sends when it is long. Null for what is no such packing, and for
 * what would be longer than `maxBytes`.
 */
export async function unpack(body: Buffer, encoding: string | null, maxBytes: number): Promise<Buffer | null> {
  if (encoding === null || encoding === 'identity') return body;
  if (encoding !== 'gzip') return null;
  try {
    return await unzip(body, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}
