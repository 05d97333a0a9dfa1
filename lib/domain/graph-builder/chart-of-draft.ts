import type { Chart } from '../charts/chart-data';
import type { GraphType } from '../graph-types';
import { angleBox, chosenPlayers, countBox, FIVE_ORDER, type FiveName, fiveBox, type GraphDraft, leavesBox } from './graph-draft';
import { type GraphPlayer, type GraphSource, gameValues, totalValue, weekValues } from './graph-source';
import { graphStatistic } from './graph-statistics';
import { readBins, readLeaves, readNumber, readStems, scaleToDraw, stemLabel } from './read-draft-numbers';

/** The graph as it stands, right or wrong: what the student worked out is drawn as typed, and what is missing is not drawn. */
export function chartOfDraft(type: GraphType, draft: GraphDraft, source: GraphSource): Chart {
  const players = chosenPlayers(draft, source);
  const [field = '', second = ''] = draft.fields;
  const { title, xLabel, yLabel, showKey, fromWeek } = draft;
  const values = (player: GraphPlayer) => gameValues(player, field, draft).map(({ value }) => value);
  const yScale = scaleToDraw(draft.yScale);
  const xScale = scaleToDraw(draft.xScale);
  switch (type) {
    case 'circle':
      return {
        type,
        title,
        unit: graphStatistic(field)?.unit ?? '',
        showKey,
        slices: players.map((player) => ({
          label: player.name,
          value: totalValue(player, field, draft),
          degrees: typedNumber(draft, angleBox(player.key)),
        })),
      };
    case 'stacked-bar':
      return {
        type,
        title,
        xLabel,
        yLabel,
        yScale,
        showKey,
        bars: players.map(({ name }) => name),
        pieces: draft.fields.map((piece) => ({
          label: graphStatistic(piece)?.label ?? piece,
          values: players.map((player) => totalValue(player, piece, draft)),
        })),
      };
    case 'multiple-line':
      return {
        type,
        title,
        xLabel,
        yLabel,
        yScale,
        showKey,
        joinGaps: draft.gap === 'join',
        points: weekValuesLength(draft).map((index) => `${fromWeek + index}`),
        lines: players.map((player) => ({
          label: player.name,
          values: weekValues(player, field, draft).map((value) => (value === null && draft.gap === 'zero' ? 0 : value)),
        })),
      };
    case 'stem-and-leaf':
      return {
        type,
        title,
        keyText: keyText(draft),
        rows: (readStems(draft.stems) ?? []).map(stemLabel).map((stem) => ({
          stem,
          leaves: readLeaves(draft.typed[leavesBox(stem)] ?? ''),
        })),
      };
    case 'histogram':
      return {
        type,
        title,
        xLabel,
        yLabel,
        yScale,
        bins: binsOf(draft),
        dots: draft.dots ? players.flatMap(values) : undefined,
      };
    case 'scatter-plot':
      return {
        type,
        title,
        xLabel,
        yLabel,
        xScale,
        yScale,
        showKey,
        groups: players.map((player) => ({ label: player.name, points: pairs(player, field, second, draft) })),
      };
    case 'box-and-whisker':
      return {
        type,
        title,
        xLabel,
        xScale,
        boxes: players.map((player) => ({
          label: player.name,
          five: typedFive(draft, player.key),
          dots: draft.dots ? values(player) : undefined,
        })),
      };
  }
}

export type Pair = { x: number; y: number; label: string };

/** Both statistics of each game that was played. */
export function pairs(player: GraphPlayer, field: string, second: string, draft: GraphDraft): Pair[] {
  const up = weekValues(player, second, draft);
  return weekValues(player, field, draft).flatMap((x, index) => {
    const y = up[index] ?? null;
    return x === null || y === null ? [] : [{ x, y, label: `week ${draft.fromWeek + index}` }];
  });
}

function weekValuesLength({ fromWeek, toWeek }: GraphDraft): number[] {
  return [...Array(Math.max(0, toWeek - fromWeek + 1)).keys()];
}

function typedNumber(draft: GraphDraft, box: string): number | null {
  const number = readNumber(draft.typed[box] ?? '');
  return number && Number(number);
}

function binsOf(draft: GraphDraft) {
  const bins = readBins(draft.bins);
  if (!bins) return [];
  return Array.from({ length: bins.count }, (_, index) => ({
    from: Number(bins.start.add(bins.width.mul(index))),
    to: Number(bins.start.add(bins.width.mul(index + 1))),
    count: typedNumber(draft, countBox(index)),
  }));
}

function typedFive(draft: GraphDraft, player: string): Record<FiveName, number> | null {
  const numbers = FIVE_ORDER.map((name) => [name, typedNumber(draft, fiveBox(player, name))] as const);
  return numbers.every(([, number]) => number !== null) ? (Object.fromEntries(numbers) as Record<FiveName, number>) : null;
}

function keyText({ stemKey: { stem, leaf, value, unit } }: GraphDraft): string | undefined {
  return stem || leaf || value ? `${stem} | ${leaf} means ${value} ${unit}`.trim() : undefined;
}
