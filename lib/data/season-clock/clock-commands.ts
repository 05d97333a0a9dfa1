import { emailAdmins } from '@/lib/data/account/emails';
import type { CommandLineOperator } from '@/lib/data/operator';
import { openLiveSeasonWeek } from '@/lib/data/season/commands';
import {
  findActiveLeaseEnd,
  type LeaseHolderId,
  leaseFields,
  newJobDocument,
  releaseLease,
  SEASON_CLOCK_LEASE_ID,
  takeLease,
} from '@/lib/data/season/lease';
import { verifyWeekStatistics } from '@/lib/data/season/verify-week-statistics';
import { FINAL_WEEK, latestTuesdayOpening } from '@/lib/domain/football/schedule';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { MAX_GAME_DURATION_MS, SourceError, type StatisticsSource } from '@/lib/nfl/source';
import { getServices } from '@/lib/platform/services';
import {
  type AppMeta,
  appData,
  type SeasonClock,
  seasonClock,
} from '@/lib/store/collections/season';
import {
  rowsNotImportedText,
  unexpectedErrorText,
  weekNotOpenedEmail,
  weekNotPlayedText,
  weekOpenedWithRowsText,
} from '@/words/season-clock';
import { importStatistics, type StatisticsImportReport } from './import-commands';

const MINUTE = 60_000;
const RETRY_MS = 30 * MINUTE;
/**
 * From Tuesday 06:00 to Wednesday 06:00; after that a person has to look, or the next Tuesday
 * comes.
 */
const RETRY_PERIOD_MS = 24 * 60 * MINUTE;
/** How long the clock waits for a game that was moved to another day. */
const GAME_WAIT_MS = 2 * RETRY_PERIOD_MS;
/** The NFL corrects a week until after the next one was opened. */
const WEEKS_BEFORE = 1;

export type SeasonClockOutcome = {
  // The first four have nothing to do; a week that is open already is not due.
  outcome:
    | 'no-season'
    | 'paused'
    | 'over'
    | 'not-due'
    | 'busy'
    | 'too-early'
    | 'gave-up'
    | 'waiting'
    | 'opened'
    | 'failed';
  season?: number;
  week?: number;
  /** Why the opening failed: a word for the kind, and a sentence. */
  kind?: string;
  sentence?: string;
  /** When to call again, when it is before the next Tuesday. */
  retryAt: Date | null;
};

type Clock = { source: StatisticsSource; holder: LeaseHolderId; signal?: AbortSignal };

/**
 * The season's weekly job: imports the week just played and the one before, checks the stored data,
 * and opens the week. It is due from Tuesday 06:00 school time until a week has been opened after
 * that, by anyone. So the next call catches up on a missed Tuesday, and repeating it changes
 * nothing. One process of a store does the job, others get 'busy'. A failure leaves the open week
 * alone, is mailed to the admins once per kind, and is retried for a day.
 *
 * @param options.atStart the server has just started: tries at once, even after it had given up.
 */
export async function runSeasonClock(
  operator: CommandLineOperator,
  { source, holder, signal }: Clock,
  { atStart = false }: { atStart?: boolean } = {},
): Promise<SeasonClockOutcome> {
  const begun = await beginTry(holder, atStart);
  if ('outcome' in begun) return begun;
  const result = await importAndOpen(operator, begun, source, signal).catch(failureOf);
  return finishTry(holder, begun, result);
}

/**
 * Reads the open week once more, for corrections of the NFL that come before the next Tuesday. Null
 * when there is nothing to do or another process is at it; errors are the caller's to log, since
 * Tuesday tries again.
 */
export async function reimportOpenWeek(
  operator: CommandLineOperator,
  { source, holder, signal }: Clock,
): Promise<StatisticsImportReport | null> {
  const { store } = getServices();
  const meta = await store.get(appData, 'meta');
  if (!meta?.seasonActive || meta.currentWeek < 1 || !(await takeLease(holder))) return null;
  try {
    const { currentSeason: season, currentWeek } = meta;
    const { files } = await source.load(season, [currentWeek], signal);
    return await importStatistics(operator, { season, files, weeks: [currentWeek] });
  } finally {
    await releaseLease(holder);
  }
}

