import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarFeedContentDto } from '@/lib/data/calendar/dto';
import { toOneLine } from '@/lib/domain/text/one-line';
import { addDays } from '@/lib/domain/time/calendar';

/** In seconds: how often a calendar program should refresh. */
const HOUR = 3600;

/** A calendar feed as an iCalendar file; null becomes a 404 response. */
export function calendarFileResponse(feed: CalendarFeedContentDto | null): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };
  if (!feed) return new Response(null, { status: 404, headers });
  const calendar = ical({
    // The library escapes everything but a calendar's name (RFC 5545, 3.3.11).
    name: toOneLine(feed.name).replace(/[\\;,]/g, '\\$&'),
    ttl: HOUR,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'fraction-league', product: 'calendar' },
  });
  for (const { id, title, start, end } of feed.events)
    calendar.createEvent({ id, summary: title, start, end });
  for (const { id, title, first, last } of feed.days) {
    // In iCalendar, an all-day event ends on the following day.
    calendar.createEvent({
      id,
      summary: title,
      start: new Date(`${first}T00:00:00Z`),
      end: new Date(`${addDays(last)}T00:00:00Z`),
      allDay: true,
    });
  }
  return new Response(calendar.toString(), {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
