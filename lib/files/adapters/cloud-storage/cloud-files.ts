import type { Storage } from 'firebase-admin/storage';
import { type FileFolder, type FileStore, FilesUnavailableError, requireFileId } from '../../port';

type Bucket = ReturnType<Storage['bucket']>;

/** The service's code for what is not there. */
const NOT_FOUND = 404;

/** In seconds: the SDK's own patience is ten minutes, while someone looks at an empty page. */
const PATIENCE_S = 20;
const MOST_RETRIES = 2;

/**
 * Files in a bucket, as `user_graphs/{id}` and `profile_images/{id}`. The service shows an object
 * only when all of it has arrived.
 */
export function createCloudFiles({
  bucket,
  patienceS = PATIENCE_S,
}: {
  bucket: Bucket;
  patienceS?: number;
}): FileStore {
  // Putting the same bytes twice is as good as once, so what was lost on the way may always be sent
  // again.
  const { storage } = bucket;
  storage.retryOptions = {
    ...storage.retryOptions,
    idempotencyStrategy: RETRY_ALWAYS,
    maxRetries: MOST_RETRIES,
    totalTimeout: patienceS,
  };
  const fileOf = (folder: FileFolder, id: string) => bucket.file(`${folder}/${requireFileId(id)}`);

  return {
    async put(folder, id, { bytes, contentType }) {
      const file = fileOf(folder, id);
      if (/[\r\n]/.test(contentType)) throw new TypeError('A content type is one line.');
      const content = Buffer.from(bytes);
      // One request: for pictures of some hundred kilobytes an upload in steps is only slower.
      // Never cached on the way: pictures are of children.
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

/** The enumeration of the SDK, which firebase-admin does not pass on. */
const RETRY_ALWAYS = 0;

/**
 * Bytes and type of one answer: asked for one after the other they could be those of two different
 * files.
 */
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
 * Neither the message nor the error is passed on: they may carry the request, and with it the
 * picture or a token.
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
