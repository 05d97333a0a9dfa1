import { deadlineFor, LAST_WEEK } from '../football/schedule';
import { dateFromTimestamp, THE_BEGINNING, type Timestamp } from '../time/timestamp';

/** What the clock is made of: the document that says which season and week it is. */
export type ClockMeta = {
  readonly currentSeason: number;
  readonly currentWeek: number;
  readonly seasonActive: boolean;
  readonly weekStartedAt: Timestamp;
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
};

/** What the clock has to know of a league. */
export type ClockLeague = { readonly season: number };

/** Which season and week it is for one league, or for someone who is in none. Nothing else says so. */
export type LeagueClock = {
  /** The school year's: in ids, profiles and leagues. */
  readonly season: number;
  /** Whose games are played. */
  readonly statisticsSeason: number;
  /** The latest week whose box scores are published: 0 before the first games, the last one where the season is over. */
  readonly currentWeek: number;
  /** When that week was opened. */
  readonly weekStartedAt: Date;
  /** When its tasks are due, and after which the next lineup is locked. */
  readonly deadline: Date;
  /** Nothing changes: the season, or this league, stands still. */
  readonly isPaused: boolean;
  /** The league's school year is over. */
  readonly isPast: boolean;
  /** The deadline of this or an earlier week; null where it isn't known when that week was opened: no one is called late for it. */
  deadlineOf(week: number): Date | null;
};

type ClockParts = {
  /** Null for someone without a league: the clock then follows `meta` to the letter. */
  league: ClockLeague | null;
  meta: ClockMeta;
  now: Date;
  /** An IANA name. */
  timeZone: string;
  /** Whether the league was ended for the one who asks: then nothing changes. */
  hasEnded?: boolean;
};

export function clockOf({ league, meta, now, timeZone, hasEnded = false }: ClockParts): LeagueClock {
  const isPast = league !== null && league.season !== meta.currentSeason;
  const season = league?.season ?? meta.currentSeason;
  return {
    season,
    statisticsSeason: season,
    currentWeek: isPast ? LAST_WEEK : meta.currentWeek,
    weekStartedAt: dateFromTimestamp(meta.weekStartedAt),
    isPaused: hasEnded || !meta.seasonActive,
    isPast,
    // Asked for by some pages only, and not for nothing.
    get deadline() {
      return currentDeadline(meta, now, timeZone);
    },
    deadlineOf(week) {
      if (isPast) return null;
      if (week === meta.currentWeek) return currentDeadline(meta, now, timeZone);
      const openedAt = meta.weekOpenings?.[week];
      return openedAt ? deadlineFor(dateFromTimestamp(openedAt), timeZone) : null;
    },
  };
}

/** The Thursday afternoon at which the current week's tasks are due. */
function currentDeadline(meta: ClockMeta, now: Date, timeZone: string): Date {
  // Other programs don't say when the week began. Until the next one does, every Thursday is the one that counts, and none has passed.
  if (meta.weekStartedAt.seconds === THE_BEGINNING.seconds) return deadlineFor(now, timeZone);
  const known = deadlines.get(meta);
  if (known?.timeZone === timeZone) return known.deadline;
  const deadline = deadlineFor(dateFromTimestamp(meta.weekStartedAt), timeZone);
  deadlines.set(meta, { timeZone, deadline });
  return deadline;
}

/** Each page asks several times, of the one document that its process keeps. */
const deadlines = new WeakMap<ClockMeta, { timeZone: string; deadline: Date }>();

/** Still in time at the very moment of the deadline. */
export function isLate(moment: Date, deadline: Date): boolean {
  return moment.getTime() > deadline.getTime();
}
