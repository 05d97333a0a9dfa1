import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import {
  isRetryableStatus,
  type RequestAttempt,
  retryAfterMs,
  retryRequest,
} from '@/lib/domain/site/retry-request';
import { parseJsonOrUndefined } from '@/lib/domain/text/json';
import { SourceError } from '@/lib/nfl/source';

type ReleaseFileParts = {
  baseUrl: string;
  redirectHosts: readonly string[];
  folder: string;
  fetch: typeof fetch;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  now(): Date;
  random(): number;
  timeoutMs?: number;
  maxBytes?: number;
  maxUnpackedBytes?: number;
};

export type DownloadedReleaseFile = { readonly name: string; readonly text: Buffer };

const TIMEOUT_MS = 60_000;
/** The largest file, a season of players, grows to 8 MB, or 1.3 MB compressed. */
const MAX_BYTES = 32 * 2 ** 20;
const MAX_UNPACKED_BYTES = 64 * 2 ** 20;
const MAX_REDIRECTS = 3;
/** Each file is published in several forms; the compressed one is tried first. */
const ENDINGS = ['.csv.gz', '.csv'] as const;

const unpack = promisify(gunzip);

const keptSchema = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  sha256: z.string(),
  keptAt: z.string(),
});
type Kept = { about: z.infer<typeof keptSchema>; bytes: Buffer };
type Fresh = Kept & { text: Buffer };

/**
 * Downloads nflverse's published files. The last copy of each file is kept with its checksum and
 * its version (ETag), so unchanged files aren't sent again. A copy replaces the one before it only
 * if it is complete: its length, its checksum, and, if compressed, the checksum inside must match.
 * Requests contain nothing but the path of a file.
 */
export function createReleaseDownloader(parts: ReleaseFileParts) {
  return {
    /**
     * @param path such as `stats_team/stats_team_week_2025`. Throws a {@link SourceError} if the
     * file can't be downloaded. Returns null if there is no such file.
     */
    async get(path: string, signal?: AbortSignal): Promise<DownloadedReleaseFile | null> {
      for (const ending of ENDINGS) {
        const url = `${parts.baseUrl.replace(/\/$/, '')}/${path}${ending}`;
        const name = basename(url);
        const kept = await readKept(parts.folder, name, url);
        const fresh = await retryRequest(
          parts,
          () => askOnce(parts, { url, name, kept }, signal),
          signal,
        );
        if (fresh === 'missing') continue;
        if (fresh !== 'unchanged') {
          await keep(parts.folder, name, fresh);
          return { name, text: fresh.text };
        }
        if (kept) return { name, text: await textOf(parts, name, kept.bytes) };
      }
      return null;
    },
  };
}
export type ReleaseDownloader = ReturnType<typeof createReleaseDownloader>;

type Asked = { url: string; name: string; kept: Kept | null };
type Answer = Fresh | 'unchanged' | 'missing';

async function askOnce(
  parts: ReleaseFileParts,
  asked: Asked,
  signal: AbortSignal | undefined,
): Promise<RequestAttempt<Answer>> {
  const limit = AbortSignal.timeout(parts.timeoutMs ?? TIMEOUT_MS);
  try {
    return await read(
      parts,
      asked,
      await follow(parts, asked, signal ? AbortSignal.any([signal, limit]) : limit),
    );
  } catch (error) {
    if (error instanceof SourceError || signal?.aborted) throw error;
    const reason = limit.aborted ? 'took too long to send' : 'gave no whole answer to';
    return {
      again: new SourceError('unreachable', `nflverse ${reason} ${asked.name}.`),
      afterMs: 0,
    };
  }
}

async function follow(
  parts: ReleaseFileParts,
  { url, name, kept }: Asked,
  signal: AbortSignal,
): Promise<Response> {
  const base = new URL(parts.baseUrl);
  let place = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await parts.fetch(place, {
      // Without content encoding, so that length and checksum below are those of the published
      // file.
      headers: { accept: '*/*', 'accept-encoding': 'identity', ...conditions(kept) },
      redirect: 'manual',
      signal,
    });
    const target = response.headers.get('location');
    if (
      response.status < 301 ||
      response.status > 308 ||
      response.status === 304 ||
      target === null
    )
      return response;
    await response.body?.cancel();
    place = allowed(new URL(target, place), base, parts.redirectHosts, name);
  }
  throw new SourceError('unreadable', `nflverse sends us on and on for ${name}.`);
}

