import { calendarFileResponse } from '@/lib/actions/calendar-file';
import { findCalendarFeed } from '@/lib/data/calendar/queries';

/**
 * A class's dates for calendar programs, at a secret address (`….ics`). It needs no sign-in and
 * contains no student's name.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const [, key] = /^([0-9a-f]{32})\.ics$/.exec((await params).file) ?? [];
  return calendarFileResponse(key ? await findCalendarFeed(key) : null);
}
