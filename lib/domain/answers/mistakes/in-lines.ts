import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { otherLevels } from '../../football/formulas';
import { formulaTerms, scoreGame } from '../../football/scoring';
import { isStatistic, STATISTICS, type StatisticFamily } from '../../football/statistics';
import type { PlayerContext, TermLine } from '../step-context';
import { aboutAll, changedLines, isWhole, isZero, type Mistake, otherRates, wholePart } from './mistake';

const ONE = rational(1);
const REAL_TOUCHDOWN = rational(6);

/** The whole card, or one line of it, with the formula of another level. */
export function otherLevel(context: PlayerContext): Mistake[] {
  return otherLevels(context.level).flatMap((level) => {
    const rates = new Map(formulaTerms(context.position, level).map(({ fields, rate }) => [fields.join(), rate]));
    return [
      aboutAll(scoreGame(context.position, level, context.stats)),
      ...otherRates(context, ({ fields }) => rates.get(fields.join()) ?? null),
    ];
  });
}

/** Another starter's row with this formula, or another step's answer. A 0 fits too many rows to point at one. */
export function otherPlayer({ position, level, others }: PlayerContext): Mistake[] {
  return others
    .flatMap((other) => [scoreGame(position, level, other.stats), scoreGame(other.position, level, other.stats)])
    .filter((value) => !isZero(value))
    .map(aboutAll);
}

/** 76 x 10 where 76 divided by 10 was asked for. */
export function multipliedNotDivided(context: PlayerContext): Mistake[] {
  return otherRates(context, ({ rate }) => (isUnitFraction(rate) ? rate.inverse() : null));
}

export function dividedNotMultiplied(context: PlayerContext): Mistake[] {
  return otherRates(context, ({ rate }) => (isWhole(rate) ? rate.inverse() : null));
}

/** 2/3 for 3/2. */
export function rateUpsideDown(context: PlayerContext): Mistake[] {
  return otherRates(context, ({ rate }) => (isWhole(rate) || isUnitFraction(rate) ? null : rate.inverse()));
}

export function yardsAsPoints(context: PlayerContext): Mistake[] {
  return otherRates(context, (line) => (familyOf(line) === 'yards' ? ONE : null));
}

export function onePointEach(context: PlayerContext): Mistake[] {
  return otherRates(context, (line) => (familyOf(line) === 'yards' ? null : ONE));
}

/** All the counts together. With a single one there is nothing to add up. */
export function countsAdded({ lines }: PlayerContext): Mistake[] {
  if (lines.filter(({ count }) => count !== 0).length < 2) return [];
  return [aboutAll(rational(lines.reduce((sum, { count }) => sum + count, 0)))];
}

/** A touchdown gives 6 points on television. */
export function realFootballPoints(context: PlayerContext): Mistake[] {
  return otherRates(context, (line) => (familyOf(line) === 'touchdowns' ? REAL_TOUCHDOWN : null));
}

/** The rushing yards with the rate of the passing yards. Yards with the points of a touchdown are too far off to be looked for. */
export function rateOfAnotherLine(context: PlayerContext): Mistake[] {
  return context.lines.flatMap((source) =>
    otherRates(context, (line) => (familyOf(line) === familyOf(source) ? source.rate : null)).filter(({ line }) => line !== null),
  );
}

/** 2 1/2 points for each one, read as 2, as 1/2, or as 2 for each and 1/2 once. */
export function mixedRateHalfRead(context: PlayerContext): Mistake[] {
  const whole = (rate: Rational) => wholePart(rate);
  const fraction = (rate: Rational) => rate.sub(wholePart(rate));
  const hasBoth = ({ rate }: TermLine) => !isWhole(rate) && !isZero(whole(rate));
  return [
    ...otherRates(context, (line) => (hasBoth(line) ? whole(line.rate) : null)),
    ...otherRates(context, (line) => (hasBoth(line) ? fraction(line.rate) : null)),
    ...changedLines(context, (line) =>
      hasBoth(line) && line.count !== 0 ? whole(line.rate).mul(line.count).add(fraction(line.rate)) : null,
    ),
  ];
}

/** 23 remainder 6 as 23.6 or as 23 6/100. */
export function remainderAsDecimal(context: PlayerContext): Mistake[] {
  return [10n, 100n].flatMap((bottom) => otherRemainder(context, ({ rest }) => rational(rest, bottom)));
}

/** 23 remainder 6 over the denominator of another line, or over the 23. A multiple of its own is a common denominator that is half used. */
export function remainderOverOtherNumber(context: PlayerContext): Mistake[] {
  const bottoms = new Set(context.lines.filter(({ rate }) => !isWhole(rate)).map(({ rate }) => rate.d));
  return [
    ...[...bottoms].flatMap((bottom) =>
      otherRemainder(context, ({ rest, divisor }) => (bottom % divisor === 0n ? null : rational(rest, bottom))),
    ),
    ...otherRemainder(context, ({ quotient, rest }) => (quotient === 0n ? null : rational(rest, quotient))),
  ];
}

/** 23 remainder 6 as 29. */
export function remainderAsWhole(context: PlayerContext): Mistake[] {
  return otherRemainder(context, ({ rest }) => rational(rest));
}

/** 23 remainder 6 as 23. */
export function remainderDropped(context: PlayerContext): Mistake[] {
  return otherRemainder(context, () => rational(0));
}

type Division = { divisor: bigint; quotient: bigint; rest: bigint };

/** The lines that leave a remainder, with something else in its place. */
function otherRemainder(context: PlayerContext, instead: (division: Division) => Rational | null): Mistake[] {
  return changedLines(context, ({ count, rate }) => {
    const points = rate.mul(Math.abs(count));
    if (isWhole(points)) return null;
    const dividend = rate.n * BigInt(Math.abs(count));
    const quotient = dividend / rate.d;
    const part = instead({ divisor: rate.d, quotient, rest: dividend % rate.d });
    if (part === null) return null;
    const value = part.add(rational(quotient));
    return count < 0 ? value.neg() : value;
  });
}

/** All columns of a line are of one family. */
function familyOf({ fields: [field = ''] }: TermLine): StatisticFamily {
  return isStatistic(field) ? STATISTICS[field].family : 'counts';
}

function isUnitFraction(rate: Rational): boolean {
  return rate.n === 1n && rate.d > 1n;
}
