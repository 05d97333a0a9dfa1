import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { otherLevels } from '../../football/formulas';
import { formulaTerms, scoreGame } from '../../football/scoring';
import { isStatistic, STATISTICS, type StatisticFamily } from '../../football/statistics';
import type { PlayerContext, TermLine } from '../step-context';
import {
  aboutAll,
  changedLines,
  fractionPart,
  type Group,
  isUnitFraction,
  isWhole,
  isZero,
  type Misconception,
  type Misconceptions,
  type Mistake,
  onlyAt,
  otherRates,
  wholePart,
} from './mistake';

const ONE = rational(1);
const REAL_TOUCHDOWN = rational(6);

/** What students are known to do with the lines of a formula. */
export const IN_LINES = {
  /** The whole card, or one line of it, with the formula of another level. */
  'other-level': ofPlayer('source', (context) =>
    otherLevels(context.level).flatMap((level) => {
      const rates = new Map(formulaTerms(context.position, level).map(({ fields, rate }) => [fields.join(), rate]));
      return [
        aboutAll(scoreGame(context.position, level, context.stats)),
        ...otherRates(context, ({ fields }) => rates.get(fields.join()) ?? null),
      ];
    }),
  ),
  /** Another starter's row with this formula, or another step's answer. A 0 fits too many rows to point at one. */
  'other-player': ofPlayer('source', ({ position, level, others }) =>
    others
      .flatMap((other) => [scoreGame(position, level, other.stats), scoreGame(other.position, level, other.stats)])
      .filter((value) => !isZero(value))
      .map(aboutAll),
  ),
  /** 76 x 10 where 76 divided by 10 was asked for. */
  'multiplied-not-divided': ofRates(({ rate }) => (isUnitFraction(rate) ? rate.inverse() : null)),
  'divided-not-multiplied': ofRates(({ rate }) => (isWhole(rate) ? rate.inverse() : null)),
  /** 2/3 for 3/2. */
  'rate-upside-down': ofRates(({ rate }) => (isWhole(rate) || isUnitFraction(rate) ? null : rate.inverse())),
  'yards-as-points': ofRates((line) => (familyOf(line) === 'yards' ? ONE : null)),
  'one-point-each': ofRates((line) => (familyOf(line) === 'yards' ? null : ONE)),
  /** All the counts together. With a single one there is nothing to add up. */
  'counts-added': ofPlayer('rate', ({ lines }) => {
    if (lines.filter(({ count }) => count !== 0).length < 2) return [];
    return [aboutAll(rational(lines.reduce((sum, { count }) => sum + count, 0)))];
  }),
  /** A touchdown gives 6 points on television. */
  'real-football-points': ofRates((line) => (familyOf(line) === 'touchdowns' ? REAL_TOUCHDOWN : null)),
  /** The rushing yards with the rate of the passing yards. Yards with the points of a touchdown are too far off to be looked for. */
  'rate-of-another-line': ofPlayer('rate', (context) =>
    context.lines.flatMap((source) =>
      otherRates(context, (line) => (familyOf(line) === familyOf(source) ? source.rate : null)).filter(
        ({ line }) => line !== null,
      ),
    ),
  ),
  /** 2 1/2 points for each one, read as 2, as 1/2, or as 2 for each and 1/2 once. */
  'mixed-rate-half-read': ofPlayer('rate', (context) => {
    const hasBoth = ({ rate }: TermLine) => !isWhole(rate) && !isZero(wholePart(rate));
    return [
      ...otherRates(context, (line) => (hasBoth(line) ? wholePart(line.rate) : null)),
      ...otherRates(context, (line) => (hasBoth(line) ? fractionPart(line.rate) : null)),
      ...changedLines(context, (line) =>
        hasBoth(line) && line.count !== 0 ? wholePart(line.rate).mul(line.count).add(fractionPart(line.rate)) : null,
      ),
    ];
  }),
  /** 23 remainder 6 as 23.6 or as 23 6/100. */
  'remainder-as-decimal': ofPlayer('remainder', (context) =>
    [10n, 100n].flatMap((bottom) => otherRemainder(context, ({ rest }) => rational(rest, bottom))),
  ),
  /** 23 remainder 6 over the denominator of another line, or over the 23. A multiple of its own is a common denominator that is half used. */
  'remainder-over-other-number': ofPlayer('remainder', (context) => {
    const bottoms = new Set(context.lines.filter(({ rate }) => !isWhole(rate)).map(({ rate }) => rate.d));
    return [
      ...[...bottoms].flatMap((bottom) =>
        otherRemainder(context, ({ rest, divisor }) => (bottom % divisor === 0n ? null : rational(rest, bottom))),
      ),
      ...otherRemainder(context, ({ quotient, rest }) => (quotient === 0n ? null : rational(rest, quotient))),
    ];
  }),
  /** 23 remainder 6 as 29. */
  'remainder-as-whole': ofPlayer('remainder', (context) => otherRemainder(context, ({ rest }) => rational(rest))),
  /** 23 remainder 6 as 23. */
  'remainder-dropped': ofPlayer('below-one', (context) => otherRemainder(context, () => rational(0))),
} as const satisfies Misconceptions;

function ofPlayer(group: Group, mistakes: (context: PlayerContext) => Mistake[]): Misconception {
  return { group, mistakes: onlyAt('player', mistakes) };
}

function ofRates(rateFor: (line: TermLine) => Rational | null): Misconception {
  return ofPlayer('rate', (context) => otherRates(context, rateFor));
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
