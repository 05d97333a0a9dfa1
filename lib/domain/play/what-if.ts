import {
  fromMixed,
  isUnitFraction,
  isWhole,
  type Rational,
  rational,
  sumRationals,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

export type AdjustableLine = { readonly count: number; readonly rate: MixedNumber };

export const lineValue = ({ count, rate }: AdjustableLine): Rational => fromMixed(rate).mul(count);

export const totalOfLines = (lines: readonly AdjustableLine[]): Rational =>
  sumRationals(lines.map(lineValue));

/** How far a number can be pulled. Its real value alone decides, so the field doesn't move. */
export function adjustableRange({ count, rate }: AdjustableLine): { min: number; max: number } {
  const each = fromMixed(rate);
  const [step, least] = isUnitFraction(each) && each.d > 4n ? [50, 150] : [5, 10];
  return {
    min: count < 0 ? -10 * Math.ceil(-count / 10) : 0,
    max: Math.max(least, step * Math.ceil((count + step / 2) / step)),
  };
}

/**
 * A line's points as boxes on the field: 127 yards at 1/10 are 12 boxes of one point, each ten
 * yards long, and 7/10 of a box. At any other rate, each count is a box. Below zero there are none.
 */
export function pointBoxLayoutOfLine(line: AdjustableLine): {
  length: number;
  worth: Rational;
  full: number;
  rest: Rational;
} {
  const each = fromMixed(line.rate);
  const length = isUnitFraction(each) ? Number(each.d) : 1;
  const full = Math.max(0, Math.floor(line.count / length));
  const worth = each.mul(length);
  return { length, worth, full, rest: lineValue(line).sub(worth.mul(full)) };
}

const WHAT_IF_GOALS = ['whole', 'half-more', 'one-more'] as const;
export type WhatIfTotalGoal = (typeof WHAT_IF_GOALS)[number];

const MORE: Readonly<Record<Exclude<WhatIfTotalGoal, 'whole'>, Rational>> = {
  'half-more': rational(1, 2),
  'one-more': rational(1),
};

/** `whole` asks for another number than the real one. */
export function isGoalReached(goal: WhatIfTotalGoal, real: Rational, now: Rational): boolean {
  if (goal === 'whole') return isWhole(now) && !now.equals(real);
  return now.sub(real).equals(MORE[goal]);
}

/** With a teacher's own formulas, some goals can't be reached. */
export function reachableGoals(lines: readonly AdjustableLine[]): WhatIfTotalGoal[] {
  const real = totalOfLines(lines);
  const reached = lines.flatMap((line) => {
    const { min, max } = adjustableRange(line);
    const each = fromMixed(line.rate);
    return Array.from({ length: max - min + 1 }, (_, step) =>
      real.add(each.mul(min + step - line.count)),
    );
  });
  return WHAT_IF_GOALS.filter((goal) => reached.some((total) => isGoalReached(goal, real, total)));
}
