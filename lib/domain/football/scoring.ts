import { type Rational, rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import { FORMULA_LEVELS, formulaLines, type PointRate, type ScoringRules } from './formulas';
import { isPositionCode, POSITION_CODES, type PositionCode } from './positions';
import {
  type GameStats,
  isStatistic,
  type Statistic,
  type StatisticOrSum,
  statisticInfo,
  storedFieldsOfStatistic,
  sumContainingOrItself,
} from './statistics';

export type FormulaTerm = {
  field: Statistic;
  fields: readonly Statistic[];
  label: string;
  counted: StatisticOrSum;
  rate: Rational;
};

/** Returns the same objects each time, because every page with points needs them. */
export function formulaTerms(position: PositionCode, rules: ScoringRules): readonly FormulaTerm[] {
  const known = termsBy(rules);
  const terms = known.get(position) ?? formulaLines(position, rules).map(termOf);
  known.set(position, terms);
  return terms;
}

type Terms = Map<PositionCode, readonly FormulaTerm[]>;

const OF_LEVELS = new Map<ScoringRules, Terms>(FORMULA_LEVELS.map((level) => [level, new Map()]));
const OF_SETS = new WeakMap<object, Terms>();

function termsBy(rules: ScoringRules): Terms {
  const known = typeof rules === 'number' ? OF_LEVELS.get(rules) : OF_SETS.get(rules);
  if (known) return known;
  const fresh: Terms = new Map();
  if (typeof rules === 'object') OF_SETS.set(rules, fresh);
  return fresh;
}

function termOf([counted, rate]: readonly [StatisticOrSum, PointRate]): FormulaTerm {
  const fields = storedFieldsOfStatistic(counted);
  return {
    field: fields[0],
    fields,
    label: statisticInfo(counted).label,
    counted,
    rate: rational(...rate),
  };
}

/** @throws RangeError if a statistic is not a whole number. */
export function statisticTotalOfTerm(
  { fields }: { readonly fields: readonly string[] },
  stats: GameStats,
): number {
  return fields.reduce((total, field) => total + statistic(stats, field), 0);
}

/**
 * The exact points of one game, which may be negative. An unknown position scores 0, and the caller
 * logs `unknownPositionMessage`.
 */
export function scoreGame(position: string, rules: ScoringRules, stats: GameStats): Rational {
  if (!isPositionCode(position)) return ZERO;
  return sumRationals(
    formulaTerms(position, rules).map((term) => term.rate.mul(statisticTotalOfTerm(term, stats))),
  );
}

/** The columns that any formula of a position uses, in the order of the hardest one. */
export function scoredFieldsOfPosition(position: PositionCode): Statistic[] {
  const names = FORMULA_LEVELS.toReversed().flatMap((level) =>
    formulaLines(position, level).map(([name]) => name),
  );
  return [...new Set(names.flatMap(storedFieldsOfStatistic))];
}

const SCORED = new Set(POSITION_CODES.flatMap(scoredFieldsOfPosition));

export const isStatisticScoredAtAnyPosition = (field: string): boolean =>
  isStatistic(field) && SCORED.has(field);

/**
 * The statistics that the formulas of some positions count, each once, with sums in place of their
 * parts.
 */
export function scoredStatisticsWithPartsSummed(
  positions: readonly PositionCode[],
): StatisticOrSum[] {
  const inOrder = positions.flatMap((position) =>
    FORMULA_LEVELS.flatMap((level) => formulaLines(position, level)),
  );
  return [
    ...new Set(
      inOrder.flatMap(([name]) => storedFieldsOfStatistic(name).map(sumContainingOrItself)),
    ),
  ];
}

function statistic(stats: GameStats, field: string): number {
  const value = stats[field] ?? 0;
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new RangeError(`${field} is not a whole number: ${value}`);
  return value;
}
