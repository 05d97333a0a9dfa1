import { leaderboardHref } from './leaderboard-href';

it('gives the latest week the plain address and names everything else', () => {
  expect(leaderboardHref('week')).toBe('/student/leaderboards');
  expect(leaderboardHref('week', { week: 3 })).toBe('/student/leaderboards?week=3');
  expect(leaderboardHref('season')).toBe('/student/leaderboards?board=season');
});

it('gives the photo finish an address of its own', () => {
  expect(leaderboardHref('season', { isFinish: true })).toBe(
    '/student/leaderboards?board=season&finish=yes',
  );
});
