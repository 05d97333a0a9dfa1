import type { GraphDraft, TypedScale } from './graph-draft';
import { readNumber } from './read-draft-numbers';
import { typedNumber } from './snap';

/**
 * What a handle on a graph does to the numbers of its draft. Handles stand on whole steps or on
 * halves, which a float holds exactly.
 */

/** The draft with this number in a box of that name, or with an empty box. */
export function withBox(
  { typed }: Pick<GraphDraft, 'typed'>,
  box: string,
  value: number | null,
): Pick<GraphDraft, 'typed'> {
  return { typed: { ...typed, [box]: value === null ? '' : typedNumber(value) } };
}

type Span = { start: number; step: number; end: number };

/** How far apart the numbers of an axis are that is pulled by its end. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** Of an axis that is pulled: as many steps as are easy to read. */
const MOST_STEPS = 10;
const FEWEST_STEPS = 4;
const LONGEST = 10_000;

/**
 * A scale after one of its ends was pulled by so many notches: outward where above 0, inward below.
 * Each notch is a step; when the steps get too many or too few, they get wider or closer, as the
 * lines of a ruler do that is looked at from farther away. A scale of which nothing can be read yet
 * begins at 0.
 */
export function pulled(typed: TypedScale, end: 'start' | 'end', notches: number): TypedScale {
  let span = spanOf(typed);
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    const next: Span = notches > 0 ? longer(span, end) : shorter(span, end);
    if (next.end - next.start > LONGEST) break;
    span = next;
  }
  return {
    start: typedNumber(span.start),
    step: typedNumber(span.step),
    end: typedNumber(span.end),
  };
}

/** Where an end stands; null while it cannot be read. */
export function endOf(typed: TypedScale, end: 'start' | 'end'): number | null {
  const number = readNumber(typed[end]);
  return number && Number(number);
}

function spanOf({ start, step, end }: TypedScale): Span {
  const [from, by, to] = [start, step, end]
    .map((text) => readNumber(text))
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
  STEPS.find((step) => length / step <= MOST_STEPS) ?? length / MOST_STEPS;

function longer(span: Span, end: 'start' | 'end'): Span {
  const next =
    end === 'end'
      ? { ...span, end: span.end + span.step }
      : { ...span, start: span.start - span.step };
  const wider = STEPS.find((step) => step > span.step);
  return wider && countOf(next) > MOST_STEPS ? onSteps(next, wider) : next;
}

function shorter(span: Span, end: 'start' | 'end'): Span {
  const next =
    end === 'end'
      ? { ...span, end: span.end - span.step }
      : { ...span, start: span.start + span.step };
  if (next.end <= next.start) return span;
  const closer = STEPS.find(
    (step) => step < span.step && (next.end - next.start) / step <= MOST_STEPS,
  );
  return closer && countOf(next) < FEWEST_STEPS ? onSteps(next, closer) : next;
}

const countOf = ({ start, step, end }: Span) => (end - start) / step;

/**
 * Both ends go outward to a step, if they stood on steps counted from 0; otherwise the steps go on
 * from the start.
 */
function onSteps({ start, step, end }: Span, width: number): Span {
  const from = start % step === 0 ? Math.floor(start / width) * width : start;
  return { start: from, step: width, end: from + Math.ceil((end - from) / width) * width };
}

/** A leaf put into a row of leaves, at a place from 0 up. */
export function withLeaf(leaves: readonly number[], place: number, leaf: number): string {
  return leaves.toSpliced(Math.max(0, Math.min(place, leaves.length)), 0, leaf).join(' ');
}

/** The row without the leaf of this place. */
export function withoutLeaf(leaves: readonly number[], place: number): string {
  return leaves.toSpliced(place, 1).join(' ');
}

/**
 * The numbers that have no leaf yet, in the order of `values`: each leaf of a row stands for one
 * number of it, and a leaf in another row for one that is not in its own.
 */
export function withoutLeaves(
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
