import { type Rational, rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import { FORMULA_LEVELS, formulaLines, type Rate, type Rules } from './formulas';
import { isPositionCode, POSITION_CODES, type PositionCode } from './positions';
import {
  type Countable,
  fieldsOf,
  type GameStats,
  isStatistic,
  rowFor,
  type Statistic,
  wholeOf,
} from './statistics';

export type FormulaTerm = {
  /** The first of {@link fields}; names the term. */
  field: Statistic;
  /** The columns that are added up before they are multiplied. */
  fields: readonly Statistic[];
  label: string;
  counted: Countable;
  /** Points for each one. */
  rate: Rational;
};

/** The same objects each time: every page with points asks for them. */
export function formulaTerms(position: PositionCode, rules: Rules): readonly FormulaTerm[] {
  const known = termsBy(rules);
  const terms = known.get(position) ?? formulaLines(position, rules).map(termOf);
  known.set(position, terms);
  return terms;
}

type Terms = Map<PositionCode, readonly FormulaTerm[]>;

const OF_LEVELS = new Map<Rules, Terms>(FORMULA_LEVELS.map((level) => [level, new Map()]));
/** Of teachers' sets, for as long as one is in use. */
const OF_SETS = new WeakMap<object, Terms>();

function termsBy(rules: Rules): Terms {
  const known = typeof rules === 'number' ? OF_LEVELS.get(rules) : OF_SETS.get(rules);
  if (known) return known;
  const fresh: Terms = new Map();
  if (typeof rules === 'object') OF_SETS.set(rules, fresh);
  return fresh;
}

function termOf([counted, rate]: readonly [Countable, Rate]): FormulaTerm {
  const fields = fieldsOf(counted);
  return {
    field: fields[0],
    fields,
    label: rowFor(counted).label,
    counted,
    rate: rational(...rate),
  };
}

/**
 * How many of a term's statistic a game has. @throws RangeError when a statistic is not a whole
 * number.
 */
export function termCount(
  { fields }: { readonly fields: readonly string[] },
  stats: GameStats,
): number {
  return fields.reduce((total, field) => total + statistic(stats, field), 0);
}

/**
 * The exact points of one game; may be negative. An unknown position scores 0, and the caller logs
 * `unknownPosition`.
 */
export function scoreGame(position: string, rules: Rules, stats: GameStats): Rational {
  if (!isPositionCode(position)) return ZERO;
  return sumRationals(
    formulaTerms(position, rules).map((term) => term.rate.mul(termCount(term, stats))),
  );
}

/** The columns one position scores with, by whatever formula, in the order of the harder one. */
export function scoringFields(position: PositionCode): Statistic[] {
  const names = FORMULA_LEVELS.toReversed().flatMap((level) =>
    formulaLines(position, level).map(([name]) => name),
  );
  return [...new Set(names.flatMap(fieldsOf))];
}

const SCORED = new Set(POSITION_CODES.flatMap(scoringFields));

export const isScored = (field: string): boolean => isStatistic(field) && SCORED.has(field);

/** What the formulas of some positions count, each once, with all parts of a sum as one. */
export function scoredWholes(positions: readonly PositionCode[]): Countable[] {
  const inOrder = positions.flatMap((position) =>
    FORMULA_LEVELS.flatMap((level) => formulaLines(position, level)),
  );
  return [...new Set(inOrder.flatMap(([name]) => fieldsOf(name).map(wholeOf)))];
}

function statistic(stats: GameStats, field: string): number {
  const value = stats[field] ?? 0;
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new RangeError(`${field} is not a whole number: ${value}`);
  return value;
}
