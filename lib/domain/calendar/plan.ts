import { LAST_WEEK, nextTuesdayOpening } from '../football/schedule';
import {
  type CalendarDay,
  calendarDay,
  dayAfter,
  minuteOfDay,
  momentOnClock,
  nextOnClock,
  weekdayOfDay,
} from '../time/calendar';
import {
  dateFromTimestamp,
  THE_BEGINNING,
  type Timestamp,
  timestampFromDate,
} from '../time/timestamp';
import type {
  CalendarPlan,
  CalendarStanding,
  LeagueCalendar,
  NoSchool,
  WeekTime,
} from './league-calendar';

// When a class's weeks open and are due. Everything is on the clocks of the school: 06:00 stays
// 06:00 where the clocks change.

/** No plan looks further ahead: more than the days off that a calendar can hold. */
const MOST_STEPS = 1000;

export function isDayOff(day: CalendarDay, noSchool: readonly NoSchool[]): boolean {
  return noSchool.some(({ first, last }) => day >= first && day <= last);
}

const isSchoolDay = (day: CalendarDay, noSchool: readonly NoSchool[]): boolean =>
  weekdayOfDay(day) % 6 !== 0 && !isDayOff(day, noSchool);

/** The first day after `day` that is neither off nor on a weekend. */
export function nextSchoolDay(day: CalendarDay, noSchool: readonly NoSchool[]): CalendarDay {
  let next = dayAfter(day);
  for (let step = 0; step < MOST_STEPS && !isSchoolDay(next, noSchool); step += 1)
    next = dayAfter(next);
  return next;
}

function firstSlot(slots: readonly WeekTime[], after: Date, timeZone: string): Date {
  const moments = slots.map(({ weekday, minute }) =>
    nextOnClock(after, weekday, 0, timeZone, minute),
  );
  return moments.reduce((first, moment) => (moment < first ? moment : first));
}

/** The same time of day, `schoolDays` later. */
export function laterBySchoolDays(
  schoolDays: number,
  moment: Date,
  noSchool: readonly NoSchool[],
  timeZone: string,
): Date {
  let day = calendarDay(moment, timeZone);
  for (let step = 0; step < schoolDays; step += 1) day = nextSchoolDay(day, noSchool);
  return momentOnClock(day, minuteOfDay(moment, timeZone), timeZone);
}

/**
 * The deadline by weekday alone. The live season's is the first one after the opening, as without a
 * calendar; a replay's week may be opened in the middle of a lesson, so it is due on a later day.
 */
function regularDeadline({ kind, plan }: Planned, openedAt: Date, timeZone: string): Date {
  if (kind === 'live') return firstSlot(plan.deadlines, openedAt, timeZone);
  const midnight = momentOnClock(dayAfter(calendarDay(openedAt, timeZone)), 0, timeZone);
  return firstSlot(plan.deadlines, new Date(midnight.getTime() - 1), timeZone);
}

type Planned = Pick<LeagueCalendar, 'kind' | 'plan'> & {
  readonly opensAfter?: Timestamp | undefined;
  readonly weekOpenings?: CalendarStanding['weekOpenings'];
};

/** A class needs them to sign in, draft, and work out its first cards. */
const LEAST_SCHOOL_DAYS_OF_FIRST_WEEK = 3;

/**
 * A replay is opened on any day, perhaps a day before its weekly deadline. Later weeks open by the
 * plan, or at a press that says when they are due.
 */
const isFirstWeek = ({ kind, weekOpenings = {} }: Planned, week: number): boolean =>
  kind === 'replay' &&
  week in weekOpenings &&
  Object.keys(weekOpenings).every((each) => Number(each) >= week);

/**
 * When a week that was opened at `openedAt` is due: the plan's weekday and time, moved behind days
 * off, and later by the school days that this week was given. The first week is due a school week
 * later where fewer than three school days would be left for it. A deadline that the teacher left
 * as it was stays so.
 */
