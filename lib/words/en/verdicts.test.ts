import { numberAnswerOf } from '@/lib/domain/answers/read';
import { guessComparisonText, verdictText, wrongAnswerTextAt } from './verdicts';

it.each([
  ['right', 'Correct!', 'Correct!', 'Correct! Now you know the points per game.'],
  [
    'not-simplified',
    'Correct. Can you simplify it?',
    'Correct. Can you simplify it?',
    'Correct. Now you know the points per game.',
  ],
  [
    'not-mixed',
    'Correct. Your fraction has at least one whole in it. Can you write it as a whole or mixed number?',
    'Correct. Your fraction has at least one whole in it. Can you write it as a whole or mixed number?',
    'Correct. Now you know the points per game.',
  ],
  ['right-again', 'Correct!', 'Correct!', 'Correct!'],
  [
    'done',
    'You already worked this one out.',
    'You already worked this one out.',
    'You already scouted this one.',
  ],
] as const)(
  'says of a right answer that is %s what is next on a score card, in a lesson and at scouting',
  (reason, ...told) => {
    const tried = {
      answer: numberAnswerOf({ wholeNumber: 1, numerator: 0, denominator: 1 }),
      attempts: 1,
      tag: null,
    };
    const verdict = {
      outcome: 'right',
      reason,
      tried: { ...tried, correct: true, simplified: true },
    } as const;
    expect(
      (['score-card', 'lesson', 'scouting'] as const).map((place) => verdictText(verdict, place)),
    ).toEqual(told);
  },
);

it('says of a wrong answer to look again', () => {
  expect(wrongAnswerTextAt('score-card')).toBe('Not yet. Look at the hint and try again.');
  expect(wrongAnswerTextAt('scouting')).toBe(wrongAnswerTextAt('score-card'));
  expect(wrongAnswerTextAt('lesson')).toBe('Not yet. Take another look and try again.');
});

it('says why an answer was not looked at: the tries are used up, or there is a break that costs nothing', () => {
  const held = (hold: { seconds: number } | 'used-up', place: 'score-card' | 'scouting') =>
    verdictText({ outcome: 'refused', reason: 'blocked', hold }, place);
  expect([
    held({ seconds: 5 }, 'scouting'),
    held('used-up', 'score-card'),
    held('used-up', 'scouting'),
  ]).toEqual([
    'Time for a short break. This answer wasn’t counted and didn’t use up a try.',
    'You’ve tried this 40 times. Your teacher can open it again for you.',
    'There are no more tries here. Choose another player, or ask your teacher for more tries.',
  ]);
});

const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});

it.each([
  ['right and near', 15, mixed(16, 1, 10), true, 'Your guess was only 1 1/10 away.'],
  ['right and far', 5, mixed(25, 1, 10), true, 'Your guess was 20 1/10 away.'],
  ['right on the yard', 16, mixed(16), true, 'Your guess was exactly right!'],
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
  expect(guessComparisonText('WR2', estimate, answer, isRight)).toBe(sentence);
});

it('asks which to trust beyond a fourth of the field, and beyond 20 points on the longest', () => {
  const asks = (...of: Parameters<typeof guessComparisonText>) =>
    guessComparisonText(...of).endsWith('Which do you trust?');
  expect([asks('K', 5, mixed(12, 1, 2), false), asks('K', 5, mixed(12, 11, 20), false)]).toEqual([
    false,
    true,
  ]);
  expect([
    asks('TEAM', 100, mixed(120), false),
    asks('TEAM', 100, mixed(120, 1, 20), false),
  ]).toEqual([false, true]);
});
