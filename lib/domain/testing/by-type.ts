import { checkGraph as checkGraphBy } from '@/lib/domain/graphs/checks/check-graph';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  chosenPlayers,
  emptyDraft as emptyDraftBy,
  type GraphDraft,
  readDraft as readDraftBy,
} from '../graphs/graph-draft';
import { GRAPH_TYPES, graphTypeLabel } from '../graphs/graph-names';
import { type GraphSource, graphStatistic } from '../graphs/graph-source';
import type { Chart, ChartWords, GraphRequirements } from '../graphs/graph-type';
import { GRAPHS } from '../graphs/registry';

/** For tests that go through all types of graph. */
export const GRAPH_PLANS = Object.fromEntries(
  GRAPH_TYPES.map((type) => [type, GRAPHS[type].plan]),
) as Record<GraphType, GraphRequirements>;
export const GRAPH_TYPE_LABELS = Object.fromEntries(
  GRAPH_TYPES.map((type) => [type, graphTypeLabel(type)]),
) as Record<GraphType, string>;

export const emptyDraft = (type: GraphType, source: GraphSource) =>
  emptyDraftBy(GRAPHS[type].plan, source);
export const readDraft = (kept: unknown, type: GraphType, source: GraphSource) =>
  readDraftBy(kept, GRAPHS[type].plan, source);
export const checkGraph = (type: GraphType, draft: GraphDraft, source: GraphSource) =>
  checkGraphBy(GRAPHS[type], draft, source);

/** The domain has no words of its own. */
const CHART_WORDS: ChartWords = {
  statistic: (field) => graphStatistic(field)?.label ?? field,
  unit: (unit) => unit,
  week: (week) => `week ${week}`,
  stemKey: ({ stem, leaf, value, unit }) => `${stem} | ${leaf} means ${value} ${unit}`.trim(),
};

export function chartOfDraft(type: GraphType, draft: GraphDraft, source: GraphSource): Chart {
  return { type, ...GRAPHS[type].chart(draft, chosenPlayers(draft, source), CHART_WORDS) } as Chart;
}