export function deadlineOf(
  calendar: Planned,
  week: number,
  openedAt: Date,
  timeZone: string,
): Date {
  const { plan } = calendar;
  const settled = plan.settledDeadlines?.[week];
  if (settled) return dateFromTimestamp(settled);
  const behindDaysOff = (regular: Date): Date =>
    isDayOff(calendarDay(regular, timeZone), plan.noSchool)
      ? laterBySchoolDays(1, regular, plan.noSchool, timeZone)
      : regular;
  const least = isFirstWeek(calendar, week) ? LEAST_SCHOOL_DAYS_OF_FIRST_WEEK : 0;
  let regular = regularDeadline(calendar, openedAt, timeZone);
  let moved = behindDaysOff(regular);
  for (
    let step = 0;
    step < MOST_STEPS && schoolDaysFor(openedAt, moved, plan.noSchool, timeZone) < least;
    step += 1
  ) {
    regular = firstSlot(plan.deadlines, regular, timeZone);
    moved = behindDaysOff(regular);
  }
  const extra = plan.extensions[week] ?? 0;
  return extra > 0 ? laterBySchoolDays(extra, moved, plan.noSchool, timeZone) : moved;
}

/**
 * When the week after one that was opened at `openedAt` and is due at `deadline` opens by itself;
 * null for "when I press". Never before that deadline and on no day off: it waits a few days if
 * that leaves it its own deadline, and otherwise for the next school week.
 */
export function openingAfter(
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
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const due = regularDeadline(calendar, slot, timeZone).getTime();
    let opening = slot;
    while (opening < deadline || isDayOff(calendarDay(opening, timeZone), noSchool))
      opening = laterBySchoolDays(1, opening, noSchool, timeZone);
    if (opening === slot) return slot;
    if (regularDeadline(calendar, opening, timeZone).getTime() === due) return opening;
    slot = firstSlot(openings, slot, timeZone);
  }
  return null;
}

/**
 * The next week that opens by itself, and when: a moment that has passed is due now. Null while
 * paused, at the season's end, and for "when I press".
 */
export function nextOpening(
  calendar: Planned & Pick<LeagueCalendar, 'paused'>,
  standing: CalendarStanding,
  timeZone: string,
): { week: number; at: Date } | null {
  const { currentWeek } = standing;
  const opened = openedAt(standing, currentWeek);
  if (calendar.paused || currentWeek >= LAST_WEEK || !opened) return null;
  const deadline = deadlineOf(calendar, currentWeek, opened, timeZone);
  const at = openingAfter(calendar, opened, deadline, timeZone);
  return at && { week: currentWeek + 1, at };
}

/** When this or an earlier week was opened; null where it isn't known. */
export function openedAt(
  { currentWeek, weekStartedAt, weekOpenings }: CalendarStanding,
  week: number,
): Date | null {
  const moment = week === currentWeek ? weekStartedAt : weekOpenings?.[week];
  return moment && moment.seconds !== THE_BEGINNING.seconds ? dateFromTimestamp(moment) : null;
}

export type PlannedWeek = {
  week: number;
  state: 'past' | 'now' | 'later';
  /**
   * Null where no one knows: a week that was not played, or one that opens when the teacher
   * presses.
   */
  opensAt: Date | null;
  dueAt: Date | null;
  /**
   * Whether days off, or a deadline before it, moved the opening or the deadline from its weekday;
   * or whether the week got more days.
   */
  opensLater: boolean;
  dueMoved: boolean;
};

/**
 * The same calendar for who asks what is to come: an opening that is overdue is not, it comes at
 * the next one's moment.
 */
export const fromNowOn = <C extends Planned>(calendar: C, now: Date): C => ({
  ...calendar,
  opensAfter: timestampFromDate(now),
});

