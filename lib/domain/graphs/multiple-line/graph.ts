import { again } from '../../graph-checks/check-item';
import type { Framed } from '../chart-data';
import { graphRules } from '../graph-rules';
import { weeksOf, weekValues } from '../graph-source';

export type MultipleLineData = Framed<'xLabel' | 'yLabel' | 'yScale' | 'showKey'> & {
  /** The marks of the x axis from left to right. */
  points: readonly string[];
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  /** Draws a line over a gap too. Only to show why that is wrong. */
  joinGaps?: boolean;
};

export const multipleLineGraph = graphRules<MultipleLineData>({
  label: 'Multiple-Line Graph',
  plan: {
    players: { min: 2, max: 5 },
    fields: { min: 1, max: 1 },
    axes: { x: 'week', y: 'statistic' },
    scales: ['y'],
    key: 'line',
    gap: true,
  },
  dataProblem: (draft) => (draft.toWeek === draft.fromWeek ? again('data', 'one-week', 'toWeek') : null),
  chart(draft, players) {
    const [field = ''] = draft.fields;
    const { gap } = draft;
    return {
      joinGaps: gap === 'join',
      points: weeksOf(draft).map(String),
      lines: players.map((player) => ({
        label: player.name,
        values: weekValues(player, field, draft).map((value) => (value === null && gap === 'zero' ? 0 : value)),
      })),
    };
  },
});
