import { Fold } from '@/components/ui/fold';
import { CellRows, ScrollTable } from '@/components/ui/scroll-table';
import type { GraphTable } from '@/lib/domain/graph';

type GraphFactsProps = { graph: { title: string; description: string; table: GraphTable | null } };

/** What the picture shows, in words and, where there are any, in numbers. */
export function GraphFacts({ graph }: GraphFactsProps) {
  return (
    <>
      {graph.description ? <p className="text-content-soft">{graph.description}</p> : null}
      {graph.table ? (
        <Fold summary="Show the numbers" className="mt-2">
          <DataTable title={graph.title} table={graph.table} />
        </Fold>
      ) : null}
    </>
  );
}

function DataTable({ title, table }: { title: string; table: GraphTable }) {
  const columns = table.columns.map((label, index) => ({ label: label || `Column ${index + 1}`, numeric: index > 0 }));
  return (
    <ScrollTable caption={table.caption ?? `Numbers of ${title}`} columns={columns}>
      <CellRows rows={table.rows} textOf={(cell) => cell ?? '–'} />
    </ScrollTable>
  );
}
