import type { Rational } from '@/lib/domain/numbers/fractions';

export const PREDICTION_LIMITS = { least: -20, most: 99 } as const;
/** A dot is one student's prediction; with fewer, everyone would know whose it is. */
export const MIN_PREDICTIONS_TO_SHOW = 3;

/** The nearest whole number; halves go away from zero. */
export function roundToWholePoint({ s, n, d }: Rational): number {
  return Number(s) * Number((2n * n + d) / (2n * d)) + 0;
}

const FARTHEST = 20;

/** Columns of equal width around 0, with a mark at every fourth; `dots` are whole points. */
export function predictionErrorColumns(dots: readonly number[]): { at: number; calls: number }[] {
  const most = dots.reduce((far, dot) => Math.max(far, Math.abs(dot)), 8);
  const end = Math.min(FARTHEST, 4 * Math.ceil(most / 4));
  const within = dots.map((dot) => clampDotPosition(dot, end));
  return Array.from({ length: 2 * end + 1 }, (_, index) => ({
    at: index - end,
    calls: within.filter((dot) => dot === index - end).length,
  }));
}

export const clampDotPosition = (dot: number, end: number): number =>
  Math.max(-end, Math.min(end, dot));
