import { numberAnswer } from '@/lib/domain/answers/read';
import { verdictWords, wrongWords } from '@/words/verdicts';

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
    'Correct. There are wholes in your fraction. Can you take them out?',
    'Correct. There are wholes in your fraction. Can you take them out?',
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
      answer: numberAnswer({ wholeNumber: 1, numerator: 0, denominator: 1 }),
      attempts: 1,
      tag: null,
    };
    const verdict = {
      outcome: 'right',
      reason,
      tried: { ...tried, correct: true, simplified: true },
    } as const;
    expect(
      (['score-card', 'lesson', 'scouting'] as const).map((place) => verdictWords(verdict, place)),
    ).toEqual(told);
  },
);

it('says of a wrong answer to look again', () => {
  expect(wrongWords('score-card')).toBe('Not yet. Check each part and try again.');
  expect(wrongWords('scouting')).toBe(wrongWords('score-card'));
  expect(wrongWords('lesson')).toBe('Not yet. Take another look and try again.');
});

it('says why an answer was not looked at: the tries are used up, or there is a break that costs nothing', () => {
  const held = (hold: { seconds: number } | 'used-up', place: 'score-card' | 'scouting') =>
    verdictWords({ outcome: 'refused', reason: 'held', hold }, place);
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
