import type { CheckItem, PartExplainedByKey } from '@/lib/domain/graphs/checks/check-item';
import type { GraphUnit } from '../football/statistics';
import type { ChartLabelsAndScales } from './chart-data';
import type { GraphDraft } from './graph-draft';
import type { GraphPlayer } from './graph-source';
import { scaleToDraw } from './read-draft-numbers';

type Limits = { min: number; max: number };
export type GraphRequirements = {
  players: Limits;
  fields: Limits;
  least: { count: number; of: 'each' | 'all' } | null;
  axes: { x: AxisContent | null; y: AxisContent | null };
  scales: readonly Axis[];
  /** Bars are read by their length from 0, and bars of counts can't go below it. */
  scaleMarks: DataMarkKindOnScale;
  dots: boolean;
  key: PartExplainedByKey | null;
  gap: boolean;
  /** True for graphs of season totals; false for single games. */
  totals: boolean;
  numbers: boolean;
};
export type Axis = 'x' | 'y';
export type DataMarkKindOnScale = 'points' | 'bars' | 'counts';
/** The content of an axis decides what its label must name. */
export type AxisContent = 'statistic' | 'second-statistic' | 'pieces' | 'week' | 'player' | 'count';

export type ChartWords = {
  statistic: (field: string) => string;
  unit: (unit: GraphUnit) => string;
  week: (week: number) => string;
  stemKey: (key: GraphDraft['stemKey']) => string;
};

export type GraphRules<Data = object> = {
  plan: GraphRequirements;
  /** A problem with the data that only this type has. Checked before the games are counted. */
  dataProblem?: (draft: GraphDraft, players: readonly GraphPlayer[]) => CheckItem | null;
  chart: (draft: GraphDraft, players: readonly GraphPlayer[], words: ChartWords) => Data;
  /** Checks the worked-out numbers in the order of the form, once the data fit. */
  checks?: (draft: GraphDraft, players: readonly GraphPlayer[]) => CheckItem[];
  /**
   * The values a scale must hold; by default all values of the first statistic. Empty while
   * unknown.
   */
  toFit?: (draft: GraphDraft, players: readonly GraphPlayer[], axis: Axis) => readonly number[];
};

const NOTHING_MORE = {
  least: null,
  axes: { x: null, y: null },
  scales: [],
  scaleMarks: 'points',
  dots: false,
  key: null,
  gap: false,
  totals: false,
  numbers: false,
} as const;

type OwnRules<Data> = Omit<GraphRules, 'plan' | 'chart'> & {
  plan: Pick<GraphRequirements, 'players' | 'fields'> & Partial<GraphRequirements>;
  chart: (...drawn: Parameters<GraphRules['chart']>) => Omit<Data, keyof ChartLabelsAndScales>;
};

export function defineGraphRules<Data>({
  plan: own,
  chart,
  ...rules
}: OwnRules<Data>): GraphRules<Data> {
  const plan = { ...NOTHING_MORE, ...own };
  return {
    ...rules,
    plan,
    chart: (draft, players, words) =>
      ({ ...frameOf(plan, draft), ...chart(draft, players, words) }) as Data,
  };
}

function frameOf({ axes, scales, key }: GraphRequirements, draft: GraphDraft) {
  return {
    title: draft.title,
    ...(axes.x && { xLabel: draft.xLabel }),
    ...(axes.y && { yLabel: draft.yLabel }),
    ...Object.fromEntries(
      scales.map((axis) => [`${axis}Scale`, scaleToDraw(draft[`${axis}Scale`])]),
    ),
    ...(key && { showKey: draft.showKey }),
  };
}
