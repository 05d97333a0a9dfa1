import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor } from '@/lib/domain/numbers/mixed';
import {
  formulaLines,
  type OwnFormulas,
  type OwnLines,
  type Rate,
  type Rules,
  scoredCountables,
} from './formulas';
import { byPosition, POSITION_CODES, type PositionCode } from './positions';
import { type Countable, fieldsOf } from './statistics';

/** Limits of a teacher's formula set, and the weeks in which each set counts. */

export const SET_NAME_MAX = 40;
export const MOST_LINES = 6;
export const WHOLE_MIN = -10;
export const WHOLE_MAX = 20;
export const NUMERATOR_MAX = 20;
export const DENOMINATOR_MAX = 60;
/**
 * For all lines of all positions together: students add the team's total by hand, and it must stay
 * a safe integer.
 */
export const COMMON_DENOMINATOR_MAX = 10_000;

/**
 * Statistics that may cost points. Yards can be negative anyway, and touchdowns should never cost
 * points.
 */
export const MAY_COST: ReadonlySet<Countable> = new Set<Countable>([
  'Receptions',
  'ExtraPointsMade',
  'Sacks',
]);

export type RateProblem = 'zero' | 'whole' | 'numerator' | 'denominator' | 'costs';
export type SetProblem =
  | { why: RateProblem; position: PositionCode; line: Countable }
  | { why: 'no-lines' | 'too-many-lines' | 'not-here' | 'twice'; position: PositionCode }
  | { why: 'common-denominator'; denominator: number };

/** The statistics that a position's lines may count. */
export const choosableLines = scoredCountables;

/** True for lines that would count the same kicks twice, such as a sum and one of its parts. */
export function standsAgainst(line: Countable, other: Countable): boolean {
  return line !== other && fieldsOf(line).some((field) => fieldsOf(other).includes(field));
}

/** Null if the rate is allowed. */
export function rateProblem(line: Countable, [numerator, denominator]: Rate): RateProblem | null {
  if (numerator === 0) return 'zero';
  if (!Number.isSafeInteger(numerator)) return 'whole';
  if (!Number.isSafeInteger(denominator) || denominator < 1 || denominator > DENOMINATOR_MAX)
    return 'denominator';
  if (numerator < 0 && !MAY_COST.has(line)) return 'costs';
  const { wholeNumber, numerator: part } = toMixed(rational(numerator, denominator));
  if (wholeNumber < WHOLE_MIN || wholeNumber > WHOLE_MAX) return 'whole';
  return Math.abs(part) > NUMERATOR_MAX ? 'numerator' : null;
}

export function setProblems(lines: OwnLines): SetProblem[] {
  const found = POSITION_CODES.flatMap((position): SetProblem[] => {
    const own = Object.entries(lines[position] ?? {}) as [Countable, Rate][];
    if (own.length === 0) return [{ why: 'no-lines', position }];
    if (own.length > MOST_LINES) return [{ why: 'too-many-lines', position }];
    if (own.some(([line]) => !choosableLines(position).includes(line)))
      return [{ why: 'not-here', position }];
    if (own.some(([line]) => own.some(([other]) => standsAgainst(line, other))))
      return [{ why: 'twice', position }];
    return own.flatMap(([line, rate]) => {
      const why = rateProblem(line, rate);
      return why ? [{ why, position, line }] : [];
    });
  });
  if (found.length > 0) return found;
  const denominator = commonDenominator(lines);
  return denominator > COMMON_DENOMINATOR_MAX ? [{ why: 'common-denominator', denominator }] : [];
}

/** The smallest denominator that fits all rates of a set. */
export function commonDenominator(lines: OwnLines): number {
  return POSITION_CODES.flatMap((position) => Object.values(lines[position] ?? {})).reduce(
    (common, [n, d]) => {
      const lowest = d / greatestCommonDivisor(Math.abs(n), d);
      return (common * lowest) / greatestCommonDivisor(common, lowest);
    },
    1,
  );
}

/** Some rules as a set, to start a new one from. */
export function linesOf(rules: Rules): OwnLines {
  return byPosition((position) => Object.fromEntries(formulaLines(position, rules)));
}

/** A class's rules from one week on: a set, or null for each student's own level. */
export type RulesFromWeek = {
  readonly statisticsSeason: number;
  readonly fromWeek: number;
  readonly set: OwnFormulas | null;
};

type WeekOfSeason = { readonly statisticsSeason: number; readonly week: number };

/** The class's set in a week; null if each student's own level counts. */
export function setOfWeek(
  changes: readonly RulesFromWeek[] | undefined,
  { statisticsSeason, week }: WeekOfSeason,
): OwnFormulas | null {
  const known = (changes ?? []).filter(
    (each) => each.statisticsSeason === statisticsSeason && each.fromWeek <= week,
  );
  return known.toSorted((a, b) => a.fromWeek - b.fromWeek).at(-1)?.set ?? null;
}

/** Adds rules from a future week on; earlier weeks keep theirs. */
export function withRulesFrom(
  changes: readonly RulesFromWeek[] | undefined,
  { statisticsSeason, week }: WeekOfSeason,
  set: Pick<OwnFormulas, 'name' | 'lines'> | null,
): RulesFromWeek[] {
  const kept = (changes ?? []).filter(
    (each) => each.statisticsSeason !== statisticsSeason || each.fromWeek < week,
  );
  const before = setOfWeek(kept, { statisticsSeason, week })?.lines;
  return [
    ...kept,
    { statisticsSeason, fromWeek: week, set: set && { ...set, ...(before ? { before } : {}) } },
  ];
}

/**
 * The part of a set for one position; none of it for the team's total. Stored with a try to show
 * the rules it was graded by.
 */
export function setAt(set: OwnFormulas, position: PositionCode | null): OwnFormulas {
  const only = (lines: OwnLines): OwnLines =>
    position ? { [position]: lines[position] ?? {} } : {};
  return {
    name: set.name,
    lines: only(set.lines),
    ...(set.before ? { before: only(set.before) } : {}),
  };
}

type NamedLines = Pick<OwnFormulas, 'name' | 'lines'>;

/** Compares names and lines, ignoring the order of the stored fields. */
export function isSameSet(a: NamedLines | null, b: NamedLines | null): boolean {
  if (!a || !b) return a === b;
  const lines = (set: NamedLines) =>
    JSON.stringify(POSITION_CODES.map((position) => formulaLines(position, set)));
  return a.name === b.name && lines(a) === lines(b);
}
