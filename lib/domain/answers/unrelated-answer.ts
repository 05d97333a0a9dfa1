import {
  fromMixed,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { type AnswerWithLines, parseLines, sumOfStudentLines } from './lines';
import { type Diagnosis, diagnoseMistake } from './mistakes/misconceptions';
import { isWhole, leastCommonMultiple } from './mistakes/mistake';
import type { FormulaLine, StepContext } from './step-context';
import { MAX_TYPED_DIGITS } from './typed-text';

/** 777 or 4242, as from keys pressed over and over. Two equal digits may well be a score. */
const SAME_KEYS = /^(?:(\d)\1{2,}|(\d\d)\2+)$/;
const KEYS_IN_A_ROW = ['1234567890', '0987654321'];
/** 123 may well be a numerator. */
const FEWEST_IN_A_ROW = 4;

/**
 * True for a wrong answer that is unrelated to its card: no known mistake or written lines explain
 * it, and it looks like mashed keys or is far from every number the card can produce. It gets a
 * friendly hint but doesn't raise the level, so typing anything doesn't lead to the later hints.
 */
export function isUnrelatedAnswer(
  context: StepContext,
  work: AnswerWithLines,
  mistake: Diagnosis | null = diagnoseMistake(context, work),
): boolean {
  // A mistake in a line doesn't explain the sum beside it.
  const known = mistake?.of ? diagnoseMistake(context, { answer: work.answer }) : mistake;
  return (
    !known && isJunk(context, fromMixed(work.answer), work.answer) && !isSumOfLines(context, work)
  );
}

function isJunk(context: StepContext, value: Rational, typed = toMixed(value)): boolean {
  if (isFarOff(context, value.abs())) return true;
  const { wholeNumber, numerator, denominator } = typed;
  if (isLongDecimal(value)) return isMashed(wholeNumber) || !isNearFraction(context, value);
  return [wholeNumber, numerator, denominator].some(isMashed);
}

function isMashed(part: number): boolean {
  const digits = String(Math.abs(part));
  const isInARow = KEYS_IN_A_ROW.some((row) => row.includes(digits));
  return SAME_KEYS.test(digits) || (digits.length >= FEWEST_IN_A_ROW && isInARow);
}

/** Up to here a denominator such as 32 or 160 may come from a fraction. */
const LARGEST_OF_FRACTIONS = 1000n;
/** 8.70121, as from a calculator or from mashed keys; as a fraction, it is over 100,000. */
const isLongDecimal = (value: Rational): boolean =>
  value.d > LARGEST_OF_FRACTIONS &&
  isWhole(value.mul(10 ** MAX_TYPED_DIGITS)) &&
  !isWhole(value.mul(10_000));

const LARGEST_COMMON_DENOMINATOR = 12;
/** Rounded numbers that were added are a little off. */
const NEAR = rational(1, 10_000);

/** True near a fraction that is common or has the denominator of the card: 8.33333, not 8.70121. */
function isNearFraction({ kind, lines }: StepContext, value: Rational): boolean {
  const ofCard = leastCommonMultiple(
    lines.map((line) => (kind === 'player' ? (line as FormulaLine).rate.d : line.value.d)),
  );
  const common = Array.from({ length: LARGEST_COMMON_DENOMINATOR }, (_, index) =>
    BigInt(index + 1),
  );
  return [ofCard, ...common].some((bottom) => {
    const parts = value.mul(rational(bottom));
    return (
      parts
        .sub(parts.round())
        .abs()
        .compare(NEAR.mul(rational(bottom))) <= 0
    );
  });
}

/** True if the answer is the sum of the student's lines and none of these is unrelated itself. */
function isSumOfLines(context: StepContext, { answer, lines }: AnswerWithLines): boolean {
  const own = parseLines(context, lines);
  return (
    own.length > 0 &&
    sumOfStudentLines(context, own)?.equals(fromMixed(answer)) === true &&
    own.every(({ of, value }) => value === null || !isJunk(onlyLines(context, of), value))
  );
}

/** The step as if only these lines were on the card. */
const onlyLines = <Step extends StepContext>(context: Step, of: readonly number[]): Step => ({
  ...context,
  lines: context.lines.filter((_, place) => of.includes(place)),
});

/**
 * The widest distance a real attempt reaches: all counts added as points, or every line counted
 * twice. One or all lines may also have been multiplied instead of divided.
 */
function isFarOff(context: StepContext, value: Rational): boolean {
  const isPlayer = context.kind === 'player';
  const width = sumRationals([
    rational(LEAST_WIDTH),
    ...(isPlayer
      ? context.lines.map(({ count, rate }) => larger(rate, rational(1)).mul(Math.abs(count)))
      : context.lines.map((line) => line.value.abs().mul(2))),
  ]);
  const turned = isPlayer
    ? context.lines.map(({ count, rate }) => rate.inverse().mul(Math.abs(count)))
    : [];
  const near = [rational(0), ...turned, sumRationals(turned)];
  return near.every((center) => value.sub(center).abs().compare(width) > 0);
}

/** In points. On a card with small numbers any plausible player score is close enough. */
const LEAST_WIDTH = 50;

const larger = (one: Rational, other: Rational): Rational => (one.compare(other) > 0 ? one : other);
