import type { GraphDraft, TypedScale } from './graph-draft';
import { parseDraftNumber } from './read-draft-numbers';
import { numberToTypedText } from './snap';

export function draftChangeWithBoxNumber(
  { typed }: Pick<GraphDraft, 'typed'>,
  box: string,
  value: number | null,
): Pick<GraphDraft, 'typed'> {
  return { typed: { ...typed, [box]: value === null ? '' : numberToTypedText(value) } };
}

type Span = { start: number; step: number; end: number };

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MAX_STEPS = 10;
const FEWEST_STEPS = 4;
const LONGEST = 10_000;

/**
 * Drags one end of a scale by some notches: outward if positive, inward if negative. A notch is one
 * step; with too many or too few steps, their width changes. A scale without readable numbers
 * starts at 0.
 */
export function dragTypedScaleEnd(
  typed: TypedScale,
  end: 'start' | 'end',
  notches: number,
): TypedScale {
  let span = spanOf(typed);
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    const next: Span = notches > 0 ? longer(span, end) : shorter(span, end);
    if (next.end - next.start > LONGEST) break;
    span = next;
  }
  return {
    start: numberToTypedText(span.start),
    step: numberToTypedText(span.step),
    end: numberToTypedText(span.end),
  };
}

/** The number at one end of a scale; null if it can't be read. */
export function parseScaleStartOrEnd(typed: TypedScale, end: 'start' | 'end'): number | null {
  const number = parseDraftNumber(typed[end]);
  return number && Number(number);
}

function spanOf({ start, step, end }: TypedScale): Span {
  const [from, by, to] = [start, step, end]
    .map((text) => parseDraftNumber(text))
    .map((number) => number && Number(number));
  const first = from ?? 0;
  const width =
    by && by > 0 ? by : to !== null && to !== undefined && to > first ? widthFor(to - first) : 1;
  return {
    start: first,
    step: width,
    end: to !== null && to !== undefined && to > first ? to : first + width,
  };
}

const widthFor = (length: number) =>
  STEPS.find((step) => length / step <= MAX_STEPS) ?? length / MAX_STEPS;

function longer(span: Span, end: 'start' | 'end'): Span {
  const next =
    end === 'end'
      ? { ...span, end: span.end + span.step }
      : { ...span, start: span.start - span.step };
  const wider = STEPS.find((step) => step > span.step);
  return wider && countOf(next) > MAX_STEPS ? onSteps(next, wider) : next;
}

function shorter(span: Span, end: 'start' | 'end'): Span {
  const next =
    end === 'end'
      ? { ...span, end: span.end - span.step }
      : { ...span, start: span.start + span.step };
  if (next.end <= next.start) return span;
  const closer = STEPS.find(
    (step) => step < span.step && (next.end - next.start) / step <= MAX_STEPS,
  );
  return closer && countOf(next) < FEWEST_STEPS ? onSteps(next, closer) : next;
}

const countOf = ({ start, step, end }: Span) => (end - start) / step;

/**
 * Moves both ends of a scale outward to a tick. Ticks are counted from 0 if the scale started on
 * one, or else from its start.
 */
function onSteps({ start, step, end }: Span, width: number): Span {
  const from = start % step === 0 ? Math.floor(start / width) * width : start;
  return { start: from, step: width, end: from + Math.ceil((end - from) / width) * width };
}

export function leavesTextWithLeafAt(
  leaves: readonly number[],
  place: number,
  leaf: number,
): string {
  return leaves.toSpliced(Math.max(0, Math.min(place, leaves.length)), 0, leaf).join(' ');
}

export function leavesTextWithoutLeafAt(leaves: readonly number[], place: number): string {
  return leaves.toSpliced(place, 1).join(' ');
}

/**
 * Indexes of values that have no leaf yet. A leaf in its own row stands for one value; a leaf in
 * another row stands for a value whose own row lacks it.
 */
export function valueIndexesWithoutLeaf(
  values: readonly { row: number; leaf: number }[],
  rows: ReadonlyMap<number, readonly number[]>,
): number[] {
  const left = values.map((value, index) => ({ ...value, index }));
  const strays: number[] = [];
  for (const [row, leaves] of rows) {
    for (const leaf of leaves) {
      const own = left.findIndex((value) => value.row === row && value.leaf === leaf);
      if (own >= 0) left.splice(own, 1);
      else strays.push(leaf);
    }
  }
  for (const leaf of strays) {
    const other = left.findIndex((value) => value.leaf === leaf);
    if (other >= 0) left.splice(other, 1);
  }
  return left.map(({ index }) => index);
}