/**
 * Opens the live season's next week if the clock couldn't and nothing is missing anymore; otherwise
 * lets the clock try again.
 */
export async function openOverdueWeek(operator: CommandLineOperator, week: number): Promise<void> {
  const { store, now, timeZone } = getServices();
  const slot = latestTuesdayOpening(now(), timeZone);
  const season = await store.transaction(async (transaction) => {
    const [meta, clock] = [
      await transaction.get(appData, 'meta'),
      await transaction.get(seasonClock, SEASON_CLOCK_LEASE_ID),
    ];
    const hasFailed = clock?.failure && clock.slot.seconds === timestampFromDate(slot).seconds;
    if (!meta || idleReason(meta, slot) || meta.currentWeek + 1 !== week || !clock || !hasFailed)
      return null;
    // The clock counts from now on how long it has been trying.
    transaction.set(seasonClock, {
      ...clock,
      firstTryAt: null,
      nextTryAt: null,
    });
    return meta.currentSeason;
  });
  if (season !== null && (await verifyWeekStatistics(season, week)).state === 'complete')
    await openLiveSeasonWeek(operator, week);
}

type Begun = { season: number; week: number; slot: Date; clock: SeasonClock };

async function beginTry(
  holder: LeaseHolderId,
  atStart: boolean,
): Promise<Begun | SeasonClockOutcome> {
  const { store, now, timeZone } = getServices();
  return store.transaction(async (transaction): Promise<Begun | SeasonClockOutcome> => {
    const [meta, stored] = await Promise.all([
      transaction.get(appData, 'meta'),
      transaction.get(seasonClock, SEASON_CLOCK_LEASE_ID),
    ]);
    const time = now();
    const slot = latestTuesdayOpening(time, timeZone);
    const idle = idleReason(meta, slot);
    if (idle || !meta) return { outcome: idle ?? 'no-season', retryAt: null };
    const clock = clockOfTuesday(stored, slot);
    const running = findActiveLeaseEnd(clock, time);
    if (running) return { outcome: 'busy', retryAt: running };

    const gaveUp =
      clock.firstTryAt !== null &&
      time.getTime() >= dateFromTimestamp(clock.firstTryAt).getTime() + RETRY_PERIOD_MS;
    if (!atStart) {
      const retryAt = clock.nextTryAt && dateFromTimestamp(clock.nextTryAt);
      if (gaveUp) return { outcome: 'gave-up', retryAt: null };
      if (retryAt && retryAt > time) return { outcome: 'too-early', retryAt };
    }
    const started: SeasonClock = {
      ...clock,
      ...leaseFields(holder, time),
      firstTryAt: gaveUp || !clock.firstTryAt ? timestampFromDate(time) : clock.firstTryAt,
      tries: clock.tries + 1,
    };
    transaction.set(seasonClock, started);
    return { season: meta.currentSeason, week: meta.currentWeek + 1, slot, clock: started };
  });
}

function idleReason(meta: AppMeta | null, slot: Date): SeasonClockOutcome['outcome'] | null {
  if (!meta) return 'no-season';
  if (!meta.seasonActive) return 'paused';
  if (meta.currentWeek >= FINAL_WEEK) return 'over';
  return dateFromTimestamp(meta.weekStartedAt) >= slot ? 'not-due' : null;
}

function clockOfTuesday(stored: SeasonClock | null, slot: Date): SeasonClock {
  const fresh = newJobDocument(slot);
  if (!stored) return fresh;
  if (stored.slot.seconds === fresh.slot.seconds) return stored;
  return { ...fresh, leaseHolder: stored.leaseHolder, leaseUntil: stored.leaseUntil };
}

type Result =
  | { outcome: 'opened'; sentence: string; week: number }
  | { outcome: 'waiting'; sentence: string; notBefore: Date | null }
  | { outcome: 'failed'; kind: string; sentence: string };

