import { FINAL_WEEK, nextTuesdayOpening } from '../football/schedule';
import {
  addDays,
  type CalendarDay,
  isWeekend,
  localTimeToDate,
  minuteOfDay,
  nextWeekdayTimeInZone,
  toCalendarDay,
  weekdayOfDay,
} from '../time/calendar';
import {
  dateFromTimestamp,
  type Timestamp,
  timestampFromDate,
  UNKNOWN_TIMESTAMP,
} from '../time/timestamp';
import type {
  CalendarPlan,
  DaysOff,
  LeagueCalendar,
  OpenedWeeks,
  WeekdayTime,
} from './league-calendar';

// Opening times and deadlines of a class's weeks. All times are local: 06:00 stays 06:00 when the
// clocks change.

/** Limits all searches: more days than a calendar's days off can cover. */
const MAX_STEPS = 1000;

export function isListedDayOff(day: CalendarDay, noSchool: readonly DaysOff[]): boolean {
  return noSchool.some(({ first, last }) => day >= first && day <= last);
}

export const isSchoolDay = (day: CalendarDay, noSchool: readonly DaysOff[]): boolean =>
  !isWeekend(day) && !isListedDayOff(day, noSchool);

export function firstSchoolDayAfter(day: CalendarDay, noSchool: readonly DaysOff[]): CalendarDay {
  let next = addDays(day);
  for (let step = 0; step < MAX_STEPS && !isSchoolDay(next, noSchool); step += 1)
    next = addDays(next);
  return next;
}

function firstSlot(slots: readonly WeekdayTime[], after: Date, timeZone: string): Date {
  const moments = slots.map(({ weekday, minute }) =>
    nextWeekdayTimeInZone(after, weekday, 0, timeZone, minute),
  );
  return moments.reduce((first, moment) => (moment < first ? moment : first));
}

export function addSchoolDaysToMoment(
  schoolDays: number,
  moment: Date,
  noSchool: readonly DaysOff[],
  timeZone: string,
): Date {
  let day = toCalendarDay(moment, timeZone);
  for (let step = 0; step < schoolDays; step += 1) day = firstSchoolDayAfter(day, noSchool);
  return localTimeToDate(day, minuteOfDay(moment, timeZone), timeZone);
}

/**
 * The deadline by weekday alone. For a live calendar it is the first one after the opening. A
 * replay's week may be opened during a lesson, so it is due on a later day.
 */
function regularDeadline({ kind, plan }: Planned, openedAt: Date, timeZone: string): Date {
  if (kind === 'live') return firstSlot(plan.deadlines, openedAt, timeZone);
  const midnight = localTimeToDate(addDays(toCalendarDay(openedAt, timeZone)), 0, timeZone);
  return firstSlot(plan.deadlines, new Date(midnight.getTime() - 1), timeZone);
}

type Planned = Pick<LeagueCalendar, 'kind' | 'plan'> & {
  readonly opensAfter?: Timestamp | undefined;
  readonly weekOpenings?: OpenedWeeks['weekOpenings'];
};

const MIN_SCHOOL_DAYS_OF_FIRST_WEEK = 3;

/**
 * True for a replay's first week, which may be opened a day before a weekly deadline. Later weeks
 * open by the plan, or with their own due date.
 */
const isFirstWeek = ({ kind, weekOpenings = {} }: Planned, week: number): boolean =>
  kind === 'replay' &&
  week in weekOpenings &&
  Object.keys(weekOpenings).every((each) => Number(each) >= week || Number(each) === 0);

/**
 * When a week opened at `openedAt` is due: the plan's weekday and time, moved past days off and by
 * the week's extra school days. The first week moves a school week later if fewer than three school
 * days would be left. A settled deadline never moves. Before week 1 of a replay nothing is due, and
 * lineups are open, until that week opens.
 */
