/** `afterMs` is the wait that the other side requests. */
export type RequestAttempt<T> = { answer: T } | { again: Error; afterMs: number };

type Pauses = {
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  random(): number;
};

const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
/** If the other side requests a longer wait, this gives up; the jobs that call it come again. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Retries until there is an answer, with random pauses that double, and never sooner than the other
 * side requests.
 *
 * @throws the last failure.
 */
export async function retryRequest<T>(
  { sleep, random }: Pauses,
  ask: () => Promise<RequestAttempt<T>>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const result = await ask();
    if ('answer' in result) return result.answer;
    // Between half and all of the doubled pause, so that several installations don't return at the
    // same moment.
    const pause = Math.max(
      result.afterMs,
      FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + random() / 2),
    );
    if (tries === TRIES || pause > LONGEST_PAUSE_MS) throw result.again;
    await sleep(pause, signal);
  }
}

export const isRetryableStatus = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;

/** Parses HTTP's Retry-After, which is seconds or a date; 0 if missing. */
export function retryAfterMs(header: string | null, now: Date): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
