import { FINAL_WEEK } from '../football/schedule';
import { type CalendarDay, DAY_MS, localTimeToDate, toCalendarDay } from '../time/calendar';
import { dateFromTimestamp, type Timestamp, timestampFromDate } from '../time/timestamp';
import {
  type CalendarPlan,
  type DaysOff,
  DEFAULT_PLAN,
  type LeagueCalendar,
  type LeftSeasonDates,
  MAX_DAYS_OFF_ENTRIES,
  MAX_DAYS_PER_DAYS_OFF_ENTRY,
  MAX_WEEK_EXTENSION_DAYS,
  type OpenedWeeks,
  type ReplayCalendar,
  type WeekdayTime,
} from './league-calendar';
import {
  addSchoolDaysToMoment,
  countSchoolDaysBetween,
  deadlineOf,
  isListedDayOff,
  laterTimestampOfStoredAndNow,
  planProblem,
  weekOpenedAt,
} from './plan';
import { raiseLatestOpenedWeek } from './season-key';

/** Each states the result, so that sending it twice changes nothing. */
export type CalendarChange =
  /**
   * `days` are school days added to the week's planned length. `earlierDays` are those of the week
   * before, as in 'more-days'.
   */
  | {
      readonly kind: 'open-week';
      readonly week: number;
      readonly days?: number | undefined;
      readonly earlierDays?: number | undefined;
    }
  | { readonly kind: 'undo-week'; readonly week: number }
  | ({ readonly kind: 'add-days-off' } & DaysOff)
  | { readonly kind: 'remove-days-off'; readonly first: string; readonly last: string }
  /** `days` is the total, including days the week already has. */
  | { readonly kind: 'more-days'; readonly week: number; readonly days: number }
  | { readonly kind: 'pause'; readonly sentence: string }
  | { readonly kind: 'go-on' }
  | {
      readonly kind: 'plan';
      readonly openings: readonly WeekdayTime[];
      readonly deadlines: readonly WeekdayTime[];
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

export type CalendarContext = {
  readonly currentWeek: number;
  openedAt(week: number): Date | null;
  /** The deadline by the current calendar; null if it isn't known when the week opened. */
  deadlineOf(week: number): Date | null;
  readonly now: Date;
  readonly timeZone: string;
};

export const DEFAULT_LIVE_CALENDAR: LeagueCalendar = {
  kind: 'live',
  paused: null,
  plan: DEFAULT_PLAN,
};

export function replayCalendarStartedAtWeek(
  statisticsSeason: number,
  week: number,
  now: Date,
  noSchool: readonly DaysOff[] = [],
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

/** A replay of all weeks, of which the first opens by the plan on this day or later. */
export const createWaitingReplayCalendar = (
  statisticsSeason: number,
  opensOn: CalendarDay,
  now: Date,
  timeZone: string,
): ReplayCalendar => {
  const { weekOpenings: _, ...begun } = replayCalendarStartedAtWeek(statisticsSeason, 0, now);
  const midnight = localTimeToDate(opensOn, 0, timeZone);
  return { ...begun, opensAfter: timestampFromDate(new Date(midnight.getTime() - 1)) };
};

/** A replay is its own `openedWeeks`; a class that plays along has the live season's. */
export function calendarContext({
  calendar,
  openedWeeks,
  now,
  timeZone,
}: {
  calendar: LeagueCalendar;
  openedWeeks: OpenedWeeks;
  now: Date;
  timeZone: string;
}): CalendarContext {
  const openedAt = (week: number) => weekOpenedAt(openedWeeks, week);
  return {
    currentWeek: openedWeeks.currentWeek,
    openedAt,
    deadlineOf(week) {
      const opened = openedAt(week);
      return opened && deadlineOf(calendar, week, opened, timeZone);
    },
    now,
    timeZone,
  };
}

type Changed = { calendar: LeagueCalendar } | { refused: CalendarRefusal } | 'unchanged';

/** Passed deadlines stay where they were, except when a week gets more days. */
export function changeCalendar(
  calendar: LeagueCalendar,
  change: CalendarChange,
  at: CalendarContext,
): Changed {
  switch (change.kind) {
    case 'open-week':
      return openByHand(calendar, change, at);
    case 'undo-week':
      return undoWeek(calendar, change.week, at);
    case 'add-days-off':
      return takeOff(calendar, change, at);
    case 'remove-days-off':
      return bringBack(calendar, change, at);
    case 'more-days':
      return change.week === at.currentWeek
        ? giveDays(calendar, change.week, change.days, at)
        : { refused: 'other-week' };
    case 'pause':
      return pause(calendar, change.sentence, at);
    case 'go-on':
      return goOn(calendar, at);
    case 'plan':
      return replan(calendar, change, at);
  }
}

/** Opening a week on any day must not make it due the next day. */
const MIN_DAYS_AFTER_A_PRESS = 2;

function openByHand(
  calendar: LeagueCalendar,
  { week, days = 0, earlierDays = 0 }: Extract<CalendarChange, { kind: 'open-week' }>,
  at: CalendarContext,
): Changed {
  const opened = openReplayWeek(calendar, week, at);
  if (typeof opened === 'string' || 'refused' in opened) return opened;
  const known = calendar.plan.extensions[at.currentWeek] ?? 0;
  const given = giveDays(opened.calendar, at.currentWeek, Math.max(earlierDays, known), at);
  if (typeof given === 'object' && 'refused' in given) return given;
  const open = given === 'unchanged' ? opened.calendar : given.calendar;
  const { plan } = open;
  const due = deadlineOf(open, week, at.now, at.timeZone);
  const left = countSchoolDaysBetween(at.now, due, plan.noSchool, at.timeZone);
  const extra = Math.max(days, MIN_DAYS_AFTER_A_PRESS - left);
  if (extra > MAX_WEEK_EXTENSION_DAYS) return { refused: 'too-many-days' };
  if (extra <= 0) return { calendar: open };
  const extensions = { ...plan.extensions, [week]: extra };
  return { calendar: { ...open, plan: { ...plan, extensions } } };
}

export function openReplayWeek(
  calendar: LeagueCalendar,
  week: number,
  { currentWeek, now }: CalendarContext,
): Changed {
  if (calendar.kind !== 'replay') return { refused: 'not-a-replay' };
  if (week === currentWeek) return 'unchanged';
  if (currentWeek >= FINAL_WEEK) return { refused: 'season-over' };
  if (week !== currentWeek + 1) return { refused: 'other-week' };
  if (calendar.paused) return { refused: 'paused' };
  const weekStartedAt = timestampFromDate(now);
  const weekOpenings = {
    ...calendar.weekOpenings,
    [currentWeek]: calendar.weekStartedAt,
    [week]: weekStartedAt,
  };
  // A week that is opened by hand before the first day leaves nothing to wait for.
  const { opensAfter: _, ...running } = calendar;
  return { calendar: { ...running, currentWeek: week, weekStartedAt, weekOpenings } };
}

function undoWeek(
  calendar: LeagueCalendar,
  week: number,
  { currentWeek, now }: CalendarContext,
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
  // Without this the season clock would open the week again within a minute.
  const opensAfter = timestampFromDate(now);
  const openedUpTo = raiseLatestOpenedWeek(calendar.openedUpTo, calendar.statisticsSeason, week);
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

export type WantedSeason =
  | { readonly kind: 'live' }
  | { readonly kind: 'replay'; readonly statisticsSeason: number; readonly week: number };

type Leaving = CalendarContext & {
  readonly openedWeeks: OpenedWeeks;
  readonly statisticsSeason: number;
  readonly liveSeason: number;
};

/**
 * Switches the class to another season, or to another week of the same one. The plan, days off, and
 * a pause stay. Deadlines of the season it leaves are kept for when it comes back.
 */
export function switchSeasonOrReplayWeek(
  calendar: LeagueCalendar,
  wanted: WantedSeason,
  at: Leaving,
): LeagueCalendar | 'unchanged' {
  const { openedWeeks, statisticsSeason: from, now } = at;
  const isThere =
    wanted.kind === 'live'
      ? calendar.kind === 'live'
      : isReplayOf(calendar, wanted) && openedWeeks.currentWeek === wanted.week;
  if (isThere) return 'unchanged';
  const to = wanted.kind === 'live' ? at.liveSeason : wanted.statisticsSeason;
  const { settledDeadlines } = settled(calendar.plan, at);
  const opened = weekOpenedAt(openedWeeks, openedWeeks.currentWeek);
  const weekOpenings = {
    ...openedWeeks.weekOpenings,
    ...(opened ? { [openedWeeks.currentWeek]: timestampFromDate(opened) } : {}),
  };
  // The class may have gone back to an earlier week: the dates of the weeks after it stay known.
  const leftBefore: LeftSeasonDates = calendar.leftSeasons?.[from] ?? {};
  const settledBefore = Object.entries(leftBefore.settledDeadlines ?? {}).filter(
    ([week]) => !(week in weekOpenings),
  );
  const leftSeasons: Record<string, LeftSeasonDates> = {
    ...calendar.leftSeasons,
    [from]: {
      weekOpenings: { ...leftBefore.weekOpenings, ...weekOpenings },
      settledDeadlines: { ...Object.fromEntries(settledBefore), ...settledDeadlines },
    },
  };
  const known: LeftSeasonDates = leftSeasons[to] ?? {};
  const upTo = wanted.kind === 'live' ? FINAL_WEEK : wanted.week - 1;
  const plan = {
    ...calendar.plan,
    settledDeadlines: weeksUpTo(upTo, known.settledDeadlines),
    extensions: from === to ? weeksUpTo(upTo, calendar.plan.extensions) : {},
  };
  const { paused } = calendar;
  const openedUpTo = raiseLatestOpenedWeek(calendar.openedUpTo, from, openedWeeks.currentWeek);
  if (wanted.kind === 'live') return { kind: 'live', paused, plan, leftSeasons, openedUpTo };
  const replay = replayCalendarStartedAtWeek(to, wanted.week, now);
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

/** Stores the deadlines that have passed, so that a new plan doesn't move them. */
function settled(
  plan: CalendarPlan,
  { currentWeek, deadlineOf: dueOf, now }: CalendarContext,
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
  { first, last, name }: DaysOff,
  at: CalendarContext,
): Changed {
  const { noSchool } = calendar.plan;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (days < 0) return { refused: 'days-off-backwards' };
  const known = noSchool.find(isSame({ first, last }));
  if (known?.name === name) return 'unchanged';
  const others = noSchool.filter((each) => each !== known);
  if (others.length >= MAX_DAYS_OFF_ENTRIES || days >= MAX_DAYS_PER_DAYS_OFF_ENTRY)
    return { refused: 'too-many-days-off' };
  const sorted = [...others, { first, last, name }].sort((a, b) => a.first.localeCompare(b.first));
  const plan = { ...settled(calendar.plan, at), noSchool: sorted };
  return {
    calendar: { ...calendar, plan: { ...plan, settledDeadlines: pastDaysOff(plan, at) } },
  };
}

/** A deadline that was settled and then extended is still to come, and moves like any other. */
function pastDaysOff(
  { settledDeadlines = {}, noSchool }: CalendarPlan,
  { now, timeZone }: CalendarContext,
): Record<string, Timestamp> {
  return Object.fromEntries(
    Object.entries(settledDeadlines).map(([week, settledAt]) => {
      const due = dateFromTimestamp(settledAt);
      const isOff = due > now && isListedDayOff(toCalendarDay(due, timeZone), noSchool);
      return [
        week,
        isOff ? timestampFromDate(addSchoolDaysToMoment(1, due, noSchool, timeZone)) : settledAt,
      ];
    }),
  );
}

function bringBack(
  calendar: LeagueCalendar,
  days: { first: string; last: string },
  at: CalendarContext,
): Changed {
  const noSchool = calendar.plan.noSchool.filter((each) => !isSame(days)(each));
  if (noSchool.length === calendar.plan.noSchool.length) return 'unchanged';
  return { calendar: { ...calendar, plan: { ...settled(calendar.plan, at), noSchool } } };
}

function giveDays(
  calendar: LeagueCalendar,
  week: number,
  days: number,
  { timeZone }: CalendarContext,
): Changed {
  const { plan } = calendar;
  const before = plan.extensions[week] ?? 0;
  if (days === before) return 'unchanged';
  if (days < before || days > MAX_WEEK_EXTENSION_DAYS) return { refused: 'too-many-days' };
  const fixed = plan.settledDeadlines?.[week];
  const moved =
    fixed &&
    timestampFromDate(
      addSchoolDaysToMoment(days - before, dateFromTimestamp(fixed), plan.noSchool, timeZone),
    );
  const settledDeadlines = moved
    ? { ...plan.settledDeadlines, [week]: moved }
    : plan.settledDeadlines;
  return {
    calendar: {
      ...calendar,
      plan: { ...plan, settledDeadlines, extensions: { ...plan.extensions, [week]: days } },
    },
  };
}

function pause(calendar: LeagueCalendar, sentence: string, { now }: CalendarContext): Changed {
  if (calendar.paused?.sentence === sentence) return 'unchanged';
  return {
    calendar: {
      ...calendar,
      paused: { since: calendar.paused?.since ?? timestampFromDate(now), sentence },
    },
  };
}

/**
 * After a pause or a new plan, a replay opens no week for a time that has already passed; it waits
 * for the next one.
 */
const openingFrom = (calendar: LeagueCalendar, now: Date): LeagueCalendar =>
  calendar.kind === 'replay'
    ? { ...calendar, opensAfter: laterTimestampOfStoredAndNow(calendar.opensAfter, now) }
    : calendar;

/**
 * Ends a pause and gives its school days back to each week that wasn't due when it began. A week of
 * the live season may have opened during the pause, and gets the days since then.
 */
function goOn(calendar: LeagueCalendar, at: CalendarContext): Changed {
  if (!calendar.paused) return 'unchanged';
  const since = dateFromTimestamp(calendar.paused.since);
  let running = openingFrom({ ...calendar, paused: null }, at.now);
  for (let week = 1; week <= at.currentWeek; week += 1) {
    const [openedAt, deadline] = [at.openedAt(week), at.deadlineOf(week)];
    if (!openedAt || !deadline || deadline < since) continue;
    const { noSchool, extensions } = running.plan;
    const from = openedAt > since ? openedAt : since;
    const lost = countSchoolDaysBetween(from, at.now, noSchool, at.timeZone);
    const days = Math.min((extensions[week] ?? 0) + lost, MAX_WEEK_EXTENSION_DAYS);
    const given = giveDays(running, week, days, at);
    if (typeof given === 'object' && 'calendar' in given) running = given.calendar;
  }
  return { calendar: running };
}

function replan(
  calendar: LeagueCalendar,
  { openings, deadlines }: Pick<CalendarPlan, 'openings' | 'deadlines'>,
  at: CalendarContext,
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
