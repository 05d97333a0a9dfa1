import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { fromMixed, type Rational } from '@/lib/domain/numbers/fractions';
import type { AxisScale } from './chart-data';
import type { GraphDraft, TypedScale } from './graph-draft';

/** More steps than anyone could read from an axis. */
export const MOST_STEPS = 15;

/**
 * A typed number: whole, decimal or fraction, with or without a sign for degrees. Null when it
 * cannot be read.
 */
export function readNumber(typed: string): Rational | null {
  const text = typed.replace(/[°º]/g, '').replace('−', '-').trim();
  if (text === '') return null;
  const read = parseTypedAnswer({ whole: text, numerator: '', denominator: '' });
  return read.ok ? fromMixed(read.value) : null;
}

/** What was typed into the box of that name. */
export const readBox = (draft: Pick<GraphDraft, 'typed'>, box: string): Rational | null =>
  readNumber(draft.typed[box] ?? '');

/** The same as a number to draw. */
export function boxToDraw(draft: GraphDraft, box: string): number | null {
  const number = readBox(draft, box);
  return number && Number(number);
}

export function readWhole(typed: string): number | null {
  const number = readNumber(typed);
  return number && number.d === 1n ? Number(number) : null;
}

export type ReadScale = { start: Rational; step: Rational; end: Rational };

/** Null while a box is empty, cannot be read, or the numbers make no line. */
export function readScale({ start, step, end }: TypedScale): ReadScale | null {
  const [from, by, to] = [readNumber(start), readNumber(step), readNumber(end)];
  return from && by && to && by.compare(0) > 0 && to.compare(from) > 0
    ? { start: from, step: by, end: to }
    : null;
}

export const stepsOf = ({ start, step, end }: ReadScale): Rational => end.sub(start).div(step);

/** The scale to draw: null for one that can't be drawn sensibly. */
export function scaleToDraw(typed: TypedScale): AxisScale | null {
  const scale = readScale(typed);
  if (!scale || stepsOf(scale).compare(3 * MOST_STEPS) > 0) return null;
  return { start: Number(scale.start), step: Number(scale.step), end: Number(scale.end) };
}
