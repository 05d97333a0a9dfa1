import type { AxisScale } from '@/lib/domain/graphs/chart-data';

const MAX_MARKS = 60;

/** `of` is the inverse of `at`. */
export type LinearScale = { at: (value: number) => number; of: (place: number) => number };

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
  const marks = Math.min(MAX_MARKS, Math.floor((end - start) / step + 1e-9));
  // Multiplied rather than added up, because tenths would drift.
  return Array.from({ length: marks + 1 }, (_, index) => Number((start + index * step).toFixed(9)));
}

/** Bars and counts need `fromZero`. */
export function niceAxisScale(
  values: readonly number[],
  { fromZero = false }: { fromZero?: boolean } = {},
): AxisScale {
  const shown = fromZero || values.length === 0 ? [...values, 0] : values;
  const low = Math.min(...shown);
  const high = Math.max(...shown, low + 1);
  const step = roundStep((high - low) / 6);
  return { start: Math.floor(low / step) * step, step, end: Math.ceil(high / step) * step };
}

/** The number among 1, 2, 5, 10, 20, 50, … that is nearest by factor to a step. */
function roundStep(step: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(step)));
  const times = step / power;
  if (times >= Math.sqrt(50)) return 10 * power;
  if (times >= Math.sqrt(10)) return 5 * power;
  return times >= Math.sqrt(2) ? 2 * power : power;
}

/**
 * Places side by side in equal steps, centered between two ends. The first and the last keep a
 * distance of `edge` steps from them.
 */
export function createEvenSpacing(
  count: number,
  [from, to]: readonly [from: number, to: number],
  edge: number,
): { step: number; at: (index: number) => number } {
  const step = (to - from) / Math.max(1, count - 1 + 2 * edge);
  return { step, at: (index) => (from + to) / 2 + (index - (count - 1) / 2) * step };
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
