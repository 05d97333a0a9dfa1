import { rational } from '../fractions';
import { pairs } from '../graph-builder/chart-of-draft';
import { chosenPlayers, type GraphDraft } from '../graph-builder/graph-draft';
import { GRAPH_PLANS } from '../graph-builder/graph-plan';
import { type GraphPlayer, type GraphSource, gameValues, totalValue, weekValues } from '../graph-builder/graph-source';
import type { GraphType } from '../graph-types';
import { again, type CheckId, type CheckItem, right, waiting } from './check-item';
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
    return [data, waiting('title', 'Choose your data first. Then we can look at the rest.')];
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
  if (draft.toWeek < draft.fromWeek) return again('data', 'The last week comes before the first one.', 'toWeek');
  if (players.length < limits.min || players.length > limits.max) {
    const wanted = limits.min === limits.max ? `${limits.min}` : `${limits.min} to ${limits.max}`;
    return again('data', `Choose ${wanted} players for this graph.`, 'players');
  }
  if (draft.fields.length < fields.min || draft.fields.length > fields.max)
    return again('data', 'Choose what to count.', 'field-0');
  if (type === 'scatter-plot' && draft.fields[0] === draft.fields[1]) {
    return again('data', 'Both axes show the same statistic. Choose two different ones.', 'field-1');
  }
  if (type === 'multiple-line' && draft.toWeek === draft.fromWeek)
    return again('data', 'One week makes no line. Choose two weeks or more.', 'toWeek');
  const counts = players.map((player) => gameValues(player, field, draft).length);
  const without = players.find((_, index) => counts[index] === 0);
  if (without)
    return again('data', `${without.name} has no game in these weeks. Choose more weeks, or another player.`, 'players');
  if (type === 'circle' && players.every((player) => totalValue(player, field, draft) <= 0)) {
    return again(
      'data',
      'Nobody has a number above zero, so there is no whole to cut. Choose another statistic or more weeks.',
      'field-0',
    );
  }
  const enough = least?.of === 'each' ? Math.min(...counts) : counts.reduce((sum, count) => sum + count, 0);
  if (least && enough < least.count) {
    return again(
      'data',
      `This graph needs ${least.count} games or more${least.of === 'each' ? ' of each player' : ''} to show a shape. Choose more weeks or players.`,
      'players',
    );
  }
  return right('data', 'They fit this kind of graph.');
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
  const missing = players.filter((player) => weekValues(player, field, draft).includes(null)).map(({ name }) => name);
  if (missing.length === 0) return [];
  const who = missing[0];
  if (draft.gap === '') return [again(id, `${who} has a week without a game. Say what the line does there.`, 'gap')];
  if (draft.gap === 'zero')
    return [again(id, `A point at 0 says that ${who} played and got nothing. But there was no game.`, 'gap')];
  if (draft.gap === 'join')
    return [again(id, `A line across says that we know the number between. But ${who} had no game.`, 'gap')];
  return [right(id, 'The line has a gap where there was no game.')];
}

function checkKey({ showKey }: GraphDraft, part: string): CheckItem {
  return showKey
    ? right('key', `It names every ${part}.`)
    : again('key', `Nobody can tell yet which ${part} is which. Your graph needs a key.`, 'showKey');
}
