import { chosenEarlierWeek, leaguePageHref, samePageOfOtherClassHref } from './teacher-places';

it.each([
  ['/teacher/leagues/a', null, '/teacher/leagues/b'],
  ['/teacher/leagues/a', '5', '/teacher/leagues/b?week=5'],
  ['/teacher/leagues/a/mistakes', '5', '/teacher/leagues/b/mistakes?week=5'],
  ['/teacher/leagues/a/settings/formulas', null, '/teacher/leagues/b/settings'],
  ['/teacher/leagues/a/roster/cards', null, '/teacher/leagues/b/roster'],
  ['/teacher/leagues/a/students/kim', '3', '/teacher/leagues/b?week=3'],
  ['/teacher/leagues/new', null, '/teacher/leagues/b'],
  ['/teacher/dashboard', null, '/teacher/leagues/b'],
  ['/teacher/leagues/a/graphs', '5&x=1', '/teacher/leagues/b/graphs'],
])('from %s with week %s, the number of class b opens %s', (path, week, href) =>
  expect(samePageOfOtherClassHref('b', path, week)).toBe(href),
);

it('the address of a place names the week only where one was chosen', () => {
  expect(leaguePageHref('a', null, null)).toBe('/teacher/leagues/a');
  expect(leaguePageHref('a', 'brief', 2)).toBe('/teacher/leagues/a/brief?week=2');
});

it.each([
  ['5', 5],
  ['6', null],
  ['7', null],
  ['0', null],
  ['05', null],
  ['', null],
  [null, null],
])('of six weeks, %p in the address means %p', (asked, week) =>
  expect(chosenEarlierWeek(asked, 6)).toBe(week),
);
