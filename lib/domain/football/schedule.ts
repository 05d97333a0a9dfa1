import {
  type CalendarDay,
  calendarDay,
  DAY_MS,
  dayAfter,
  nextOnClock,
  nthWeekday,
} from '../time/calendar';

/** After this week there is no next lineup. Week 0 is pre-season. */
export const LAST_WEEK = 18;

export const GAME_WEEKS: readonly number[] = Array.from(
  { length: LAST_WEEK },
  (_, index) => index + 1,
);

const MONDAY = 1;
const TUESDAY = 2;
const THURSDAY = 4;
const OPENING_HOUR = 6;
const DEADLINE_HOUR = 15;

/**
 * The first Thursday 15:00 in `timeZone`, an IANA name, after the week was opened. @throws
 * RangeError for an unknown zone.
 */
export function deadlineFor(weekStartedAt: Date, timeZone: string): Date {
  return nextOnClock(weekStartedAt, THURSDAY, DEADLINE_HOUR, timeZone);
}

/**
 * The first Tuesday 06:00 on the clocks of `timeZone` after `now`, when the next week opens by
 * itself.
 */
export function nextTuesdayOpening(now: Date, timeZone: string): Date {
  return nextOnClock(now, TUESDAY, OPENING_HOUR, timeZone);
}

/**
 * The last Tuesday 06:00 on the clocks of `timeZone` that is not after `now`: which opening is due,
 * or was.
 */
export function latestTuesdayOpening(now: Date, timeZone: string): Date {
  // A week in which the clocks change is an hour shorter or longer, so one look from seven days
  // back could find the one before.
  let opening = nextTuesdayOpening(new Date(now.getTime() - 8 * DAY_MS), timeZone);
  for (;;) {
    const next = nextTuesdayOpening(opening, timeZone);
    if (next.getTime() > now.getTime()) return opening;
    opening = next;
  }
}

const LABOR_DAY_TO_LAST_SUNDAY = 6 + 7 * (LAST_WEEK - 1);

/**
 * Labor Day is the first Monday of September; week 1 ends on the Sunday after it, but for one game.
 */
const laborDay = (season: number): CalendarDay => nthWeekday(season, 9, MONDAY, 1);

/** The Sunday of week 18. */
export const lastGameDay = (season: number): CalendarDay =>
  dayAfter(laborDay(season), LABOR_DAY_TO_LAST_SUNDAY);

/**
 * Whether a class can play along with the season: from August on, when teachers set up their
 * classes, to the day of its last game. The NFL's rule for its dates has held since 2021, the first
 * year with 18 weeks.
 */
export function isBeingPlayed(season: number, now: Date, timeZone: string): boolean {
  const today = calendarDay(now, timeZone);
  return today >= `${season}-08-01` && today <= lastGameDay(season);
}
