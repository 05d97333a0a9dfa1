import { LAST_WEEK } from '../football/schedule';
import { DAY_MS } from '../time/calendar';
import { dateFromTimestamp, type Timestamp, timestampFromDate } from '../time/timestamp';
import {
  type CalendarPlan,
  type CalendarStanding,
  DEFAULT_PLAN,
  type LeagueCalendar,
  type LeftSeason,
  LONGEST_NO_SCHOOL,
  MOST_EXTRA_DAYS,
  MOST_NO_SCHOOL,
  type NoSchool,
  type ReplayCalendar,
  type WeekTime,
} from './league-calendar';
import { withOpened } from './opened-weeks';
import { deadlineOf, laterBySchoolDays, openedAt, planProblem, schoolDaysBetween } from './plan';

/**
 * What a teacher changes. Each says what shall be, not what is added, so that the same one again
 * changes nothing.
 */
export type CalendarChange =
  /** `days` are school days that the week gets beyond its plan. */
  | { readonly kind: 'open-week'; readonly week: number; readonly days?: number | undefined }
  | { readonly kind: 'undo-week'; readonly week: number }
  | ({ readonly kind: 'no-school' } & NoSchool)
  | { readonly kind: 'school'; readonly first: string; readonly last: string }
  /** `days` in all, with those that the week has already. */
  | { readonly kind: 'more-days'; readonly week: number; readonly days: number }
  | { readonly kind: 'pause'; readonly sentence: string }
  | { readonly kind: 'go-on' }
  | {
      readonly kind: 'plan';
      readonly openings: readonly WeekTime[];
      readonly deadlines: readonly WeekTime[];
    };

export type CalendarRefusal =
  | 'not-a-replay'
  | 'paused'
  | 'season-over'
  | 'other-week'
  | 'first-week'
  | 'too-many-days-off'
  | 'days-off-backwards'
  | 'too-many-days'
  | 'plan-count'
  | 'plan-overlap';

/** Where the class stands; of a live calendar its own document does not say it. */
export type CalendarSituation = {
  readonly currentWeek: number;
  /** Null where it is not known. */
  readonly openedAt: Date | null;
  /** By the calendar as it is. Null for a week of which it is not known when it was opened. */
  deadlineOf(week: number): Date | null;
  readonly now: Date;
  readonly timeZone: string;
};

/** How a league without a calendar begins to have one. */
export const PLAIN_CALENDAR: LeagueCalendar = { kind: 'live', paused: null, plan: DEFAULT_PLAN };

/** A class that starts to play a past season, at `week`, now. */
export function newReplay(
  statisticsSeason: number,
  week: number,
  now: Date,
  noSchool: readonly NoSchool[] = [],
): ReplayCalendar {
  const weekStartedAt = timestampFromDate(now);
  return {
    kind: 'replay',
    statisticsSeason,
    currentWeek: week,
    weekStartedAt,
    weekOpenings: { [week]: weekStartedAt },
    paused: null,
    plan: { ...DEFAULT_PLAN, noSchool },
  };
}

/**
 * Where a class stands: a replay's own calendar says it, and of a live one the document of the live
 * season.
 */
export function situationOf(
  calendar: LeagueCalendar,
  standing: CalendarStanding,
  now: Date,
  timeZone: string,
): CalendarSituation {
  return {
    currentWeek: standing.currentWeek,
    openedAt: openedAt(standing, standing.currentWeek),
    deadlineOf(week) {
      const opened = openedAt(standing, week);
      return opened && deadlineOf(calendar, week, opened, timeZone);
    },
    now,
    timeZone,
  };
}

type Changed = { calendar: LeagueCalendar } | { refused: CalendarRefusal } | 'unchanged';

/**
 * The calendar after a change; nothing of what was late or in time before moves, except by more
 * days for the week itself.
 */
