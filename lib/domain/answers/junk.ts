import { fromMixed, type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import { readLines, type Work } from './lines';
import { type Diagnosis, diagnose } from './mistakes/misconceptions';
import { isZero } from './mistakes/mistake';
import type { StepContext } from './step-context';

/** 777, 1111: one key, held down. Two digits may well be points. */
const ONE_KEY = /^(\d)\1{2,}$/;

/**
 * Whether a wrong answer has nothing to do with its card: no known mistake leads to it, no line
 * that was written beside it fits, and it is one digit over and over or far from anything that the
 * card's numbers come to. It is answered kindly and takes no step on the ladder of hints, so that
 * no one gets to the hints of someone who thinks by holding down a key.
 */
export function isJunk(
  context: StepContext,
  work: Work,
  mistake: Diagnosis | null = diagnose(context, work),
): boolean {
  // A mistake in a line says nothing about the sum beside it.
  const known = mistake?.of ? diagnose(context, { answer: work.answer }) : mistake;
  if (
    known ||
    readLines(context, work.lines).some(
      ({ value, right }) => !isZero(right) && value?.equals(right),
    )
  )
    return false;
  const digits = [work.answer.wholeNumber, work.answer.numerator, work.answer.denominator].map(
    (part) => String(Math.abs(part)),
  );
  return (
    digits.some((each) => ONE_KEY.test(each)) || isFarOff(context, fromMixed(work.answer).abs())
  );
}

/**
 * Every count may have been taken for points, and lines may have been added twice. One line, or
 * each, may also have been multiplied where one divides, with another slip in the rest.
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

/** On a card of small numbers, anything that could be a player's points is near enough. */
const LEAST_WIDTH = 50;

const larger = (one: Rational, other: Rational): Rational => (one.compare(other) > 0 ? one : other);
