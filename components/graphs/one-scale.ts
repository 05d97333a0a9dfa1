import type { GraphTable } from '@/lib/domain/graph';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartData } from '@/lib/domain/graphs/graph-type';
import { GRAPH_VIEWS } from './registry';

type OneScale =
  | { charts: readonly [ChartData<GraphType>, ChartData<GraphType>] }
  | { why: 'no-scale' | 'no-numbers' | 'other-numbers' };

type Stored = { title: string; table: GraphTable | null };

/** Redraws two graphs of one type from their stored numbers on a shared scale. */
export async function drawOnOneScale(
  type: GraphType,
  graphs: readonly [Stored, Stored],
): Promise<OneScale> {
  const { redrawn } = await GRAPH_VIEWS[type]();
  if (!redrawn) return { why: 'no-scale' };
  const stored = graphs.flatMap(({ title, table }) => (table ? { title, table } : []));
  if (stored.length < graphs.length) return { why: 'no-numbers' };
  const [one, other] = (redrawn(stored) ?? []) as readonly ChartData<GraphType>[];
  return one && other ? { charts: [one, other] } : { why: 'other-numbers' };
}