export function deadlineOf(
  calendar: Planned,
  week: number,
  openedAt: Date,
  timeZone: string,
): Date {
  const { plan } = calendar;
  if (week === 0 && calendar.kind === 'replay') {
    const first = findPlannedOpeningAfterWeek(calendar, openedAt, openedAt, timeZone);
    if (first) return first;
  }
  const settled = plan.settledDeadlines?.[week];
  if (settled) return dateFromTimestamp(settled);
  const behindDaysOff = (regular: Date): Date =>
    isListedDayOff(toCalendarDay(regular, timeZone), plan.noSchool)
      ? addSchoolDaysToMoment(1, regular, plan.noSchool, timeZone)
      : regular;
  const least = isFirstWeek(calendar, week) ? MIN_SCHOOL_DAYS_OF_FIRST_WEEK : 0;
  let regular = regularDeadline(calendar, openedAt, timeZone);
  let moved = behindDaysOff(regular);
  for (
    let step = 0;
    step < MAX_STEPS && countSchoolDaysOfWeek(openedAt, moved, plan.noSchool, timeZone) < least;
    step += 1
  ) {
    regular = firstSlot(plan.deadlines, regular, timeZone);
    moved = behindDaysOff(regular);
  }
  const extra = plan.extensions[week] ?? 0;
  return extra > 0 ? addSchoolDaysToMoment(extra, moved, plan.noSchool, timeZone) : moved;
}

/**
 * When the next week opens after one that was opened at `openedAt` and is due at `deadline`; null
 * if the teacher opens it. Never before that deadline or on a day off: it waits a few days if it
 * keeps its own deadline, or else until the next school week.
 */
export function findPlannedOpeningAfterWeek(
  calendar: Planned,
  openedAt: Date,
  deadline: Date,
  timeZone: string,
): Date | null {
  const opensAfter = calendar.opensAfter ? dateFromTimestamp(calendar.opensAfter) : openedAt;
  const after = opensAfter > openedAt ? opensAfter : openedAt;
  if (calendar.kind === 'live') return nextTuesdayOpening(after, timeZone);
  const { openings, noSchool } = calendar.plan;
  if (openings.length === 0) return null;
  let slot = firstSlot(openings, after, timeZone);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const due = regularDeadline(calendar, slot, timeZone).getTime();
    let opening = slot;
    while (opening < deadline || isListedDayOff(toCalendarDay(opening, timeZone), noSchool))
      opening = addSchoolDaysToMoment(1, opening, noSchool, timeZone);
    if (opening === slot) return slot;
    if (regularDeadline(calendar, opening, timeZone).getTime() === due) return opening;
    slot = firstSlot(openings, slot, timeZone);
  }
  return null;
}

/**
 * The next automatic opening; a past time means that it is due now. Null while paused, at the
 * season's end, and if the teacher opens weeks.
 */
export function findNextAutomaticOpening(
  calendar: Planned & Pick<LeagueCalendar, 'paused'>,
  openedWeeks: OpenedWeeks,
  timeZone: string,
): { week: number; at: Date } | null {
  const { currentWeek } = openedWeeks;
  const opened = weekOpenedAt(openedWeeks, currentWeek);
  if (calendar.paused || currentWeek >= FINAL_WEEK || !opened) return null;
  const deadline = deadlineOf(calendar, currentWeek, opened, timeZone);
  const at = findPlannedOpeningAfterWeek(calendar, opened, deadline, timeZone);
  return at && { week: currentWeek + 1, at };
}

export function weekOpenedAt(
  { currentWeek, weekStartedAt, weekOpenings }: OpenedWeeks,
  week: number,
): Date | null {
  const moment = week === currentWeek ? weekStartedAt : weekOpenings?.[week];
  return moment && moment.seconds !== UNKNOWN_TIMESTAMP.seconds ? dateFromTimestamp(moment) : null;
}

export type PlannedWeek = {
  week: number;
  state: 'past' | 'now' | 'later';
  /** Null if unknown: the week wasn't played, or the teacher opens it. */
  opensAt: Date | null;
  dueAt: Date | null;
  /**
   * True if days off or an earlier deadline moved the date off its weekday; for deadlines also if
   * the week got more days.
   */
  opensLater: boolean;
  dueMoved: boolean;
};

/** The calendar as if an overdue opening waited for the plan's next regular one. */
export const skipOverdueOpening = <C extends Planned>(calendar: C, now: Date): C => ({
  ...calendar,
  opensAfter: laterTimestampOfStoredAndNow(calendar.opensAfter, now),
});

/** The later of a stored time and now: a class that waits for its first day keeps that day. */
export const laterTimestampOfStoredAndNow = (known: Timestamp | undefined, now: Date): Timestamp =>
  known && dateFromTimestamp(known) > now ? known : timestampFromDate(now);

