import { calendarFileResponse } from './calendar-file';

const feed = {
  name: 'Room 12\r\nBEGIN:VEVENT',
  events: [
    {
      id: 'room-7-opens',
      title: 'Week 7 opens (Room 12, period 3\nBEGIN:VEVENT)',
      start: new Date('2023-10-24T10:00:00Z'),
      end: new Date('2023-10-24T10:30:00Z'),
    },
  ],
  days: [
    { id: 'room-off', title: 'No school: Winter break', first: '2023-12-21', last: '2024-01-01' },
  ],
};

it('writes weeks at their moment and days off as whole days, the last one included', async () => {
  const response = calendarFileResponse(feed);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const lines = (await response.text()).split('\r\n');
  // Text typed by a teacher can't add a line.
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:room-7-opens',
      'DTSTART:20231024T100000Z',
      'DTEND:20231024T103000Z',
      'SUMMARY:Week 7 opens (Room 12\\, period 3\\nBEGIN:VEVENT)',
      'X-WR-CALNAME:Room 12 BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20231221',
      'DTEND;VALUE=DATE:20240102',
      'SUMMARY:No school: Winter break',
      'END:VCALENDAR',
    ]),
  );
});

it('escapes a calendar’s name as it does a title', async () => {
  const text = await calendarFileResponse({ ...feed, name: 'Room 12, \u202eperiod; \\3' }).text();
  expect(text.split('\r\n')).toContain('X-WR-CALNAME:Room 12\\, period\\; \\\\3');
});

it('is nothing where there is no such address', async () => {
  const response = calendarFileResponse(null);
  expect([response.status, await response.text()]).toEqual([404, '']);
});
