import {
  fromMixed,
  isUnitFraction,
  isWhole,
  isZero,
  type Rational,
  rational,
  sumRationals,
  toMixed,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { inventExampleCount } from './invent-similar-example';
import type { FormulaLine, PlayerStepContext, StepContext, TeamStepContext } from './step-context';

/** In a made-up game, player and week are 0. */
export type TwinNumbers = {
  readonly playerId: number;
  readonly week: number;
  readonly counts?: number[] | undefined;
  readonly values?: MixedNumber[] | undefined;
};

export type TwinGame = {
  readonly playerId: number;
  readonly week: number;
  readonly counts: readonly number[];
};

/** Limits the search through a whole season for rare kinds of cards. */
const MAX_GAMES = 500;

/**
 * Finds a twin for a player's card: the first game in which the same lines count, with the same
 * signs and the same whole results. Otherwise the first game with as many lines and fractions, or
 * else made-up numbers. Null for a card without any counts.
 */
export function findOrInventPlayerStepTwin(
  context: PlayerStepContext,
  games: Iterable<TwinGame>,
  variant: number,
): TwinNumbers | null {
  if (context.lines.every(({ count }) => count === 0)) return null;
  let near: TwinGame | null = null;
  let looked = 0;
  for (const game of games) {
    if (looked >= MAX_GAMES) break;
    looked += 1;
    const lines = linesWith(context, game.counts);
    if (sumOf(lines).equals(context.total)) continue;
    if (kindOf(lines) === kindOf(context.lines)) return realNumbers(game);
    near ??= sizeOf(lines) === sizeOf(context.lines) ? game : null;
  }
  return near
    ? realNumbers(near)
    : { playerId: 0, week: 0, counts: madeUpCounts(context, variant) };
}

const realNumbers = ({ playerId, week, counts }: TwinGame): TwinNumbers => ({
  playerId,
  week,
  counts: [...counts],
});

const kindOf = (lines: readonly FormulaLine[]): string =>
  lines.map(({ count, value }) => `${Math.sign(count)}${isWhole(value) ? '' : '/'}`).join();

const sizeOf = (lines: readonly FormulaLine[]): string => {
  const counting = lines.filter(({ count }) => count !== 0);
  return `${counting.length} ${counting.filter(({ value }) => !isWhole(value)).length}`;
};

const linesWith = ({ lines }: PlayerStepContext, counts: readonly number[]): FormulaLine[] =>
  lines.map((line, index) => ({
    ...line,
    count: counts[index] ?? 0,
    value: line.rate.mul(counts[index] ?? 0),
  }));

const sumOf = (lines: readonly { value: Rational }[]): Rational =>
  sumRationals(lines.map(({ value }) => value));

/** Enough, because each variant has other numbers. */
const VARIANTS = 20;

function madeUpCounts(context: PlayerStepContext, start: number): number[] {
  let counts: number[] = [];
  for (let variant = start; variant < start + VARIANTS; variant += 1) {
    counts = context.lines.map((line, index) => madeUpCount(line, variant + index * 2));
    if (!sumOf(linesWith(context, counts)).equals(context.total)) break;
  }
  return counts;
}

function madeUpCount(line: FormulaLine, variant: number): number {
  if (line.count === 0) return 0;
  const parts = Number(line.rate.d);
  const whole = parts * (1 + (variant % 5));
  const size =
    isUnitFraction(line.rate) && isWhole(line.value)
      ? whole === Math.abs(line.count)
        ? whole + parts
        : whole
      : inventExampleCount(line, variant);
  return Math.sign(line.count) * size;
}

/** Makes up starters with the denominators and signs of the real ones. */
export function makeTeamStepTwin(context: TeamStepContext, start: number): TwinNumbers {
  let values: MixedNumber[] = [];
  for (let variant = start; variant < start + VARIANTS; variant += 1) {
    const made = context.lines.map(({ value }, index) =>
      madeUpPoints(value, variant * 3 + index * 5),
    );
    values = made.map(toMixed);
    if (!sumRationals(made).equals(context.total)) break;
  }
  return { playerId: 0, week: 0, values };
}

function madeUpPoints(value: Rational, variant: number): Rational {
  if (isZero(value)) return value;
  const size = isZero(wholePartAsRational(value)) ? 0 : 2 + (variant % 17);
  const bottom = Number(value.d);
  const tops = Array.from({ length: bottom }, (_, top) => top).filter(
    (top) => greatestCommonDivisor(top, bottom) === 1,
  );
  const top = isWhole(value) ? 0 : (tops[variant % tops.length] ?? 1);
  const points = rational(size).add(rational(top, bottom));
  return value.s < 0n ? points.neg() : points;
}

/** It holds the total, so it must never leave the server. */
export function twinContext(context: StepContext, { counts, values }: TwinNumbers): StepContext {
  if (context.kind === 'team') {
    const lines = context.lines.map((line, index) => ({
      label: madeUpStarterName(index),
      value: values?.[index] ? fromMixed(values[index]) : line.value,
    }));
    return { kind: 'team', lines, total: sumOf(lines) };
  }
  const lines = linesWith(context, counts ?? []);
  // A line of several statistics stores the whole count in the first one.
  const stats = Object.fromEntries(
    lines.flatMap(({ fields, count }) =>
      fields.map((field, index) => [field, index === 0 ? count : 0]),
    ),
  );
  return { ...context, lines, stats, others: [], total: sumOf(lines) };
}

/** A made-up name, because no real starter has these points. */
export const madeUpStarterName = (index: number): string =>
  `Player ${String.fromCodePoint(65 + index)}`;
