import {
  fromMixed,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { type AnswerWithLines, parseLines, sumOfStudentLines } from './lines';
import { type Diagnosis, diagnose } from './mistakes/misconceptions';
import type { StepContext } from './step-context';

/** 777 or 1111, as from one key held down. Two equal digits may well be a score. */
const ONE_KEY = /^(\d)\1{2,}$/;

/**
 * True for a wrong answer that is unrelated to its card: no known mistake or written lines explain
 * it, and it repeats one digit or is far from every number the card can produce. It gets a friendly
 * hint but doesn't raise the level, so typing anything doesn't lead to the later hints.
 */
export function isUnrelated(
  context: StepContext,
  work: AnswerWithLines,
  mistake: Diagnosis | null = diagnose(context, work),
): boolean {
  // A mistake in a line doesn't explain the sum beside it.
  const known = mistake?.of ? diagnose(context, { answer: work.answer }) : mistake;
  return (
    !known && isJunk(context, fromMixed(work.answer), work.answer) && !isSumOfLines(context, work)
  );
}

const isJunk = (context: StepContext, value: Rational, typed = toMixed(value)): boolean =>
  [typed.wholeNumber, typed.numerator, typed.denominator].some((part) =>
    ONE_KEY.test(String(Math.abs(part))),
  ) || isFarOff(context, value.abs());

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
