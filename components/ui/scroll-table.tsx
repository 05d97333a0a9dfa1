import { type ReactNode, useId } from 'react';

export type TableColumn =
  | string
  | {
      label: string;
      numeric?: boolean;
      hiddenLabel?: boolean;
      /** Shown instead of the label. */
      control?: ReactNode;
    };

type Cell = string | number | null;
type NumberTableProps = {
  table: { caption?: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] };
  textOf?: (cell: Cell) => ReactNode;
  hideCaption?: boolean;
};

/** A read-only table: the first cell names its row, the others are numbers. */
export function NumberTable({
  table: { caption, columns, rows },
  textOf = (cell) => cell,
  hideCaption = false,
}: NumberTableProps) {
  return (
    <ScrollTable
      caption={caption}
      hideCaption={hideCaption}
      columns={columns.map((label, index) => ({ label, numeric: index > 0 }))}
    >
      {rows.map(([first = null, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be alike.
        <tr key={row}>
          <th scope="row">{textOf(first)}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name.
            <td key={index} className="whitespace-nowrap text-right">
              {textOf(cell)}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

type ScrollRegionProps = { labelledBy: string; className: string; children: ReactNode };

/**
 * A table scrolls in this region, also by keyboard, so that the page itself never scrolls sideways.
 * The region is named by the table's caption.
 */
export function ScrollRegion({ labelledBy, className, children }: ScrollRegionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls.
      tabIndex={0}
      // Positioned, because otherwise labels for screen readers would stick out and widen the page.
      className={`forced-edge relative rounded-lg bg-raised shadow-card ${className}`}
    >
      {children}
    </section>
  );
}

type ScrollTableProps = {
  caption: ReactNode;
  columns: readonly TableColumn[];
  children: ReactNode;
  hideCaption?: boolean;
  dense?: boolean;
};

export function ScrollTable({
  caption,
  columns,
  children,
  hideCaption = false,
  dense = false,
}: ScrollTableProps) {
  const id = useId();
  return (
    <ScrollRegion labelledBy={id} className="overflow-x-auto">
      <table
        className={
          'w-full border-collapse text-left [&_td]:border-line [&_td]:border-t ' +
          '[&_tbody_th]:border-line [&_tbody_th]:border-t [&_tbody_th]:font-semibold ' +
          (dense
            ? '[&_td]:px-3 [&_td]:py-0 [&_th]:px-3 [&_th]:py-0'
            : '[&_td]:px-4 [&_td]:py-2 [&_th]:px-4 [&_th]:py-2')
        }
      >
        <caption
          id={id}
          className={hideCaption ? 'sr-only' : 'px-4 pt-4 pb-2 text-left font-bold text-lead'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const {
                label,
                numeric = false,
                hiddenLabel = false,
                control = null,
              } = typeof column === 'string' ? { label: column } : column;
              return (
                <th
                  key={label}
                  scope="col"
                  className={
                    'whitespace-nowrap bg-sunk text-base font-semibold ' +
                    (numeric ? 'text-right' : '')
                  }
                >
                  {control ?? (hiddenLabel ? <span className="sr-only">{label}</span> : label)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
