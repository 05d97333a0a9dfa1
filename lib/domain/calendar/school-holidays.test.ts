import { listRemainingSchoolHolidays } from './school-holidays';

const daysOf = (from: string) =>
  listRemainingSchoolHolidays(from).map(({ holiday, first, last }) =>
    first === last ? `${holiday} ${first}` : `${holiday} ${first} ${last}`,
  );

// From the lists of the Office of Personnel Management; the Friday after Thanksgiving and the days
// around New Year are the schools' own.
it('lists the holidays of the school year 2026, from summer to summer', () => {
  expect(daysOf('2026-07-01')).toEqual([
    'labor-day 2026-09-07',
    'columbus-day 2026-10-12',
    'veterans-day 2026-11-11',
    'thanksgiving 2026-11-26 2026-11-27',
    'winter 2026-12-24 2027-01-01',
    'king-day 2027-01-18',
    'presidents-day 2027-02-15',
    'memorial-day 2027-05-31',
    'juneteenth 2027-06-18',
  ]);
});

it.each([
  ['2021', '2021-11-25', '2021-09-06', '2022-01-17'],
  ['2022', '2022-11-24', '2022-09-05', '2023-01-16'],
  ['2023', '2023-11-23', '2023-09-04', '2024-01-15'],
  ['2024', '2024-11-28', '2024-09-02', '2025-01-20'],
  ['2025', '2025-11-27', '2025-09-01', '2026-01-19'],
  ['2027', '2027-11-25', '2027-09-06', '2028-01-17'],
])('finds Thanksgiving, Labor Day, and King Day of the school year %s', (year, ...days) => {
  const holidays = listRemainingSchoolHolidays(`${year}-07-01`);
  const dayOf = (name: string) => holidays.find(({ holiday }) => holiday === name)?.first;
  expect(['thanksgiving', 'labor-day', 'king-day'].map(dayOf)).toEqual(days);
});

it.each([
  ['a Saturday', '2023-07-01', 'veterans-day 2023-11-10'],
  ['a Sunday', '2029-07-01', 'veterans-day 2029-11-12'],
])('keeps Veterans Day on a weekday where it falls on %s', (_, from, expected) => {
  expect(daysOf(from)).toContain(expected);
});

it('leaves out what is over, but not the break that goes on', () => {
  expect(daysOf('2027-01-01')[0]).toBe('winter 2026-12-24 2027-01-01');
  expect(daysOf('2027-01-02')[0]).toBe('king-day 2027-01-18');
  expect(daysOf('2027-06-30')).toEqual([]);
});
