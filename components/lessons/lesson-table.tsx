import { ScrollTable } from '@/components/ui/scroll-table';
import type { LessonTable as Table } from '@/lib/domain/lessons/lesson';

export function LessonTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <ScrollTable caption={caption} columns={columns.map((label, index) => ({ label, numeric: index > 0 }))}>
      {rows.map(([name, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games of one player may look alike, and the rows never move.
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={columns[column + 1]} className="whitespace-nowrap text-right">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
