import { chosenPlayersInRosterOrder, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { Axis, DataMarkKindOnScale, GraphRules } from '@/lib/domain/graphs/graph-rules';
import {
  type GraphDataSource,
  type GraphPlayer,
  gameValuesWithWeeks,
  pooledGameValues,
  weeklyValuesWithGaps,
} from '@/lib/domain/graphs/graph-source';
import {
  MAX_SCALE_STEPS,
  type ParsedScale,
  parseDraftNumber,
  parseScale,
  scaleStepCount,
} from '@/lib/domain/graphs/read-draft-numbers';
import { sortRationals, toRationals } from '@/lib/domain/numbers/averages';
import { type Rational, ZERO } from '@/lib/domain/numbers/fractions';
import {
  type CheckId,
  type CheckItem,
  failedCheck,
  type PartExplainedByKey,
  passedCheck,
  pendingCheck,
} from './check-item';
import { checkClaim } from './claim-check';
import { checkAxisLabel, checkTitle } from './word-checks';

/** Checks a student's graph. Each item says what to look at and why, but never the answer. */
export function checkGraph(
  rules: GraphRules,
  draft: GraphDraft,
  source: GraphDataSource,
): CheckItem[] {
  const players = chosenPlayersInRosterOrder(draft, source);
  const { axes, key, gap } = rules.plan;
  const data = checkData(rules, draft, players);
  if (data.state !== 'right') {
    return [data, pendingCheck('title', 'data-first')];
  }
  return [
    data,
    checkTitle(draft, players),
    ...(axes.x ? [checkAxisLabel('x', axes.x, draft, players)] : []),
    ...(axes.y ? [checkAxisLabel('y', axes.y, draft, players)] : []),
    ...(rules.checks?.(draft, players) ?? []),
    ...checkScales(rules, draft, players),
    ...(gap ? checkGap(draft, players) : []),
    // A graph of one player needs no key.
    ...(key && players.length > 1 ? [checkKey(draft, key)] : []),
    checkClaim(draft, players, source, rules.plan.totals),
  ];
}

function checkData(
  { plan, dataProblem }: GraphRules,
  draft: GraphDraft,
  players: readonly GraphPlayer[],
): CheckItem {
  const { players: limits, fields, least } = plan;
  const [field = ''] = draft.fields;
  if (draft.toWeek < draft.fromWeek) return failedCheck('data', 'weeks-backward', 'toWeek');
  if (players.length < limits.min || players.length > limits.max) {
    return failedCheck(
      'data',
      { code: 'wrong-player-count', min: limits.min, max: limits.max },
      'players',
    );
  }
  if (draft.fields.length < fields.min || draft.fields.length > fields.max)
    return failedCheck('data', 'no-statistic', 'field-0');
  const problem = dataProblem?.(draft, players);
  if (problem) return problem;
  const counts = players.map((player) => gameValuesWithWeeks(player, field, draft).length);
  const without = players.find((_, index) => counts[index] === 0);
  if (without) return failedCheck('data', { code: 'no-game', player: without.name }, 'players');
  const enough =
    least?.of === 'each' ? Math.min(...counts) : counts.reduce((sum, count) => sum + count, 0);
  if (least && enough < least.count) {
    return failedCheck(
      'data',
      { code: 'too-few-games', count: least.count, each: least.of === 'each' },
      'players',
    );
  }
  return passedCheck('data', 'data-fits');
}

function checkScales(
  { plan, toFit }: GraphRules,
  draft: GraphDraft,
  players: readonly GraphPlayer[],
): CheckItem[] {
  return plan.scales.flatMap((axis) => {
    const values = toFit?.(draft, players, axis) ?? pooledGameValues(players, draft);
    return [
      checkScale(axis, draft, plan.scaleMarks),
      checkScaleFitsValues(axis, draft, toRationals(values), plan.scaleMarks),
    ];
  });
}

function checkGap(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = ''] = draft.fields;
  const player = players.find((one) =>
    weeklyValuesWithGaps(one, field, draft).includes(null),
  )?.name;
  if (player === undefined) return [];
  if (draft.gap === 'gap') return [passedCheck('gap', 'gap-right')];
  const codes = { '': 'gap-unsaid', zero: 'gap-as-zero', join: 'gap-joined' } as const;
  return [failedCheck('gap', { code: codes[draft.gap], player }, 'gap')];
}

function checkKey({ showKey }: GraphDraft, part: PartExplainedByKey): CheckItem {
  return showKey
    ? passedCheck('key', { code: 'key-right', part })
    : failedCheck('key', { code: 'no-key', part }, 'showKey');
}

const FEWEST_STEPS = 2;

/**
 * A scale's steps must be equal and meet its end. Bars are read by their length, so 0 must be a
 * tick of their scale.
 */
function checkScale(axis: Axis, draft: GraphDraft, scaleMarks: DataMarkKindOnScale): CheckItem {
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
  if (scaleMarks === 'points') return passedCheck(id, 'steps-equal');
  if (scale.start.compare(0) > 0 || scale.end.compare(0) < 0)
    return failedCheck(id, 'bars-cut', box('start'));
  if (scaleMarks === 'counts' && scale.start.compare(0) < 0)
    return failedCheck(id, 'counts-below-zero', box('start'));
  if (scale.start.div(scale.step).d !== 1n) return failedCheck(id, 'steps-miss-zero', box('start'));
  return passedCheck(id, 'steps-equal-from-zero');
}

/** The scale must hold all values and use at least half its length for them. */
function checkScaleFitsValues(
  axis: Axis,
  draft: GraphDraft,
  values: readonly Rational[],
  scaleMarks: DataMarkKindOnScale,
): CheckItem {
  const id: CheckId = `${axis}-fits`;
  const scale = parseScale(axis === 'x' ? draft.xScale : draft.yScale);
  if (!scale || values.length === 0) return pendingCheck(id, 'scale-first');
  const above = values.filter((value) => value.compare(scale.end) > 0).length;
  const lowest = scaleMarks !== 'points' && scale.start.compare(0) > 0 ? ZERO : scale.start;
  const below = values.filter((value) => value.compare(lowest) < 0).length;
  if (above > 0) return failedCheck(id, { code: 'beyond-end', count: above }, `${axis}Scale-end`);
  if (below > 0)
    return failedCheck(id, { code: 'before-start', count: below }, `${axis}Scale-start`);
  const [from, to] = needed(scale, values, scaleMarks);
  const used = to.sub(from);
  if (used.compare(0) === 0 || used.mul(2).compare(scale.end.sub(scale.start)) >= 0)
    return passedCheck(id, 'all-fit');
  const nearer = from.sub(scale.start).compare(scale.end.sub(to)) > 0 ? 'start' : 'end';
  return failedCheck(id, { code: 'squeezed', nearer }, `${axis}Scale-${nearer}`);
}

/**
 * The range that the data need. It includes 0 if the scale does, if the marks aren't points, or if
 * all values are equal, because then it would have no length.
 */
function needed(
  scale: ParsedScale,
  values: readonly Rational[],
  scaleMarks: DataMarkKindOnScale,
): [Rational, Rational] {
  const ordered = sortRationals(values);
  const [low, high] = [ordered[0] as Rational, ordered.at(-1) as Rational];
  const hasZero =
    scaleMarks !== 'points' || (scale.start.compare(0) <= 0 && scale.end.compare(0) >= 0);
  if (!hasZero && !low.equals(high)) return [low, high];
  return [low.compare(0) < 0 ? low : ZERO, high.compare(0) > 0 ? high : ZERO];
}
