import { isLate, type LeagueClock } from '../calendar/clock';
import type { Games } from '../calendar/games';
import { dateFromTimestamp, type Timestamp, timestampFromDate } from '../time/timestamp';

/**
 * When a student came to a class that plays the games of one season of statistics, and what the
 * class had behind it by then.
 */
export type Arrival = {
  readonly leagueId: string;
  /** Missing for someone who was there before this was written down. */
  readonly at?: Timestamp | undefined;
  /** The week the class was in. */
  readonly week: number;
  /**
   * Weeks that were over when the student came, and that no class before had brought along: not the
   * student's own.
   */
  readonly before: readonly number[];
  /** Those of them that the teacher has opened for the student. */
  readonly catchUp?: readonly number[] | undefined;
  /** Weeks that were the student's own in a class that was left since, with the same games. */
  readonly been?: readonly number[] | undefined;
};

/**
 * By the year of the statistics, as a student keeps them: two classes with other games are two
 * arrivals.
 */
export type Arrivals = Readonly<Record<string, Arrival>>;

/** Whoever has no arrival was there from the beginning, as everyone in older data. */
type Arrived = { readonly arrivals?: Arrivals | undefined };

/** What was done in a week; enough of what is stored to know whether anything was. */
type Work = {
  readonly steps: readonly { readonly attempts: number }[];
  readonly graphIds: readonly string[];
  readonly taskTimes?: Readonly<Record<string, Timestamp | null>> | undefined;
};

export const hasWork = (work: Work | null | undefined): boolean =>
  Boolean(work) &&
  (work?.steps.some(({ attempts }) => attempts > 0) ||
    (work?.graphIds.length ?? 0) > 0 ||
    Object.values(work?.taskTimes ?? {}).some((time) => time !== null));

/**
 * Whether a week counts on the boards of the class it is stored with. One that was begun in another
 * class, or in none, does not: it counts again once the student is back where it was begun.
 */
export const countsInClass = ({
  leagueId,
  begunIn,
}: {
  readonly leagueId: string;
  readonly begunIn?: string | undefined;
}): boolean => begunIn === undefined || begunIn === leagueId;

export type OwnWeek =
  /** Asked of the student as of everyone; `deadline` is null where nothing can be late. */
  | { readonly kind: 'own'; readonly deadline: Date | null }
  /**
   * Over before the student came, and opened by the teacher: whatever is done counts, nothing is
   * missing, and nothing is late.
   */
  | { readonly kind: 'catching-up'; readonly joined: number; readonly deadline: null }
  /** Over before the student came, in week `joined`: nothing is asked and nothing is missing. */
  | { readonly kind: 'before'; readonly joined: number; readonly deadline: null };

type ArrivalClock = Pick<LeagueClock, 'games' | 'currentWeek'>;

export const arrivalAt = ({ arrivals }: Arrived, { statisticsSeason }: Games): Arrival | null =>
  arrivals?.[statisticsSeason] ?? null;

/**
 * Was this week hers? Every page, file and count that shows a student's week asks here.
 * @param work what is stored of the week: a week that was worked in is the student's own, however
 *   it came about.
 * @param deadline the class's. One that passed before the student came says nothing about the
 *   student.
 */
export function weekOf(
  student: Arrived,
  { clock, week, deadline }: { clock: ArrivalClock; week: number; deadline: Date | null },
  work: Work | null | undefined,
): OwnWeek {
  const arrival = arrivalAt(student, clock.games);
  if (!arrival) return { kind: 'own', deadline };
  // A week that was closed again after the student came is everyone's, as it is the class's.
  if (arrival.before.includes(week) && week < clock.currentWeek) {
    if (arrival.catchUp?.includes(week))
      return { kind: 'catching-up', joined: arrival.week, deadline: null };
    return hasWork(work)
      ? { kind: 'own', deadline: null }
      : { kind: 'before', joined: arrival.week, deadline: null };
  }
  const cameAfter =
    deadline !== null &&
    arrival.at !== undefined &&
    isLate(dateFromTimestamp(arrival.at), deadline);
  return { kind: 'own', deadline: cameAfter ? null : deadline };
}

/** Whether it is an earlier week that the teacher has opened for the student. */
export const isOpenedLater = (student: Arrived, clock: ArrivalClock, week: number): boolean =>
  weekOf(student, { clock, week, deadline: null }, null).kind === 'catching-up';

/**
 * The same for a board, which knows the team: its weeks before, by {@link arrive}, and what was
 * worked out in this one.
 */
export const isBeforeJoining = (
  { weeksBefore = [] }: { readonly weeksBefore?: readonly number[] | undefined },
  { week, latestWeek }: { week: number; latestWeek: number },
  work: Work | null | undefined,
): boolean => week < latestWeek && weeksBefore.includes(week) && !hasWork(work);

/**
 * Whether anything is asked of the student in this week, so that what is not there counts as not
 * done.
 */
export const isExpected = ({ kind }: OwnWeek, work: Work | null | undefined): boolean =>
  kind === 'own' || (kind === 'catching-up' && hasWork(work));

const weeksFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * Comes to a class. Weeks of the same games that were the student's own in another class, or in
 * this one before, stay so.
 */
export function arrive(
  { arrivals }: Arrived,
  { statisticsSeason }: Games,
  { leagueId, week, now }: { leagueId: string; week: number; now: Date },
): Arrivals | undefined {
  const known = arrivals?.[statisticsSeason];
  // Before the first games nothing is over, and everyone is there from the beginning.
  if (week === 0 && !known) return arrivals;
  const { been, catchUp } = known ?? {};
  const before = weeksFrom(1, week - 1).filter((each) => !been?.includes(each));
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

/** Leaves a class, in its week: what the class does from then on is not the student's. */
export function leave(
  { arrivals }: Arrived,
  { statisticsSeason }: Games,
  { leagueId, week }: { leagueId: string; week: number },
): Arrivals {
  const known: Arrival = arrivals?.[statisticsSeason] ?? {
    leagueId,
    week: Math.min(week, 1),
    before: [],
  };
  const here = weeksFrom(Math.max(1, Math.min(known.week, week)), week);
  const been = [...new Set([...(known.been ?? []), ...here])].toSorted((a, b) => a - b);
  return { ...arrivals, [statisticsSeason]: { ...known, been } };
}
