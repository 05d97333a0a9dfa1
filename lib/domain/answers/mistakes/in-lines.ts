import {
  fractionPart,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonMultipleOfBigints,
  type Rational,
  rational,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';
import { confusableRules, type ScoringRules } from '../../football/formulas';
import type { PositionCode } from '../../football/positions';
import { formulaTerms, scoreGame, statisticTotalOfTerm } from '../../football/scoring';
import { isStatistic, STATISTICS, type StatisticFamily } from '../../football/statistics';
import type { FormulaLine, PlayerStepContext } from '../step-context';
import {
  defineOneOrAllLinesMisconception,
  fractionOver,
  limitToStepKind,
  type MisconceptionGroup,
  type Misconceptions,
  type MistakeResult,
  makeOneLineMistakeFinder,
  makeOneOrAllLinesMistakeFinder,
  mistakeInWholeSum,
  type WrongLineValueFinder,
  withSignOf,
} from './mistake';

const ONE = rational(1);
const REAL_TOUCHDOWN = rational(6);
const NEARBY = 2;

export const LINE_MISCONCEPTIONS = {
  /**
   * One line or the whole card, worked out with another level's formula or the class's earlier set.
   */
  'other-level': {
    group: 'rate',
    inLine: byOtherLevels,
    rows: (context) =>
      confusableRules(context.rules).map((rules) =>
        context.lines.map((line) => byRules(line, context.position, rules) ?? line.value),
      ),
    mistakes: limitToStepKind('player', (context) =>
      confusableRules(context.rules).flatMap((rules) => [
        cardByRules(context, rules),
        ...makeOneOrAllLinesMistakeFinder((line) => [byRules(line, context.position, rules)])(
          context,
        ),
      ]),
    ),
  },
  /** The row of another starter, or another step's answer. 0 is left out: it fits too many rows. */
  'other-player': {
    group: 'source',
    inLine: (line, { others }) =>
      others.map(({ stats }) => {
        const count = statisticTotalOfTerm(line, stats);
        return count === 0 ? null : line.rate.mul(count);
      }),
    rows: ({ others, lines }) =>
      others.map(({ stats }) =>
        lines.map((line) => line.rate.mul(statisticTotalOfTerm(line, stats))),
      ),
    mistakes: limitToStepKind('player', ({ position, rules, others }) =>
      others
        .flatMap((other) => [
          scoreGame(position, rules, other.stats),
          scoreGame(other.position, rules, other.stats),
        ])
        .filter((value) => !isZero(value))
        .map(mistakeInWholeSum),
    ),
  },
  /** For example the catches in the touchdown line. The eye slips to a line nearby. */
  'count-of-another-line': defineOneLineMisconception('source', (line, { lines }) => {
    const at = lines.indexOf(line);
    return lines
      .slice(Math.max(0, at - NEARBY), at + NEARBY + 1)
      .map((other) =>
        other.count === 0 || other.count === line.count ? null : line.rate.mul(other.count),
      );
  }),
  'multiplied-not-divided': ofRates(({ rate }) => (isUnitFraction(rate) ? rate.inverse() : null)),
  'divided-not-multiplied': ofRates(({ rate }) => (isWhole(rate) ? rate.inverse() : null)),
  'rate-upside-down': ofRates(({ rate }) =>
    isWhole(rate) || isUnitFraction(rate) ? null : rate.inverse(),
  ),
  'yards-as-points': ofRates((line) => (familyOf(line) === 'yards' ? ONE : null)),
  'one-point-each': ofRates((line) => (familyOf(line) === 'yards' ? null : ONE)),
  /** All counts added up. A single count has nothing to add. */
  'counts-added': {
    group: 'rate',
    // A student who misreads only the yards, or only the lines without yards, makes a different
    // mistake.
    rows: ({ lines }) => {
      const misread = lines.filter(({ count, rate }) => count !== 0 && !rate.equals(ONE));
      return new Set(misread.map(isYards)).size < 2
        ? []
        : [lines.map(({ count }) => rational(count))];
    },
    mistakes: limitToStepKind('player', ({ lines }) => {
      if (lines.filter(({ count }) => count !== 0).length < 2) return [];
      return [mistakeInWholeSum(rational(lines.reduce((sum, { count }) => sum + count, 0)))];
    }),
  },
  /** A touchdown is worth 6 points in the NFL. */
  'real-football-points': ofRates((line) =>
    familyOf(line) === 'touchdowns' ? REAL_TOUCHDOWN : null,
  ),
  /**
   * Rushing yards with the rate of passing yards. Yards with the points of a touchdown would be too
   * far off.
   */
  'rate-of-another-line': defineOneLineMisconception('rate', (line, { lines }) =>
    lines.map((other) =>
      isYards(other) === isYards(line) && other !== line ? other.rate.mul(line.count) : null,
    ),
  ),
  /**
   * 2 1/2 for each read as 2, as 1/2, with 2 for each and 1/2 once, or as 2 × 1/2.
   */
  'mixed-rate-half-read': defineOneOrAllLinesMisconception('rate', ({ rate, count }) => {
    const [whole, part] = [wholePartAsRational(rate), fractionPart(rate)];
    if (isZero(whole) || isZero(part)) return [];
    return [
      whole.mul(count),
      part.mul(count),
      count === 0 ? null : whole.mul(count).add(part),
      whole.mul(part).mul(count),
    ];
  }),
  /** 7 × 3/4 as 21/28. */
  'multiplied-both': {
    ...defineOneOrAllLinesMisconception('rate', ({ rate, count }) =>
      isWhole(rate) || count === 0 ? [] : [withSignOf(count, rate)],
    ),
    writtenInLine: ({ rate, count }) => {
      const size = BigInt(Math.abs(count));
      return [{ whole: 0n, top: rate.n * size, bottom: rate.d * size }];
    },
  },
  /** 76 × 1/10 as 76 1/10. */
  'side-by-side': defineOneOrAllLinesMisconception('rate', ({ rate, count }) =>
    isWhole(rate) || rate.n > rate.d || count === 0
      ? []
      : [withSignOf(count, rate.add(Math.abs(count)))],
  ),
  'added-not-multiplied': defineOneOrAllLinesMisconception('rate', ({ rate, count }) =>
    rate.n < rate.d || count <= 0 ? [] : [rate.add(count)],
  ),
  'denominator-dropped': ofRates(({ rate }) =>
    rate.n > 1n && !isWhole(rate) ? rational(rate.n) : null,
  ),
  'zero-counted': defineOneOrAllLinesMisconception('rate', ({ rate, count }) =>
    count === 0 ? [rate] : [],
  ),
  /** 23 remainder 6 as 23.6 or as 23 6/100. */
  'remainder-as-decimal': {
    ...ofRemainder('remainder', ({ rest }) => [rational(rest, 10n), rational(rest, 100n)]),
    leaves: 'decimal',
  },
  /**
   * 23 remainder 6 over another line's denominator, or over 23. In a sum, multiples of the line's
   * own denominator are left out: there they are a half-finished common denominator.
   */
  'remainder-over-other-number': {
    ...ofRemainder('remainder', (division, { lines }) =>
      overOtherNumbers(division, lines, () => true),
    ),
    leaves: 'fraction',
    mistakes: ofRemainder('remainder', (division, { lines }) =>
      overOtherNumbers(division, lines, (bottom) => bottom % division.divisor !== 0n),
    ).mistakes,
  },
  /** 76 ÷ 10 is 7 remainder 6, written as 7 6/76. */
  'remainder-over-count': {
    ...ofRemainder('remainder', ({ quotient, rest, dividend }) => [
      quotient === 0n ? null : rational(rest, dividend),
    ]),
    leaves: 'fraction',
  },
  /** 23 remainder 6 as 29. */
  'remainder-as-whole': ofRemainder('remainder', ({ quotient, rest }) => [
    quotient === 0n ? null : rational(rest),
  ]),
  'remainder-dropped': ofRemainder('below-one', () => [rational(0)]),
  /** 169/24 as 7.04. */
  'rounded-to-decimals': {
    ...defineOneOrAllLinesMisconception('below-one', ({ value }) =>
      [10n, 100n].flatMap((scale) => roundedTo(value, scale)),
    ),
    leaves: 'decimal',
  },
  /** One more or one fewer than in the box score; nobody reads 1 as 0. */
  'count-off-by-one': defineOneLineMisconception('slip', ({ rate, count }) =>
    count === 0
      ? []
      : [count + 1, count - 1].map((other) => (other === 0 ? null : rate.mul(other))),
  ),
} as const satisfies Misconceptions;

function ofRates(rateFor: (line: FormulaLine) => Rational | null) {
  return defineOneOrAllLinesMisconception('rate', (line) => [
    rateFor(line)?.mul(line.count) ?? null,
  ]);
}

/** A mistake that happens in one line and not in all of them. */
export function defineOneLineMisconception(
  group: MisconceptionGroup,
  inLine: WrongLineValueFinder,
) {
  return { group, inLine, mistakes: makeOneLineMistakeFinder(inLine) };
}

function byOtherLevels(
  line: FormulaLine,
  { rules, position }: PlayerStepContext,
): (Rational | null)[] {
  return confusableRules(rules).map((other) => byRules(line, position, other));
}

/** The whole card by other rules, over the denominator that their lines lead to. */
function cardByRules({ position, stats }: PlayerStepContext, rules: ScoringRules): MistakeResult {
  const value = scoreGame(position, rules, stats);
  const counting = formulaTerms(position, rules).filter(
    (term) => statisticTotalOfTerm(term, stats) !== 0,
  );
  const bottom = leastCommonMultipleOfBigints(counting.map(({ rate }) => rate.d));
  return { ...mistakeInWholeSum(value), paper: fractionOver(value, bottom) };
}

function byRules(
  { fields, count }: FormulaLine,
  position: PositionCode,
  rules: ScoringRules,
): Rational | null {
  const same = formulaTerms(position, rules).find((term) => term.fields.join() === fields.join());
  return same?.rate.mul(count) ?? null;
}

const bottomsOf = (lines: readonly FormulaLine[]) => [
  ...new Set(lines.filter(({ rate }) => !isWhole(rate)).map(({ rate }) => rate.d)),
];

/** Rounded and cut off, without a result that changes nothing. */
function roundedTo(value: Rational, scale: bigint): (Rational | null)[] {
  const digits = value.n * scale;
  if (digits % value.d === 0n) return [null, null];
  const cut = digits / value.d;
  const near = (2n * digits + value.d) / (2n * value.d);
  return [near, near === cut ? null : cut].map((size) =>
    size === null ? null : rational(value.s * size, scale),
  );
}

/** A quotient below 2 would make the fraction whole. */
function overOtherNumbers(
  { quotient, rest }: Division,
  lines: readonly FormulaLine[],
  counts: (bottom: bigint) => boolean,
) {
  const over = bottomsOf(lines).map((bottom) => (counts(bottom) ? rational(rest, bottom) : null));
  return [...over, quotient < 2n ? null : rational(rest, quotient)];
}

type Division = { divisor: bigint; quotient: bigint; rest: bigint; dividend: bigint };

/** Lines that leave a remainder, with the given wrong fraction in its place. */
function ofRemainder(
  group: MisconceptionGroup,
  instead: (division: Division, context: PlayerStepContext) => (Rational | null)[],
) {
  return defineOneOrAllLinesMisconception(group, (line, context) => {
    const division = findLineDivisionWithRemainder(line);
    if (!division) return [];
    // A rate may be negative.
    const sign = Number(line.value.s);
    return instead(division, context).map(
      (part) => part && withSignOf(sign, part.add(rational(division.quotient))),
    );
  });
}

export function findLineDivisionWithRemainder({ count, rate }: FormulaLine): Division | null {
  const dividend = rate.n * BigInt(Math.abs(count));
  const rest = dividend % rate.d;
  return rest === 0n ? null : { divisor: rate.d, quotient: dividend / rate.d, rest, dividend };
}

const isYards = (line: FormulaLine) => familyOf(line) === 'yards';

/** All statistics of a line belong to one family, so the first one decides. */
function familyOf({ fields: [field = ''] }: FormulaLine): StatisticFamily {
  return isStatistic(field) ? STATISTICS[field].family : 'counts';
}
