import { Fold } from '@/components/ui/fold';
import { ScrollTable } from '@/components/ui/scroll-table';
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
      {table.rows.map((row, rowIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a table can be alike, and the table is only read.
        <tr key={rowIndex}>
          {row.map((cell, index) =>
            index === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place.
              <th key={index} scope="row">
                {cell ?? '–'}
              </th>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place.
              <td key={index} className="text-right">
                {cell ?? '–'}
              </td>
            ),
          )}
        </tr>
      ))}
    </ScrollTable>
  );
}
