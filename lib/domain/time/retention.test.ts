import { formatCalendarDay, toCalendarDay } from './calendar';
import { isPurgeDue, purgeDay, schoolYearEndOnOrAfterDate } from './retention';

const NEW_YORK = 'America/New_York';

it.each([
  ['a league opened in September ends with the next June', '2026-09-02T12:00:00Z', '2027-06-30'],
  ['one opened in January ends with the same year’s June', '2027-01-11T12:00:00Z', '2027-06-30'],
  ['the last day of the school year still belongs to it', '2027-07-01T03:59:59Z', '2027-06-30'],
  [
    'the day after begins the next one, by the clocks of the school',
    '2027-07-01T04:00:00Z',
    '2028-06-30',
  ],
])('%s', (_, begun, end) => {
  expect(schoolYearEndOnOrAfterDate(new Date(begun), NEW_YORK)).toBe(end);
});

it('adds the days of grace', () => {
  expect(purgeDay(new Date('2026-09-02T12:00:00Z'), NEW_YORK, 60)).toBe('2027-08-29');
  expect(purgeDay(new Date('2026-09-02T12:00:00Z'), NEW_YORK, 0)).toBe('2027-06-30');
});

it('is due from the first moment of the day, in the school’s time zone', () => {
  expect(isPurgeDue('2027-08-29', new Date('2027-08-29T03:59:59.999Z'), NEW_YORK)).toBe(false);
  expect(isPurgeDue('2027-08-29', new Date('2027-08-29T04:00:00Z'), NEW_YORK)).toBe(true);
});

it('says a day in words', () => {
  expect(formatCalendarDay('2027-08-29')).toBe('August 29, 2027');
  expect(toCalendarDay(new Date('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2027-01-01');
});

it.each([
  ['2027-06-30T23:59:00Z', 'UTC', '2027-06-30'],
  ['2027-07-01T00:00:00Z', 'UTC', '2028-06-30'],
  ['2027-01-01T00:00:00Z', 'UTC', '2027-06-30'],
  ['2026-12-31T23:59:00Z', 'UTC', '2027-06-30'],
  ['0998-07-01T00:00:00Z', 'UTC', '0999-06-30'],
])('what is begun at %s in %s belongs to the school year until %s', (begun, zone, end) => {
  expect(schoolYearEndOnOrAfterDate(new Date(begun), zone)).toBe(end);
});

it.each([
  [1, '2027-07-01'],
  [31, '2027-07-31'],
  [185, '2028-01-01'],
  [366, '2028-06-30'],
])('%i days after the end of a school year it is %s', (days, day) => {
  expect(purgeDay(new Date('2026-09-02T12:00:00Z'), NEW_YORK, days)).toBe(day);
});

it('stays due on every later day, and says a day of one digit and of an early month as people do', () => {
  expect(isPurgeDue('2027-08-29', new Date('2028-01-01T12:00:00Z'), NEW_YORK)).toBe(true);
  expect(isPurgeDue('2027-08-29', new Date('2026-12-31T12:00:00Z'), NEW_YORK)).toBe(false);
  expect([
    formatCalendarDay('2028-01-01'),
    toCalendarDay(new Date('2028-02-03T12:00:00Z'), NEW_YORK),
  ]).toEqual(['January 1, 2028', '2028-02-03']);
});
