import { randomBytes } from 'node:crypto';
import { Cron } from 'croner';
import { openDueWeeks } from '@/lib/data/calendar/clock-commands';
import { DomainError } from '@/lib/data/errors';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { deleteMarkedLeagues } from '@/lib/data/privacy/purge';
import { compareLinkedClasses } from '@/lib/data/school-roster/commands';
import {
  reimportOpenWeek,
  runSeasonClock,
  type SeasonClockOutcome,
} from '@/lib/data/season-clock/clock-commands';
import { env } from '@/lib/platform/env';
import { stopSignal } from '@/lib/platform/stop-signal';
import { createStatisticsSource } from './statistics-source';

export const TUESDAY_OPENING_CRON = '0 6 * * 2';
/** How often leagues with their own schedules are checked. */
export const EVERY_MINUTE_CRON = '* * * * *';
/** Schools change their rosters by day. */
const EVERY_NIGHT = '30 2 * * *';
/** The NFL publishes its corrections by Thursday. */
export const FRIDAY_CORRECTIONS_CRON = '0 6 * * 5';

/**
 * Runs a task by cron pattern, or once at a date, in the school's time zone; the returned function
 * cancels it.
 */
type Schedule = (when: string | Date, task: () => void) => () => void;

type SeasonClockParts = {
  schedule: Schedule;
  /** The weekly import. `atStart` is true for the first call of this process. */
  open(options: { atStart: boolean }): Promise<SeasonClockOutcome>;
  /** Imports corrections of the open week; returns what to log, or null for nothing. */
  correct(): Promise<Record<string, unknown> | null>;
  /** One line for the operator, without personal data. */
  log(line: Record<string, unknown>): void;
};

/**
 * Runs the season: at startup, on Tuesdays, and when a try asks to be repeated. One task at a time;
 * a lease keeps other processes out.
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
  /** Opens the weeks that are due; null if there were none. */
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

  async function look(): Promise<void> {
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
    if (!isStopped) running ??= look();
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

const logLine = (line: Record<string, unknown>): boolean =>
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);

/** Starts the leagues' clock in this server process, with its real dependencies. */
export function startLeaguesClockOfProcess(): void {
  const holder = randomBytes(8).toString('hex');
  const { stop } = startLeaguesClock({
    schedule: cronSchedule(env().SCHOOL_TIME_ZONE),
    open: () => openDueWeeks(COMMAND_LINE_OPERATOR, holder),
    log: logLine,
  });
  stopSignal.addEventListener('abort', () => void stop());
}

/** Does something every night and at startup, and logs what came of it. */
function runEveryNight(
  event: string,
  work: (atStart: boolean) => Promise<Record<string, unknown> | null>,
): void {
  const run = async (atStart: boolean) => {
    try {
      const done = await work(atStart);
      if (done) logLine({ level: 'info', event, ...done });
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      logLine({ level: 'error', event, kind });
    }
  };
  const cancel = cronSchedule(env().SCHOOL_TIME_ZONE)(EVERY_NIGHT, () => void run(false));
  stopSignal.addEventListener('abort', cancel);
  void run(true);
}

/** Deletes for good what its owners deleted thirty days ago. */
export const startNightlyDeletions = (): void =>
  runEveryNight('deletions', async () => {
    const leagues = await deleteMarkedLeagues(COMMAND_LINE_OPERATOR);
    return leagues > 0 ? { leagues } : null;
  });

/** Looks at the school's roster; at startup only if the last night was missed. */
export function startNightlyRosterChecks(): void {
  const holder = randomBytes(8).toString('hex');
  runEveryNight('school-roster', async (atStart) => {
    try {
      const done = await compareLinkedClasses(COMMAND_LINE_OPERATOR, holder, { atStart });
      return done && { ...done, ...(done.problem ? { level: 'error' } : {}) };
    } catch (error) {
      // There is no season yet, and therefore no league.
      if (error instanceof DomainError) return null;
      throw error;
    }
  });
}

/**
 * Starts the season clock in this server process, with its real dependencies; stops with the
 * process.
 */
export function startSeasonClockOfProcess(): void {
  const settings = env();
  const clock = {
    source: createStatisticsSource(settings),
    holder: randomBytes(8).toString('hex'),
    signal: stopSignal,
  };
  const { stop } = startSeasonClock({
    schedule: cronSchedule(settings.SCHOOL_TIME_ZONE),
    open: (options) => runSeasonClock(COMMAND_LINE_OPERATOR, clock, options),
    correct: async () => {
      const report = await reimportOpenWeek(COMMAND_LINE_OPERATOR, clock);
      return (
        report && {
          season: report.season,
          problems: report.problems.length,
          corrections: report.corrections,
        }
      );
    },
    log: logLine,
  });
  // During shutdown: a running call is aborted and its lease given back.
  stopSignal.addEventListener('abort', () => void stop());
}

function cronSchedule(timezone: string): Schedule {
  return (when, task) => {
    const job = new Cron(when, { timezone, unref: true }, task);
    return () => job.stop();
  };
}
