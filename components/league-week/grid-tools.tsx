import type { GridFilter } from '@/lib/domain/class/class-grid';
import { CLASS_GRID, FILTER_WORDS } from '@/words/class-grid';
import { GridViewLink } from './grid-link';
import { type GridView, gridHref } from './grid-view';

/** Always offered; the other filters appear only when a link leads to them. */
const ALWAYS: readonly GridFilter[] = ['all', 'finished', 'at-work', 'not-started'];

type GridFiltersProps = {
  leagueId: string;
  view: GridView;
  counts: Readonly<Record<GridFilter, number>>;
  onChange: (show: GridFilter) => void;
};

/** The filter buttons also show the counts of the class. */
export function GridFilters({ leagueId, view, counts, onChange }: GridFiltersProps) {
  const offered: readonly GridFilter[] =
    counts['not-signed-in'] > 0 ? [...ALWAYS, 'not-signed-in'] : ALWAYS;
  const filters = offered.includes(view.show) ? offered : [...offered, view.show];
  return (
    <nav aria-label={CLASS_GRID.whoToShow} className="print-hidden max-sm:w-full">
      <ul
        className={
          'forced-edge inline-flex flex-wrap overflow-clip rounded-md border-2 ' +
          'border-line-strong bg-raised'
        }
      >
        {filters.map((show) => (
          <li key={show} className="not-first:border-line not-first:border-l">
            <GridViewLink
              href={gridHref(leagueId, { ...view, show })}
              onFollow={() => onChange(show)}
              aria-current={view.show === show ? 'true' : undefined}
              className={
                'flex min-h-[2.25rem] items-center gap-1 px-2 text-content -outline-offset-3! ' +
                'hover:bg-field-soft aria-[current]:bg-board aria-[current]:font-semibold ' +
                'aria-[current]:text-chalk sm:px-3'
              }
            >
              <span>{FILTER_WORDS[show]}</span>
              <span className="tabular-nums">{counts[show]}</span>
            </GridViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
