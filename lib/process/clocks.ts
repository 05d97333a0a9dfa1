import { DomainError } from '@/lib/data/errors';
import type { SeasonClockOutcome } from '@/lib/data/season-clock/clock-commands';

export const TUESDAY_OPENING_CRON = '0 6 * * 2';
const EVERY_MINUTE_CRON = '* * * * *';
/** The NFL publishes its corrections by Thursday. */
export const FRIDAY_CORRECTIONS_CRON = '0 6 * * 5';

/**
 * Runs a task by cron pattern, or once at a date, in the school's time zone; the returned function
 * cancels it.
 */
export type TaskScheduler = (when: string | Date, task: () => void) => () => void;

type SeasonClockParts = {
  schedule: TaskScheduler;
  /** The weekly import. `atStart` is true for the first call of this process. */
  open(options: { atStart: boolean }): Promise<SeasonClockOutcome>;
  correct(): Promise<Record<string, unknown> | null>;
  /** One line for the operator, without personal data. */
  log(line: Record<string, unknown>): void;
};

/**
 * Runs the weekly import at startup, on Tuesdays, and when one asks to be repeated, and reads
 * corrections on Fridays. One task at a time; a lease keeps other processes out.
 */
export function startSeasonClock({ schedule, open, correct, log }: SeasonClockParts): {
  stop(): Promise<void>;
} {
  let isStopped = false;
  let queue: Promise<void> = Promise.resolve();
  let cancelRetry: (() => void) | null = null;

  function enqueue(task: () => Promise<void>): void {
    queue = queue.then(async () => {
      if (isStopped) return;
      try {
        await task();
      } catch (error) {
        // An error's message could quote anything, so only its kind is logged.
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
    log({
      level: outcome.outcome === 'failed' ? 'error' : 'info',
      event: 'season-clock',
      ...outcome,
      retryAt,
    });
    cancelRetry?.();
    cancelRetry =
      retryAt && !isStopped ? schedule(retryAt, () => enqueue(() => tick(false))) : null;
  }

  const cancel = [
    schedule(TUESDAY_OPENING_CRON, () => enqueue(() => tick(false))),
    schedule(FRIDAY_CORRECTIONS_CRON, () =>
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

type LeaguesClockParts = Pick<SeasonClockParts, 'schedule' | 'log'> & {
  open(): Promise<{ opened: number; waiting: number; errors: readonly string[] } | null>;
};

/**
 * Opens the weeks of leagues with their own schedules: at startup, to catch up, and every minute.
 * One run at a time.
 */
export function startLeaguesClock({ schedule, open, log }: LeaguesClockParts): {
  stop(): Promise<void>;
} {
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function openDueWeeks(): Promise<void> {
    try {
      const done = await open();
      if (done)
        log({ level: done.errors.length > 0 ? 'error' : 'info', event: 'leagues-clock', ...done });
    } catch (error) {
      // There is no season yet, and therefore no league.
      if (error instanceof DomainError) return;
      log({
        level: 'error',
        event: 'leagues-clock',
        kind: error instanceof Error ? error.name : typeof error,
      });
    } finally {
      running = null;
    }
  }
  const tick = () => {
    if (!isStopped) running ??= openDueWeeks();
  };

  const cancel = schedule(EVERY_MINUTE_CRON, tick);
  tick();
  return {
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
