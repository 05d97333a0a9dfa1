import type { ChartLabelsAndScales } from './chart-data';
import type { GraphDraft } from './graph-draft';
import type { GraphRequirements, GraphRules } from './graph-type';
import { scaleToDraw } from './read-draft-numbers';

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
