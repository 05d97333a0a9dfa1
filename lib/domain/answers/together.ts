import {
  fromMixed,
  isFractionPartReduced,
  type Rational,
  rational,
} from '@/lib/domain/numbers/fractions';
import {
  greatestCommonDivisor,
  leastCommonMultipleOfNumbers,
  type MixedNumber,
} from '@/lib/domain/numbers/mixed';
import { parseOneBox } from './read';

/**
 * The browser knows these numbers of a step: a player's counts and rates, or the student's own
 * right answers that the team adds up.
 */
export type TogetherNumbers =
  | {
      readonly kind: 'player';
      readonly lines: readonly {
        readonly label: string;
        readonly count: number;
        readonly rate: MixedNumber;
        /** The student's own result for this line, in the same spelling. */
        readonly found?: MixedNumber | undefined;
      }[];
    }
  | {
      readonly kind: 'team';
      readonly lines: readonly { readonly label: string; readonly value: MixedNumber }[];
    };

/** `lib/words/en/together.ts` turns the numbers into text. */
export type SmallQuestionContent =
  /** "How many of these make 1 point?" */
  | { readonly says: 'make-one'; readonly label: string }
  | { readonly says: 'worth'; readonly takesAway: boolean }
  /** `isPart` where `each` is the whole number of a mixed rate. */
  | {
      readonly says: 'give';
      readonly label: string;
      readonly count: number;
      readonly each: number;
      readonly isPart: boolean;
    }
  | { readonly says: 'fits'; readonly size: number; readonly into: number }
  | { readonly says: 'left'; readonly size: number; readonly into: number; readonly times: number }
  | { readonly says: 'part'; readonly left: number; readonly size: number }
  /** The numerator of 3 × 2/5. */
  | {
      readonly says: 'numerator';
      readonly count: number;
      readonly numerator: number;
      readonly denominator: number;
    }
  | {
      readonly says: 'put-together';
      readonly wholes: readonly number[];
      readonly left: number;
      readonly size: number;
    }
  | { readonly says: 'below-zero' }
  | { readonly says: 'nothing' }
  | { readonly says: 'add-wholes'; readonly numbers: readonly number[] }
  | { readonly says: 'same-denominator'; readonly denominators: readonly number[] }
  | {
      readonly says: 'rewrite';
      readonly numerator: number;
      readonly denominator: number;
      readonly over: number;
    }
  | { readonly says: 'add-numerators'; readonly numbers: readonly number[] }
  /** A fraction is subtracted from one whole, and then one whole fewer is left. */
  | { readonly says: 'from-one'; readonly numerator: number; readonly denominator: number }
  | { readonly says: 'one-less'; readonly wholes: number }
  | { readonly says: 'simplify'; readonly numerator: number; readonly denominator: number };

export type SmallQuestion = SmallQuestionContent & {
  readonly key: string;
  readonly answer: MixedNumber;
};

/** The value is not reduced: 7 6/10. */
export type TogetherLine = {
  readonly label: string;
  readonly questions: readonly SmallQuestion[];
  readonly value: MixedNumber;
};

/** The small questions up to the sum. The student types the final answer as usual. */
type TogetherPlan = {
  readonly lines: readonly TogetherLine[];
  readonly sum: readonly SmallQuestion[];
  readonly isBelow: boolean;
};

type UnkeyedQuestion = SmallQuestionContent & { answer: MixedNumber };
type UnsignedMixed = { whole: number; numerator: number; denominator: number };

/** Longer lists are added in several steps. */
const ADDED_AT_ONCE = 3;

/**
 * All questions and answers follow from the card, so nothing secret is sent. A line that the
 * student has found is not asked again, and is added up as it was written: 7 3/5 stays 7 3/5.
 */
export function makeTogetherPlan(card: TogetherNumbers): TogetherPlan {
  const lines =
    card.kind === 'team'
      ? card.lines.map((line) => ({ ...line, questions: [] }))
      : card.lines.map(playerLine);
  const { questions, isBelow } = sumQuestions(lines.map(({ value }) => value));
  const isNothing = card.kind === 'player' && lines.every(({ value }) => isNone(value));
  const sum: UnkeyedQuestion[] = isNothing ? [{ says: 'nothing', answer: whole(0) }] : questions;
  return {
    lines: lines.map((line, index) => ({
      ...line,
      questions: keyed(line.questions, `line-${index}`),
    })),
    sum: keyed(sum, 'sum'),
    isBelow,
  };
}

/** The key contains the question's numbers, so a saved answer never fits another question. */
const keyed = (questions: readonly UnkeyedQuestion[], part: string): SmallQuestion[] =>
  questions.map((question, index) => {
    const { answer: _, ...asked } = question;
    return { ...question, key: `${part}-${index}-${Object.values(asked).join('-')}` };
  });

