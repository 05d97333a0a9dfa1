import { DomainError } from '@/lib/data/errors';
import { oncePerProcess } from '@/lib/once';

/** A connection that delivers nothing for this long has broken. */
const STALLED_MS = 10_000;
/** What comes slower than this after the first seconds never ends in time. */
const LEAST_BYTES_A_SECOND = 4 * 1024;
/** Of all bodies together that are on their way, wait or are worked on. */
const MOST_HELD_BYTES = 256 * 1024 * 1024;
/** A body that has just begun is not called slow. */
const BEGINNING_MS = 2_000;

type Arrival = { began: number; bytes: number; isWhole: boolean; giveWay: () => void };

const arrivals = oncePerProcess('fractionLeagueArrivals', () => new Set<Arrival>());

export function unreadable(): DomainError {
  return new DomainError('invalid-input', 'The whole picture didn’t arrive. Please send it again.');
}

/**
 * Reads a body of at most `maxBytes` and works on it; null when it is longer. It must not drip, and
 * the server ends it at its deadline (`lib/process/front-door.ts`). All bodies together take a
 * bounded part of the memory: when it is used up, the slowest one is dropped, which is never one
 * that an honest browser sends. Throws {@link unreadable} for what doesn't arrive.
 */
export async function receiveBody<T>(
  request: Request,
  maxBytes: number,
  work: (body: Buffer | null) => Promise<T>,
): Promise<T> {
  const reader = request.body?.getReader();
  if (!reader) throw unreadable();
  const arrival: Arrival = {
    began: Date.now(),
    bytes: 0,
    isWhole: false,
    giveWay: () => undefined,
  };
  const givenUp = new Promise<never>((_, reject) => {
    arrival.giveWay = () => {
      arrivals.delete(arrival);
      reject(unreadable());
    };
  });
  // Whoever reads hears of it by the race below, or is not reading any longer.
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
      makeRoom(arrival);
    }
    arrival.isWhole = true;
    return await work(Buffer.concat(chunks));
  } catch (error) {
    // A connection that broke off is the same to us as one that stands still.
    if (arrival.isWhole || arrival.bytes > maxBytes) throw error;
    void reader.cancel().catch(() => undefined);
    throw unreadable();
  } finally {
    arrivals.delete(arrival);
  }
}

async function beforeStalling<P>(next: Promise<P>, arrival: Arrival): Promise<P> {
  const timer = setTimeout(arrival.giveWay, STALLED_MS);
  try {
    const part = await next;
    const seconds = (Date.now() - arrival.began) / 1000;
    if (seconds > STALLED_MS / 1000 && arrival.bytes / seconds < LEAST_BYTES_A_SECOND)
      throw unreadable();
    return part;
  } finally {
    clearTimeout(timer);
  }
}

function makeRoom(newest: Arrival): void {
  const held = [...arrivals].reduce((sum, { bytes }) => sum + bytes, 0);
  if (held <= MOST_HELD_BYTES) return;
  const now = Date.now();
  const rate = ({ bytes, began }: Arrival) => bytes / (now - began);
  const slow = [...arrivals].filter(({ isWhole, began }) => !isWhole && now - began > BEGINNING_MS);
  const slowest = slow.toSorted((a, b) => rate(a) - rate(b))[0] ?? newest;
  slowest.giveWay();
}
