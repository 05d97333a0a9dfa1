import { ScrollRegion } from '@/components/ui/scroll-table';
import type { PastedList } from '@/lib/domain/class/class-list';
import type { ColumnUse } from '@/lib/domain/class/list/columns';
import {
  COLUMN_USES,
  columnMeaningName,
  columnUseLabel,
  LIST_CHECK,
  moreLinesText,
} from '@/words/class-list';

const SHOWN = 8;
const OPTIONS = Object.entries(COLUMN_USES) as [ColumnUse, string][];

type ClassListColumnsProps = {
  list: PastedList;
  uses: readonly ColumnUse[];
  onUse: (index: number, use: ColumnUse) => void;
};

export function ClassListColumns({ list: { columns, rows }, uses, onUse }: ClassListColumnsProps) {
  const more = rows.length - SHOWN;
  const usesOf = columns.map((_, index) => uses[index] ?? 'out');
  return (
    <ScrollRegion labelledBy="list-columns" className="overflow-x-auto p-4">
      <table className="w-full border-collapse text-left">
        <caption id="list-columns" className="mb-2 text-left font-bold text-lead">
          {LIST_CHECK.columns}
        </caption>
        <thead>
          <tr className="bg-sunk align-top">
            <th scope="col" className="px-2 pt-3 text-base font-normal text-content-soft">
              {LIST_CHECK.line}
            </th>
            {columns.map(({ header, meaning }, index) => {
              const use = usesOf[index] ?? 'out';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name.
                <th key={index} scope="col" className="p-1 font-normal">
                  <label>
                    <span className="sr-only">{columnUseLabel(index + 1, header)}</span>
                    <select
                      value={use}
                      onChange={(event) => onUse(index, event.target.value as ColumnUse)}
                      className={
                        'field-sizing-content min-h-touch rounded-md border-2 px-2 ' +
                        (use === 'out'
                          ? 'border-line-strong bg-raised'
                          : 'border-field bg-field-soft font-semibold')
                      }
                    >
                      {OPTIONS.map(([value, label]) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </select>
                  </label>
                  <span className="mt-0.5 block px-1 text-base text-content-soft [overflow-wrap:anywhere]">
                    {header || columnMeaningName(meaning)}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ id, line, cells }) => (
            <tr key={id}>
              <th
                scope="row"
                className="border-line border-t px-2 py-1 text-base font-normal text-content-soft"
              >
                {line}
              </th>
              {usesOf.map((use, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name.
                  key={index}
                  className={
                    'border-line border-t px-2 py-1 ' +
                    (use === 'out'
                      ? 'whitespace-nowrap text-content-faint line-through'
                      : 'max-w-56 font-semibold [overflow-wrap:anywhere]')
                  }
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? (
        <p className="border-line border-t px-2 pt-2 text-content-soft">{moreLinesText(more)}</p>
      ) : null}
    </ScrollRegion>
  );
}
