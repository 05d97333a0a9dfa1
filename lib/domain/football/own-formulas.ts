import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, leastCommonMultipleOfNumbers } from '@/lib/domain/numbers/mixed';
import {
  type CustomFormulaLines,
  type CustomFormulas,
  formulaLines,
  type PointRate,
  type ScoringRules,
  statisticsScoredAtAnyLevel,
} from './formulas';
import { mapPositions, POSITION_CODES, type PositionCode } from './positions';
import { type StatisticOrSum, storedFieldsOfStatistic } from './statistics';

export const MAX_FORMULA_SET_NAME_LENGTH = 40;
export const MAX_LINES_PER_POSITION = 6;
export const MIN_RATE_WHOLE_PART = -10;
export const MAX_RATE_WHOLE_PART = 20;
export const MAX_RATE_FRACTION_NUMERATOR = 20;
export const MAX_RATE_DENOMINATOR = 60;
/**
 * For all lines of all positions together: students add the team's total by hand, and it must stay
 * a safe integer.
 */
export const MAX_FORMULA_SET_COMMON_DENOMINATOR = 10_000;

/** No yards, which can be negative anyway, and no touchdowns, which should never cost points. */
export const STATISTICS_THAT_MAY_COST_POINTS: ReadonlySet<StatisticOrSum> = new Set<StatisticOrSum>(
  ['Receptions', 'ExtraPointsMade', 'Sacks'],
);

export type RateProblem = 'zero' | 'whole' | 'numerator' | 'denominator' | 'costs';
export type FormulaSetProblem =
  | { why: RateProblem; position: PositionCode; line: StatisticOrSum }
  | { why: 'no-lines' | 'too-many-lines' | 'not-here' | 'twice'; position: PositionCode }
  | { why: 'common-denominator'; denominator: number };

/** True for lines that would count the same kicks twice, such as a sum and one of its parts. */
export function isStatisticOverlappingOther(line: StatisticOrSum, other: StatisticOrSum): boolean {
  return (
    line !== other &&
    storedFieldsOfStatistic(line).some((field) => storedFieldsOfStatistic(other).includes(field))
  );
}

export function rateProblem(
  line: StatisticOrSum,
  [numerator, denominator]: PointRate,
): RateProblem | null {
  if (numerator === 0) return 'zero';
  if (!Number.isSafeInteger(numerator)) return 'whole';
  if (!Number.isSafeInteger(denominator) || denominator < 1 || denominator > MAX_RATE_DENOMINATOR)
    return 'denominator';
  if (numerator < 0 && !STATISTICS_THAT_MAY_COST_POINTS.has(line)) return 'costs';
  const { wholeNumber, numerator: part } = toMixed(rational(numerator, denominator));
  if (wholeNumber < MIN_RATE_WHOLE_PART || wholeNumber > MAX_RATE_WHOLE_PART) return 'whole';
  return Math.abs(part) > MAX_RATE_FRACTION_NUMERATOR ? 'numerator' : null;
}

export function formulaSetProblems(lines: CustomFormulaLines): FormulaSetProblem[] {
  const found = POSITION_CODES.flatMap((position): FormulaSetProblem[] => {
    const own = Object.entries(lines[position] ?? {}) as [StatisticOrSum, PointRate][];
    if (own.length === 0) return [{ why: 'no-lines', position }];
    if (own.length > MAX_LINES_PER_POSITION) return [{ why: 'too-many-lines', position }];
    if (own.some(([line]) => !statisticsScoredAtAnyLevel(position).includes(line)))
      return [{ why: 'not-here', position }];
    if (own.some(([line]) => own.some(([other]) => isStatisticOverlappingOther(line, other))))
      return [{ why: 'twice', position }];
    return own.flatMap(([line, rate]) => {
      const why = rateProblem(line, rate);
      return why ? [{ why, position, line }] : [];
    });
  });
  if (found.length > 0) return found;
  const denominator = commonDenominatorOfFormulaSet(lines);
  return denominator > MAX_FORMULA_SET_COMMON_DENOMINATOR
    ? [{ why: 'common-denominator', denominator }]
    : [];
}

export function commonDenominatorOfFormulaSet(lines: CustomFormulaLines): number {
  const rates = POSITION_CODES.flatMap((position) => Object.values(lines[position] ?? {}));
  return leastCommonMultipleOfNumbers(
    rates.map(([n, d]) => d / greatestCommonDivisor(Math.abs(n), d)),
  );
}

export function formulaLinesByPosition(rules: ScoringRules): CustomFormulaLines {
  return mapPositions((position) => Object.fromEntries(formulaLines(position, rules)));
}

/** A class's rules from one week on: a set, or null for each student's own level. */
export type FormulaSetFromWeek = {
  readonly statisticsSeason: number;
  readonly fromWeek: number;
  readonly set: CustomFormulas | null;
};

type WeekOfSeason = { readonly statisticsSeason: number; readonly week: number };

/** The class's set in a week; null if each student's own level counts. */
export function formulaSetOfWeek(
  changes: readonly FormulaSetFromWeek[] | undefined,
  { statisticsSeason, week }: WeekOfSeason,
): CustomFormulas | null {
  const known = (changes ?? []).filter(
    (each) => each.statisticsSeason === statisticsSeason && each.fromWeek <= week,
  );
  return known.toSorted((a, b) => a.fromWeek - b.fromWeek).at(-1)?.set ?? null;
}

/** Sets a class's rules from one week on; earlier weeks keep the rules that they had. */
export function setFormulaSetFromWeek(
  changes: readonly FormulaSetFromWeek[] | undefined,
  { statisticsSeason, week }: WeekOfSeason,
  set: Pick<CustomFormulas, 'name' | 'lines'> | null,
): FormulaSetFromWeek[] {
  const kept = (changes ?? []).filter(
    (each) => each.statisticsSeason !== statisticsSeason || each.fromWeek < week,
  );
  const before = formulaSetOfWeek(kept, { statisticsSeason, week })?.lines;
  return [
    ...kept,
    { statisticsSeason, fromWeek: week, set: set && { ...set, ...(before ? { before } : {}) } },
  ];
}

/**
 * The part of a set for one position; none of it for the team's total. Stored with a try to show
 * the rules it was graded by.
 */
export function formulaSetForPosition(
  set: CustomFormulas,
  position: PositionCode | null,
): CustomFormulas {
  const only = (lines: CustomFormulaLines): CustomFormulaLines =>
    position ? { [position]: lines[position] ?? {} } : {};
  return {
    name: set.name,
    lines: only(set.lines),
    ...(set.before ? { before: only(set.before) } : {}),
  };
}

type NamedLines = Pick<CustomFormulas, 'name' | 'lines'>;

/** Compares names and lines, ignoring the order of the stored fields. */
export function isSameFormulaSet(a: NamedLines | null, b: NamedLines | null): boolean {
  if (!a || !b) return a === b;
  const lines = (set: NamedLines) =>
    JSON.stringify(POSITION_CODES.map((position) => formulaLines(position, set)));
  return a.name === b.name && lines(a) === lines(b);
}