export function changeCalendar(
  calendar: LeagueCalendar,
  change: CalendarChange,
  at: CalendarSituation,
): Changed {
  switch (change.kind) {
    case 'open-week':
      return openByHand(calendar, change, at);
    case 'undo-week':
      return undoWeek(calendar, change.week, at);
    case 'no-school':
      return takeOff(calendar, change, at);
    case 'school':
      return bringBack(calendar, change, at);
    case 'more-days':
      return change.week === at.currentWeek
        ? giveDays(calendar, change.days, at)
        : { refused: 'other-week' };
    case 'pause':
      return pause(calendar, change.sentence, at);
    case 'go-on':
      return goOn(calendar, at);
    case 'plan':
      return replan(calendar, change, at);
  }
}

/** A press on any day must not make a week due the next day. */
const LEAST_DAYS_AFTER_A_PRESS = 2;

/** Due on the second school day after the press at the earliest, or later if the teacher says so. */
function openByHand(
  calendar: LeagueCalendar,
  { week, days = 0 }: { week: number; days?: number | undefined },
  at: CalendarSituation,
): Changed {
  const opened = openWeek(calendar, week, at);
  if (typeof opened === 'string' || 'refused' in opened) return opened;
  const { plan } = opened.calendar;
  const due = deadlineOf(opened.calendar, week, at.now, at.timeZone);
  const left = schoolDaysBetween(at.now, due, plan.noSchool, at.timeZone);
  const extra = Math.max(days, LEAST_DAYS_AFTER_A_PRESS - left);
  if (extra > MOST_EXTRA_DAYS) return { refused: 'too-many-days' };
  if (extra <= 0) return opened;
  const extensions = { ...plan.extensions, [week]: extra };
  return { calendar: { ...opened.calendar, plan: { ...plan, extensions } } };
}

/** Opens the week after the open one, due by the plan. */
export function openWeek(
  calendar: LeagueCalendar,
  week: number,
  { currentWeek, now }: CalendarSituation,
): Changed {
  if (calendar.kind !== 'replay') return { refused: 'not-a-replay' };
  if (week === currentWeek) return 'unchanged';
  if (currentWeek >= LAST_WEEK) return { refused: 'season-over' };
  if (week !== currentWeek + 1) return { refused: 'other-week' };
  if (calendar.paused) return { refused: 'paused' };
  const weekStartedAt = timestampFromDate(now);
  const weekOpenings = {
    ...calendar.weekOpenings,
    [currentWeek]: calendar.weekStartedAt,
    [week]: weekStartedAt,
  };
  return { calendar: { ...calendar, currentWeek: week, weekStartedAt, weekOpenings } };
}

function undoWeek(
  calendar: LeagueCalendar,
  week: number,
  { currentWeek, now }: CalendarSituation,
): Changed {
  if (calendar.kind !== 'replay') return { refused: 'not-a-replay' };
  if (currentWeek === week - 1) return 'unchanged';
  if (currentWeek !== week) return { refused: 'other-week' };
  const { [week]: _, ...weekOpenings } = calendar.weekOpenings ?? {};
  const weekStartedAt = weekOpenings[week - 1];
  if (!weekStartedAt) return { refused: 'first-week' };
  const { [week]: _days, ...extensions } = calendar.plan.extensions;
  const { [week]: _deadline, ...settledDeadlines } = calendar.plan.settledDeadlines ?? {};
  const plan = { ...calendar.plan, extensions, settledDeadlines };
  // Or the clock would open it again in a minute.
  const opensAfter = timestampFromDate(now);
  const openedUpTo = withOpened(calendar.openedUpTo, calendar.statisticsSeason, week);
  const closed = {
    currentWeek: week - 1,
    weekStartedAt,
    weekOpenings,
    opensAfter,
    openedUpTo,
    plan,
  };
  return { calendar: { ...calendar, ...closed } };
}

