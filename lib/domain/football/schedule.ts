import { dateFromTimestamp, THE_BEGINNING, type Timestamp } from '../timestamp';

/** After this week there is no next line-up. Week 0 is pre-season. */
export const LAST_WEEK = 18;

/** The weeks with games, in order. */
export const GAME_WEEKS: readonly number[] = Array.from({ length: LAST_WEEK }, (_, index) => index + 1);

/** The latest week of a season that is open: the current one, and in a season that is over the last. */
export function latestWeekOf(season: number, now: { currentSeason: number; currentWeek: number }): number {
  return season === now.currentSeason ? now.currentWeek : LAST_WEEK;
}

const TUESDAY = 2;
const THURSDAY = 4;
const OPENING_HOUR = 6;
const DEADLINE_HOUR = 15;
const DAY_MS = 86_400_000;

/**
 * The first Thursday 15:00 on the clocks of `timeZone` after the week was opened.
 * @param timeZone an IANA name such as `America/New_York`. @throws RangeError when there is no such zone.
 */
export function deadlineFor(weekStartedAt: Date, timeZone: string): Date {
  return nextOnClock(weekStartedAt, THURSDAY, DEADLINE_HOUR, timeZone);
}

/** The first Tuesday 06:00 on the clocks of `timeZone` after `now`, when the next week opens by itself. */
export function nextTuesdayOpening(now: Date, timeZone: string): Date {
  return nextOnClock(now, TUESDAY, OPENING_HOUR, timeZone);
}

/** The last Tuesday 06:00 on the clocks of `timeZone` that is not after `now`: which opening is due, or was. */
export function latestTuesdayOpening(now: Date, timeZone: string): Date {
  // A week in which the clocks change is an hour shorter or longer, so one look from seven days back could find the one before.
  let opening = nextTuesdayOpening(new Date(now.getTime() - 8 * DAY_MS), timeZone);
  for (;;) {
    const next = nextTuesdayOpening(opening, timeZone);
    if (next.getTime() > now.getTime()) return opening;
    opening = next;
  }
}

/** "Thursday, Oct 12, 3:00 PM" on the clocks of `timeZone`. */
export const formatDeadline = (date: Date, timeZone: string): string => dayAndTime(date, timeZone, 'long');

/** Nothing is known of when it was. */
const isUnknown = (date: Date): boolean => date.getTime() === dateFromTimestamp(THE_BEGINNING).getTime();

/** "Thu, Oct 12, 3:00 PM" on the clocks of `timeZone`: when something was done. */
export const formatMoment = (date: Date, timeZone: string): string =>
  isUnknown(date) ? 'time not known' : dayAndTime(date, timeZone, 'short');

function dayAndTime(date: Date, timeZone: string, weekday: 'long' | 'short'): string {
  const parts = partsOf(date, {
    timeZone,
    weekday,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return `${parts.weekday}, ${parts.month} ${parts.day}, ${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/** "2023-10-12 15:00" on the clocks of `timeZone`, which every spreadsheet reads as a date. */
export function formatSheetTime(date: Date, timeZone: string): string {
  if (isUnknown(date)) return '';
  const parts = partsOf(date, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** "Thursday". */
export function weekdayName(date: Date, timeZone = 'UTC'): string {
  return partsOf(date, { timeZone, weekday: 'long' }).weekday ?? '';
}

/** MM/DD/YYYY, by the calendar of `timeZone`. */
export function formatStoredDate(timestamp: Timestamp, timeZone = 'UTC'): string {
  const parts = partsOf(dateFromTimestamp(timestamp), { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${parts.month}/${parts.day}/${parts.year?.padStart(4, '0')}`;
}

/** The first moment after `after` at which the zone's clocks show `hour`:00 on that weekday (0 is Sunday). */
function nextOnClock(after: Date, weekday: number, hour: number, timeZone: string): Date {
  // Wall-clock time is carried as if it were UTC, so that days are whole days even where the clocks change.
  const wallNow = after.getTime() + zoneOffset(after.getTime(), timeZone);
  const wallMidnight = Math.floor(wallNow / DAY_MS) * DAY_MS;
  const daysAhead = (weekday - new Date(wallMidnight).getUTCDay() + 7) % 7;
  const wallTime = wallMidnight + daysAhead * DAY_MS + hour * 3_600_000;
  const candidate = instantOfWallTime(wallTime, timeZone);
  return new Date(candidate > after.getTime() ? candidate : instantOfWallTime(wallTime + 7 * DAY_MS, timeZone));
}

function instantOfWallTime(wallTime: number, timeZone: string): number {
  // The offset is only known for an instant; the second look corrects a guess on the other side of a clock change.
  const guess = wallTime - zoneOffset(wallTime, timeZone);
  return wallTime - zoneOffset(guess, timeZone);
}

/** Milliseconds by which the zone's clocks are ahead of UTC at that instant. */
function zoneOffset(instant: number, timeZone: string): number {
  const seconds = Math.floor(instant / 1000);
  const parts = partsOf(new Date(seconds * 1000), {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wall = Date.UTC(
    Number(parts.year),
    Number(parts.month) - 1,
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
  return wall - seconds * 1000;
}

function partsOf(date: Date, options: Intl.DateTimeFormatOptions): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatterOf(options)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

/** To make one costs as much as to use it a hundred times, and a page with a deadline uses ten. One for each kind and zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', options);
  formatters.set(key, made);
  return made;
}
