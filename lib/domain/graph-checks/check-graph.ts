import { rational } from '../fractions';
import { pairs } from '../graph-builder/chart-of-draft';
import { chosenPlayers, type GraphDraft } from '../graph-builder/graph-draft';
import { GRAPH_PLANS } from '../graph-builder/graph-plan';
import { type GraphPlayer, type GraphSource, gameValues, totalValue, weekValues } from '../graph-builder/graph-source';
import type { GraphType } from '../graph-types';
import { again, type CheckId, type CheckItem, type KeyPart, right, waiting } from './check-item';
import {
  allValues,
  checkAngles,
  checkBins,
  checkFive,
  checkStemKey,
  checkStems,
  checkTotals,
  checkUnits,
  trueCounts,
} from './number-checks';
import { checkFits, checkScale } from './scale-checks';
import { checkClaim, checkLabel, checkTitle } from './word-checks';

/**
 * Looks at every part of a graph, in the order of the form. An item says what is right, what to look at again, and why; never what the
 * answer is.
 */
export function checkGraph(type: GraphType, draft: GraphDraft, source: GraphSource): CheckItem[] {
  const players = chosenPlayers(draft, source);
  const data = checkData(type, draft, players);
  if (data.state !== 'right') {
    return [data, waiting('title', 'data-first')];
  }
  return [
    data,
    checkTitle(draft, players),
    ...checkLabels(type, draft, players),
    ...checksOfType(type, draft, players),
    checkClaim(draft),
  ];
}

function checkData(type: GraphType, draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const { players: limits, fields, least } = GRAPH_PLANS[type];
  const [field = ''] = draft.fields;
  if (draft.toWeek < draft.fromWeek) return again('data', 'weeks-backward', 'toWeek');
  if (players.length < limits.min || players.length > limits.max) {
    return again('data', { code: 'wrong-player-count', min: limits.min, max: limits.max }, 'players');
  }
  if (draft.fields.length < fields.min || draft.fields.length > fields.max) return again('data', 'no-statistic', 'field-0');
  if (type === 'scatter-plot' && draft.fields[0] === draft.fields[1]) {
    return again('data', 'same-statistic-twice', 'field-1');
  }
  if (type === 'multiple-line' && draft.toWeek === draft.fromWeek) return again('data', 'one-week', 'toWeek');
  const counts = players.map((player) => gameValues(player, field, draft).length);
  const without = players.find((_, index) => counts[index] === 0);
  if (without) return again('data', { code: 'no-game', player: without.name }, 'players');
  if (type === 'circle' && players.every((player) => totalValue(player, field, draft) <= 0)) {
    return again('data', 'no-whole', 'field-0');
  }
  const enough = least?.of === 'each' ? Math.min(...counts) : counts.reduce((sum, count) => sum + count, 0);
  if (least && enough < least.count) {
    return again('data', { code: 'too-few-games', count: least.count, each: least.of === 'each' }, 'players');
  }
  return right('data', 'data-fits');
}

function checkLabels(type: GraphType, draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const { x, y } = GRAPH_PLANS[type].axes;
  return [...(x ? [checkLabel('x', x, draft, players)] : []), ...(y ? [checkLabel('y', y, draft, players)] : [])];
}

function checksOfType(type: GraphType, draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = '', second = ''] = draft.fields;
  const values = allValues(players, field, draft);
  const exact = values.map((value) => rational(value));
  switch (type) {
    case 'circle':
      return [...checkAngles(draft, players), checkKey(draft, 'slice')];
    case 'stacked-bar': {
      const units = checkUnits(draft);
      const summed = units.state === 'right';
      return [
        units,
        checkTotals(draft, players, summed),
        checkScale('y', draft, 'bars'),
        checkFits('y', draft, summed ? barEnds(draft, players) : [], 'bars'),
        checkKey(draft, 'piece'),
      ];
    }
    case 'multiple-line':
      return [
        checkScale('y', draft, 'points'),
        checkFits('y', draft, exact, 'points'),
        ...checkGap(draft, players, field),
        checkKey(draft, 'line'),
      ];
    case 'stem-and-leaf':
      return [...checkStems(draft, values), checkStemKey(draft, values, players)];
    case 'histogram': {
      const bins = checkBins(draft, values);
      return [
        ...bins,
        checkScale('y', draft, 'counts'),
        checkFits('y', draft, bins[0]?.state === 'right' ? trueCounts(draft, values) : [], 'counts'),
      ];
    }
    case 'scatter-plot': {
      const points = players.flatMap((player) => pairs(player, field, second, draft));
      return [
        checkScale('x', draft, 'points'),
        checkFits(
          'x',
          draft,
          points.map(({ x }) => rational(x)),
          'points',
        ),
        checkScale('y', draft, 'points'),
        checkFits(
          'y',
          draft,
          points.map(({ y }) => rational(y)),
          'points',
        ),
        ...(players.length > 1 ? [checkKey(draft, 'mark')] : []),
      ];
    }
    case 'box-and-whisker':
      return [checkFive(draft, players), checkScale('x', draft, 'points'), checkFits('x', draft, exact, 'points')];
  }
}

/** Where the bars end above the axis, and below it where a piece is negative. */
function barEnds(draft: GraphDraft, players: readonly GraphPlayer[]) {
  return players.flatMap((player) => {
    const pieces = draft.fields.map((field) => totalValue(player, field, draft));
    const sum = (keep: (piece: number) => boolean) => rational(pieces.filter(keep).reduce((total, piece) => total + piece, 0));
    const [above, below] = [sum((piece) => piece > 0), sum((piece) => piece < 0)];
    return below.compare(0) < 0 ? [above, below] : [above];
  });
}

function checkGap(draft: GraphDraft, players: readonly GraphPlayer[], field: string): CheckItem[] {
  const id: CheckId = 'gap';
  const player = players.find((one) => weekValues(one, field, draft).includes(null))?.name;
  if (player === undefined) return [];
  if (draft.gap === '') return [again(id, { code: 'gap-unsaid', player }, 'gap')];
  if (draft.gap === 'zero') return [again(id, { code: 'gap-as-zero', player }, 'gap')];
  if (draft.gap === 'join') return [again(id, { code: 'gap-joined', player }, 'gap')];
  return [right(id, 'gap-right')];
}

function checkKey({ showKey }: GraphDraft, part: KeyPart): CheckItem {
  return showKey ? right('key', { code: 'key-right', part }) : again('key', { code: 'no-key', part }, 'showKey');
}
