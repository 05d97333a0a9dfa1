import { chosenPlayers, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import {
  type GraphDataSource,
  type GraphPlayer,
  gameValues,
  pooledGameValues,
  weekValues,
} from '@/lib/domain/graphs/graph-source';
import type { GraphRules } from '@/lib/domain/graphs/graph-type';
import { toRationals } from '@/lib/domain/numbers/averages';
import {
  type CheckItem,
  failedCheck,
  type PartWithKey,
  passedCheck,
  pendingCheck,
} from './check-item';
import { checkClaim } from './claim-check';
import { checkScale, checkScaleFitsValues } from './scale-checks';
import { checkAxisLabel, checkTitle } from './word-checks';

/**
 * Checks every part of a graph in the order of the form. An item says what to look at and why, but
 * never the answer.
 */
export function checkGraph(
  rules: GraphRules,
  draft: GraphDraft,
  source: GraphDataSource,
): CheckItem[] {
  const players = chosenPlayers(draft, source);
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
  const counts = players.map((player) => gameValues(player, field, draft).length);
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
      checkScale(axis, draft, plan.standing),
      checkScaleFitsValues(axis, draft, toRationals(values), plan.standing),
    ];
  });
}

function checkGap(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = ''] = draft.fields;
  const player = players.find((one) => weekValues(one, field, draft).includes(null))?.name;
  if (player === undefined) return [];
  if (draft.gap === 'gap') return [passedCheck('gap', 'gap-right')];
  const codes = { '': 'gap-unsaid', zero: 'gap-as-zero', join: 'gap-joined' } as const;
  return [failedCheck('gap', { code: codes[draft.gap], player }, 'gap')];
}

function checkKey({ showKey }: GraphDraft, part: PartWithKey): CheckItem {
  return showKey
    ? passedCheck('key', { code: 'key-right', part })
    : failedCheck('key', { code: 'no-key', part }, 'showKey');
}