/** Which season a class plays, and from which week on. */
export type SeasonWanted =
  | { readonly kind: 'live' }
  | { readonly kind: 'replay'; readonly statisticsSeason: number; readonly week: number };

/** Where the class is in the season that it leaves. */
type Leaving = CalendarSituation & {
  readonly standing: CalendarStanding;
  readonly statisticsSeason: number;
  /** Whose games the live season is. */
  readonly liveSeason: number;
};

/**
 * The calendar of a class that plays another season, or another week of the same one, from now on.
 * Plan, days off, and a pause stay; what was late in a season is known again when the class comes
 * back to it.
 */
export function playSeason(
  calendar: LeagueCalendar,
  wanted: SeasonWanted,
  at: Leaving,
): LeagueCalendar | 'unchanged' {
  const { standing, statisticsSeason: from, now } = at;
  const isThere =
    wanted.kind === 'live'
      ? calendar.kind === 'live'
      : isReplayOf(calendar, wanted) && standing.currentWeek === wanted.week;
  if (isThere) return 'unchanged';
  const to = wanted.kind === 'live' ? at.liveSeason : wanted.statisticsSeason;
  const { settledDeadlines } = settled(calendar.plan, at);
  const opened = openedAt(standing, standing.currentWeek);
  const weekOpenings = {
    ...standing.weekOpenings,
    ...(opened ? { [standing.currentWeek]: timestampFromDate(opened) } : {}),
  };
  const leftSeasons: Record<string, LeftSeason> = {
    ...calendar.leftSeasons,
    [from]: { weekOpenings, settledDeadlines },
  };
  const known: LeftSeason = leftSeasons[to] ?? {};
  const upTo = wanted.kind === 'live' ? LAST_WEEK : wanted.week - 1;
  const plan = {
    ...calendar.plan,
    settledDeadlines: weeksUpTo(upTo, known.settledDeadlines),
    extensions: from === to ? weeksUpTo(upTo, calendar.plan.extensions) : {},
  };
  const { paused } = calendar;
  const openedUpTo = withOpened(calendar.openedUpTo, from, standing.currentWeek);
  if (wanted.kind === 'live') return { kind: 'live', paused, plan, leftSeasons, openedUpTo };
  const replay = newReplay(to, wanted.week, now);
  return {
    ...replay,
    weekOpenings: { ...weeksUpTo(upTo, known.weekOpenings), ...replay.weekOpenings },
    paused,
    plan,
    leftSeasons,
    openedUpTo,
  };
}

const isReplayOf = (
  calendar: LeagueCalendar,
  { statisticsSeason }: { statisticsSeason: number },
): boolean => calendar.kind === 'replay' && calendar.statisticsSeason === statisticsSeason;

const weeksUpTo = <T>(last: number, byWeek: Readonly<Record<string, T>> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(byWeek).filter(([week]) => Number(week) <= last));

/** Writes down the deadlines that have passed, so that another plan leaves them where they were. */
function settled(
  plan: CalendarPlan,
  { currentWeek, deadlineOf: dueOf, now }: CalendarSituation,
): CalendarPlan {
  const settledDeadlines: Record<string, Timestamp> = { ...plan.settledDeadlines };
  for (let week = 1; week <= currentWeek; week += 1) {
    const deadline = dueOf(week);
    if (deadline && deadline < now) settledDeadlines[week] = timestampFromDate(deadline);
  }
  return { ...plan, settledDeadlines };
}

const isSame = (one: { first: string; last: string }) => (other: { first: string; last: string }) =>
  one.first === other.first && one.last === other.last;

