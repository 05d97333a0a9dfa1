import { boardHref } from './board-address';

it('gives the latest week the plain address and names everything else', () => {
  expect(boardHref('week')).toBe('/student/leaderboards');
  expect(boardHref('week', 3)).toBe('/student/leaderboards?week=3');
  expect(boardHref('season')).toBe('/student/leaderboards?board=season');
});

it('gives the photo finish an address of its own', () => {
  expect(boardHref('season', null, true)).toBe('/student/leaderboards?board=season&finish=yes');
});
