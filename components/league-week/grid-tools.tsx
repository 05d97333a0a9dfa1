import { type MouseEvent, useId } from 'react';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { FILTERS, type GridFilter, type GridSort, SORTS } from '@/lib/domain/class/class-grid';
import { type GridView, gridHref } from './grid-view';

const FILTER_WORDS: Readonly<Record<GridFilter, string>> = {
  all: 'All',
  stuck: 'May need help',
  'not-started': 'Not started',
  'not-finished': 'Not finished',
};
const SORT_WORDS: Readonly<Record<GridSort, string>> = {
  name: 'Name',
  done: 'Fewest steps done',
  attempts: 'Most tries',
  mvp: 'Most MVP points',
};

type GridToolsProps = {
  leagueId: string;
  view: GridView;
  counts: Readonly<Record<GridFilter, number>>;
  onChange: (change: Partial<Pick<GridView, 'sort' | 'show'>>) => void;
};

/** Who to show and in which order. The filters are links, so each has an address; with script nothing is fetched again. */
export function GridTools({ leagueId, view, counts, onChange }: GridToolsProps) {
  const id = useId();
  const filters = view.projector ? FILTERS.filter((filter) => filter !== 'stuck') : FILTERS;
  const sorts = view.projector ? SORTS.filter((sort) => sort !== 'attempts') : SORTS;
  return (
    <div className="print-hidden mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <nav aria-label="Who to show">
        <ul className="flex flex-wrap gap-2">
          {filters.map((show) => (
            <li key={show}>
              <a
                href={gridHref(leagueId, { ...view, show })}
                aria-current={view.show === show ? 'true' : undefined}
                className="choice-link px-3"
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onChange({ show });
                }}
              >
                {FILTER_WORDS[show]}
                <span className="tabular-nums font-normal">{counts[show]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="whitespace-nowrap font-semibold">
          Sort by
        </label>
        <select
          id={id}
          value={view.sort}
          onChange={(event) => onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'name' })}
          className={INPUT_CLASS}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** A new tab or window was asked for. */
const opensElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
