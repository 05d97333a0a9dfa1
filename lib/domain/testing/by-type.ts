import { checkGraph as checkGraphBy } from '@/lib/domain/graphs/checks/check-graph';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  chosenPlayersInRosterOrder,
  newGraphDraftWithDefaultStatistics as emptyDraftBy,
  type GraphDraft,
  restoreGraphDraft as readDraftBy,
} from '../graphs/graph-draft';
import { GRAPH_TYPES, graphTypeLabel } from '../graphs/graph-names';
import type { ChartWords, GraphRequirements } from '../graphs/graph-rules';
import { findGraphStatistic, type GraphDataSource } from '../graphs/graph-source';
import type { Chart } from '../graphs/graph-type';
import { GRAPH_MODULES } from '../graphs/registry';

export const GRAPH_REQUIREMENTS_BY_TYPE = Object.fromEntries(
  GRAPH_TYPES.map((type) => [type, GRAPH_MODULES[type].plan]),
) as Record<GraphType, GraphRequirements>;
export const GRAPH_TYPE_LABELS = Object.fromEntries(
  GRAPH_TYPES.map((type) => [type, graphTypeLabel(type)]),
) as Record<GraphType, string>;

export const emptyDraftOfType = (type: GraphType, source: GraphDataSource) =>
  emptyDraftBy(GRAPH_MODULES[type].plan, source);
export const restoreDraftOfType = (kept: unknown, type: GraphType, source: GraphDataSource) =>
  readDraftBy(kept, GRAPH_MODULES[type].plan, source);
export const checkGraphOfType = (type: GraphType, draft: GraphDraft, source: GraphDataSource) =>
  checkGraphBy(GRAPH_MODULES[type], draft, source);

/** Simple chart words for tests, because lib/domain has no texts of its own. */
const CHART_WORDS: ChartWords = {
  statistic: (field) => findGraphStatistic(field)?.label ?? field,
  unit: (unit) => unit,
  week: (week) => `week ${week}`,
  stemKey: ({ stem, leaf, value, unit }) => `${stem} | ${leaf} means ${value} ${unit}`.trim(),
};

export function chartOfDraft(type: GraphType, draft: GraphDraft, source: GraphDataSource): Chart {
  return {
    type,
    ...GRAPH_MODULES[type].chart(draft, chosenPlayersInRosterOrder(draft, source), CHART_WORDS),
  } as Chart;
}
