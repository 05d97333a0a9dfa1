import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { fromMixed, type Rational } from '@/lib/domain/numbers/fractions';
import type { AxisScale } from './chart-data';
import type { GraphDraft, TypedScale } from './graph-draft';

/** More steps than anyone could read on an axis. */
export const MAX_SCALE_STEPS = 15;

/** Reads a whole number, decimal, or fraction, with or without a unit. Null if it can't be read. */
export function parseDraftNumber(typed: string): Rational | null {
  const read = parseMixedNumberBoxes({ whole: typed, numerator: '', denominator: '' });
  return read.ok ? fromMixed(read.value) : null;
}

export const parseDraftBox = (draft: Pick<GraphDraft, 'typed'>, box: string): Rational | null =>
  parseDraftNumber(draft.typed[box] ?? '');

export function numberToDraw(draft: GraphDraft, box: string): number | null {
  const number = parseDraftBox(draft, box);
  return number && Number(number);
}

export function parseWholeNumber(typed: string): number | null {
  const number = parseDraftNumber(typed);
  return number && number.d === 1n ? Number(number) : null;
}

export type ParsedScale = { start: Rational; step: Rational; end: Rational };

/** Null if a field is empty or unreadable, or if the numbers make no line. */
export function parseScale({ start, step, end }: TypedScale): ParsedScale | null {
  const [from, by, to] = [parseDraftNumber(start), parseDraftNumber(step), parseDraftNumber(end)];
  return from && by && to && by.compare(0) > 0 && to.compare(from) > 0
    ? { start: from, step: by, end: to }
    : null;
}

export const scaleStepCount = ({ start, step, end }: ParsedScale): Rational =>
  end.sub(start).div(step);

/** Null for a scale with too many steps to draw. */
export function scaleToDraw(typed: TypedScale): AxisScale | null {
  const scale = parseScale(typed);
  if (!scale || scaleStepCount(scale).compare(3 * MAX_SCALE_STEPS) > 0) return null;
  return { start: Number(scale.start), step: Number(scale.step), end: Number(scale.end) };
}
