import { randomBytes } from 'node:crypto';
import { Cron } from 'croner';
import { OPERATOR } from '@/lib/data/access/viewer';
import { refreshOpenWeek, runSeasonClock } from '@/lib/data/season/clock-commands';
import { createLeaseHolder } from '@/lib/data/season/lease';
import { env } from '@/lib/server/env';
import { createStatisticsSource } from '@/lib/server/statistics-source';
import { type Schedule, startSeasonClock } from './season-clock';

/** Starts the clock of this server process, with everything it needs; stops with the process. */
export function startSeasonClockOfProcess(): void {
  const settings = env();
  const stopping = new AbortController();
  const clock = {
    source: createStatisticsSource(settings),
    holder: createLeaseHolder(randomBytes(8).toString('hex')),
    signal: stopping.signal,
  };
  const { stop } = startSeasonClock({
    schedule: cronSchedule(settings.SCHOOL_TIME_ZONE),
    open: (options) => runSeasonClock(OPERATOR, clock, options),
    correct: async () => {
      const report = await refreshOpenWeek(OPERATOR, clock);
      return report && { season: report.season, problems: report.problems.length, corrections: report.corrections };
    },
    log: (line) => process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`),
  });
  // Beside the framework's own handlers, which end the process: a call that is under way is broken off and its lease given back.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping.abort();
      void stop();
    });
  }
}

export function cronSchedule(timezone: string): Schedule {
  return (when, task) => {
    const job = new Cron(when, { timezone, unref: true }, task);
    return () => job.stop();
  };
}