/**
 * Returns the address if the operator has listed its host. Its path could contain a signature, so
 * error messages leave it out.
 */
function allowed(place: URL, base: URL, hosts: readonly string[], name: string): URL {
  const isSafe =
    place.protocol === 'https:' || (place.protocol === 'http:' && base.protocol === 'http:');
  if (isSafe && (place.host === base.host || hosts.includes(place.host))) return place;
  throw new SourceError(
    'unreadable',
    `For ${name}, nflverse sends us on to ${place.protocol}//${place.host}, which is not ` +
      'among NFLVERSE_REDIRECT_HOSTS.',
  );
}

function conditions(kept: Kept | null): Record<string, string> {
  const { etag, lastModified } = kept?.about ?? {};
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
}

async function read(
  parts: ReleaseFileParts,
  { url, name, kept }: Asked,
  response: Response,
): Promise<RequestAttempt<Answer>> {
  const { status, headers } = response;
  if (status === 304 && kept) return { answer: 'unchanged' };
  if (status === 200) {
    const bytes = await bytesOf(response, name, parts.maxBytes ?? MAX_BYTES);
    const wrong = whyNotWhole(bytes, headers, name);
    if (wrong) return { again: wrong, afterMs: 0 };
    const about = {
      url,
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
      sha256: sha256(bytes),
      keptAt: parts.now().toISOString(),
    };
    return { answer: { about, bytes, text: await textOf(parts, name, bytes) } };
  }
  await response.body?.cancel();
  if (status === 404 || status === 410) return { answer: 'missing' };
  if (isRetryableStatus(status)) {
    const again = new SourceError(
      status === 429 ? 'quota' : 'unreachable',
      `nflverse could not send ${name} (${status}).`,
    );
    return { again, afterMs: retryAfterMs(headers.get('retry-after'), parts.now()) };
  }
  throw new SourceError('unreadable', `nflverse does not send ${name} (${status}).`);
}

async function bytesOf(response: Response, name: string, most: number): Promise<Buffer> {
  const tooLarge = () =>
    new SourceError(
      'unreadable',
      `${name} of nflverse is larger than ${most} bytes, so it is not read.`,
    );
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** GitHub's storage sends the file's MD5. */
const CHECKSUMS = ['content-md5', 'x-ms-blob-content-md5'] as const;

function whyNotWhole(bytes: Buffer, headers: Headers, name: string): SourceError | null {
  // A proxy encoded the response although we asked it not to, so length and checksum don't apply.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const length = headers.get('content-length');
  if (length !== null && Number(length) !== bytes.length)
    return new SourceError('unreachable', `${name} of nflverse came in part.`);
  const checksums = CHECKSUMS.flatMap((header) => headers.get(header) ?? []);
  const md5 = createHash('md5').update(bytes).digest('base64');
  if (checksums.every((checksum) => checksum === md5)) return null;
  return new SourceError(
    'unreadable',
    `${name} of nflverse does not have the checksum that was sent with it.`,
  );
}

async function textOf(
  { maxUnpackedBytes = MAX_UNPACKED_BYTES }: ReleaseFileParts,
  name: string,
  bytes: Buffer,
): Promise<Buffer> {
  if (!name.endsWith('.gz')) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: maxUnpackedBytes });
  } catch (error) {
    const isTooLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    const reason = isTooLarge
      ? `is larger than ${maxUnpackedBytes} bytes when it is unpacked`
      : 'is damaged and cannot be unpacked';
    throw new SourceError('unreadable', `${name} of nflverse ${reason}.`);
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const aboutFile = (folder: string, name: string) => join(folder, `${name}.json`);

/**
 * The stored copy; null if there is none, if it is from another address, or if its checksum is
 * wrong.
 */
async function readKept(folder: string, name: string, url: string): Promise<Kept | null> {
  try {
    const [text, bytes] = await Promise.all([
      readFile(aboutFile(folder, name), 'utf8'),
      readFile(join(folder, name)),
    ]);
    const about = keptSchema.parse(parseJsonOrUndefined(text));
    return about.url === url && about.sha256 === sha256(bytes) ? { about, bytes } : null;
  } catch {
    return null;
  }
}

/** If the copy can't be written, the next import only has to download the file again. */
async function keep(folder: string, name: string, { about, bytes }: Kept): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await replace(join(folder, name), bytes);
    await replace(aboutFile(folder, name), JSON.stringify(about));
  } catch {}
}

async function replace(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, path);
}
