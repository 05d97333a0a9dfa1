import type { ClockOutcome } from '@/lib/data/season/clock-commands';

export const TUESDAY_OPENING = '0 6 * * 2';
/** The NFL publishes its corrections by Thursday. */
export const FRIDAY_CORRECTIONS = '0 6 * * 5';

/** Runs a task at each moment of a pattern, or once at a moment, on the clocks of the school; the answer takes it back. */
export type Schedule = (when: string | Date, task: () => void) => () => void;

export type SeasonClockParts = {
  schedule: Schedule;
  /** The week's work; `atStart` for the first call of this process. */
  open(options: { atStart: boolean }): Promise<ClockOutcome>;
  /** Corrections of the open week; answers what to log, or null for nothing. */
  correct(): Promise<Record<string, unknown> | null>;
  /** One line for the operator; no personal data. */
  log(line: Record<string, unknown>): void;
};

/**
 * Keeps a season going: at once when the server starts, every Tuesday, and again when a try says so. One task at a time in this process; the
 * other processes of the store are kept apart by a lease.
 */
export function startSeasonClock({ schedule, open, correct, log }: SeasonClockParts): { stop(): Promise<void> } {
  let isStopped = false;
  let queue: Promise<void> = Promise.resolve();
  let cancelRetry: (() => void) | null = null;

  function enqueue(task: () => Promise<void>): void {
    queue = queue.then(async () => {
      if (isStopped) return;
      try {
        await task();
      } catch (error) {
        // An error's words could quote anything, so its kind has to do.
        log({
          level: 'error',
          event: 'season-clock',
          outcome: 'error',
          kind: error instanceof Error ? error.name : typeof error,
        });
      }
    });
  }

  async function tick(atStart: boolean): Promise<void> {
    const { retryAt, ...outcome } = await open({ atStart });
    log({ level: outcome.outcome === 'failed' ? 'error' : 'info', event: 'season-clock', ...outcome, retryAt });
    cancelRetry?.();
    cancelRetry = retryAt && !isStopped ? schedule(retryAt, () => enqueue(() => tick(false))) : null;
  }

  const cancel = [
    schedule(TUESDAY_OPENING, () => enqueue(() => tick(false))),
    schedule(FRIDAY_CORRECTIONS, () =>
      enqueue(async () => {
        const done = await correct();
        if (done) log({ level: 'info', event: 'season-corrections', ...done });
      }),
    ),
  ];
  enqueue(() => tick(true));

  return {
    async stop() {
      isStopped = true;
      for (const each of cancel) each();
      cancelRetry?.();
      await queue;
    },
  };
}