type Line = { label: string; questions: UnkeyedQuestion[]; value: MixedNumber };

function playerLine({
  label,
  count,
  rate,
  found,
}: {
  label: string;
  count: number;
  rate: MixedNumber;
  found?: MixedNumber | undefined;
}): Line {
  if (found) return { label, questions: [], value: found };
  const size = Math.abs(count);
  if (size === 0) return { label, questions: [], value: whole(0) };
  const isNegativeRate = rate.wholeNumber < 0 || rate.numerator < 0;
  const each = {
    whole: Math.abs(rate.wholeNumber),
    numerator: Math.abs(rate.numerator),
    denominator: rate.denominator,
  };
  const { questions, value } = sizedLine(label, size, each, isNegativeRate);
  const isBelow = isNegativeRate !== count < 0;
  const signed = mixedOf(value, isBelow);
  return {
    label,
    questions: isBelow ? [...questions, { says: 'below-zero', answer: signed }] : questions,
    value: signed,
  };
}

function sizedLine(
  label: string,
  count: number,
  each: UnsignedMixed,
  takesAway: boolean,
): { questions: UnkeyedQuestion[]; value: UnsignedMixed } {
  const { numerator, denominator } = each;
  const give = {
    says: 'give',
    label,
    count,
    each: each.whole,
    answer: whole(count * each.whole),
  } as const;
  if (numerator === 0) {
    const worth: UnkeyedQuestion = { says: 'worth', takesAway, answer: whole(each.whole) };
    const value = { whole: count * each.whole, numerator: 0, denominator: 1 };
    return {
      questions: count === 1 ? [worth] : [worth, { ...give, isPart: false }],
      value,
    };
  }
  const into = count * numerator;
  const division = divided(into, denominator);
  const value = {
    whole: count * each.whole + division.times,
    numerator: division.left,
    denominator,
  };
  if (each.whole === 0 && numerator === 1) {
    return {
      questions: [{ says: 'make-one', label, answer: whole(denominator) }, ...division.questions],
      value,
    };
  }
  const worth: UnkeyedQuestion = { says: 'worth', takesAway, answer: mixedOf(each) };
  if (count === 1) return { questions: [worth], value };
  const wholes: UnkeyedQuestion[] = each.whole === 0 ? [] : [{ ...give, isPart: true }];
  const parts = [count * each.whole, division.times].filter((part) => part !== 0);
  const put: UnkeyedQuestion[] =
    parts.length + Math.sign(division.left) < 2
      ? []
      : [
          {
            says: 'put-together',
            wholes: parts,
            left: division.left,
            size: denominator,
            answer: mixedOf(value),
          },
        ];
  const made: UnkeyedQuestion = {
    says: 'numerator',
    count,
    numerator,
    denominator,
    answer: whole(into),
  };
  return { questions: [worth, ...wholes, made, ...division.questions, ...put], value };
}

/** 76 ÷ 10: 10 fits 7 times, 6 are left over, and that is 6/10. */
function divided(
  into: number,
  size: number,
): { times: number; left: number; questions: UnkeyedQuestion[] } {
  const times = Math.floor(into / size);
  const left = into % size;
  const part: UnkeyedQuestion = {
    says: 'part',
    left,
    size,
    answer: mixedOf({ whole: 0, numerator: left, denominator: size }),
  };
  return {
    times,
    left,
    questions: [
      { says: 'fits', size, into, answer: whole(times) },
      { says: 'left', size, into, times, answer: whole(left) },
      ...(left > 0 ? [part] : []),
    ],
  };
}

/**
 * The sum in steps: whole numbers, common denominator, numerators, wholes out of the fractions, and
 * simplest form.
 */
