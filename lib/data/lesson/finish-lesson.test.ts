import { mentionsAnswer, makeExpectedMistakes as planned } from '@/lib/domain/lessons/lesson-plan';
import { formatAsMixedNumber, type Rational, rational } from '@/lib/domain/numbers/fractions';
import { seededRandom } from '@/lib/domain/numbers/random';
import { minusSignIfNegativeSuffix } from '@/words/graphs/lesson-words';
import {
  type ChoiceStepDraft,
  type LessonStepDraft,
  lessonFromDraft,
  type NumberStepDraft,
} from './make-lesson';

const mistake = (tag: string, hint: string, ...values: Parameters<typeof planned>[1][]) =>
  planned(tag, ...values).map((each) => ({ ...each, hint }));

const BASE = {
  title: 'Title',
  teach: 'Teach.',
  figure: { kind: 'dots' as const, values: [] },
  nudge: 'Nudge.',
  sibling: (variant: number) => `Say ${variant}.`,
  nearly: 'Nearly.',
};

function asked(part: Partial<NumberStepDraft> = {}): NumberStepDraft {
  return {
    ...BASE,
    kind: 'number',
    key: 'number',
    question: 'How many?',
    unit: 'yards',
    answer: rational(77),
    mistakes: [],
    ...part,
  };
}
function chosen(part: Partial<ChoiceStepDraft> = {}): ChoiceStepDraft {
  const options = ['one', 'two', 'three'].map((key) => ({
    key,
    label: `Label ${key}`,
    tag: key,
    hint: 'Look.',
  }));
  return {
    ...BASE,
    kind: 'choice',
    key: 'choice',
    question: 'Which?',
    answer: 'two',
    options,
    ...part,
  };
}

const meaning = (answer: Rational) => `It is ${formatAsMixedNumber(answer)}.`;
const NINE = Array.from({ length: 9 }, () => asked());
function finish(step: LessonStepDraft, strict = true, seed = 1) {
  const table = { caption: 'Numbers', columns: ['Player'], rows: [] };
  const steps = NINE.with(0, step as NumberStepDraft);
  return lessonFromDraft(
    'circle',
    { about: 'About.', graphTitle: 'Title', meaning, table, steps },
    seededRandom(seed),
    strict,
  );
}
const first = (step: LessonStepDraft, strict = true, seed = 1) =>
  finish(step, strict, seed)?.steps[0];

it('holds the final answer at index 8 alone, and ends with a number', () => {
  const lesson = finish(asked());
  expect(lesson?.steps.map((step) => step.correctAnswer)).toEqual([
    ...Array(8).fill(undefined),
    77,
  ]);
  const table = { caption: '', columns: [], rows: [] };
  for (const steps of [NINE.slice(1), [...NINE, asked()], [...NINE.slice(1), chosen()]]) {
    const make = () =>
      lessonFromDraft(
        'circle',
        { about: '', graphTitle: 'Title', meaning, table, steps },
        seededRandom(1),
        true,
      );
    expect(make).toThrow(RangeError);
  }
});

it('says what the last answer means, with the number as it is asked for', () => {
  const last = asked({ answer: rational(77, 2), rounded: true });
  const table = { caption: '', columns: [], rows: [] };
  const words = { about: '', graphTitle: '', meaning, table, steps: NINE.with(8, last) };
  expect(lessonFromDraft('circle', words, seededRandom(1), false)?.meaning).toBe('It is 39.');
});

it('takes the first example that does not tell the answer, and plain words where every one would', () => {
  expect(first(asked({ answer: rational(0) }))?.hints.sibling).toBe('Say 1.');
  expect(
    first(asked({ sibling: (variant) => `${variant < 39 ? 'It is 77' : 'Say 5'}.` }))?.hints
      .sibling,
  ).toBe('Say 5.');
  const told = first(
    asked({ nudge: 'Is it 77?', sibling: () => 'It is 77.', nearly: 'Nearly 77.' }),
  )?.hints;
  expect(told).toEqual({
    nudge: 'Read the question again. Which numbers from the table does it need?',
    sibling:
      'Make up easy numbers of your own and work them out first. Then do the same with yours.',
    nearly:
      'Write down each number that you need before you work with it. Then read the question again.',
  });
});

