import type { ReactNode } from 'react';
import type { GraphVersionDto } from '@/lib/data/graph/dto';
import { type GraphType, isGraphType } from '@/lib/domain/graphs/graph-names';
import type { ChartData } from '@/lib/domain/graphs/graph-type';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { GRAPH_HUB } from '@/words/graph-hub';
import { WHY_NO_ONE_SCALE } from '@/words/graph-questions';
import { HandedInGraphImage } from './handed-in-graph-image';
import { GRAPH_VIEW_LOADERS, loadChartComponent } from './registry';
import type { GraphSide } from './side-by-side-graphs';

type Shown = Pick<GraphVersionDto, 'id' | 'title' | 'graphType' | 'typeLabel' | 'table'> & {
  description?: string;
};

/**
 * Redraws the graphs on a shared scale where possible. It runs on the server, so browsers don't
 * load the drawing code.
 */
export async function drawComparedGraphSides(
  graphs: readonly Shown[],
  { names, className }: { names: readonly string[]; className: string },
): Promise<{ sides: GraphSide[]; whyNoSharedScale: string | null }> {
  const { drawings, whyNoSharedScale } = await drawnOnOneScale(graphs);
  const sides = graphs.map(({ id, title, typeLabel, description = '' }, index): GraphSide => {
    const name = names[index] ?? '';
    const pictureTitle = [name, title || typeLabel].filter(Boolean).join(': ');
    const picture = { id, title: pictureTitle || GRAPH_HUB.graph, description };
    return {
      name,
      picture: <HandedInGraphImage graph={picture} size="whole" className={className} />,
      redrawn: drawings[index] ?? null,
    };
  });
  return { sides, whyNoSharedScale };
}

async function drawnOnOneScale(
  graphs: readonly Shown[],
): Promise<{ drawings: readonly ReactNode[]; whyNoSharedScale: string | null }> {
  const [one, other] = graphs;
  const type = one?.graphType ?? '';
  if (!one || !other || !isGraphType(type) || other.graphType !== type)
    return { drawings: [], whyNoSharedScale: null };
  const scaled = await graphPairOnSharedScaleOrReason(type, [one, other]);
  if ('why' in scaled) return { drawings: [], whyNoSharedScale: WHY_NO_ONE_SCALE[scaled.why] };
  const Drawing = await loadChartComponent(type);
  const drawings = scaled.charts.map((chart, index) => (
    <Drawing key={graphs[index]?.id} {...chart} table={false} />
  ));
  return { drawings, whyNoSharedScale: null };
}

type OneScale =
  | { charts: readonly [ChartData<GraphType>, ChartData<GraphType>] }
  | { why: 'no-scale' | 'no-numbers' | 'other-numbers' };

type Stored = { title: string; table: GraphTable | null };

export async function graphPairOnSharedScaleOrReason(
  type: GraphType,
  graphs: readonly [Stored, Stored],
): Promise<OneScale> {
  const { redrawn } = await GRAPH_VIEW_LOADERS[type]();
  if (!redrawn) return { why: 'no-scale' };
  const stored = graphs.flatMap(({ title, table }) => (table ? { title, table } : []));
  if (stored.length < graphs.length) return { why: 'no-numbers' };
  const [one, other] = (redrawn(stored) ?? []) as readonly ChartData<GraphType>[];
  return one && other ? { charts: [one, other] } : { why: 'other-numbers' };
}
