import type { PlannedWeek } from '@/lib/domain/calendar/plan';
import { schoolWeekDtos } from './school-weeks';

const NEW_YORK = 'America/New_York';
const at = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`);

/** Opens at six, is due at three. */
const week = (
  number: number,
  state: PlannedWeek['state'],
  opens: string | null,
  due: string | null,
  moved: Partial<PlannedWeek> = {},
): PlannedWeek => ({
  week: number,
  state,
  opensAt: opens === null ? null : at(opens, '06:00'),
  dueAt: due === null ? null : at(due, '15:00'),
  opensLater: false,
  dueMoved: false,
  ...moved,
});

// November 16, 2026 is a Monday.
const WEEKS = [
  week(5, 'past', '2026-11-17', '2026-11-19'),
  week(6, 'now', '2026-11-24', '2026-11-30', { dueMoved: true }),
  week(7, 'later', '2026-12-01', '2026-12-03'),
  week(8, 'later', null, null),
];
const OFF = [{ first: '2026-11-26', last: '2026-11-27', name: 'Thanksgiving' }];

const drawn = (weeks: readonly PlannedWeek[], now = '2026-11-25') =>
  schoolWeekDtos(weeks, OFF, at(now, '09:00'), NEW_YORK).map(({ month, date, days }) => [
    `${month ?? ''}${date}`,
    ...days.map(({ isToday, isOff, band, marks }) =>
      [
        isToday ? '!' : '',
        isOff ? '/' : '',
        band ? `${band.week}` : '-',
        ...marks.map(({ kind, week, moved }) => ` ${kind} ${week}${moved ? ' moved' : ''}`),
      ].join(''),
    ),
  ]);

it('has a column for each week of school, from the first opening to the last deadline that is known', () => {
  expect(drawn(WEEKS)).toEqual([
    ['Nov16', '-', '5 opens 5', '5', '5 due 5', '5'],
    ['23', '5', '6 opens 6', '!6', '/6', '/6'],
    ['30', '6 due 6 moved', '7 opens 7', '7', '7 due 7', '-'],
  ]);
});

it('goes on to today, names each month once, and has weekends where something is due on them', () => {
  const saturdays = [week(1, 'now', '2026-11-24', '2026-11-28')];
  expect(drawn(saturdays, '2026-12-08')).toEqual([
    ['Nov23', '-', '1 opens 1', '1', '/1', '/1', '1 due 1', '1'],
    ['30', '1', '1', '1', '1', '1', '1', '1'],
    ['Dec7', '1', '!1', '-', '-', '-', '-', '-'],
  ]);
});

it('shows the week of today before anything has opened', () => {
  expect(drawn([week(1, 'later', null, null)])).toEqual([['Nov23', '-', '-', '!-', '/-', '/-']]);
});