it('refuses a question that holds its answer, and a half to be rounded, only as long as it is strict', () => {
  for (const part of [
    { question: 'Is it 77?' },
    { teach: 'It is 77.' },
    { title: '77' },
    { unit: '77' },
  ]) {
    expect(finish(asked(part))).toBeNull();
    expect(finish(asked(part), false)).not.toBeNull();
  }
  const half = { answer: rational(25, 2), rounded: true };
  expect(finish(asked(half))).toBeNull();
  expect(first(asked(half), false)).toMatchObject({ answer: rational(13), exact: rational(25, 2) });
  expect(first(asked({ answer: rational(25, 2) }))).toMatchObject({
    answer: rational(25, 2),
    exact: null,
  });
  expect(first(asked({ answer: rational(37, 3), rounded: true }))).toMatchObject({
    answer: rational(12),
    exact: rational(37, 3),
  });
  expect(first(asked({ answer: rational(12), rounded: true }))).toMatchObject({
    answer: rational(12),
    exact: rational(12),
  });
});

it('leaves out a mistake that leads to the right answer, and one whose hint tells it', () => {
  const mistakes = [
    ...mistake('right', 'Look.', 77),
    ...mistake('tells', 'Not 77?', 5),
    ...mistake('kept', 'Look.', rational(7, 2), 6),
  ];
  const step = first(asked({ mistakes }));
  expect(
    step?.kind === 'number' &&
      step.mistakes.map(({ tag, value }) => `${tag} ${value.toFraction()}`),
  ).toEqual(['kept 7/2', 'kept 6']);
});

it('puts the options in an order drawn from the seed, and tells the right one in no hint', () => {
  const orders = new Set(
    Array.from({ length: 60 }, (_, seed) => {
      const step = first(chosen(), true, seed);
      return step?.kind === 'choice' ? step.options.map(({ key }) => key).join() : '';
    }),
  );
  expect(orders.size).toBe(6);
  expect(first(chosen({ nearly: 'It is label TWO.' }))?.hints.nearly).toMatch(/^Write down/);
  expect(() => finish(chosen({ answer: 'four' }))).toThrow(RangeError);
});

it('ends a sentence once behind a name with a period', () => {
  const step = first(
    asked({ question: 'Who is Bo Jr..', nudge: 'Look at Bo Jr..', nearly: 'See Bo Jr..' }),
  );
  expect([step?.question, step?.hints.nudge, step?.hints.nearly]).toEqual([
    'Who is Bo Jr.',
    'Look at Bo Jr.',
    'See Bo Jr.',
  ]);
  expect(first(chosen({ question: 'Who is Bo Jr..' }))?.question).toBe('Who is Bo Jr.');
});

it('writes numbers as on paper, and gives the rule for a minus only where one may come', () => {
  expect([
    formatAsMixedNumber(-3),
    formatAsMixedNumber(rational(-5, 2)),
    formatAsMixedNumber(rational(7, 2)),
    formatAsMixedNumber(12),
  ]).toEqual(['−3', '−2 1/2', '3 1/2', '12']);
  expect(minusSignIfNegativeSuffix(true)).toBe(' Put a minus sign in front if it is below zero.');
  expect(minusSignIfNegativeSuffix(false)).toBe('');
});

it.each([
  ['a whole number', 'It has 12 yards.', 12, 1],
  ['a fraction, reduced or not', 'It is 6/4 of it.', 3, 2],
  ['a mixed number', 'It is 1 1/2.', 3, 2],
  ['a decimal', 'It is 12.5 yards.', 25, 2],
  ['a small decimal', 'It is 0.05.', 1, 20],
  ['a number below zero', 'It is −7 there.', -7, 1],
  ['a decimal below zero', 'It is −7.25 there.', -29, 4],
])('finds %s', (_, text, top, bottom) => {
  expect(mentionsAnswer(text, rational(top, bottom))).toBe(true);
});

it.each([
  ['the digits of a longer number', 'It has 120 yards.', 12],
  ['the parts of a decimal', 'It is 12.5 yards.', 12],
  ['the part behind the point', 'It is 12.5 yards.', 5],
  ['the same number with another sign', 'It is −7 there.', 7],
])('does not take %s for it', (_, text, value) => {
  expect(mentionsAnswer(text, rational(value))).toBe(false);
});
