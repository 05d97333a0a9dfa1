import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  formatSpreadsheetTime,
  formatTimestampMmDdYyyy,
  weekdayNameOfDate,
} from '../time/calendar';
import {
  canPlaySeasonLive,
  lastGameDay,
  latestTuesdayOpening,
  nextThursdayDeadline,
  nextTuesdayOpening,
} from './schedule';

const NEW_YORK = 'America/New_York';
const HOUR = 3_600_000;

describe('nextThursdayDeadline', () => {
  it.each([
    [
      'a Tuesday morning in summer time',
      '2023-10-10T10:00:00Z',
      NEW_YORK,
      '2023-10-12T19:00:00.000Z',
    ],
    ['a Tuesday in winter time', '2023-11-07T11:00:00Z', NEW_YORK, '2023-11-09T20:00:00.000Z'],
    ['across the end of summer time', '2023-11-04T12:00:00Z', NEW_YORK, '2023-11-09T20:00:00.000Z'],
    [
      'across the start of summer time',
      '2024-03-08T12:00:00Z',
      NEW_YORK,
      '2024-03-14T19:00:00.000Z',
    ],
    [
      'a millisecond before the deadline',
      '2023-10-12T18:59:59.999Z',
      NEW_YORK,
      '2023-10-12T19:00:00.000Z',
    ],
    [
      'the very moment of a deadline',
      '2023-10-12T19:00:00.000Z',
      NEW_YORK,
      '2023-10-19T19:00:00.000Z',
    ],
    [
      'a Thursday in UTC that is still Wednesday at school',
      '2023-10-12T03:00:00Z',
      NEW_YORK,
      '2023-10-12T19:00:00.000Z',
    ],
    ['a Thursday night at school', '2023-10-13T03:00:00Z', NEW_YORK, '2023-10-19T19:00:00.000Z'],
    ['the turn of the year', '2023-12-29T12:00:00Z', NEW_YORK, '2024-01-04T20:00:00.000Z'],
    [
      'a school on the other side of the date line',
      '2023-10-10T10:00:00Z',
      'Pacific/Auckland',
      '2023-10-12T02:00:00.000Z',
    ],
    // Casey Station went from UTC+11 to UTC+8 in the night after this deadline.
    [
      'the eve of a clock change',
      '2010-03-02T00:00:00Z',
      'Antarctica/Casey',
      '2010-03-04T04:00:00.000Z',
    ],
    ['a zone with half hours', '2023-10-10T10:00:00Z', 'Asia/Kolkata', '2023-10-12T09:30:00.000Z'],
  ])('after %s', (_, startedAt, zone, deadline) => {
    expect(nextThursdayDeadline(new Date(startedAt), zone).toISOString()).toBe(deadline);
  });

  it('refuses a time zone that does not exist', () => {
    expect(() => nextThursdayDeadline(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('nextTuesdayOpening', () => {
  it.each([
    ['the morning before', '2023-10-10T09:00:00Z', '2023-10-10T10:00:00.000Z'],
    ['the opening itself', '2023-10-10T10:00:00Z', '2023-10-17T10:00:00.000Z'],
    ['the week in which summer time ends', '2023-11-01T12:00:00Z', '2023-11-07T11:00:00.000Z'],
  ])('after %s', (_, now, opening) => {
    expect(nextTuesdayOpening(new Date(now), NEW_YORK).toISOString()).toBe(opening);
  });
});

describe('every moment in every zone', () => {
  const zones = [
    NEW_YORK,
    'America/Los_Angeles',
    'America/Phoenix',
    'America/St_Johns',
    'Pacific/Honolulu',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Europe/London',
    'UTC',
  ];
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2035-01-01'),
    noInvalidDate: true,
  });
  const nearChange = fc
    .tuple(
      fc.constantFrom('2023-11-05T06:00:00Z', '2024-03-10T07:00:00Z', '2024-11-03T06:00:00Z'),
      fc.integer({ min: -9 * 24, max: 9 * 24 }),
    )
    .map(([change, hours]) => new Date(Date.parse(change) + hours * HOUR));

  it.each([
    ['the deadline is the first Thursday 15:00', nextThursdayDeadline, 'Thursday 15:00'],
    ['the opening is the first Tuesday 06:00', nextTuesdayOpening, 'Tuesday 06:00'],
  ])('%s after it', (_, next, clock) => {
    fc.assert(
      fc.property(fc.oneof(moment, nearChange), fc.constantFrom(...zones), (now, zone) => {
        const result = next(now, zone);
        const shown = result.toLocaleString('en-GB', {
          timeZone: zone,
          weekday: 'long',
          hour: '2-digit',
          minute: '2-digit',
        });
        expect(shown.replace(',', '').replace(' at', '')).toBe(clock);
        expect(result.getTime() % 60_000).toBe(0);
        const wait = result.getTime() - now.getTime();
        // Exactly a week, or an hour more across the fall clock change, so there was none earlier.
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(7 * 24 * HOUR + HOUR);
      }),
      { numRuns: 500 },
    );
  });
});

describe('dates as text', () => {
  it('names the weekday, in UTC unless a zone is given', () => {
    expect(weekdayNameOfDate(new Date('2023-10-12T03:00:00Z'))).toBe('Thursday');
    expect(weekdayNameOfDate(new Date('2023-10-12T03:00:00Z'), NEW_YORK)).toBe('Wednesday');
  });

  it('shows a stored date as MM/DD/YYYY, in UTC unless a zone is given', () => {
    const stored = timestampFromDate(new Date('2024-01-05T02:00:00.250Z'));
    expect(formatTimestampMmDdYyyy(stored)).toBe('01/05/2024');
    expect(formatTimestampMmDdYyyy(stored, NEW_YORK)).toBe('01/04/2024');
  });
});

describe('latestTuesdayOpening', () => {
  const NEW_YORK = 'America/New_York';
  it.each([
    ['at the very moment', '2023-10-24T10:00:00.000Z', '2023-10-24T10:00:00.000Z'],
    ['a millisecond before it', '2023-10-24T09:59:59.999Z', '2023-10-17T10:00:00.000Z'],
    ['six days later', '2023-10-30T23:00:00.000Z', '2023-10-24T10:00:00.000Z'],
    [
      'after the clocks went back, at the moment',
      '2023-11-07T11:00:00.000Z',
      '2023-11-07T11:00:00.000Z',
    ],
    [
      'after the clocks went back, an hour early',
      '2023-11-07T10:30:00.000Z',
      '2023-10-31T10:00:00.000Z',
    ],
    [
      'after the clocks went forward, at the moment',
      '2024-03-12T10:00:00.000Z',
      '2024-03-12T10:00:00.000Z',
    ],
    [
      'after the clocks went forward, a moment early',
      '2024-03-12T09:59:59.000Z',
      '2024-03-05T11:00:00.000Z',
    ],
  ])('%s', (_, now, opening) => {
    expect(latestTuesdayOpening(new Date(now), NEW_YORK).toISOString()).toBe(opening);
  });

  it('follows the school’s clocks, not the server’s', () => {
    expect(
      latestTuesdayOpening(new Date('2023-10-24T00:00:00Z'), 'Pacific/Auckland').toISOString(),
    ).toBe('2023-10-23T17:00:00.000Z');
  });
});

it('leaves the cell of a table empty for an unknown time', () => {
  expect(formatSpreadsheetTime(new Date(0), NEW_YORK)).toBe('');
});

describe('times as text, by the clocks of the school', () => {
  it.each([
    ['2023-10-12T19:05:00Z', '2023-10-12 15:05'],
    ['2023-10-13T03:59:00Z', '2023-10-12 23:59'],
    ['2023-10-13T04:00:00Z', '2023-10-13 00:00'],
    ['2024-01-05T14:09:00Z', '2024-01-05 09:09'],
  ])('%s is %s in a sheet', (moment, sheet) => {
    expect(formatSpreadsheetTime(new Date(moment), NEW_YORK)).toBe(sheet);
  });

  it('are of another place for another zone, also when both were asked for before', () => {
    const moment = new Date('2023-10-12T19:05:00Z');
    for (const round of [1, 2]) {
      expect([
        round,
        formatSpreadsheetTime(moment, NEW_YORK),
        formatSpreadsheetTime(moment, 'Asia/Kolkata'),
      ]).toEqual([round, '2023-10-12 15:05', '2023-10-13 00:35']);
    }
  });

  it('have a year of four digits', () => {
    expect(formatTimestampMmDdYyyy(timestampFromDate(new Date('0987-03-04T12:00:00Z')))).toBe(
      '03/04/0987',
    );
  });
});

describe('a season is being played', () => {
  it.each([2023, 2024, 2025])('until the last day of the schedule of %i', (season) => {
    const [header = '', ...games] = readFileSync(`data/season-${season}/schedule.csv`, 'utf8')
      .trim()
      .split('\n');
    const column = header.split(',').indexOf('KickoffDate');
    const days = games.map((game) => game.split(',')[column] ?? '').toSorted();
    expect(lastGameDay(season)).toBe(days.at(-1));
    expect(canPlaySeasonLive(season, new Date(`${days[0]}T20:00:00Z`), NEW_YORK)).toBe(true);
  });

  it.each([
    ['2026-07-31T20:00:00Z', false],
    ['2026-08-01T20:00:00Z', true],
    ['2026-11-26T20:00:00Z', true],
    // Sunday, January 10, ends at midnight in New York.
    ['2027-01-11T04:59:59Z', true],
    ['2027-01-11T05:00:00Z', false],
    ['2025-11-26T20:00:00Z', false],
    ['2027-11-26T20:00:00Z', false],
  ])('that of 2026, at %s: %s', (now, expected) => {
    expect(canPlaySeasonLive(2026, new Date(now), NEW_YORK)).toBe(expected);
  });
});
