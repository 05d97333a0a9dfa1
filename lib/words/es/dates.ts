import { dateTimeParts, isUnknownTime } from '@/lib/domain/time/calendar';

/** "jueves 12 oct, 3:00 p.m." in `timeZone`. */
export const deadlineDayAndTimeText = (date: Date, timeZone: string): string =>
  shortDateText(date, timeZone, 'long');

/** "jue 12 oct, 3:00 p.m." in `timeZone`, for past events. */
export const pastDayAndTimeText = (date: Date, timeZone: string): string =>
  isUnknownTime(date) ? 'hora desconocida' : shortDateText(date, timeZone, 'short');

/** "3:00 p.m." in `timeZone`. */
export function timeText(date: Date, timeZone: string): string {
  const parts = spanishParts(date, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return `${parts.hour}:${parts.minute}\u00A0${parts.dayPeriod}`;
}

/** "lunes 23 de noviembre" in `timeZone`. */
export function dayText(date: Date, timeZone: string): string {
  const { weekday, month, day } = spanishParts(date, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return `${weekday} ${day} de ${month}`;
}

/** "martes 17 de octubre, 6:00 a.m." on the clocks of `timeZone`. */
export const dayAndTimeText = (date: Date, timeZone: string): string =>
  `${dayText(date, timeZone)}, ${timeText(date, timeZone)}`;

/** "20 nov" in `timeZone`; null for an unknown time. */
export function shortDayText(date: Date, timeZone: string): string | null {
  if (isUnknownTime(date)) return null;
  const { month, day } = spanishParts(date, { timeZone, month: 'short', day: 'numeric' });
  return `${day} ${month}`;
}

function shortDateText(date: Date, timeZone: string, style: 'long' | 'short'): string {
  const { weekday } = spanishParts(date, { timeZone, weekday: style });
  return `${weekday} ${shortDayText(date, timeZone)}, ${timeText(date, timeZone)}`;
}

const spanishParts = (date: Date, options: Intl.DateTimeFormatOptions) =>
  dateTimeParts(date, options, 'es-US');
