import {
  compareMixed,
  fromMixed,
  leastCommonDenominator,
  type Rational,
  rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

type Standing = { readonly team: { readonly name: string }; readonly value: MixedNumber };

/** Two neighbors on a board, and the gap between them. */
export type CloseFinish<T extends Standing> = {
  /** By name, so that the order doesn't show who is ahead. */
  readonly teams: readonly [T, T];
  readonly pieces: readonly [MixedNumber, MixedNumber];
  readonly ahead: 0 | 1;
  readonly gap: MixedNumber;
  readonly line: FinishNumberLine;
};

/**
 * The part of the number line around both values, divided by ten ticks. `at` is each value in ticks
 * from the left end.
 */
type FinishNumberLine = {
  from: MixedNumber;
  to: MixedNumber;
  at: readonly [MixedNumber, MixedNumber];
};

const TICKS = 10n;
const BETWEEN = 6n;

/**
 * The closest finishes of a board, first those with different denominators. Equal values are a tie
 * and not a finish.
 */
export function closestFinishes<T extends Standing>(
  rows: readonly T[],
  most: number,
): CloseFinish<T>[] {
  const inOrder = rows
    .filter(({ value }) => fromMixed(value).s > 0n && fromMixed(value).n > 0n)
    .toSorted((a, b) => compareMixed(b.value, a.value));
  return inOrder
    .flatMap((row, index) => {
      const next = inOrder[index + 1];
      return next && compareMixed(row.value, next.value) !== 0 ? [closeFinish(row, next)] : [];
    })
    .toSorted((a, b) => Number(isUnlike(b)) - Number(isUnlike(a)) || compareMixed(a.gap, b.gap))
    .slice(0, most);
}

const isUnlike = <T extends Standing>({ teams: [a, b] }: CloseFinish<T>): boolean =>
  a.value.denominator !== b.value.denominator;

function closeFinish<T extends Standing>(one: T, other: T): CloseFinish<T> {
  const teams = [one, other].toSorted((a, b) => a.team.name.localeCompare(b.team.name, 'en')) as [
    T,
    T,
  ];
  const [left, right] = teams.map(({ value }) => fromMixed(value)) as [Rational, Rational];
  const bottom = leastCommonDenominator([left, right]);
  const units = [left, right].map((value) => value.s * value.n * (bottom / value.d)) as [
    bigint,
    bigint,
  ];
  return {
    teams,
    pieces: [inPieces(units[0], bottom), inPieces(units[1], bottom)],
    ahead: units[0] > units[1] ? 0 : 1,
    gap: toMixed(left.sub(right).abs()),
    line: lineAround(units, bottom),
  };
}

function lineAround(units: readonly [bigint, bigint], bottom: bigint): FinishNumberLine {
  const [low, high] = units[0] < units[1] ? units : [units[1], units[0]];
  const gap = high - low;
  const tick = tickFor(gap);
  const start = ((low - (TICKS * tick - gap) / 2n) / tick) * tick;
  const from = start < 0n ? 0n : start;
  const at = units.map((unit) => toMixed(rational(unit - from, tick))) as [
    MixedNumber,
    MixedNumber,
  ];
  const value = (unit: bigint) => toMixed(rational(unit, bottom));
  return { from: value(from), to: value(from + TICKS * tick), at };
}

function tickFor(gap: bigint): bigint {
  for (let ten = 1n; ; ten *= 10n) {
    for (const each of [1n, 2n, 5n]) if (gap <= BETWEEN * each * ten) return each * ten;
  }
}

/** Not reduced: 112 26/40. Expects positive numbers. */
const inPieces = (units: bigint, bottom: bigint): MixedNumber => ({
  wholeNumber: Number(units / bottom),
  numerator: Number(units % bottom),
  denominator: Number(bottom),
});
