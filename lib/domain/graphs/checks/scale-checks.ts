import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { Axis, ScaleMarkKind } from '@/lib/domain/graphs/graph-type';
import {
  MAX_SCALE_STEPS,
  type ParsedScale,
  parseDraftNumber,
  parseScale,
  scaleStepCount,
} from '@/lib/domain/graphs/read-draft-numbers';
import { sortRationals } from '@/lib/domain/numbers/averages';
import { type Rational, ZERO } from '@/lib/domain/numbers/fractions';
import { type CheckId, type CheckItem, failedCheck, passedCheck, pendingCheck } from './check-item';

const FEWEST_STEPS = 2;

/**
 * The steps must be equal and meet the end. Bars are read by their length, so 0 must be a tick of
 * their scale.
 */
export function checkScale(axis: Axis, draft: GraphDraft, standing: ScaleMarkKind): CheckItem {
  const id: CheckId = `${axis}-scale`;
  const typed = axis === 'x' ? draft.xScale : draft.yScale;
  const box = (name: 'start' | 'step' | 'end') => `${axis}Scale-${name}`;
  for (const name of ['start', 'step', 'end'] as const) {
    if (!parseDraftNumber(typed[name])) return failedCheck(id, 'scale-unreadable', box(name));
  }
  const scale = parseScale(typed);
  if (!scale) {
    const noStep = (parseDraftNumber(typed.step) ?? ZERO).compare(0) <= 0;
    return noStep
      ? failedCheck(id, 'no-step', box('step'))
      : failedCheck(id, 'end-before-start', box('end'));
  }
  const steps = scaleStepCount(scale);
  if (steps.d !== 1n) return failedCheck(id, 'uneven-end', box('end'));
  if (steps.compare(FEWEST_STEPS) < 0) return failedCheck(id, 'too-few-steps', box('step'));
  if (steps.compare(MAX_SCALE_STEPS) > 0) return failedCheck(id, 'too-many-steps', box('step'));
  if (standing === 'points') return passedCheck(id, 'steps-equal');
  if (scale.start.compare(0) > 0 || scale.end.compare(0) < 0)
    return failedCheck(id, 'bars-cut', box('start'));
  if (standing === 'counts' && scale.start.compare(0) < 0)
    return failedCheck(id, 'counts-below-zero', box('start'));
  if (scale.start.div(scale.step).d !== 1n) return failedCheck(id, 'steps-miss-zero', box('start'));
  return passedCheck(id, 'steps-equal-from-zero');
}

/** The scale must hold all values and use at least half its length for them. */
export function checkScaleFitsValues(
  axis: Axis,
  draft: GraphDraft,
  values: readonly Rational[],
  standing: ScaleMarkKind,
): CheckItem {
  const id: CheckId = `${axis}-fits`;
  const scale = parseScale(axis === 'x' ? draft.xScale : draft.yScale);
  if (!scale || values.length === 0) return pendingCheck(id, 'scale-first');
  const above = values.filter((value) => value.compare(scale.end) > 0).length;
  // A scale of bars that doesn't start at 0 is reported elsewhere.
  const lowest = standing !== 'points' && scale.start.compare(0) > 0 ? ZERO : scale.start;
  const below = values.filter((value) => value.compare(lowest) < 0).length;
  if (above > 0) return failedCheck(id, { code: 'beyond-end', count: above }, `${axis}Scale-end`);
  if (below > 0)
    return failedCheck(id, { code: 'before-start', count: below }, `${axis}Scale-start`);
  const [from, to] = needed(scale, values, standing);
  const used = to.sub(from);
  if (used.compare(0) === 0 || used.mul(2).compare(scale.end.sub(scale.start)) >= 0)
    return passedCheck(id, 'all-fit');
  const nearer = from.sub(scale.start).compare(scale.end.sub(to)) > 0 ? 'start' : 'end';
  return failedCheck(id, { code: 'squeezed', nearer }, `${axis}Scale-${nearer}`);
}

/**
 * The range that the data need. If the scale includes 0, the range does too; so does one of equal
 * values, which would have no length.
 */
function needed(
  scale: ParsedScale,
  values: readonly Rational[],
  standing: ScaleMarkKind,
): [Rational, Rational] {
  const ordered = sortRationals(values);
  const [low, high] = [ordered[0] as Rational, ordered.at(-1) as Rational];
  const hasZero =
    standing !== 'points' || (scale.start.compare(0) <= 0 && scale.end.compare(0) >= 0);
  if (!hasZero && !low.equals(high)) return [low, high];
  return [low.compare(0) < 0 ? low : ZERO, high.compare(0) > 0 ? high : ZERO];
}