/** All weeks of a class's season: as they were opened, and as the plan goes on. */
export function plannedWeeks(
  calendar: Planned & Pick<LeagueCalendar, 'paused'>,
  standing: CalendarStanding,
  timeZone: string,
): PlannedWeek[] {
  const weeks: PlannedWeek[] = [];
  const { openings, deadlines } = calendar.plan;
  const byWeekday: Planned = {
    ...calendar,
    plan: { openings, deadlines, noSchool: [], extensions: {} },
  };
  let next: Date | null = null;
  for (let week = 1; week <= LAST_WEEK; week += 1) {
    const isLater = week > standing.currentWeek;
    const opensAt: Date | null = isLater ? next : openedAt(standing, week);
    const dueAt: Date | null = opensAt && deadlineOf(calendar, week, opensAt, timeZone);
    weeks.push({
      week,
      state: isLater ? 'later' : week === standing.currentWeek ? 'now' : 'past',
      opensAt,
      dueAt,
      opensLater: isLater && opensAt !== null && !isRegular(calendar, opensAt, timeZone),
      dueMoved:
        opensAt !== null &&
        dueAt?.getTime() !== deadlineOf(byWeekday, week, opensAt, timeZone).getTime(),
    });
    if (week >= standing.currentWeek)
      next =
        opensAt && dueAt && !calendar.paused
          ? openingAfter(calendar, opensAt, dueAt, timeZone)
          : null;
  }
  return weeks;
}

function isRegular({ kind, plan }: Planned, opening: Date, timeZone: string): boolean {
  if (kind === 'live') return true;
  const [weekday, minute] = [
    weekdayOfDay(calendarDay(opening, timeZone)),
    minuteOfDay(opening, timeZone),
  ];
  return plan.openings.some((slot) => slot.weekday === weekday && slot.minute === minute);
}

export type MovedWeek = { week: number; before: PlannedWeek; after: PlannedWeek };

/** The weeks that open or are due at another moment than before. Both lists have all weeks. */
export function movedWeeks(
  before: readonly PlannedWeek[],
  after: readonly PlannedWeek[],
): MovedWeek[] {
  return after.flatMap((week, index) => {
    const was = before[index];
    const isSame =
      was?.opensAt?.getTime() === week.opensAt?.getTime() &&
      was?.dueAt?.getTime() === week.dueAt?.getTime();
    return was && !isSame ? [{ week: week.week, before: was, after: week }] : [];
  });
}

/** The school days after the day of `from`, up to the day of `to`. */
export function schoolDaysBetween(
  from: Date,
  to: Date,
  noSchool: readonly NoSchool[],
  timeZone: string,
): number {
  const last = calendarDay(to, timeZone);
  let days = 0;
  for (
    let day = nextSchoolDay(calendarDay(from, timeZone), noSchool);
    day <= last;
    day = nextSchoolDay(day, noSchool)
  )
    days += 1;
  return days;
}

const NOON = 12 * 60;

/**
 * The school days that a week has which is opened at `openedAt` and due at `dueAt`. The first one
 * counts where it is opened in the morning.
 */
export function schoolDaysFor(
  openedAt: Date,
  dueAt: Date,
  noSchool: readonly NoSchool[],
  timeZone: string,
): number {
  const day = calendarDay(openedAt, timeZone);
  const isSchoolMorning = isSchoolDay(day, noSchool) && minuteOfDay(openedAt, timeZone) < NOON;
  return schoolDaysBetween(openedAt, dueAt, noSchool, timeZone) + (isSchoolMorning ? 1 : 0);
}

/**
 * Why a plan by weekday cannot be: a week would open before the one before it is due, or the
 * numbers of the two do not agree.
 */
export function planProblem({
  openings,
  deadlines,
}: Pick<CalendarPlan, 'openings' | 'deadlines'>): 'count' | 'overlap' | null {
  if (deadlines.length === 0 || (openings.length > 0 && openings.length !== deadlines.length))
    return 'count';
  // Any week without a clock change shows it: this one begins on a Sunday.
  const plan = { openings, deadlines, noSchool: [], extensions: {} };
  for (const { weekday, minute } of openings) {
    const opening = momentOnClock(dayAfter('2023-10-01', weekday), minute, 'UTC');
    if (
      regularDeadline({ kind: 'replay', plan }, opening, 'UTC') >
      firstSlot(openings, opening, 'UTC')
    )
      return 'overlap';
  }
  return null;
}
