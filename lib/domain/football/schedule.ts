import {
  addDays,
  type CalendarDay,
  DAY_MS,
  nextWeekdayTimeInZone,
  nthWeekdayOfMonth,
  toCalendarDay,
} from '../time/calendar';

/** After this week there is no next lineup. Week 0 is preseason. */
export const FINAL_WEEK = 18;

export const GAME_WEEKS: readonly number[] = Array.from(
  { length: FINAL_WEEK },
  (_, index) => index + 1,
);

const MONDAY = 1;
const TUESDAY = 2;
const THURSDAY = 4;
const OPENING_HOUR = 6;
const DEADLINE_HOUR = 15;

/**
 * The first Thursday 15:00 in `timeZone` (IANA) after the week opened.
 *
 * @throws RangeError for an unknown zone.
 */
export function nextThursdayDeadline(weekStartedAt: Date, timeZone: string): Date {
  return nextWeekdayTimeInZone(weekStartedAt, THURSDAY, DEADLINE_HOUR, timeZone);
}

/** The first Tuesday 06:00 in `timeZone` after `now`, when the next week opens automatically. */
export function nextTuesdayOpening(now: Date, timeZone: string): Date {
  return nextWeekdayTimeInZone(now, TUESDAY, OPENING_HOUR, timeZone);
}

/** The last Tuesday 06:00 in `timeZone` that is not after `now`. */
export function latestTuesdayOpening(now: Date, timeZone: string): Date {
  // Weeks with a clock change are an hour shorter or longer, so searching from 7 days back could
  // find the one before.
  let opening = nextTuesdayOpening(new Date(now.getTime() - 8 * DAY_MS), timeZone);
  for (;;) {
    const next = nextTuesdayOpening(opening, timeZone);
    if (next.getTime() > now.getTime()) return opening;
    opening = next;
  }
}

const LABOR_DAY_TO_LAST_SUNDAY = 6 + 7 * (FINAL_WEEK - 1);

/**
 * Labor Day is the first Monday of September. Week 1 ends on the Sunday after it, apart from one
 * game.
 */
const laborDay = (season: number): CalendarDay => nthWeekdayOfMonth(season, 9, MONDAY, 1);

export const lastGameDay = (season: number): CalendarDay =>
  addDays(laborDay(season), LABOR_DAY_TO_LAST_SUNDAY);

/**
 * True while a class can play along with a season: from August, when teachers set up classes, to
 * the last game. The NFL's dates have followed this rule since 2021, the first year with 18 weeks.
 */
export function canPlaySeasonLive(season: number, now: Date, timeZone: string): boolean {
  const today = toCalendarDay(now, timeZone);
  return today >= `${season}-08-01` && today <= lastGameDay(season);
}
