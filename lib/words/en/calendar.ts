import { count } from './numbers';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayWord = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** "Tuesday, October 17, at 6:00 AM" on the clocks of the school. */
export function dayAndTime(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(moment);
  return `${day}, at ${timeOf(moment, timeZone)}`;
}

const timeOf = (moment: Date, timeZone: string): string =>
  // Newer versions of the platform put a narrow no-break space before AM.
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment).replaceAll('\u202f', ' ');

/** "6:00 AM" of a minute of the day. */
export const timeOfMinute = (minute: number): string => timeOf(new Date(minute * 60_000), 'UTC');

export const weekOpens = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} opens on ${dayAndTime(at, timeZone)}.`;
export const weekIsDue = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} is due on ${dayAndTime(at, timeZone)}.`;
export const weekWasDue = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} was due on ${dayAndTime(at, timeZone)}.`;
export const opensWhenPressed = (week: number): string => `Week ${week} opens when you press the button.`;
export const LAST_WEEK_IS_OPEN = 'The last week is open. No more weeks come after it.';

type WeekTime = { weekday: number; minute: number };

const each = ({ weekday, minute }: WeekTime): string => `${weekdayWord(weekday)} at ${timeOfMinute(minute)}`;
const both = (times: readonly WeekTime[]): string => times.map(each).join(' and ');

/** A plan by weekday, in a sentence or two. */
export function planInWords({ openings, deadlines }: { openings: readonly WeekTime[]; deadlines: readonly WeekTime[] }): string {
  const due = `It’s due on the next ${deadlines.map(each).join(' or ')}.`;
  return openings.length === 0
    ? `A week opens when you press the button. ${due}`
    : `A week opens every ${both(openings)}. ${due}`;
}

export const moreSchoolDays = (days: number): string => count(days, 'more school day');
