import { again } from '../../graph-checks/check-item';
import type { Framed } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { graphRules } from '../graph-rules';
import { type GraphPlayer, weekValues } from '../graph-source';

export type ScatterData = Framed<'xLabel' | 'yLabel' | 'xScale' | 'yScale' | 'showKey'> & {
  groups: readonly { label: string; points: readonly { x: number; y: number; label?: string }[] }[];
  /** A line through two of the points, which are marked A (left) and B; drawn from side to side. */
  line?: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
};

export const scatterPlotGraph = graphRules<ScatterData>({
  label: 'Scatter Plots',
  plan: {
    players: { min: 1, max: 4 },
    fields: { min: 2, max: 2 },
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'second-statistic' },
    scales: ['x', 'y'],
    key: 'mark',
  },
  dataProblem: ({ fields }) => (fields[0] === fields[1] ? again('data', 'same-statistic-twice', 'field-1') : null),
  chart(draft, players) {
    const [across = '', up = ''] = draft.fields;
    return { groups: players.map((player) => ({ label: player.name, points: pairs(player, across, up, draft) })) };
  },
  toFit(draft, players, axis) {
    const [across = '', up = ''] = draft.fields;
    return players.flatMap((player) => pairs(player, across, up, draft).map((point) => point[axis]));
  },
});

export type Pair = { x: number; y: number; label: string };

/** Both statistics of each game that was played. */
export function pairs(player: GraphPlayer, field: string, second: string, draft: GraphDraft): Pair[] {
  const up = weekValues(player, second, draft);
  return weekValues(player, field, draft).flatMap((x, index) => {
    const y = up[index] ?? null;
    return x === null || y === null ? [] : [{ x, y, label: `week ${draft.fromWeek + index}` }];
  });
}
