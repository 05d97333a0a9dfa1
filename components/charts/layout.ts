import { max, min, tickIncrement } from 'd3-array';
import type { AxisScale } from '@/lib/domain/graphs/chart-data';

const MOST_MARKS = 60;

/** Positions of values on a line, and the way back. */
export type LinearScale = { at: (value: number) => number; of: (place: number) => number };

/** A plain map from one range onto another. `scaleLinear` of d3 brings colors and formats along. */
export function linearScale(
  [start, end]: readonly [start: number, end: number],
  [from, to]: readonly [from: number, to: number],
): LinearScale {
  // All values of an empty range lie in the middle.
  const at = (value: number) =>
    from + (end === start ? 0.5 : (value - start) / (end - start)) * (to - from);
  return { at, of: (place) => start + ((place - from) / (to - from)) * (end - start) };
}

export function axisTickValues({ start, step, end }: AxisScale): number[] {
  if (!(step > 0) || !(end > start)) return [start];
  const marks = Math.min(MOST_MARKS, Math.floor((end - start) / step + 1e-9));
  // Multiplied rather than added up, because tenths would drift.
  return Array.from({ length: marks + 1 }, (_, index) => Number((start + index * step).toFixed(9)));
}

/** A round-number scale for all values. Bars and counts need `fromZero`. */
export function niceAxisScale(
  values: readonly number[],
  { fromZero = false }: { fromZero?: boolean } = {},
): AxisScale {
  const low = Math.min(min(values) ?? 0, fromZero ? 0 : Number.POSITIVE_INFINITY);
  const high = Math.max(max(values) ?? 0, fromZero ? 0 : Number.NEGATIVE_INFINITY, low + 1);
  const increment = tickIncrement(low, high, 6);
  const step = Math.max(1, increment < 0 ? -1 / increment : increment);
  return { start: Math.floor(low / step) * step, step, end: Math.ceil(high / step) * step };
}

export function withCommonScale<Data>(
  charts: readonly Data[],
  axis: 'xScale' | 'yScale',
  values: readonly number[],
  options?: { fromZero?: boolean },
): Data[] {
  const scale = niceAxisScale(values, options);
  return charts.map((chart) => ({ ...chart, [axis]: scale }));
}
