import { type CheckItem, failedCheck, passedCheck } from '@/lib/domain/graphs/checks/check-item';
import { type Rational, rational, ZERO } from '@/lib/domain/numbers/fractions';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import type { Axis } from '../graph-rules';
import { defineGraphRules } from '../graph-rules';
import { type GraphPlayer, weeklyValuesWithGaps } from '../graph-source';
import { numberToDraw, parseDraftBox } from '../read-draft-numbers';

export type ScatterPlotData = WithChartLabels<
  'xLabel' | 'yLabel' | 'xScale' | 'yScale' | 'showKey'
> & {
  groups: readonly { label: string; points: readonly { x: number; y: number; label?: string }[] }[];
  /** A line through two points, marked A (left) and B, drawn across the whole chart. */
  line?: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
};

export type TrendEnd = 'A' | 'B';
export const trendPointInputId = (end: TrendEnd, axis: Axis) => `trend-${end}-${axis}`;

export const scatterPlotGraphRules = defineGraphRules<ScatterPlotData>({
  plan: {
    players: { min: 1, max: 4 },
    fields: { min: 2, max: 2 },
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'second-statistic' },
    scales: ['x', 'y'],
    key: 'mark',
    numbers: true,
  },
  dataProblem: ({ fields }) =>
    fields[0] === fields[1] ? failedCheck('data', 'same-statistic-twice', 'field-1') : null,
  chart(draft, players, words) {
    const [across = '', up = ''] = draft.fields;
    const line = trendLine(draft);
    return {
      groups: players.map((player) => ({
        label: player.name,
        points: scatterPointsOfPlayer(player, across, up, draft).map(({ week, ...point }) => ({
          ...point,
          label: words.week(week),
        })),
      })),
      ...(line && { line }),
    };
  },
  checks: checkTrend,
  toFit(draft, players, axis) {
    const [across = '', up = ''] = draft.fields;
    return players.flatMap((player) =>
      scatterPointsOfPlayer(player, across, up, draft).map((point) => point[axis]),
    );
  },
});

/** A point of the trend line; null if one of its numbers is missing. */
export function trendLineEndOfDraft(
  draft: GraphDraft,
  end: TrendEnd,
): { x: number; y: number } | null {
  const [x, y] = [
    numberToDraw(draft, trendPointInputId(end, 'x')),
    numberToDraw(draft, trendPointInputId(end, 'y')),
  ];
  return x === null || y === null ? null : { x, y };
}

/** The trend line from left to right; null unless its two points have different x values. */
function trendLine(draft: GraphDraft): ScatterPlotData['line'] {
  const [a, b] = [trendLineEndOfDraft(draft, 'A'), trendLineEndOfDraft(draft, 'B')];
  if (!a || !b || a.x === b.x) return null;
  return a.x < b.x ? { from: a, to: b } : { from: b, to: a };
}

/**
 * A line of best fit should have about as many dots above as below. A graph without a line isn't
 * checked.
 */
function checkTrend(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const boxes = (['A', 'B'] as const).flatMap((end) => [
    trendPointInputId(end, 'x'),
    trendPointInputId(end, 'y'),
  ]);
  if (boxes.every((box) => !draft.typed[box])) return [];
  const line = trendLine(draft);
  if (!line)
    return [
      failedCheck(
        'trend',
        'trend-unfinished',
        boxes.find((box) => numberToDraw(draft, box) === null) ?? trendPointInputId('B', 'x'),
      ),
    ];
  const [across = '', up = ''] = draft.fields;
  const { above, below } = sides(
    draft,
    players.flatMap((player) => scatterPointsOfPlayer(player, across, up, draft)),
  );
  if (Math.abs(above - below) <= Math.max(2, (above + below) / 3))
    return [passedCheck('trend', 'trend-right')];
  return [failedCheck('trend', { code: 'trend-aside', above, below }, trendPointInputId('A', 'y'))];
}

function sides(
  draft: GraphDraft,
  points: readonly ScatterPoint[],
): { above: number; below: number } {
  const [ax, ay, bx, by] = (['A', 'B'] as const).flatMap((end) =>
    (['x', 'y'] as const).map((axis) => parseDraftBox(draft, trendPointInputId(end, axis)) ?? ZERO),
  ) as [Rational, Rational, Rational, Rational];
  const [run, rise] = [bx.sub(ax), by.sub(ay)];
  const signs = points.map(
    ({ x, y }) =>
      rational(y).sub(ay).mul(run).compare(rational(x).sub(ax).mul(rise)) * run.compare(0),
  );
  return {
    above: signs.filter((sign) => sign > 0).length,
    below: signs.filter((sign) => sign < 0).length,
  };
}

type ScatterPoint = { x: number; y: number; week: number };

export function scatterPointsOfPlayer(
  player: GraphPlayer,
  field: string,
  second: string,
  draft: GraphDraft,
): ScatterPoint[] {
  const up = weeklyValuesWithGaps(player, second, draft);
  return weeklyValuesWithGaps(player, field, draft).flatMap((x, index) => {
    const y = up[index] ?? null;
    return x === null || y === null ? [] : [{ x, y, week: draft.fromWeek + index }];
  });
}
