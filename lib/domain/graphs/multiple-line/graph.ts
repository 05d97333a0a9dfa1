import { rational } from '@/lib/domain/numbers/fractions';
import { again, type CheckItem, checkKey, right } from '../../graph-checks/check-item';
import { checkFits, checkScale } from '../../graph-checks/scale-checks';
import type { ScaleChoice } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { allValues, type GraphPlayer, weekValues } from '../graph-source';
import type { GraphRules } from '../graph-type';
import { scaleToDraw } from '../read-draft-numbers';

export type MultipleLineData = {
  title: string;
  xLabel: string;
  yLabel: string;
  /** The marks of the x axis from left to right. */
  points: readonly string[];
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  yScale?: ScaleChoice;
  showKey?: boolean;
  /** Draws a line over a gap too. Only to show why that is wrong. */
  joinGaps?: boolean;
};

export const multipleLineGraph: GraphRules<MultipleLineData> = {
  label: 'Multiple-Line Graph',
  plan: {
    players: { min: 2, max: 5 },
    fields: { min: 1, max: 1 },
    least: null,
    axes: { x: 'week', y: 'statistic' },
    scales: ['y'],
    dots: false,
    key: 'line',
    gap: true,
    totals: false,
    numbers: false,
  },
  dataProblem: (draft) => (draft.toWeek === draft.fromWeek ? again('data', 'one-week', 'toWeek') : null),
  chart(draft, players) {
    const [field = ''] = draft.fields;
    const { title, xLabel, yLabel, showKey, fromWeek, toWeek, gap } = draft;
    return {
      title,
      xLabel,
      yLabel,
      yScale: scaleToDraw(draft.yScale),
      showKey,
      joinGaps: gap === 'join',
      points: Array.from({ length: Math.max(0, toWeek - fromWeek + 1) }, (_, index) => `${fromWeek + index}`),
      lines: players.map((player) => ({
        label: player.name,
        values: weekValues(player, field, draft).map((value) => (value === null && gap === 'zero' ? 0 : value)),
      })),
    };
  },
  checks(draft, players) {
    const values = allValues(players, draft.fields[0] ?? '', draft).map((value) => rational(value));
    return [
      checkScale('y', draft, 'points'),
      checkFits('y', draft, values, 'points'),
      ...checkGap(draft, players),
      checkKey(draft, 'line'),
    ];
  },
};

function checkGap(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = ''] = draft.fields;
  const player = players.find((one) => weekValues(one, field, draft).includes(null))?.name;
  if (player === undefined) return [];
  if (draft.gap === '') return [again('gap', { code: 'gap-unsaid', player }, 'gap')];
  if (draft.gap === 'zero') return [again('gap', { code: 'gap-as-zero', player }, 'gap')];
  if (draft.gap === 'join') return [again('gap', { code: 'gap-joined', player }, 'gap')];
  return [right('gap', 'gap-right')];
}
