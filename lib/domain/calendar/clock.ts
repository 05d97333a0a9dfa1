import {
  FINAL_WEEK,
  latestTuesdayOpening,
  nextThursdayDeadline,
  nextTuesdayOpening,
} from '../football/schedule';
import { DAY_MS, toCalendarDay } from '../time/calendar';
import { dateFromTimestamp, type Timestamp, UNKNOWN_TIMESTAMP } from '../time/timestamp';
import type { CalendarPause, LeagueCalendar, OpenedWeeks } from './league-calendar';
import { addSchoolDaysToMoment, deadlineOf, findNextAutomaticOpening, weekOpenedAt } from './plan';
import {
  internSeasonKey,
  type LatestOpenedWeekByStatisticsSeason,
  type SeasonKey,
} from './season-key';
import { type LearningSupports, supportsOfWeek, type WithSupports } from './supports';

export type LiveSeasonState = {
  readonly currentSeason: number;
  readonly currentWeek: number;
  readonly seasonActive: boolean;
  readonly weekStartedAt: Timestamp;
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
  /** When the season was paused; missing if another program paused it. */
  readonly pausedAt?: Timestamp | null | undefined;
  readonly openedUpTo?: LatestOpenedWeekByStatisticsSeason | undefined;
  /** The week each season had reached when another one became the live season, by year. */
  readonly leftSeasons?: Readonly<Record<string, { readonly currentWeek: number }>> | undefined;
};

export type ClockLeague = {
  readonly season: number;
  readonly calendar?: LeagueCalendar | undefined;
};

export type NextWeekOpening = {
  readonly week: number;
  /**
   * For 'operator' the earliest time. Null if it is unknown: the week waits for a teacher, for
   * games, or for the end of a pause.
   */
  readonly at: Date | null;
  /**
   * 'plan': the class's plan. 'games': the NFL's games are over. 'teacher' and 'operator': a person
   * opens it.
   */
  readonly by: 'plan' | 'games' | 'teacher' | 'operator';
};

/** The season and week of one league, or of a user without a league. The only source of both. */
export type LeagueClock = {
  readonly season: number;
  /** The year whose games the class plays. */
  readonly statisticsSeason: number;
  readonly seasonKey: SeasonKey;
  /**
   * The latest week with published box scores: 0 before the first games, the last week once the
   * season is over.
   */
  readonly currentWeek: number;
  readonly weekStartedAt: Date;
  readonly deadline: Date;
  /**
   * When the next lineup locks: at the deadline. For a league that follows the live season it is
   * the first kickoff of that week if that comes earlier. If the kickoff is unknown (null), the
   * lineup locks on the season's Thursday at the latest.
   */
  lineupLock(firstKickoff: Date | null): Date;
  /**
   * The latest week that was ever open, even if it was closed again: lineups up to it can't change.
   */
  readonly lineupsClosedUpTo: number;
  /** Null after the last week, and once the school year is over. */
  readonly next: NextWeekOpening | null;
  readonly isPaused: boolean;
  readonly pause: CalendarPause | null;
  /** The live season's own pause, for leagues that follow it. `since` is null if unknown. */
  readonly seasonPause: { readonly since: Date | null } | null;
  readonly isPast: boolean;
  deadlineOf(week: number): Date | null;
  weekOpenedAt(week: number): Date | null;
  supportsIn(week: number): LearningSupports;
  forStudent(student: WithSupports): LeagueClock;
};

type ClockParts = {
  /** Null for a user without a league; the clock then follows `meta` exactly. */
  league: ClockLeague | null;
  meta: LiveSeasonState;
  now: Date;
  timeZone: string;
  hasEnded?: boolean;
  openedUpTo?: LatestOpenedWeekByStatisticsSeason | undefined;
  opensLiveWeeks?: boolean;
  student?: WithSupports;
};

/** The games a league plays; without a league, those of the school year. */
export const seasonKeyOfLeague = (league: ClockLeague | null, season: number): SeasonKey =>
  internSeasonKey(
    season,
    league?.calendar?.kind === 'replay' ? league.calendar.statisticsSeason : season,
  );

