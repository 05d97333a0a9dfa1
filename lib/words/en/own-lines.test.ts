import { lineMarksWords } from './own-lines';

const SUM = { wholeNumber: 61, numerator: 1, denominator: 5 };
const marks = (...fits: boolean[]) => fits.map((fit, place) => ({ of: [place], fits: fit }));
const words = (fits: boolean[], addsUp: boolean | null, of: 'player' | 'team' = 'player') => {
  const told = lineMarksWords(
    { marks: marks(...fits), addsUp, sum: addsUp === null ? null : SUM },
    of,
  );
  return [told.fits, told.adding?.text ?? null, told.adding?.right ?? null];
};

it('says how many lines fit, and a slip that was carried along once, where it began', () => {
  expect(words([true, true, true, false, true], true)).toEqual([
    'Not yet. Four lines fit, one doesn’t.',
    'Your adding is right. Your five lines make 61 1/5. The slip came in with line 4 and rode along.',
    true,
  ]);
  expect(words([true, false, false], true)[1]).toBe(
    'Your adding is right. Your three lines make 61 1/5.',
  );
});

it.each([
  [[true], 'Not yet. Your line fits.'],
  [[true, true], 'Not yet. Your two lines fit.'],
  [[false], 'Not yet. One line doesn’t fit.'],
  [[false, false], 'Not yet. Two lines don’t fit.'],
  [[true, false], 'Not yet. One line fits, one doesn’t.'],
  [[true, true, false, false], 'Not yet. Two lines fit, two don’t.'],
])('counts %j', (fits, sentence) => {
  expect(words(fits, null)[0]).toBe(sentence);
});

it('never says what the own lines come to where the sum is another number: right lines would give the answer away', () => {
  expect(words([true, true], false)).toEqual([
    'Not yet. Your two lines fit.',
    'Now add your lines once more.',
    false,
  ]);
  expect(words([true, false], false)[1]).toBe(
    'Then add once more: your own lines don’t make this sum.',
  );
  const told = lineMarksWords({ marks: marks(true, true), addsUp: false, sum: SUM }, 'player');
  expect(JSON.stringify(told)).not.toMatch(/61|wholeNumber/);
});

it('asks for the lines that are missing only when those that are there fit', () => {
  expect(words([true, true], null)[1]).toBe('One more line counts. Fill in the empty boxes too.');
  expect(words([true, false], null)[1]).toBeNull();
});

it('speaks of groups where a team is added up', () => {
  expect(words([true, false], true, 'team')).toEqual([
    'Not yet. One group fits, one doesn’t.',
    'Your adding is right. Your parts make 61 1/5. The slip came in with one group and rode along.',
    true,
  ]);
});
