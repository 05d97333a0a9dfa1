import { max, min, tickIncrement } from 'd3-array';
import type { AxisScale } from '@/lib/domain/graphs/chart-data';

/** All charts are drawn on a sheet of this width, in units that are about a pixel on a laptop. */
export const SHEET_WIDTH = 520;
export const TITLE_SIZE = 18;
export const LABEL_SIZE = 16;
export const TICK_SIZE = 15;
/** Where the label beside a y-axis stands. */
export const Y_LABEL_X = 22;

const LETTER_WIDTH = 0.56;
/** More marks than anyone could read. */
const MOST_MARKS = 60;

/** About how wide a text is. Server and browser must agree, so nothing is measured. */
export function textWidth(text: string, size: number): number {
  return text.length * size * LETTER_WIDTH;
}

/** Lines no wider than `width`; a single long word stays whole. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The marks of a scale; only a mark that lies on it. */
export function marksOf({ start, step, end }: AxisScale): number[] {
  if (!(step > 0) || !(end > start)) return [start];
  const marks = Math.min(MOST_MARKS, Math.floor((end - start) / step + 1e-9));
  // Multiplied instead of added up: tenths would drift.
  return Array.from({ length: marks + 1 }, (_, index) => Number((start + index * step).toFixed(9)));
}

/** A scale of round numbers that holds all values; from 0 where bars or counts are drawn on it. */
export function roundScale(values: readonly number[], { fromZero = false }: { fromZero?: boolean } = {}): AxisScale {
  const low = Math.min(min(values) ?? 0, fromZero ? 0 : Number.POSITIVE_INFINITY);
  const high = Math.max(max(values) ?? 0, fromZero ? 0 : Number.NEGATIVE_INFINITY, low + 1);
  const increment = tickIncrement(low, high, 6);
  const step = Math.max(1, increment < 0 ? -1 / increment : increment);
  return { start: Math.floor(low / step) * step, step, end: Math.ceil(high / step) * step };
}
