import {
  deadlineFor,
  LAST_WEEK,
  latestTuesdayOpening,
  nextTuesdayOpening,
} from '../football/schedule';
import { DAY_MS } from '../time/calendar';
import { dateFromTimestamp, THE_BEGINNING, type Timestamp } from '../time/timestamp';
import { type Games, gamesOf } from './games';
import type { CalendarPause, CalendarStanding, LeagueCalendar } from './league-calendar';
import type { OpenedWeeks } from './opened-weeks';
import { deadlineOf, nextOpening, openedAt } from './plan';

/** What the clock is made of: the document that says which season and week it is. */
export type ClockMeta = {
  readonly currentSeason: number;
  readonly currentWeek: number;
  readonly seasonActive: boolean;
  readonly weekStartedAt: Timestamp;
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
  /** Since when it is not active; missing where another program paused it. */
  readonly pausedAt?: Timestamp | null | undefined;
  readonly openedUpTo?: OpenedWeeks | undefined;
  /** How far each season was when another one was made the live one, by its year. */
  readonly leftSeasons?: Readonly<Record<string, { readonly currentWeek: number }>> | undefined;
};

/** What the clock has to know of a league. */
export type ClockLeague = {
  readonly season: number;
  readonly calendar?: LeagueCalendar | undefined;
};

/** The week that opens next, and who opens it. */
export type ComingWeek = {
  readonly week: number;
  /**
   * When: for 'operator', from when it can be opened. Null where no one knows: it waits for a
   * press, for games, for a pause to end.
   */
  readonly at: Date | null;
  /**
   * By itself, by the class's plan or once the NFL's games are over; or the class's teacher, or
   * whoever runs the server.
   */
  readonly by: 'plan' | 'games' | 'teacher' | 'operator';
};

/**
 * Which season and week it is for one league, or for someone who is in none. Nothing else says so.
 */
export type LeagueClock = {
  /** The school year's: in ids, profiles and leagues. */
  readonly season: number;
  /** Whose games are played. */
  readonly statisticsSeason: number;
  /** The two together: what work is stored and found by. */
  readonly games: Games;
  /**
   * The latest week whose box scores are published: 0 before the first games, the last one where
   * the season is over.
   */
  readonly currentWeek: number;
  /** When that week was opened. */
  readonly weekStartedAt: Date;
  /** When its tasks are due. */
  readonly deadline: Date;
  /**
   * When the next lineup locks: at the deadline. A league that plays along with the NFL locks it at
   * the first kickoff of that week if that comes earlier. Null stands for a kickoff that isn't
   * known: then the lineup locks on the live season's Thursday at the latest, however late the
   * class's work is due.
   */
  lineupLock(firstKickoff: Date | null): Date;
  /**
   * The latest week that was open once, also if it was closed again: lineups up to it can't change.
   */
  readonly lineupsClosedUpTo: number;
  /** Null after the last week, and where the school year is over. */
  readonly next: ComingWeek | null;
  /** Nothing changes: the season, or this league, stands still. */
  readonly isPaused: boolean;
  /** Why, where it is the league's teacher who said so. */
  readonly pause: CalendarPause | null;
  /** The live season's own pause, for those who follow it. `since` is null where it isn't known. */
  readonly seasonPause: { readonly since: Date | null } | null;
  /** The league's school year is over. */
  readonly isPast: boolean;
  /**
   * The deadline of this or an earlier week; null where it isn't known when that week was opened:
   * no one is called late for it.
   */
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
  /** What the student who asks has worked in before, in another class or in none. */
  openedUpTo?: OpenedWeeks | undefined;
  /** Whether the server opens the live season's weeks by itself. */
  opensLiveWeeks?: boolean;
};

/** Which games a league plays, and those of the school year for someone in none. */
export const gamesOfLeague = (league: ClockLeague | null, season: number): Games =>
  gamesOf(season, league?.calendar?.kind === 'replay' ? league.calendar.statisticsSeason : season);