function sumQuestions(values: readonly MixedNumber[]): {
  questions: UnkeyedQuestion[];
  isBelow: boolean;
} {
  const parts = values.map((value) => ({
    ...value,
    numerator: value.wholeNumber < 0 ? -value.numerator : value.numerator,
  }));
  const wholes = parts.map(({ wholeNumber }) => wholeNumber).filter((each) => each !== 0);
  const fractions = parts.filter(({ numerator }) => numerator !== 0);
  const over = leastCommonMultipleOfNumbers(fractions.map(({ denominator }) => denominator));
  const numerators = fractions.map(
    ({ numerator, denominator }) => (numerator * over) / denominator,
  );
  const different = [...new Set(fractions.map(({ denominator }) => denominator))];
  let questions: UnkeyedQuestion[] = added('add-wholes', wholes);
  if (different.length > 1) {
    const rewritten = fractions
      .filter(({ denominator }) => denominator !== over)
      .map(({ numerator, denominator }): UnkeyedQuestion => {
        return {
          says: 'rewrite',
          numerator,
          denominator,
          over,
          answer: whole((numerator * over) / denominator),
        };
      });
    questions = [
      ...questions,
      { says: 'same-denominator', denominators: different, answer: whole(over) },
      ...rewritten,
    ];
  }
  questions = [...questions, ...added('add-numerators', numerators)];

  let sum = total(wholes);
  let rest = total(numerators);
  const carried = divided(Math.abs(rest), over);
  if (carried.times > 0 && over > 1) {
    const more = Math.sign(rest) * carried.times;
    const division = carried.questions.filter(({ says }) => says !== 'part');
    questions = [...questions, ...division, ...(sum === 0 ? [] : added('add-wholes', [sum, more]))];
    rest = Math.sign(rest) * carried.left;
    sum += more;
  }
  if (sum !== 0 && rest !== 0 && Math.sign(sum) !== Math.sign(rest)) {
    const left = over - Math.abs(rest);
    const answer = mixedOf({ whole: 0, numerator: left, denominator: over });
    questions.push({ says: 'from-one', numerator: Math.abs(rest), denominator: over, answer });
    questions.push({ says: 'one-less', wholes: Math.abs(sum), answer: whole(Math.abs(sum) - 1) });
    rest = Math.sign(sum) * left;
    sum -= Math.sign(sum);
  }
  const numerator = Math.abs(rest);
  const common = greatestCommonDivisor(numerator, over);
  if (numerator > 0 && common > 1) {
    const answer = mixedOf({ whole: 0, numerator: numerator / common, denominator: over / common });
    questions.push({ says: 'simplify', numerator, denominator: over, answer });
  }
  return { questions, isBelow: sum < 0 || rest < 0 };
}

/** Adds a long list a few numbers at a time; each step starts with the previous sum. */
function added(
  says: 'add-wholes' | 'add-numerators',
  numbers: readonly number[],
): UnkeyedQuestion[] {
  if (numbers.length < 2) return [];
  const [first, rest] = [numbers.slice(0, ADDED_AT_ONCE), numbers.slice(ADDED_AT_ONCE)];
  const sum = total(first);
  return [
    { says, numbers: first, answer: whole(sum) },
    ...(rest.length > 0 ? added(says, [sum, ...rest]) : []),
  ];
}

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

const whole = (wholeNumber: number): MixedNumber => ({ wholeNumber, numerator: 0, denominator: 1 });

function mixedOf(
  { whole: size, numerator, denominator }: UnsignedMixed,
  isBelow = false,
): MixedNumber {
  if (numerator === 0) return whole(isBelow ? -size : size);
  if (size === 0)
    return { wholeNumber: 0, numerator: isBelow ? -numerator : numerator, denominator };
  return { wholeNumber: isBelow ? -size : size, numerator, denominator };
}

const isNone = ({ wholeNumber, numerator }: MixedNumber): boolean =>
  wholeNumber === 0 && numerator === 0;

/**
 * `longer` is the right number not in simplest form; `multiple` is a common denominator that is
 * larger than needed; `ahead` has a fraction where only the whole numbers are asked for.
 */
export type SmallQuestionVerdict =
  | 'right'
  | 'not-yet'
  | 'unreadable'
  | 'longer'
  | 'multiple'
  | 'ahead';

/** These answers are free, so the server stores none of them. */
export function gradeSmallQuestion(
  { says, answer }: SmallQuestion,
  typed: string,
): SmallQuestionVerdict {
  const read = parseOneBox(typed);
  if (!read.ok) return 'unreadable';
  const value = fromMixed(read.answer.value);
  const right = fromMixed(answer);
  if (value.equals(right))
    return says === 'simplify' && !isFractionPartReduced(read.answer.value) ? 'longer' : 'right';
  if (says === 'add-wholes' && value.d !== 1n) return 'ahead';
  return says === 'same-denominator' && isMultiple(value, right) ? 'multiple' : 'not-yet';
}

const isMultiple = (value: Rational, of: Rational): boolean =>
  value.compare(rational(0)) > 0 && value.div(of).d === 1n;

/** Stops at the first question that is still open. */
export function rightlyAnsweredSmallQuestions(
  { lines, sum }: TogetherPlan,
  kept: Readonly<Record<string, string>>,
): SmallQuestion[] {
  const all = [...lines.flatMap(({ questions }) => questions), ...sum];
  const open = all.findIndex(
    (question) => gradeSmallQuestion(question, kept[question.key] ?? '') !== 'right',
  );
  return open === -1 ? all : all.slice(0, open);
}
