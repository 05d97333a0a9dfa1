import {
  fractionPart,
  fromMixed,
  isEqual,
  isNegative,
  isWhole,
  isZero,
  leastCommonMultipleOfBigints,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type AnswerWithLines, nonzeroLines, parseLines, sumOfStudentLines } from './lines';
import {
  type Diagnosis,
  diagnoseMistake,
  listKnownMistakesOfStep,
} from './mistakes/misconceptions';
import type { FormulaLine, StepContext } from './step-context';
import { MAX_TYPED_DIGITS } from './typed-text';

/**
 * One digit at least three times or two digits at least twice, as in 777 or 4242: keys pressed over
 * and over. 77 doesn't match, because it may well be a score.
 */
const SAME_KEYS = /^(?:(\d)\1{2,}|(\d\d)\2+)$/;
const KEYS_IN_A_ROW = ['1234567890', '0987654321'];
/** 123 may well be a numerator. */
const FEWEST_IN_A_ROW = 4;

/**
 * True for a wrong answer that is unrelated to its card: no known mistake or written lines explain
 * it, and no working with these numbers comes to it. It gets a friendly hint but doesn't raise the
 * level, so typing anything doesn't lead to the later hints.
 */
export function isUnrelatedAnswer(
  context: StepContext,
  work: AnswerWithLines,
  mistake: Diagnosis | null = diagnoseMistake(context, work),
): boolean {
  // A mistake in a line doesn't explain the sum beside it.
  const known = mistake?.of ? diagnoseMistake(context, { answer: work.answer }) : mistake;
  return (
    (isMadeUp(context, work.answer) ||
      (!known && isImplausible(context, work.answer) && !isExplained(context, work.answer))) &&
    !isSumOfLines(context, work)
  );
}

/** For example 12 as 11 11/11 where no line has elevenths. */
const isMadeUp = (context: StepContext, typed: MixedNumber): boolean =>
  typed.numerator % typed.denominator === 0 && hasStrangeDenominator(context, typed);

/** A way of working leads to the number, or its fraction is right, which takes work. */
function isExplained(context: StepContext, typed: MixedNumber): boolean {
  const [value, part] = [fromMixed(typed), fractionPart(context.total)];
  return (
    listKnownMistakesOfStep(context).some((each) => isEqual(each.value, value)) ||
    (!isWhole(part) && fractionPart(value).equals(part))
  );
}

const isImplausible = (context: StepContext, typed: MixedNumber): boolean =>
  hasImpossibleSign(context, fromMixed(typed)) ||
  hasStrangeDenominator(context, typed) ||
  isJunk(context, fromMixed(typed), typed);

/** True for a sum of 0 where a line counts, or below 0 where no line is below 0. */
function hasImpossibleSign({ lines }: StepContext, sum: Rational): boolean {
  return isZero(sum)
    ? lines.some(({ value }) => !isZero(value))
    : isNegative(sum) && !lines.some(({ value }) => isNegative(value));
}

const ANY_DECIMAL = 10n ** BigInt(MAX_TYPED_DIGITS);

/**
 * True for a denominator that doesn't come from the card's own, not even multiplied, added up, or
 * written as a decimal. Fractions can be added wrong in so many ways that near the right sum none
 * is strange.
 */
function hasStrangeDenominator(context: StepContext, typed: MixedNumber): boolean {
  if (typed.numerator === 0) return false;
  const bottoms = denominatorsOf(context).filter((bottom) => bottom > 1n);
  const distance = fromMixed(typed).sub(context.total).abs();
  if (distance.compare(rational(bottoms.length, 2)) <= 0) return false;
  const common = leastCommonMultipleOfBigints(bottoms);
  const sum = bottoms.reduce((all, bottom) => all + bottom, 0n);
  return [ANY_DECIMAL, common * 10n, common * BigInt(bottoms.length), sum].every(
    (number) => number === 0n || number % BigInt(typed.denominator) !== 0n,
  );
}

/** The denominators of the lines that count. */
function denominatorsOf({ kind, lines }: StepContext): bigint[] {
  return nonzeroLines(lines).map((line) =>
    kind === 'player' ? (line as FormulaLine).rate.d : line.value.d,
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

/** 8.33333, not 8.70121. */
function isNearFraction(context: StepContext, value: Rational): boolean {
  const ofCard = leastCommonMultipleOfBigints(denominatorsOf(context));
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
  lines: context.lines.filter((_, index) => of.includes(index)),
});

/**
 * The widest distance a real attempt reaches: all counts added as points, or every line counted
 * twice. One or all lines may also have been multiplied instead of divided.
 */
function isFarOff(context: StepContext, value: Rational): boolean {
  const isPlayer = context.kind === 'player';
  const width = sumRationals([
    rational(MIN_WIDTH),
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
const MIN_WIDTH = 50;

const larger = (one: Rational, other: Rational): Rational => (one.compare(other) > 0 ? one : other);