async function importAndOpen(
  operator: CommandLineOperator,
  { season, week }: Begun,
  source: StatisticsSource,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const through = await playedThrough(season, week, source, signal);
  const first = Math.max(1, week - WEEKS_BEFORE);
  const weeks = Array.from({ length: through - first + 1 }, (_, index) => first + index);
  const { files, notes } = await source.load(season, weeks, signal);
  const report = await importStatistics(operator, { season, files, weeks });
  const trouble = await openingProblem(season, week, report);
  if (trouble) return trouble;
  let last = week;
  while (last < through && (await openingProblem(season, last + 1, report)) === null) last += 1;
  await openLiveSeasonWeek(operator, last);
  const rows = report.parts.find(({ part }) => part === `week-${last}`)?.rows ?? 0;
  return {
    outcome: 'opened',
    week: last,
    sentence: [weekOpenedWithRowsText(last, rows), ...notes].join(' '),
  };
}

/**
 * The last week that is due. Weeks that were missed in a season that is being played are all due,
 * so that the class is where the NFL is; of a season that is over, and of a source that doesn't
 * know, it is the next one.
 */
async function playedThrough(
  season: number,
  week: number,
  source: StatisticsSource,
  signal: AbortSignal | undefined,
): Promise<number> {
  const finished = (await source.finishedWeeks?.(season, signal)) ?? [];
  return finished.includes(FINAL_WEEK) ? week : Math.max(week, finished.at(-1) ?? 0);
}

async function openingProblem(
  season: number,
  week: number,
  report: StatisticsImportReport,
): Promise<Result | null> {
  const refused = report.parts
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ part }) => part);
  if (refused.some((part) => part === 'season' || part === `week-${week}`)) {
    const some = report.problems.slice(0, 3);
    return {
      outcome: 'failed',
      kind: 'bad-rows',
      sentence: rowsNotImportedText(refused, some, report.problems.length - some.length),
    };
  }
  const verified = await verifyWeekStatistics(season, week);
  if (verified.state === 'complete') return null;
  if (verified.state !== 'not-played')
    return { outcome: 'failed', kind: verified.state, sentence: verified.sentence };
  const notBefore = new Date(verified.lastKickoff.getTime() + MAX_GAME_DURATION_MS);
  return { outcome: 'waiting', sentence: weekNotPlayedText(week), notBefore };
}

function failureOf(error: unknown): Result {
  if (!(error instanceof SourceError)) {
    const name = error instanceof Error ? error.name : typeof error;
    return { outcome: 'failed', kind: 'unexpected', sentence: unexpectedErrorText(name) };
  }
  const { kind, message, notBefore } = error;
  if (kind === 'not-final' && notBefore)
    return { outcome: 'waiting', sentence: message, notBefore };
  return { outcome: 'failed', kind, sentence: message };
}

async function finishTry(
  holder: LeaseHolderId,
  { season, week, slot, clock }: Begun,
  result: Result,
): Promise<SeasonClockOutcome> {
  const time = getServices().now();
  const { outcome, sentence } = result;
  const failure =
    outcome === 'failed'
      ? { kind: result.kind, message: sentence, at: timestampFromDate(time) }
      : null;
  const isNew = outcome === 'failed' && !clock.told.includes(result.kind);
  const reportedFailures =
    isNew && (await emailAdmins(weekNotOpenedEmail(season, week, result)))
      ? [...clock.told, result.kind]
      : clock.told;
  const retryAt = nextRetry(result, clock, slot, time);
  await releaseLease(holder, {
    notes: {
      failure,
      told: reportedFailures,
      nextTryAt: retryAt && timestampFromDate(retryAt),
      // Waiting for a game is no try that has failed.
      ...(outcome === 'waiting' ? { firstTryAt: null } : {}),
    },
  });
  return {
    season,
    week: outcome === 'opened' ? result.week : week,
    outcome,
    sentence,
    ...(failure ? { kind: failure.kind } : {}),
    retryAt,
  };
}

function nextRetry(
  result: Result,
  { firstTryAt }: SeasonClock,
  slot: Date,
  time: Date,
): Date | null {
  if (result.outcome === 'opened') return null;
  const soon = new Date(time.getTime() + RETRY_MS);
  if (result.outcome === 'waiting') {
    const at = result.notBefore && result.notBefore > soon ? result.notBefore : soon;
    return at.getTime() < slot.getTime() + GAME_WAIT_MS ? at : null;
  }
  const end = dateFromTimestamp(firstTryAt ?? timestampFromDate(time)).getTime() + RETRY_PERIOD_MS;
  return soon.getTime() < end ? soon : null;
}
