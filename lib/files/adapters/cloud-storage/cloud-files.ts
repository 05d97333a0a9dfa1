import type { Storage } from 'firebase-admin/storage';
import {
  type FileFolder,
  type FileStore,
  FilesUnavailableError,
  requireValidFileId,
} from '../../port';

type Bucket = ReturnType<Storage['bucket']>;

const NOT_FOUND = 404;

/** In seconds. The SDK would wait for ten minutes while someone looks at an empty page. */
const PATIENCE_S = 20;
const MAX_RETRIES = 2;

/** The service shows an object only after all of it has arrived. */
export function createCloudFileStore({
  bucket,
  patienceS = PATIENCE_S,
}: {
  bucket: Bucket;
  patienceS?: number;
}): FileStore {
  // Uploading the same bytes twice does no harm, so a lost request may always be retried.
  const { storage } = bucket;
  storage.retryOptions = {
    ...storage.retryOptions,
    idempotencyStrategy: RETRY_ALWAYS,
    maxRetries: MAX_RETRIES,
    totalTimeout: patienceS,
  };
  const fileOf = (folder: FileFolder, id: string) =>
    bucket.file(`${folder}/${requireValidFileId(id)}`);

  return {
    async put(folder, id, { bytes, contentType }) {
      const file = fileOf(folder, id);
      if (/[\r\n]/.test(contentType)) throw new TypeError('A content type is one line.');
      const content = Buffer.from(bytes);
      // One request: for a few hundred kilobytes a resumable upload is only slower. Not cached in
      // transit, because these are children's pictures.
      const metadata = { contentType, cacheControl: 'private, no-store' };
      await atService(() => file.save(content, { resumable: false, gzip: false, metadata }));
    },
    async get(folder, id) {
      const file = fileOf(folder, id);
      return atService(() => download(file).catch(nullIfAbsent));
    },
    async delete(folder, id) {
      const file = fileOf(folder, id);
      await atService(() => file.delete({ ignoreNotFound: true }));
    },
    async list(folder) {
      const prefix = `${folder}/`;
      const [files] = await atService(() =>
        bucket.getFiles({ prefix, fields: 'items(name),nextPageToken' }),
      );
      return files
        .map(({ name }) => name.slice(prefix.length))
        .filter((id) => !id.includes('/'))
        .sort();
    },
  };
}

/** The SDK's enum, which firebase-admin doesn't export. */
const RETRY_ALWAYS = 0;

/** Bytes and type from one response: two requests could return those of different files. */
async function download(
  file: ReturnType<Bucket['file']>,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  let contentType = '';
  const stream = file.createReadStream({ decompress: false });
  stream.on('response', ({ headers }: { headers: Record<string, string> }) => {
    contentType = headers['content-type'] ?? '';
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return { bytes: new Uint8Array(Buffer.concat(chunks)), contentType };
}

/**
 * Passes on neither message nor error: they may contain the request, and with it the picture or a
 * token.
 */
async function atService<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    throw new FilesUnavailableError(
      `Cloud Storage cannot be used now (${String(code ?? 'no code')}).`,
    );
  }
}

function nullIfAbsent(error: unknown): null {
  if ((error as { code?: unknown }).code === NOT_FOUND) return null;
  throw error;
}
