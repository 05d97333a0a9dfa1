import { hrefOfWeek, readWeek, TASKS } from './week-tasks';

it('has the five tasks in order, each with a page of its own', () => {
  expect(TASKS.map(({ number, title, href }) => [number, title, href])).toEqual([
    [1, 'Check Box Scores', '/student/box-scores'],
    [2, 'Calculate Points', '/student/score-cards'],
    [3, 'Upload Graphs', '/student/graph-upload'],
    [4, 'Leaderboards', '/student/leaderboards'],
    [5, 'Set Line-Up', '/student/lineup'],
  ]);
});

it('says of each task what it is, and of the two with a deadline that it is Thursday', () => {
  expect(TASKS.map(({ description }) => description)).toEqual([
    'See what your players did last week. New box scores come out on Tuesday morning.',
    'Work out the points of each starter and your team. Due Thursday afternoon.',
    'Make a graph of your data and upload it to earn MVP points.',
    'See how your team is doing in your league.',
    'Choose your starters for the next week. Due Thursday afternoon.',
  ]);
});

it('gives the latest week the plain address, and each other one its number', () => {
  expect([hrefOfWeek('/student/lineup', null), hrefOfWeek('/student/lineup', 3), hrefOfWeek('/teacher', 12)]).toEqual([
    '/student/lineup',
    '/student/lineup?week=3',
    '/teacher?week=12',
  ]);
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
  expect(readWeek(asked)).toBe(week);
});
