import { hrefWithWeek, parseUncheckedWeekNumber, WEEK_TASKS } from './week-tasks';

it('has the five tasks in order, each with a page of its own', () => {
  expect(WEEK_TASKS.map(({ number, href }) => [number, href])).toEqual([
    [1, '/student/box-scores'],
    [2, '/student/score-cards'],
    [3, '/student/graph-upload'],
    [4, '/student/leaderboards'],
    [5, '/student/lineup'],
  ]);
});

it('gives the latest week the plain address, and each other one its number', () => {
  expect([
    hrefWithWeek('/student/lineup', null),
    hrefWithWeek('/student/lineup', 3),
    hrefWithWeek('/teacher', 12),
  ]).toEqual(['/student/lineup', '/student/lineup?week=3', '/teacher?week=12']);
});

it.each([
  ['1', 1],
  ['9', 9],
  ['10', 10],
  ['18', 18],
  ['0', null],
  ['01', null],
  ['180', null],
  ['x3', null],
  ['3x', null],
  ['', null],
  [undefined, null],
  [['3'], null],
])('reads the week %j of an address as %s', (asked, week) => {
  expect(parseUncheckedWeekNumber(asked)).toBe(week);
});
