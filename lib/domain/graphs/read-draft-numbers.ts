import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { fromMixed, type Rational } from '@/lib/domain/numbers/fractions';
import type { AxisScale } from './chart-data';
import type { GraphDraft, TypedScale } from './graph-draft';

/** More steps than anyone could read on an axis. */
export const MOST_STEPS = 15;

/**
 * Reads a whole number, decimal, or fraction, with or without a degree sign. Null if it can't be
 * read.
 */
export function readNumber(typed: string): Rational | null {
  const text = typed.replace(/[°º]/g, '').replace('−', '-').trim();
  if (text === '') return null;
  const read = parseTypedAnswer({ whole: text, numerator: '', denominator: '' });
  return read.ok ? fromMixed(read.value) : null;
}

export const readBox = (draft: Pick<GraphDraft, 'typed'>, box: string): Rational | null =>
  readNumber(draft.typed[box] ?? '');

export function boxToDraw(draft: GraphDraft, box: string): number | null {
  const number = readBox(draft, box);
  return number && Number(number);
}

export function readWhole(typed: string): number | null {
  const number = readNumber(typed);
  return number && number.d === 1n ? Number(number) : null;
}

export type ReadScale = { start: Rational; step: Rational; end: Rational };

/** Null if a field is empty or unreadable, or if the numbers make no line. */
export function readScale({ start, step, end }: TypedScale): ReadScale | null {
  const [from, by, to] = [readNumber(start), readNumber(step), readNumber(end)];
  return from && by && to && by.compare(0) > 0 && to.compare(from) > 0
    ? { start: from, step: by, end: to }
    : null;
}

export const stepsOf = ({ start, step, end }: ReadScale): Rational => end.sub(start).div(step);

/** Null for a scale with too many steps to draw. */
export function scaleToDraw(typed: TypedScale): AxisScale | null {
  const scale = readScale(typed);
  if (!scale || stepsOf(scale).compare(3 * MOST_STEPS) > 0) return null;
  return { start: Number(scale.start), step: Number(scale.step), end: Number(scale.end) };
}