/** All weeks of the season: past ones as they were opened, later ones by the plan. */
export function listAllSeasonWeekDates(
  calendar: Planned & Pick<LeagueCalendar, 'paused'>,
  openedWeeks: OpenedWeeks,
  timeZone: string,
): PlannedWeek[] {
  const weeks: PlannedWeek[] = [];
  const { openings, deadlines } = calendar.plan;
  const byWeekday: Planned = {
    ...calendar,
    plan: { openings, deadlines, noSchool: [], extensions: {} },
  };
  let next: Date | null =
    calendar.kind === 'replay' && openedWeeks.currentWeek === 0
      ? (findNextAutomaticOpening(calendar, openedWeeks, timeZone)?.at ?? null)
      : null;
  for (let week = 1; week <= FINAL_WEEK; week += 1) {
    const isLater = week > openedWeeks.currentWeek;
    const opensAt: Date | null = isLater ? next : weekOpenedAt(openedWeeks, week);
    const dueAt: Date | null = opensAt && deadlineOf(calendar, week, opensAt, timeZone);
    weeks.push({
      week,
      state: isLater ? 'later' : week === openedWeeks.currentWeek ? 'now' : 'past',
      opensAt,
      dueAt,
      opensLater: isLater && opensAt !== null && !isRegular(calendar, opensAt, timeZone),
      dueMoved:
        opensAt !== null &&
        dueAt?.getTime() !== deadlineOf(byWeekday, week, opensAt, timeZone).getTime(),
    });
    if (week >= openedWeeks.currentWeek)
      next =
        opensAt && dueAt && !calendar.paused
          ? findPlannedOpeningAfterWeek(calendar, opensAt, dueAt, timeZone)
          : null;
  }
  return weeks;
}

function isRegular({ kind, plan }: Planned, opening: Date, timeZone: string): boolean {
  if (kind === 'live') return true;
  const [weekday, minute] = [
    weekdayOfDay(toCalendarDay(opening, timeZone)),
    minuteOfDay(opening, timeZone),
  ];
  return plan.openings.some((slot) => slot.weekday === weekday && slot.minute === minute);
}

export type WeekBeforeAndAfter = { week: number; before: PlannedWeek; after: PlannedWeek };

/** The weeks whose opening or deadline differs. Both lists must contain all weeks. */
export function findRescheduledWeeks(
  before: readonly PlannedWeek[],
  after: readonly PlannedWeek[],
): WeekBeforeAndAfter[] {
  return after.flatMap((week, index) => {
    const was = before[index];
    const isSame =
      was?.opensAt?.getTime() === week.opensAt?.getTime() &&
      was?.dueAt?.getTime() === week.dueAt?.getTime();
    return was && !isSame ? [{ week: week.week, before: was, after: week }] : [];
  });
}

/** Counts the school days after the day of `from`, up to the day of `to`. */
export function countSchoolDaysBetween(
  from: Date,
  to: Date,
  noSchool: readonly DaysOff[],
  timeZone: string,
): number {
  const last = toCalendarDay(to, timeZone);
  let days = 0;
  for (
    let day = firstSchoolDayAfter(toCalendarDay(from, timeZone), noSchool);
    day <= last;
    day = firstSchoolDayAfter(day, noSchool)
  )
    days += 1;
  return days;
}

const NOON = 12 * 60;

/** Counts the school days of a week. Its first day counts if the week is opened in the morning. */
export function countSchoolDaysOfWeek(
  openedAt: Date,
  dueAt: Date,
  noSchool: readonly DaysOff[],
  timeZone: string,
): number {
  const day = toCalendarDay(openedAt, timeZone);
  const isSchoolMorning = isSchoolDay(day, noSchool) && minuteOfDay(openedAt, timeZone) < NOON;
  return countSchoolDaysBetween(openedAt, dueAt, noSchool, timeZone) + (isSchoolMorning ? 1 : 0);
}

/**
 * Why a weekly plan is impossible: a week would open before the one before it is due, or the number
 * of openings and deadlines differs.
 */
export function planProblem({
  openings,
  deadlines,
}: Pick<CalendarPlan, 'openings' | 'deadlines'>): 'count' | 'overlap' | null {
  if (deadlines.length === 0 || (openings.length > 0 && openings.length !== deadlines.length))
    return 'count';
  // Any week without a clock change works; this one begins on a Sunday.
  const plan = { openings, deadlines, noSchool: [], extensions: {} };
  for (const { weekday, minute } of openings) {
    const opening = localTimeToDate(addDays('2023-10-01', weekday), minute, 'UTC');
    if (
      regularDeadline({ kind: 'replay', plan }, opening, 'UTC') >
      firstSlot(openings, opening, 'UTC')
    )
      return 'overlap';
  }
  return null;
}