export function createLeagueClock(parts: ClockParts): LeagueClock {
  const { league, meta, now, timeZone, hasEnded = false, opensLiveWeeks = false } = parts;
  const { student = {} } = parts;
  const calendar = league?.calendar ?? null;
  const replay = calendar?.kind === 'replay' ? calendar : null;
  const isPast = league !== null && league.season !== meta.currentSeason;
  const season = league?.season ?? meta.currentSeason;
  const seasonKey = seasonKeyOfLeague(league, season);
  // A past live season stays at the week it had reached; without a record, all its weeks were
  // played. Nobody is called late in it.
  const isForgotten = isPast && !replay;
  const openedWeeks: OpenedWeeks = replay ?? meta;
  const currentWeek = isForgotten
    ? (meta.leftSeasons?.[season]?.currentWeek ?? FINAL_WEEK)
    : openedWeeks.currentWeek;
  const opened = [parts.openedUpTo, calendar?.openedUpTo, replay ? undefined : meta.openedUpTo];
  const seasonPause =
    replay || meta.seasonActive
      ? null
      : { since: meta.pausedAt ? dateFromTimestamp(meta.pausedAt) : null };

  /** Uses the class's plan, or without one the live season's rule: the first Thursday afternoon. */
  const dueAt = (week: number, openedAt: Date): Date =>
    calendar
      ? deadlineOf(calendar, week, openedAt, timeZone)
      : nextThursdayDeadline(openedAt, timeZone);

  function supportsIn(week: number): LearningSupports {
    const openedAt = weekOpenedAt(openedWeeks, week);
    const openedOn = openedAt && toCalendarDay(openedAt, timeZone);
    const { statisticsSeason } = seasonKey;
    return supportsOfWeek(student, { statisticsSeason, week }, openedOn);
  }

  function withExtraDays(week: number, deadline: Date): Date {
    const { extraDays } = supportsIn(week);
    const noSchool = calendar?.plan.noSchool ?? [];
    return extraDays > 0
      ? addSchoolDaysToMoment(extraDays, deadline, noSchool, timeZone)
      : deadline;
  }

  const currentDeadline = (): Date => withExtraDays(openedWeeks.currentWeek, classDeadline());

  function classDeadline(): Date {
    const { currentWeek, weekStartedAt } = openedWeeks;
    // Other programs don't store when the week began. Until the next week opens, its deadline is
    // the coming Thursday.
    if (weekStartedAt.seconds === UNKNOWN_TIMESTAMP.seconds) return dueAt(currentWeek, now);
    const known = deadlines.get(openedWeeks);
    if (known && known.calendar === calendar && known.timeZone === timeZone) return known.deadline;
    const deadline = dueAt(currentWeek, dateFromTimestamp(weekStartedAt));
    deadlines.set(openedWeeks, { calendar, timeZone, deadline });
    return deadline;
  }

  function nextTuesday(): Date | null {
    const opened = weekOpenedAt(meta, meta.currentWeek);
    if (
      meta.currentWeek === 0 ||
      !meta.seasonActive ||
      !opened ||
      opened < latestTuesdayOpening(now, timeZone)
    )
      return null;
    return nextTuesdayOpening(now, timeZone);
  }

  function comingWeek(): NextWeekOpening | null {
    if (isPast || openedWeeks.currentWeek >= FINAL_WEEK) return null;
    const week = openedWeeks.currentWeek + 1;
    if (!replay) return { week, at: nextTuesday(), by: opensLiveWeeks ? 'games' : 'operator' };
    if (replay.plan.openings.length === 0) return { week, at: null, by: 'teacher' };
    const at = findNextAutomaticOpening(replay, replay, timeZone)?.at ?? null;
    return { week, at: at && at > now ? at : null, by: 'plan' };
  }

  const clock: LeagueClock = {
    season,
    statisticsSeason: seasonKey.statisticsSeason,
    seasonKey,
    currentWeek,
    lineupsClosedUpTo: opened.reduce(
      (latest, weeks) => Math.max(latest, weeks?.[seasonKey.statisticsSeason] ?? 0),
      currentWeek,
    ),
    weekStartedAt: dateFromTimestamp(openedWeeks.weekStartedAt),
    isPaused: hasEnded || seasonPause !== null || Boolean(calendar?.paused),
    pause: calendar?.paused ?? null,
    seasonPause,
    isPast,
    get next() {
      return comingWeek();
    },
    // Lazy: only some pages need it, and computing it is slow.
    get deadline() {
      return currentDeadline();
    },
    lineupLock(firstKickoff) {
      const deadline = currentDeadline();
      if (replay) return deadline;
      const opened = weekOpenedAt(openedWeeks, openedWeeks.currentWeek) ?? now;
      // If the week opened more than seven days after its first kickoff, its games are over, and
      // the lineup locks at the deadline.
      if (firstKickoff && firstKickoff.getTime() <= opened.getTime() - 7 * DAY_MS) return deadline;
      const latest = firstKickoff ?? nextThursdayDeadline(opened, timeZone);
      return latest < deadline ? latest : deadline;
    },
    deadlineOf(week) {
      if (isForgotten) return null;
      if (week === openedWeeks.currentWeek) return currentDeadline();
      const openedAt = openedWeeks.weekOpenings?.[week];
      return openedAt ? withExtraDays(week, dueAt(week, dateFromTimestamp(openedAt))) : null;
    },
    weekOpenedAt: (week) => (isForgotten ? null : weekOpenedAt(openedWeeks, week)),
    supportsIn,
    forStudent: (own) =>
      own.supports === student.supports ? clock : createLeagueClock({ ...parts, student: own }),
  };
  return clock;
}

/** A page asks for the deadline several times, so it is cached by its document. */
const deadlines = new WeakMap<
  OpenedWeeks,
  { calendar: LeagueCalendar | null; timeZone: string; deadline: Date }
>();

/** An answer at the exact moment of the deadline is in time. */
export function isLate(moment: Date, deadline: Date): boolean {
  return moment.getTime() > deadline.getTime();
}
