import { dateTimeParts, isUnknownTime } from '@/lib/domain/time/calendar';

/** "Thursday, Oct 12, 3:00 PM" in `timeZone`. */
export const deadlineDayAndTimeText = (date: Date, timeZone: string): string =>
  shortDateText(date, timeZone, 'long');

/** "Thu, Oct 12, 3:00 PM" in `timeZone`, for past events. */
export const pastDayAndTimeText = (date: Date, timeZone: string): string =>
  isUnknownTime(date) ? 'time not known' : shortDateText(date, timeZone, 'short');

/** "3:00 PM" in `timeZone`. */
export function timeText(date: Date, timeZone: string): string {
  const parts = dateTimeParts(date, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
  return `${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/** "Monday, November 23" in `timeZone`. */
export function dayText(date: Date, timeZone: string): string {
  const { weekday, month, day } = dateTimeParts(date, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return `${weekday}, ${month} ${day}`;
}

/** "Tuesday, October 17, at 6:00 AM" on the clocks of `timeZone`. */
export const dayAndTimeText = (date: Date, timeZone: string): string =>
  `${dayText(date, timeZone)}, at ${timeText(date, timeZone)}`;

/** "Nov 20" in `timeZone`; null for an unknown time. */
export function shortDayText(date: Date, timeZone: string): string | null {
  if (isUnknownTime(date)) return null;
  const { month, day } = dateTimeParts(date, { timeZone, month: 'short', day: 'numeric' });
  return `${month} ${day}`;
}

function shortDateText(date: Date, timeZone: string, style: 'long' | 'short'): string {
  const { weekday } = dateTimeParts(date, { timeZone, weekday: style });
  return `${weekday}, ${shortDayText(date, timeZone)}, ${timeText(date, timeZone)}`;
}
