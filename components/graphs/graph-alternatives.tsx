import { HearGraphButton } from '@/components/charts/hear-graph-button';
import { Fold } from '@/components/ui/fold';
import { NumberTable } from '@/components/ui/scroll-table';
import { soundOfGraph } from '@/lib/domain/graphs/graph-sound';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { GRAPH_HUB, graphColumnName, graphNumbersCaptionText } from '@/words/graph-hub';

type GraphAlternativesProps = {
  graph: { title: string; description: string; graphType: string; table: GraphTable | null };
};

export function GraphAlternatives({ graph }: GraphAlternativesProps) {
  return (
    <>
      {graph.description ? <p className="text-content-soft">{graph.description}</p> : null}
      {graph.table ? (
        <>
          <Fold summary={GRAPH_HUB.showNumbers} className="mt-2">
            <NumberTable
              table={withNamedEmptyColumns(graph.title, graph.table)}
              textOf={(cell) => cell ?? '–'}
            />
          </Fold>
          <HearGraphButton title={graph.title} sound={soundOfGraph(graph.graphType, graph.table)} />
        </>
      ) : null}
    </>
  );
}

export function withNamedEmptyColumns(
  title: string,
  { caption = graphNumbersCaptionText(title), columns, rows }: GraphTable,
) {
  return {
    caption,
    rows,
    columns: columns.map((label, index) => graphColumnName(label, index + 1)),
  };
}