export function clockOf(parts: ClockParts): LeagueClock {
  const { league, meta, now, timeZone, hasEnded = false, opensLiveWeeks = false } = parts;
  const calendar = league?.calendar ?? null;
  const replay = calendar?.kind === 'replay' ? calendar : null;
  const isPast = league !== null && league.season !== meta.currentSeason;
  const season = league?.season ?? meta.currentSeason;
  const games = gamesOfLeague(league, season);
  // A live season of the past is as far as it was when it was left; where that isn't kept, all its
  // weeks were played. No one is called late.
  const isForgotten = isPast && !replay;
  const standing: CalendarStanding = replay ?? meta;
  const currentWeek = isForgotten
    ? (meta.leftSeasons?.[season]?.currentWeek ?? LAST_WEEK)
    : standing.currentWeek;
  const opened = [parts.openedUpTo, calendar?.openedUpTo, replay ? undefined : meta.openedUpTo];
  const seasonPause =
    replay || meta.seasonActive
      ? null
      : { since: meta.pausedAt ? dateFromTimestamp(meta.pausedAt) : null };

  /** By the class's own plan, or as the live season goes: the first Thursday afternoon. */
  const dueAt = (week: number, openedAt: Date): Date =>
    calendar ? deadlineOf(calendar, week, openedAt, timeZone) : deadlineFor(openedAt, timeZone);

  /** When the tasks of the current week are due. */
  function currentDeadline(): Date {
    const { currentWeek, weekStartedAt } = standing;
    // Other programs don't say when the week began. Until the next one does, every Thursday is the
    // one that counts, and none has passed.
    if (weekStartedAt.seconds === THE_BEGINNING.seconds) return dueAt(currentWeek, now);
    const known = deadlines.get(standing);
    if (known && known.calendar === calendar && known.timeZone === timeZone) return known.deadline;
    const deadline = dueAt(currentWeek, dateFromTimestamp(weekStartedAt));
    deadlines.set(standing, { calendar, timeZone, deadline });
    return deadline;
  }

  /**
   * Of the live season: the Tuesday after its week was opened. One that has passed waits for games,
   * or for a person.
   */
  function nextTuesday(): Date | null {
    const opened = openedAt(meta, meta.currentWeek);
    if (
      meta.currentWeek === 0 ||
      !meta.seasonActive ||
      !opened ||
      opened < latestTuesdayOpening(now, timeZone)
    )
      return null;
    return nextTuesdayOpening(now, timeZone);
  }

  function comingWeek(): ComingWeek | null {
    if (isPast || standing.currentWeek >= LAST_WEEK) return null;
    const week = standing.currentWeek + 1;
    if (!replay) return { week, at: nextTuesday(), by: opensLiveWeeks ? 'games' : 'operator' };
    if (replay.plan.openings.length === 0) return { week, at: null, by: 'teacher' };
    const at = nextOpening(replay, replay, timeZone)?.at ?? null;
    return { week, at: at && at > now ? at : null, by: 'plan' };
  }

  return {
    season,
    statisticsSeason: games.statisticsSeason,
    games,
    currentWeek,
    lineupsClosedUpTo: opened.reduce(
      (latest, weeks) => Math.max(latest, weeks?.[games.statisticsSeason] ?? 0),
      currentWeek,
    ),
    weekStartedAt: dateFromTimestamp(standing.weekStartedAt),
    isPaused: hasEnded || seasonPause !== null || Boolean(calendar?.paused),
    pause: calendar?.paused ?? null,
    seasonPause,
    isPast,
    get next() {
      return comingWeek();
    },
    // Asked for by some pages only, and not for nothing.
    get deadline() {
      return currentDeadline();
    },
    lineupLock(firstKickoff) {
      const deadline = currentDeadline();
      if (replay) return deadline;
      const opened = openedAt(standing, standing.currentWeek) ?? now;
      // A week that was opened later than a week after the next one's kickoff: the season is played
      // again, by the class's own clock.
      if (firstKickoff && firstKickoff.getTime() <= opened.getTime() - 7 * DAY_MS) return deadline;
      const latest = firstKickoff ?? deadlineFor(opened, timeZone);
      return latest < deadline ? latest : deadline;
    },
    deadlineOf(week) {
      if (isForgotten) return null;
      if (week === standing.currentWeek) return currentDeadline();
      const openedAt = standing.weekOpenings?.[week];
      return openedAt ? dueAt(week, dateFromTimestamp(openedAt)) : null;
    },
  };
}

/** Each page asks several times, of the documents that its process keeps. */
const deadlines = new WeakMap<
  CalendarStanding,
  { calendar: LeagueCalendar | null; timeZone: string; deadline: Date }
>();

/** Still in time at the very moment of the deadline. */
export function isLate(moment: Date, deadline: Date): boolean {
  return moment.getTime() > deadline.getTime();
}
