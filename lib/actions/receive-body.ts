import { DomainError } from '@/lib/data/errors';
import { oncePerProcess } from '@/lib/per-process';
import { PICTURE_SENDING_PROBLEMS } from '@/words/picture-problems';

/** A connection that sends nothing for this long counts as broken. */
const STALLED_MS = 10_000;
/** A body that is slower than this after the first seconds can't arrive in time. */
const MIN_BYTES_A_SECOND = 4 * 1024;
/** The limit for all bodies together that are arriving, waiting, or being processed. */
const MAX_HELD_BYTES = 256 * 1024 * 1024;
/** A body isn't judged slow during its first two seconds. */
const BEGINNING_MS = 2_000;

type Arrival = { began: number; bytes: number; isWhole: boolean; giveUp: () => void };

const arrivals = oncePerProcess('fractionLeagueArrivals', () => new Set<Arrival>());

export function incompleteUploadError(): DomainError {
  return new DomainError('invalid-input', PICTURE_SENDING_PROBLEMS.incomplete);
}

/**
 * Reads a body of at most `maxBytes` and processes it; null if it is longer. It must not stall, and
 * the server ends it at its deadline (`lib/process/front-door.ts`). All bodies together may use a
 * limited amount of memory: at the limit the slowest one is dropped, which is never one from an
 * honest browser. Throws {@link incompleteUploadError} if the body doesn't arrive.
 */
export async function receiveAndProcessBody<T>(
  request: Request,
  maxBytes: number,
  work: (body: Buffer | null) => Promise<T>,
): Promise<T> {
  const reader = request.body?.getReader();
  if (!reader) throw incompleteUploadError();
  const arrival: Arrival = {
    began: Date.now(),
    bytes: 0,
    isWhole: false,
    giveUp: () => undefined,
  };
  const givenUp = new Promise<never>((_, reject) => {
    arrival.giveUp = () => {
      arrivals.delete(arrival);
      reject(incompleteUploadError());
    };
  });
  // The race below handles this rejection, unless reading has already ended.
  givenUp.catch(() => undefined);
  arrivals.add(arrival);
  try {
    const chunks: Uint8Array[] = [];
    for (;;) {
      const part = await beforeStalling(Promise.race([givenUp, reader.read()]), arrival);
      if (part.done) break;
      arrival.bytes += part.value.byteLength;
      if (arrival.bytes > maxBytes) {
        void reader.cancel().catch(() => undefined);
        return await work(null);
      }
      chunks.push(part.value);
      dropSlowestIfFull(arrival);
    }
    arrival.isWhole = true;
    return await work(Buffer.concat(chunks));
  } catch (error) {
    // A broken connection is treated like a stalled one.
    if (arrival.isWhole || arrival.bytes > maxBytes) throw error;
    void reader.cancel().catch(() => undefined);
    throw incompleteUploadError();
  } finally {
    arrivals.delete(arrival);
  }
}

async function beforeStalling<P>(next: Promise<P>, arrival: Arrival): Promise<P> {
  const timer = setTimeout(arrival.giveUp, STALLED_MS);
  try {
    const part = await next;
    const seconds = (Date.now() - arrival.began) / 1000;
    if (seconds > STALLED_MS / 1000 && arrival.bytes / seconds < MIN_BYTES_A_SECOND)
      throw incompleteUploadError();
    return part;
  } finally {
    clearTimeout(timer);
  }
}

function dropSlowestIfFull(newest: Arrival): void {
  const held = [...arrivals].reduce((sum, { bytes }) => sum + bytes, 0);
  if (held <= MAX_HELD_BYTES) return;
  const now = Date.now();
  const rate = ({ bytes, began }: Arrival) => bytes / (now - began);
  const slow = [...arrivals].filter(({ isWhole, began }) => !isWhole && now - began > BEGINNING_MS);
  const slowest = slow.toSorted((a, b) => rate(a) - rate(b))[0] ?? newest;
  slowest.giveUp();
}
