import type { SourceError } from './source';

/**
 * What one try brought: an answer, or a failure that may pass, with how long the other side asks to
 * wait.
 */
export type Try<T> = { answer: T } | { again: SourceError; afterMs: number };

type Pauses = {
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** In [0, 1). */
  random(): number;
};

const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
/** Who is asked to wait longer than this stops, and the clock tries again in half an hour. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Asks until there is an answer, with pauses that double and vary, never sooner than the other side
 * asks for. @throws the last failure.
 */
export async function askAgain<T>(
  { sleep, random }: Pauses,
  ask: () => Promise<Try<T>>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const result = await ask();
    if ('answer' in result) return result.answer;
    // Between half and all of the doubled pause: several installations don't come back at the same
    // moment.
    const pause = Math.max(
      result.afterMs,
      FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + random() / 2),
    );
    if (tries === TRIES || pause > LONGEST_PAUSE_MS) throw result.again;
    await sleep(pause, signal);
  }
}

/** Whether a status may be another one in a moment. */
export const mayPass = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;

/** Seconds or a date, as HTTP has it; 0 for none. */
export function retryAfterMs(header: string | null, now: Date): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
