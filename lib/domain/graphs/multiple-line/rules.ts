import { type CheckItem, failedCheck, passedCheck } from '@/lib/domain/graphs/checks/check-item';
import { rational } from '@/lib/domain/numbers/fractions';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { defineGraphRules } from '../graph-rules';
import {
  type GraphPlayer,
  gameValuesWithWeeks,
  weeklyValuesWithGaps,
  weeksInRange,
} from '../graph-source';
import { numberToDraw, parseDraftBox } from '../read-draft-numbers';

export type MultipleLineData = WithChartLabels<'xLabel' | 'yLabel' | 'yScale' | 'showKey'> & {
  points: readonly string[];
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  /** Connects the points across a gap, to show why that is wrong. */
  joinGaps?: boolean;
};

export const pointInputId = (player: string, week: number) => `point-${player}-${week}`;

export const multipleLineGraphRules = defineGraphRules<MultipleLineData>({
  plan: {
    players: { min: 2, max: 5 },
    fields: { min: 1, max: 1 },
    axes: { x: 'week', y: 'statistic' },
    scales: ['y'],
    key: 'line',
    gap: true,
    numbers: true,
  },
  dataProblem: (draft) =>
    draft.toWeek === draft.fromWeek ? failedCheck('data', 'one-week', 'toWeek') : null,
  chart(draft, players) {
    const [field = ''] = draft.fields;
    const { gap } = draft;
    return {
      joinGaps: gap === 'join',
      points: weeksInRange(draft).map(String),
      lines: players.map((player) => ({
        label: player.name,
        values: weeklyValuesWithGaps(player, field, draft).map((value, index) => {
          if (value === null) return gap === 'zero' ? 0 : null;
          return draft.byHand
            ? numberToDraw(draft, pointInputId(player.key, draft.fromWeek + index))
            : value;
        }),
      })),
    };
  },
  checks: (draft, players) => (draft.byHand ? [checkPoints(draft, players)] : []),
});

function checkPoints(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const [field = ''] = draft.fields;
  const games = players.flatMap((player) =>
    gameValuesWithWeeks(player, field, draft).map(({ week, value }) => {
      const box = pointInputId(player.key, week);
      return { player: player.name, week, value, box, set: parseDraftBox(draft, box) };
    }),
  );
  const missing = games.filter(({ set }) => set === null);
  const wrong =
    missing.length > 0 ? missing : games.filter(({ set, value }) => !set?.equals(rational(value)));
  const first = wrong[0];
  if (!first) return passedCheck('points', 'points-right');
  const places = wrong.map(({ player, week }) => ({ player, week }));
  return failedCheck(
    'points',
    { code: missing.length > 0 ? 'points-missing' : 'points-wrong', places },
    first.box,
  );
}
