import type { GraphTable } from '@/lib/domain/graph';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart } from '@/lib/domain/graphs/graph-type';
import { chartFromTable } from '@/words/graphs/chart-from-table';
import type { GraphView } from './graph-view';
import { GRAPH_VIEWS } from './registry';

export type NoOneScale = 'no-scale' | 'no-numbers' | 'other-numbers';
export type OneScale = { charts: readonly [Chart, Chart] } | { why: NoOneScale };

type Stored = { title: string; table: GraphTable | null };

/** Redraws two graphs of one type from their stored numbers on a shared scale. */
export async function onOneScale(
  type: GraphType,
  graphs: readonly [Stored, Stored],
): Promise<OneScale> {
  const { onOneScale: aligned } = (await GRAPH_VIEWS[type]()) as unknown as GraphView<Chart>;
  if (!aligned) return { why: 'no-scale' };
  if (graphs.some(({ table }) => table === null)) return { why: 'no-numbers' };
  const charts = graphs.flatMap(
    ({ title, table }) => (table && chartFromTable(type, title, table)) ?? [],
  );
  const [one, other] = (charts.length === graphs.length && aligned(charts)) || [];
  return one && other ? { charts: [one as Chart, other as Chart] } : { why: 'other-numbers' };
}
