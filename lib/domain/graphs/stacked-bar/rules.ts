import {
  type CheckItem,
  failedCheck,
  passedCheck,
  pendingCheck,
} from '@/lib/domain/graphs/checks/check-item';
import { rational, sumRationals } from '@/lib/domain/numbers/fractions';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { defineGraphRules } from '../graph-rules';
import { findGraphStatistic, type GraphPlayer, playerStatisticTotal } from '../graph-source';
import { numberToDraw, parseDraftBox } from '../read-draft-numbers';

export type StackedBarData = WithChartLabels<'xLabel' | 'yLabel' | 'yScale' | 'showKey'> & {
  bars: readonly string[];
  pieces: readonly { label: string; values: readonly (number | null)[] }[];
};

export const totalInputId = (player: string) => `total-${player}`;

export const stackedBarGraphRules = defineGraphRules<StackedBarData>({
  plan: {
    players: { min: 2, max: 5 },
    fields: { min: 2, max: 3 },
    axes: { x: 'player', y: 'pieces' },
    scales: ['y'],
    scaleMarks: 'bars',
    key: 'piece',
    totals: true,
    numbers: true,
  },
  chart(draft, players, words) {
    const bars = players.map((player) => piecesToDraw(draft, player));
    return {
      bars: players.map(({ name }) => name),
      pieces: draft.fields.map((piece, index) => ({
        label: words.statistic(piece),
        values: bars.map((pieces) => pieces[index] ?? null),
      })),
    };
  },
  checks(draft, players) {
    const units = checkUnits(draft);
    return [
      units,
      units.state === 'right'
        ? checkTotals(draft, players)
        : pendingCheck('totals', 'pieces-first'),
    ];
  },
  toFit: (draft, players) => (checkUnits(draft).state === 'right' ? barEnds(draft, players) : []),
});

export const sumOfNegatives = (pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + Math.min(0, piece), 0);

/**
 * The pieces of a bar. By hand it is as long as the student dragged it: the last positive piece
 * ends there, right or wrong, and nothing sticks out. Without a total there is no bar.
 */
function piecesToDraw(draft: GraphDraft, player: GraphPlayer): (number | null)[] {
  const pieces = draft.fields.map((piece) => playerStatisticTotal(player, piece, draft));
  if (!draft.byHand) return pieces;
  const total = numberToDraw(draft, totalInputId(player.key));
  if (total === null) return pieces.map(() => null);
  let left = Math.max(0, total - sumOfNegatives(pieces));
  const last = pieces.findLastIndex((piece) => piece > 0);
  return pieces.map((piece, index) => {
    if (piece < 0) return piece;
    const drawn = index === (last < 0 ? 0 : last) ? left : Math.min(piece, left);
    left -= drawn;
    return drawn;
  });
}

function checkUnits(draft: GraphDraft): CheckItem {
  const units = new Set(draft.fields.map((field) => findGraphStatistic(field)?.unit));
  if (new Set(draft.fields).size < draft.fields.length) {
    return failedCheck('units', 'same-piece-twice', 'field-1');
  }
  return units.size === 1
    ? passedCheck('units', 'one-unit')
    : failedCheck('units', 'units-mixed', 'field-1');
}

function checkTotals(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const wrong = players.filter((player) => {
    const total = sumRationals(
      draft.fields.map((field) => rational(playerStatisticTotal(player, field, draft))),
    );
    return !parseDraftBox(draft, totalInputId(player.key))?.equals(total);
  });
  return wrong[0]
    ? failedCheck(
        'totals',
        { code: 'totals-wrong', names: wrong.map(({ name }) => name) },
        totalInputId(wrong[0].key),
      )
    : passedCheck('totals', 'totals-right');
}

function barEnds(draft: GraphDraft, players: readonly GraphPlayer[]): number[] {
  return players.flatMap((player) => {
    const pieces = draft.fields.map((field) => playerStatisticTotal(player, field, draft));
    const sum = (keep: (piece: number) => boolean) =>
      pieces.filter(keep).reduce((total, piece) => total + piece, 0);
    const [above, below] = [sum((piece) => piece > 0), sum((piece) => piece < 0)];
    return below < 0 ? [above, below] : [above];
  });
}
