import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { ScrollTable } from '@/components/ui/scroll-table';
import { type ChartTable, chartNumber } from '@/lib/domain/graphs/chart-data';
import { type ChartSentences, tableOf } from '@/words/graphs/graph-words';

export type FigureOptions = {
  /** What the picture shows in words, where the made sentences would tell too much; null for none. */
  words?: string | null;
  /** The data table under the picture. */
  table?: boolean;
};

export type PictureProps = { id: string; label: string; describedBy?: string };

/** A picture with its words and its table: whoever does not see the one has the other two. */
export function ChartFigure<Data extends { title: string }>({
  data,
  of,
  words,
  table = true,
  children,
}: FigureOptions & { data: Data; of: ChartSentences<Data>; children: (picture: PictureProps) => ReactNode }) {
  const id = useId();
  const said = words === undefined ? of.describe(data) : words;
  const name = data.title || 'Untitled graph';
  return (
    <figure className="min-w-0">
      <section
        aria-label={`Picture: ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="keep-colors forced-edge overflow-x-auto rounded-lg bg-raised"
      >
        {children({ id: `${id}p`, label: name, describedBy: said ? `${id}w` : undefined })}
      </section>
      {said ? (
        <figcaption id={`${id}w`} className="mt-2 text-sm text-content-soft">
          {said}
        </figcaption>
      ) : null}
      {table ? <NumbersTable table={tableOf(of, data)} /> : null}
    </figure>
  );
}

function NumbersTable({ table: { caption, columns, rows } }: { table: ChartTable }) {
  return (
    <details className="print-hidden group mt-3">
      <summary className="flex min-h-touch list-none items-center gap-2 font-semibold text-field [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-5 transition-transform group-open:rotate-90" />
        The numbers as a table
      </summary>
      <ScrollTable caption={caption} columns={columns.map((label, index) => ({ label, numeric: index > 0 }))}>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name.
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="text-right">
                {cell === null ? 'none' : typeof cell === 'number' ? chartNumber(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
