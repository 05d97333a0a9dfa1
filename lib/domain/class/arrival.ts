import { isLate, type LeagueClock } from '../calendar/clock';
import type { SeasonKey } from '../calendar/season-key';
import { dateFromTimestamp, type Timestamp, timestampFromDate } from '../time/timestamp';

type Arrival = {
  readonly leagueId: string;
  /** Missing if the student was there before arrivals were stored. */
  readonly at?: Timestamp | undefined;
  readonly week: number;
  /**
   * Weeks that were over when the student joined and that don't belong to the student from an
   * earlier class.
   */
  readonly before: readonly number[];
  readonly catchUp?: readonly number[] | undefined;
  /** Weeks in which the student was in another class with the same games. */
  readonly been?: readonly number[] | undefined;
};

/**
 * Keyed by the year of the statistics. Two classes that play different seasons are two arrivals.
 */
export type ArrivalsByStatisticsSeason = Readonly<Record<string, Arrival>>;

/** No arrival means the student was there from week 1. */
type Arrived = { readonly arrivals?: ArrivalsByStatisticsSeason | undefined };

type Work = {
  readonly steps: readonly { readonly attempts: number }[];
  readonly graphIds: readonly string[];
  readonly taskTimes?: Readonly<Record<string, Timestamp | null>> | undefined;
};

export const hasBegunWeekWork = (work: Work | null | undefined): boolean =>
  Boolean(work) &&
  (work?.steps.some(({ attempts }) => attempts > 0) ||
    (work?.graphIds.length ?? 0) > 0 ||
    Object.values(work?.taskTimes ?? {}).some((time) => time !== null));

/**
 * False for a week that was begun in another class or in none. It counts again once the student is
 * back in that class.
 */
export const wasWeekBegunInClass = ({
  leagueId,
  begunIn,
}: {
  readonly leagueId: string;
  readonly begunIn?: string | undefined;
}): boolean => begunIn === undefined || begunIn === leagueId;

export type StudentWeekStatus =
  /** The week counts for the student as for everyone; `deadline` is null if nothing can be late. */
  | { readonly kind: 'own'; readonly deadline: Date | null }
  /**
   * The week was over before the student joined, and the teacher opened it: work counts, but
   * nothing is missing or late.
   */
  | { readonly kind: 'catching-up'; readonly joined: number; readonly deadline: null }
  /** The week was over before the student joined, so nothing is expected or missing. */
  | { readonly kind: 'before'; readonly joined: number; readonly deadline: null };

type ArrivalClock = Pick<LeagueClock, 'seasonKey' | 'currentWeek'>;

export const arrivalInSeason = (
  { arrivals }: Arrived,
  { statisticsSeason }: SeasonKey,
): Arrival | null => arrivals?.[statisticsSeason] ?? null;

/**
 * Does this week count for the student? Every page, file and count of a student's week uses this.
 *
 * @param work the stored week: one with work in it always counts.
 * @param deadline the class's deadline. One that passed before the student joined doesn't apply.
 */
export function studentWeekStatus(
  student: Arrived,
  { clock, week, deadline }: { clock: ArrivalClock; week: number; deadline: Date | null },
  work: Work | null | undefined,
): StudentWeekStatus {
  const arrival = arrivalInSeason(student, clock.seasonKey);
  if (!arrival) return { kind: 'own', deadline };
  // A week that the class opened again after the student joined counts for everyone.
  if (arrival.before.includes(week) && week < clock.currentWeek) {
    if (arrival.catchUp?.includes(week))
      return { kind: 'catching-up', joined: arrival.week, deadline: null };
    return hasBegunWeekWork(work)
      ? { kind: 'own', deadline: null }
      : { kind: 'before', joined: arrival.week, deadline: null };
  }
  const cameAfter =
    deadline !== null &&
    arrival.at !== undefined &&
    isLate(dateFromTimestamp(arrival.at), deadline);
  return { kind: 'own', deadline: cameAfter ? null : deadline };
}

/**
 * True in the week in which the student joined this class, unless another class with the same games
 * had shown it before.
 */
export function isFirstWeekInClass(
  student: Arrived & { readonly leagueId: string },
  { seasonKey, currentWeek }: ArrivalClock,
): boolean {
  const arrival = arrivalInSeason(student, seasonKey);
  return (
    arrival !== null &&
    arrival.leagueId === student.leagueId &&
    arrival.week === currentWeek &&
    !arrival.been?.includes(currentWeek)
  );
}

export const isCatchUpWeek = (student: Arrived, clock: ArrivalClock, week: number): boolean =>
  studentWeekStatus(student, { clock, week, deadline: null }, null).kind === 'catching-up';

/**
 * True if a week counts as before joining, for a leaderboard, which has the team's `weeksBefore`
 * instead of the student's arrival.
 */
export const isLeaderboardWeekBeforeJoining = (
  { weeksBefore = [] }: { readonly weeksBefore?: readonly number[] | undefined },
  { week, latestWeek }: { week: number; latestWeek: number },
  work: Work | null | undefined,
): boolean => week < latestWeek && weeksBefore.includes(week) && !hasBegunWeekWork(work);

/** True if work that isn't there counts as not done. */
export const isWorkExpected = (
  { kind }: StudentWeekStatus,
  work: Work | null | undefined,
): boolean => kind === 'own' || (kind === 'catching-up' && hasBegunWeekWork(work));

const weeksFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * The student's arrivals with a new one. Weeks with the same games that were over in an earlier
 * class still count. The latest one in another class was still open when the student left, so
 * without work it isn't missing here.
 */
export function arrivalsAfterJoining(
  { arrivals }: Arrived,
  { statisticsSeason }: SeasonKey,
  { leagueId, week, now }: { leagueId: string; week: number; now: Date },
): ArrivalsByStatisticsSeason | undefined {
  const known = arrivals?.[statisticsSeason];
  // Before the first games no week is over, so everyone is there from the beginning.
  if (week === 0 && !known) return arrivals;
  const { been, catchUp } = known ?? {};
  const leftOpen = known?.leagueId === leagueId ? undefined : been?.at(-1);
  const before = weeksFrom(1, week - 1).filter(
    (each) => each === leftOpen || !been?.includes(each),
  );
  const opened = catchUp?.filter((each) => before.includes(each)) ?? [];
  const at = known?.leagueId === leagueId ? known.at : timestampFromDate(now);
  const arrival: Arrival = {
    leagueId,
    ...(at ? { at } : {}),
    week,
    before,
    ...(opened.length > 0 ? { catchUp: opened } : {}),
    ...(been ? { been } : {}),
  };
  return { ...arrivals, [statisticsSeason]: arrival };
}

/** Records that a student leaves a class: its later weeks don't count for the student. */
export function arrivalsAfterLeaving(
  { arrivals }: Arrived,
  { statisticsSeason }: SeasonKey,
  { leagueId, week }: { leagueId: string; week: number },
): ArrivalsByStatisticsSeason {
  const known: Arrival = arrivals?.[statisticsSeason] ?? {
    leagueId,
    week: Math.min(week, 1),
    before: [],
  };
  const here = weeksFrom(Math.max(1, Math.min(known.week, week)), week);
  const been = [...new Set([...(known.been ?? []), ...here])].toSorted((a, b) => a - b);
  return { ...arrivals, [statisticsSeason]: { ...known, been } };
}
