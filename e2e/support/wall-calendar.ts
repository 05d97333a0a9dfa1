// Dates as found on a wall calendar: days are "2026-11-26", and no code of the app is used.

const DAY_MS = 86_400_000;
const [SUNDAY, MONDAY, TUESDAY, THURSDAY, SATURDAY] = [0, 1, 2, 4, 6];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The time zone of the test's school. */
const SCHOOL = 'America/New_York';

export type Day = string;

export const today = (): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: SCHOOL }).format(new Date());
export const after = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first such weekday after `day`. */
export function nextWeekday(day: Day, wanted: number): Day {
  const next = after(day, 1);
  return after(next, (wanted - weekdayOf(next) + 7) % 7);
}
export const nextTuesday = (day: Day): Day => nextWeekday(day, TUESDAY);
export const nextThursday = (day: Day): Day => nextWeekday(day, THURSDAY);

const isSchoolDay = (day: Day): boolean => ![SUNDAY, SATURDAY].includes(weekdayOf(day));
const hourNow = (): number =>
  Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: SCHOOL,
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(new Date()),
  );

/**
 * When the first week of a just opened replay is due: on the first of these weekdays that leaves
 * three school days, including today if it is morning.
 */
function firstDue(weekdays: readonly number[]): Day {
  let schoolDays = isSchoolDay(today()) && hourNow() < 12 ? 1 : 0;
  for (let day = after(today(), 1); ; day = after(day, 1)) {
    if (isSchoolDay(day)) schoolDays += 1;
    if (weekdays.includes(weekdayOf(day)) && schoolDays >= 3) return day;
  }
}
export const firstDueThursday = (): Day => firstDue([THURSDAY]);
export const firstDueThursdayOrMonday = (): Day => firstDue([THURSDAY, MONDAY]);

/** When a later week opened manually today is due: tomorrow would be too soon. */
export function dueAfterPress(): Day {
  const thursday = nextThursday(today());
  return thursday === after(today(), 1) ? after(thursday, 1) : thursday;
}

/** "Nov 26" */
export const monthDay = (day: Day): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
/** "Thu, Nov 26" */
export const longDay = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]}, ${monthDay(day)}`;

/**
 * In the United States clocks go back on the first Sunday of November, and forward on the second
 * one of March.
 */
export const clocksGoBack = (year: number): Day => nextWeekday(`${year}-10-31`, SUNDAY);
const clocksGoForward = (year: number): Day =>
  nextWeekday(nextWeekday(`${year}-02-${lastOfFebruary(year)}`, SUNDAY), SUNDAY);
const lastOfFebruary = (year: number): number => new Date(Date.UTC(year, 2, 0)).getUTCDate();

/**
 * "20261126T200000Z": a school hour in a calendar feed. New York is 4 hours behind in summer and 5
 * in winter.
 */
export function utcStamp(day: Day, hour: number): string {
  const year = Number(day.slice(0, 4));
  const isSummer = day >= clocksGoForward(year) && day < clocksGoBack(year);
  const moment = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + (isSummer ? 4 : 5)) * 3_600_000);
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