function takeOff(
  calendar: LeagueCalendar,
  { first, last, name }: NoSchool,
  at: CalendarSituation,
): Changed {
  const { noSchool } = calendar.plan;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (days < 0) return { refused: 'days-off-backwards' };
  const known = noSchool.find(isSame({ first, last }));
  if (known?.name === name) return 'unchanged';
  const others = noSchool.filter((each) => each !== known);
  if (others.length >= MOST_NO_SCHOOL || days >= LONGEST_NO_SCHOOL)
    return { refused: 'too-many-days-off' };
  const sorted = [...others, { first, last, name }].sort((a, b) => a.first.localeCompare(b.first));
  return { calendar: { ...calendar, plan: { ...settled(calendar.plan, at), noSchool: sorted } } };
}

function bringBack(
  calendar: LeagueCalendar,
  days: { first: string; last: string },
  at: CalendarSituation,
): Changed {
  const noSchool = calendar.plan.noSchool.filter((each) => !isSame(days)(each));
  if (noSchool.length === calendar.plan.noSchool.length) return 'unchanged';
  return { calendar: { ...calendar, plan: { ...settled(calendar.plan, at), noSchool } } };
}

/** The open week's own days; they move its deadline also when it has passed. */
function giveDays(
  calendar: LeagueCalendar,
  days: number,
  { currentWeek, timeZone }: CalendarSituation,
): Changed {
  const { plan } = calendar;
  const before = plan.extensions[currentWeek] ?? 0;
  if (days === before) return 'unchanged';
  if (days < before || days > MOST_EXTRA_DAYS) return { refused: 'too-many-days' };
  const fixed = plan.settledDeadlines?.[currentWeek];
  const moved =
    fixed &&
    timestampFromDate(
      laterBySchoolDays(days - before, dateFromTimestamp(fixed), plan.noSchool, timeZone),
    );
  const settledDeadlines = moved
    ? { ...plan.settledDeadlines, [currentWeek]: moved }
    : plan.settledDeadlines;
  return {
    calendar: {
      ...calendar,
      plan: { ...plan, settledDeadlines, extensions: { ...plan.extensions, [currentWeek]: days } },
    },
  };
}

function pause(calendar: LeagueCalendar, sentence: string, { now }: CalendarSituation): Changed {
  if (calendar.paused?.sentence === sentence) return 'unchanged';
  return {
    calendar: {
      ...calendar,
      paused: { since: calendar.paused?.since ?? timestampFromDate(now), sentence },
    },
  };
}

/** What the plan would have opened meanwhile does not open all of a sudden. */
const openingFrom = (calendar: LeagueCalendar, now: Date): LeagueCalendar =>
  calendar.kind === 'replay' ? { ...calendar, opensAfter: timestampFromDate(now) } : calendar;

/** The school days of the pause are given back to a week that was not due when it began. */
function goOn(calendar: LeagueCalendar, at: CalendarSituation): Changed {
  if (!calendar.paused) return 'unchanged';
  const since = dateFromTimestamp(calendar.paused.since);
  const running = openingFrom({ ...calendar, paused: null }, at.now);
  const deadline = at.deadlineOf(at.currentWeek);
  const lost = schoolDaysBetween(since, at.now, calendar.plan.noSchool, at.timeZone);
  if (!deadline || deadline < since || lost === 0) return { calendar: running };
  const days = Math.min((calendar.plan.extensions[at.currentWeek] ?? 0) + lost, MOST_EXTRA_DAYS);
  const given = giveDays(running, days, at);
  return typeof given === 'object' && 'calendar' in given ? given : { calendar: running };
}

function replan(
  calendar: LeagueCalendar,
  { openings, deadlines }: Pick<CalendarPlan, 'openings' | 'deadlines'>,
  at: CalendarSituation,
): Changed {
  const problem = planProblem({ openings, deadlines });
  if (problem) return { refused: `plan-${problem}` };
  const before = JSON.stringify([calendar.plan.openings, calendar.plan.deadlines]);
  if (JSON.stringify([openings, deadlines]) === before) return 'unchanged';
  return {
    calendar: openingFrom(
      { ...calendar, plan: { ...settled(calendar.plan, at), openings, deadlines } },
      at.now,
    ),
  };
}
