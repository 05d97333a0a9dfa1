import { guessWords } from './estimate';

const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});

it.each([
  ['right and near', 15, mixed(16, 1, 10), true, 'Your guess was only 1 1/10 away.'],
  ['right and far', 5, mixed(25, 1, 10), true, 'Your guess was 20 1/10 away.'],
  ['right on the yard', 16, mixed(16), true, 'Your guess was right on the yard!'],
  ['wrong and near', 15, mixed(16, 1, 10), false, 'You guessed 15. This is 1 1/10 away.'],
  ['wrong and as guessed', 15, mixed(15), false, 'You guessed 15, and this is the same.'],
  [
    'wrong and far',
    15,
    mixed(61, 1, 5),
    false,
    'You guessed 15. This is 46 1/5 away. Which do you trust?',
  ],
  ['below zero', 3, mixed(0, -1, 2), false, 'You guessed 3. This is 3 1/2 away.'],
])('says the exact distance: %s', (_, estimate, answer, isRight, sentence) => {
  expect(guessWords('WR2', estimate, answer, isRight)).toBe(sentence);
});

it('asks which to trust beyond two fifths of the field, and beyond 20 points on the longest', () => {
  const asks = (...of: Parameters<typeof guessWords>) =>
    guessWords(...of).endsWith('Which do you trust?');
  expect([asks('K', 5, mixed(13), false), asks('K', 5, mixed(13, 1, 20), false)]).toEqual([
    false,
    true,
  ]);
  expect([
    asks('TEAM', 100, mixed(120), false),
    asks('TEAM', 100, mixed(120, 1, 20), false),
  ]).toEqual([false, true]);
});
