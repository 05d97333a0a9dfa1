import type { BoardKey } from '@/lib/data/leaderboard/dto';
import { boardHref, boardName, ordinal, someNames } from './board-words';

it('gives the latest week the plain address and names everything else', () => {
  expect(boardHref('week')).toBe('/student/leaderboards');
  expect(boardHref('week', 3)).toBe('/student/leaderboards?week=3');
  expect(boardHref('season')).toBe('/student/leaderboards?board=season');
});

it('gives each board, week, and photo finish an address and a name of its own', () => {
  expect(boardHref('season', null, true)).toBe('/student/leaderboards?board=season&finish=yes');
  const named = ([board, week, finish]: [BoardKey, number | null, boolean]) =>
    boardName({ board, week, finish });
  const choices: [BoardKey, number | null, boolean][] = [
    ['week', null, false],
    ['week', 3, true],
    ['season', null, false],
    ['mvp', null, false],
    ['accuracy', null, false],
  ];
  expect(choices.map(named)).toEqual([
    'latest week',
    'week 3, photo finish',
    'season',
    'MVP points',
    'most improved',
  ]);
});

it('names two teams and counts the rest of a larger tie', () => {
  expect(someNames(['Quick Owls'])).toBe('Quick Owls');
  expect(someNames(['Quick Owls', 'Brave Yaks'])).toBe('Quick Owls and Brave Yaks');
  expect(someNames(['Quick Owls', 'Brave Yaks', 'Calm Cats'])).toBe('Quick Owls and 2 more');
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [22, '22nd'],
  [113, '113th'],
])('writes %i as %s', (rank, text) => {
  expect(ordinal(rank)).toBe(text);
});
