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

/** What a formula set of a teacher's may hold, and from which week which set counts. */

export const SET_NAME_MAX = 40;
export const MOST_LINES = 6;
export const WHOLE_MIN = -10;
export const WHOLE_MAX = 20;
export const NUMERATOR_MAX = 20;
export const DENOMINATOR_MAX = 60;
/**
 * Of all lines of all positions together: the total of a team is added up by hand, and stays a safe
 * number.
 */
export const COMMON_DENOMINATOR_MAX = 10_000;

/**
 * What may take points away. Yards are below 0 by themselves, and a touchdown that costs points
 * would be a bad joke.
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

/** The line of a game may count these: not both a sum and a part of it. */
export const choosableLines = scoredCountables;

/** What can't stand beside a line, as the same kicks would count twice. */
export function standsAgainst(line: Countable, other: Countable): boolean {
  return line !== other && fieldsOf(line).some((field) => fieldsOf(other).includes(field));
}

/** @returns why a rate can't be used; null where it can. */
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

/** What has to be changed before a set can be used, in the order of the positions. */
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

/** What all rates of a set can be written over. */
export function commonDenominator(lines: OwnLines): number {
  return POSITION_CODES.flatMap((position) => Object.values(lines[position] ?? {})).reduce(
    (common, [n, d]) => {
      const lowest = d / greatestCommonDivisor(Math.abs(n), d);
      return (common * lowest) / greatestCommonDivisor(common, lowest);
    },
    1,
  );
}

/** A set that says what some rules say, to start from. */
export function linesOf(rules: Rules): OwnLines {
  return byPosition((position) => Object.fromEntries(formulaLines(position, rules)));
}

/**
 * A class's rules from one week of a season on: a set, or null for each student's own level again.
 */
export type RulesFromWeek = {
  readonly statisticsSeason: number;
  readonly fromWeek: number;
  readonly set: OwnFormulas | null;
};

type WeekOfSeason = { readonly statisticsSeason: number; readonly week: number };

/** The set that a class works with in a week; null where each student's own level counts. */
export function setOfWeek(
  changes: readonly RulesFromWeek[] | undefined,
  { statisticsSeason, week }: WeekOfSeason,
): OwnFormulas | null {
  const known = (changes ?? []).filter(
    (each) => each.statisticsSeason === statisticsSeason && each.fromWeek <= week,
  );
  return known.toSorted((a, b) => a.fromWeek - b.fromWeek).at(-1)?.set ?? null;
}

/** The changes with other rules from a week on that has not begun; what counted before stays. */
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
 * What of a set is about one position; nothing of it for the team's total. Enough to tell what a
 * try was judged by.
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

/** Whether two sets are called and count the same, in whatever order a store has kept them. */
export function isSameSet(a: NamedLines | null, b: NamedLines | null): boolean {
  if (!a || !b) return a === b;
  const lines = (set: NamedLines) =>
    JSON.stringify(POSITION_CODES.map((position) => formulaLines(position, set)));
  return a.name === b.name && lines(a) === lines(b);
}
