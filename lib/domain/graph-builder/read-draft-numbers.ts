import { parseTypedAnswer } from '../answers/read';
import type { AxisScale } from '../charts/chart-data';
import { fromMixed, type Rational } from '../fractions';
import type { GraphDraft, TypedScale } from './graph-draft';

/** More steps than anybody could read from an axis. */
export const MOST_STEPS = 15;
export const MOST_BINS = 15;
/** A passer's yards reach stem 46. */
export const MOST_STEMS = 60;

/** A typed number: whole, decimal or fraction, with or without a sign for degrees. Null when it cannot be read. */
export function readNumber(typed: string): Rational | null {
  const text = typed.replace(/[°º]/g, '').replace('−', '-').trim();
  if (text === '') return null;
  const read = parseTypedAnswer({ whole: text, numerator: '', denominator: '' });
  return read.ok ? fromMixed(read.value) : null;
}

export function readWhole(typed: string): number | null {
  const number = readNumber(typed);
  return number && number.d === 1n ? Number(number) : null;
}

export type ReadScale = { start: Rational; step: Rational; end: Rational };

/** Null while a box is empty, cannot be read, or the numbers make no line. */
export function readScale({ start, step, end }: TypedScale): ReadScale | null {
  const [from, by, to] = [readNumber(start), readNumber(step), readNumber(end)];
  return from && by && to && by.compare(0) > 0 && to.compare(from) > 0 ? { start: from, step: by, end: to } : null;
}

/** The scale to draw: null for one that cannot be drawn sensibly. */
export function scaleToDraw(typed: TypedScale): AxisScale | null {
  const scale = readScale(typed);
  if (
    !scale ||
    scale.end
      .sub(scale.start)
      .div(scale.step)
      .compare(3 * MOST_STEPS) > 0
  )
    return null;
  return { start: Number(scale.start), step: Number(scale.step), end: Number(scale.end) };
}

export type ReadBins = { start: Rational; width: Rational; count: number };

export function readBins({ start, width, count }: GraphDraft['bins']): ReadBins | null {
  const [from, by, number] = [readNumber(start), readNumber(width), readWhole(count)];
  if (!from || !by || by.compare(0) <= 0 || number === null || number < 1 || number > 2 * MOST_BINS) return null;
  return { start: from, width: by, count: number };
}

/** Stems as rows, null for what is none: 0 for stem 0, 1 for stem 1, -1 for stem -0, -2 for stem -1, because -0 and 0 are two stems. */
export function readStem(typed: string): number | null {
  const match = /^([-−]?)(\d{1,3})$/.exec(typed.trim());
  if (!match) return null;
  const tens = Number(match[2]);
  return match[1] ? -1 - tens : tens;
}

export function rowOfValue(value: number): number {
  const tens = Math.floor(Math.abs(value) / 10);
  return value < 0 ? -1 - tens : tens;
}

export function stemLabel(row: number): string {
  return row < 0 ? `-${-1 - row}` : `${row}`;
}

/** The rows from the first to the last stem; null when they cannot be read, run backwards or are too many. */
export function readStems({ first, last }: GraphDraft['stems']): number[] | null {
  const [from, to] = [readStem(first), readStem(last)];
  if (from === null || to === null || to < from || to - from >= MOST_STEMS) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Whether nothing but leaves is there: digits, and what may stand between them. */
export function areLeaves(typed: string): boolean {
  return /^[\d\s,;]*$/.test(typed);
}

/** The leaves of a row as typed: every digit is one leaf. */
export function readLeaves(typed: string): number[] {
  return [...typed.replace(/\D/g, '')].map(Number);
}
