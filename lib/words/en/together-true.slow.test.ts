import type { StepContext } from '@/lib/domain/answers/step-context';
import {
  gradeSmallQuestion,
  makeTogetherPlan,
  rightlyAnsweredSmallQuestions,
  type SmallQuestion,
  type TogetherNumbers,
} from '@/lib/domain/answers/together';
import {
  fromMixed,
  mentionsValue,
  type Rational,
  rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { loadCardOfEachKind, teamStepsOf } from '@/lib/testing/load-card-of-each-kind';
import { foundResultText, smallHint, smallQuestionText } from './together';

const cardOf = (context: StepContext): TogetherNumbers =>
  context.kind === 'team'
    ? {
        kind: 'team',
        lines: context.lines.map(({ label, value }) => ({ label, value: toMixed(value) })),
      }
    : {
        kind: 'player',
        lines: context.lines.map(({ label, count, rate }) => ({
          label,
          count,
          rate: toMixed(rate),
        })),
      };

/** Solved from the sentence alone, like a student reading it; null if that isn't possible. */
function answerTo(text: string): Rational | null {
  const numbers = [
    ...text
      .replaceAll('− ', '+ -')
      .replaceAll('−', '-')
      .matchAll(/-?\d+(?:\/\d+)?/g),
  ].map(([written]) => written);
  const value = (place: number) => fractionOf(numbers[place] ?? '0');
  if (/^How many times does/.test(text)) return value(1).div(value(0)).floor();
  if (/^At .* how many points do you get for just one\?$/.test(text)) return value(0);
  if (/^At .* each, how many points|^First the whole number/.test(text))
    return value(0).mul(value(1));
  if (/How many are left over\?$/.test(text)) return value(2).sub(value(0).mul(value(1)));
  if (/^What part of/.test(text)) return value(1).div(value(0));
  if (/^Now the fraction: /.test(text))
    return value(0).mul(rational(Number((numbers[1] ?? '').split('/')[0])));
  if (/^(Add the|Put it together)/.test(text))
    return numbers.map(fractionOf).reduce((sum, each) => sum.add(each));
  if (/^What is the smallest number/.test(text)) {
    for (let size = 1; ; size += 1)
      if (numbers.every((each) => size % Number(each) === 0)) return rational(size);
  }
  if (/with the denominator/.test(text)) return value(0).mul(value(1));
  if (/away from one whole/.test(text)) return rational(1).sub(value(0));
  if (/used your one whole/.test(text)) return rational(0);
  if (/used one of your/.test(text)) return value(0).sub(1);
  if (/in simplest form/.test(text)) return value(0);
  if (/^Every count is 0/.test(text)) return rational(0);
  return null;
}

const fractionOf = (text: string): Rational => {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  return rational(numerator, denominator);
};

/** "3 × 2/5", "4 + 7 − 2", or "7 6/10". */
const termsOf = (text: string): Rational =>
  text
    .replaceAll('− ', '+ -')
    .replaceAll('−', '-')
    .split(/ [+] /)
    .map((term) =>
      term
        .split(' × ')
        .map((factor) =>
          factor
            .split(' ')
            .map(fractionOf)
            .reduce((sum, each) => sum.add(each)),
        )
        .reduce((product, each) => product.mul(each)),
    )
    .reduce((sum, each) => sum.add(each));

it('each small question is right, asks for nothing but its own step, and the last ones lead to the sum, on every kind of card', async () => {
  const cards = await loadCardOfEachKind();
  const met = new Set<string>();
  for (const context of [...cards, ...teamStepsOf(cards)]) {
    const made = makeTogetherPlan(cardOf(context));
    const said = context.lines.map(({ value }) => value.toFraction()).join(', ');
    expect([said, made.lines.map(({ value }) => fromMixed(value).toFraction())]).toEqual([
      said,
      context.lines.map(({ value }) => value.toFraction()),
    ]);
    const all = [...made.lines.flatMap(({ questions }) => questions), ...made.sum];
    for (const question of all) {
      const text = smallQuestionText(question);
      const expected = answerTo(text);
      met.add(question.says);
      if (expected)
        expect([said, text, fromMixed(question.answer).toFraction()]).toEqual([
          said,
          text,
          expected.toFraction(),
        ]);
      expect(gradeSmallQuestion(question, formatMixed(question.answer))).toBe('right');
      expect(
        gradeSmallQuestion(
          question,
          formatMixed(toMixed(fromMixed(question.answer).add(rational(1, 97)))),
        ),
      ).toBe(question.says === 'add-wholes' ? 'ahead' : 'not-yet');
      const found = foundResultText(question);
      const [sum = '', result] = found.replace(/^.*: /, '').split(' = ');
      if (result)
        expect([found, termsOf(sum).toFraction()]).toEqual([found, termsOf(result).toFraction()]);
      else expect([found, mentionsValue(found, fromMixed(question.answer))]).toEqual([found, true]);
      const hint = smallHint(question, 'not-yet');
      // A number of the question may be the answer too; the hint adds none.
      expect([
        text,
        hint,
        mentionsValue(hint, fromMixed(question.answer)) &&
          !mentionsValue(text.replaceAll('/', ' , '), fromMixed(question.answer)),
      ]).toEqual([text, hint, false]);
    }
    expect([said, endOf(all, context, made.isBelow)?.toFraction()]).toEqual([
      said,
      context.total.toFraction(),
    ]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  }
  expect([...met].toSorted()).toEqual([
    'add-numerators',
    'add-wholes',
    'below-zero',
    'fits',
    'from-one',
    'give',
    'left',
    'make-one',
    'nothing',
    'numerator',
    'one-less',
    'part',
    'put-together',
    'rewrite',
    'same-denominator',
    'simplify',
    'worth',
  ]);
});

/** What a student holds in the end: the last whole number and the last fraction that came out. */
function endOf(
  all: readonly SmallQuestion[],
  context: StepContext,
  isBelow: boolean,
): Rational | null {
  const values = context.lines.map(({ value }) => value).filter((value) => value.n !== 0n);
  let whole = rational(0);
  let fraction = rational(0);
  let over = 1n;
  for (const value of values) {
    const inWhole = rational(value.s * (value.n / value.d));
    whole = whole.add(inWhole);
    fraction = fraction.add(value.sub(inWhole));
  }
  for (const question of all.filter(({ key }) => key.startsWith('sum'))) {
    const answer = fromMixed(question.answer);
    if (question.says === 'same-denominator') over = answer.n;
    // Each answer must agree with the addends so far.
    if (question.says === 'simplify' && !answer.equals(fraction.abs())) return null;
    if (question.says === 'fits') {
      const carried = answer.mul(fraction.s);
      whole = whole.add(carried);
      fraction = fraction.sub(carried);
    }
    if (question.says === 'from-one') {
      if (!answer.equals(rational(1).sub(fraction.abs()))) return null;
      fraction = answer.mul(whole.s);
      whole = whole.sub(whole.s);
    }
    if (question.says === 'one-less' && !answer.equals(whole.abs())) return null;
  }
  const end = whole.add(fraction);
  return over > 0n && end.s < 0n === isBelow ? end : null;
}

it('goes on where the kept answers end, and forgets those after one that is not right any more', async () => {
  const card: TogetherNumbers = {
    kind: 'player',
    lines: [
      { label: 'Catches', count: 4, rate: { wholeNumber: 1, numerator: 0, denominator: 1 } },
      {
        label: 'Receiving yards',
        count: 76,
        rate: { wholeNumber: 0, numerator: 1, denominator: 10 },
      },
    ],
  };
  const made = makeTogetherPlan(card);
  const all = [...made.lines.flatMap(({ questions }) => questions), ...made.sum];
  expect(all.map(smallQuestionText)).toEqual([
    'On this line, how many points is each one worth?',
    'At 1 point each, how many points do you get for 4 catches?',
    'How many receiving yards make 1 point?',
    'How many times does 10 fit in 76?',
    '10 fits 7 times in 76. How many are left over?',
    'What part of 10 is 6? Write a fraction.',
    'Add the whole numbers: 4 + 7.',
    'Write 6/10 in simplest form.',
  ]);
  const kept: Record<string, string> = Object.fromEntries(
    all.map(({ key, answer }) => [key, formatMixed(answer)]),
  );
  expect(rightlyAnsweredSmallQuestions(made, kept)).toHaveLength(8);
  const third = all[2]?.key ?? '';
  expect(rightlyAnsweredSmallQuestions(made, { ...kept, [third]: '11' })).toHaveLength(2);
  // Other numbers, other questions: what was kept for 76 yards says nothing about 77.
  const other = makeTogetherPlan({
    ...card,
    lines: [...card.lines.slice(0, 1), { ...card.lines[1], count: 77 } as never],
  });
  expect(rightlyAnsweredSmallQuestions(other, kept)).toHaveLength(3);
});

it('takes any form of a right small answer, and asks for the shortest where that is the question', () => {
  const { sum } = makeTogetherPlan({
    kind: 'team',
    lines: [
      { label: 'A', value: { wholeNumber: 1, numerator: 1, denominator: 6 } },
      { label: 'B', value: { wholeNumber: 2, numerator: 1, denominator: 4 } },
      { label: 'C', value: { wholeNumber: 0, numerator: 1, denominator: 3 } },
    ],
  });
  const by = (says: string) => sum.find((question) => question.says === says) as SmallQuestion;
  expect(gradeSmallQuestion(by('same-denominator'), '12')).toBe('right');
  expect(gradeSmallQuestion(by('same-denominator'), '24')).toBe('multiple');
  expect(gradeSmallQuestion(by('same-denominator'), '18')).toBe('not-yet');
  expect(gradeSmallQuestion(by('same-denominator'), '0')).toBe('not-yet');
  expect(gradeSmallQuestion(by('add-wholes'), '3 3/4')).toBe('ahead');
  expect(smallHint(by('add-wholes'), 'ahead')).toMatch(/^Leave the fraction for later\./);
  expect(smallHint(by('add-wholes'), 'not-yet')).toBe(
    'Not yet. Start at the bigger number and count up.',
  );
  expect(gradeSmallQuestion(by('simplify'), '9/12')).toBe('longer');
  expect(gradeSmallQuestion(by('simplify'), '3/4')).toBe('right');
  expect(gradeSmallQuestion(by('simplify'), 'abc')).toBe('unreadable');
  expect(smallHint(by('simplify'), 'longer')).toBe(
    'That’s the same number. Can you make both numbers smaller?',
  );
});
