import { type Rational, ZERO } from '../fractions';
import type { GraphDraft } from '../graph-builder/graph-draft';
import { MOST_STEPS, type ReadScale, readNumber, readScale } from '../graph-builder/read-draft-numbers';
import { again, type CheckId, type CheckItem, right, waiting } from './check-item';

type Axis = 'x' | 'y';
const FEWEST_STEPS = 2;

/** `standing`: the length of a bar is read, so the scale has to hold 0. */
export function checkScale(axis: Axis, draft: GraphDraft, { standing }: { standing: boolean }): CheckItem {
  const id: CheckId = `${axis}-scale`;
  const typed = axis === 'x' ? draft.xScale : draft.yScale;
  const box = (name: 'start' | 'step' | 'end') => `${axis}Scale-${name}`;
  for (const name of ['start', 'step', 'end'] as const) {
    if (!readNumber(typed[name])) return again(id, 'Give your scale a start, a step and an end, each as a number.', box(name));
  }
  const scale = readScale(typed);
  if (!scale) {
    const noStep = (readNumber(typed.step) ?? ZERO).compare(0) <= 0;
    return noStep
      ? again(id, 'The step has to be more than 0, or the numbers never rise.', box('step'))
      : again(id, 'The end of a scale has to be more than its start.', box('end'));
  }
  const steps = scale.end.sub(scale.start).div(scale.step);
  if (steps.d !== 1n)
    return again(id, 'The steps do not meet the end. So the last one would be shorter than the others.', box('end'));
  if (steps.compare(FEWEST_STEPS) < 0)
    return again(id, 'There is only one step. Smaller steps make the graph easier to read.', box('step'));
  if (steps.compare(MOST_STEPS) > 0)
    return again(id, 'That makes very many steps. Bigger steps make the axis easier to read.', box('step'));
  if (standing && (scale.start.compare(0) > 0 || scale.end.compare(0) < 0)) {
    return again(id, 'We read the length of a bar. A bar that does not start at 0 looks too short.', box('start'));
  }
  if (scale.start.div(scale.step).d !== 1n) {
    return again(id, 'Count from 0 in your steps: you do not meet your start. Pick a start that you meet.', box('start'));
  }
  return right(id, 'The steps are equal, and the start makes sense.');
}

/** Whether the scale holds all values, and whether they use it well. */
export function checkFits(
  axis: Axis,
  draft: GraphDraft,
  values: readonly Rational[],
  { standing }: { standing: boolean },
): CheckItem {
  const id: CheckId = `${axis}-fits`;
  const scale: ReadScale | null = readScale(axis === 'x' ? draft.xScale : draft.yScale);
  if (!scale || values.length === 0) return waiting(id, 'We can look at this when there is a scale.');
  const above = values.filter((value) => value.compare(scale.end) > 0).length;
  // Bars that do not start at 0 are told with the scale, and once is enough.
  const lowest = standing && scale.start.compare(0) > 0 ? ZERO : scale.start;
  const below = values.filter((value) => value.compare(lowest) < 0).length;
  if (above > 0) return again(id, `${some(above)} beyond the end of your scale.`, `${axis}Scale-end`);
  if (below > 0) return again(id, `${some(below)} below the start of your scale.`, `${axis}Scale-start`);
  const highest = values.reduce((most, value) => (value.compare(most) > 0 ? value : most));
  const third = scale.start.add(scale.end.sub(scale.start).div(3));
  // A graph of nothing but zeros cannot use its height.
  if (highest.compare(scale.start) > 0 && highest.compare(third) < 0) {
    return again(id, 'Most of this scale stays empty, so the graph is squeezed. A nearer end gives it room.', `${axis}Scale-end`);
  }
  return right(id, 'Every number has its place.');
}

const some = (count: number) => (count === 1 ? 'One number lies' : `${count} numbers lie`);
