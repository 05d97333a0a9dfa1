import { lineMarksNextStepText, ownLinesFeedbackWords } from './own-lines';

const SUM = { wholeNumber: 61, numerator: 1, denominator: 5 };
const marks = (...fits: boolean[]) => fits.map((fit, place) => ({ of: [place], fits: fit }));
const words = (fits: boolean[], addsUp: boolean | null, of: 'player' | 'team' = 'player') => {
  const told = ownLinesFeedbackWords(
    { marks: marks(...fits), addsUp, sum: addsUp === null ? null : SUM },
    of,
  );
  return [told.fits, told.adding?.text ?? null, told.adding?.right ?? null];
};

it('says how many lines are right, and where a slip that was carried along began', () => {
  expect(words([true, true, true, false, true], true)).toEqual([
    'Not yet. Four lines are right, and one isn’t yet.',
    'Your adding is right: together, your lines make 61 1/5. Only line 4 needs another look.',
    true,
  ]);
  expect(words([true, false, false], true)[1]).toBe(
    'Your adding is right: together, your lines make 61 1/5.',
  );
});

it.each([
  [[true], 'Not yet. This line is right.'],
  [[true, true], 'Not yet. These two lines are right.'],
  [[false], 'Not yet. One line isn’t right yet.'],
  [[false, false], 'Not yet. Two lines aren’t right yet.'],
  [[true, false], 'Not yet. One line is right, and one isn’t yet.'],
  [[true, true, false, false], 'Not yet. Two lines are right, and two aren’t yet.'],
])('counts %j', (fits, sentence) => {
  expect(words(fits, null)[0]).toBe(sentence);
});

it('never says what the own lines come to where the sum is another number: right lines would give the answer away', () => {
  expect(words([true, true], false)[1]).toBeNull();
  expect(words([true, false], false)[1]).toBe('Your lines also don’t add up to the sum you typed.');
  const told = ownLinesFeedbackWords(
    { marks: marks(true, true), addsUp: false, sum: SUM },
    'player',
  );
  expect(JSON.stringify(told)).not.toMatch(/61|wholeNumber/);
});

it('says one next step: the marked lines, the missing ones, or adding again', () => {
  const next = (fits: boolean[], addsUp: boolean | null, of: 'player' | 'team' = 'player') =>
    lineMarksNextStepText({ marks: marks(...fits), addsUp, sum: null }, of);
  expect([
    next([true, false], null),
    next([false, false], false),
    next([true, true], null),
    next([true, true], false),
    next([true, true], false, 'team'),
  ]).toEqual([
    'Work on the marked line first.',
    'Work on the marked lines first.',
    'At least one more line scores points. Fill in the empty boxes.',
    'Add your lines again.',
    'Add your groups again.',
  ]);
});

it('speaks of groups where a team is added up', () => {
  expect(words([true, false], true, 'team')).toEqual([
    'Not yet. One group is right, and one isn’t yet.',
    'You added your groups correctly. Your sum is 61 1/5.',
    true,
  ]);
});
