import { type BOARD_WORDS, boardName, namesAndMoreText } from './leaderboards';
import { ordinalText } from './numbers';

type Choice = [keyof typeof BOARD_WORDS, number | null, boolean];

it('gives each board, week, and photo finish a name of its own', () => {
  const named = ([board, week, finish]: Choice) => boardName({ board, week, finish });
  const choices: Choice[] = [
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
  expect(namesAndMoreText(['Quick Owls'])).toBe('Quick Owls');
  expect(namesAndMoreText(['Quick Owls', 'Brave Yaks'])).toBe('Quick Owls and Brave Yaks');
  expect(namesAndMoreText(['Quick Owls', 'Brave Yaks', 'Calm Cats'])).toBe('Quick Owls and 2 more');
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
  expect(ordinalText(rank)).toBe(text);
});
