import { randomBytes } from 'node:crypto';
import { Cron } from 'croner';
import { openDueWeeks } from '@/lib/data/calendar/scheduled-opening-commands';
import { DomainError } from '@/lib/data/errors';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { eraseLeaguesPastGracePeriod } from '@/lib/data/privacy/purge';
import { syncLinkedClassesWithSchoolRoster } from '@/lib/data/school-roster/commands';
import { reimportOpenWeek, runSeasonClock } from '@/lib/data/season-clock/clock-commands';
import { env } from '@/lib/platform/env';
import { stopSignal } from '@/lib/platform/stop-signal';
import { startLeaguesClock, startSeasonClock, type TaskScheduler } from './clocks';
import { createStatisticsSource } from './statistics-source';

/** At 02:30, because schools change their rosters by day. */
const EVERY_NIGHT = '30 2 * * *';

const logLine = (line: Record<string, unknown>): boolean =>
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);

export function runLeaguesClockInThisProcess(): void {
  const holder = randomBytes(8).toString('hex');
  const { stop } = startLeaguesClock({
    schedule: cronSchedule(env().SCHOOL_TIME_ZONE),
    open: () => openDueWeeks(COMMAND_LINE_OPERATOR, holder),
    log: logLine,
  });
  stopSignal.addEventListener('abort', () => void stop());
}

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

/** At startup and each night, erases the leagues that their owners deleted thirty days ago. */
export const startNightlyDeletions = (): void =>
  runEveryNight('deletions', async () => {
    const leagues = await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR);
    return leagues > 0 ? { leagues } : null;
  });

/** Looks at the school's roster; at startup only if the last night was missed. */
export function startNightlyRosterChecks(): void {
  const holder = randomBytes(8).toString('hex');
  runEveryNight('school-roster', async (atStart) => {
    try {
      const done = await syncLinkedClassesWithSchoolRoster(COMMAND_LINE_OPERATOR, holder, {
        atStart,
      });
      return done && { ...done, ...(done.problem ? { level: 'error' } : {}) };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  });
}

/**
 * Starts the season clock in this server process, with its real dependencies; stops with the
 * process.
 */
export function runSeasonClockInThisProcess(): void {
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

function cronSchedule(timezone: string): TaskScheduler {
  return (when, task) => {
    const job = new Cron(when, { timezone, unref: true }, task);
    return () => job.stop();
  };
}
