import { useId } from 'react';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { TextField } from '@/components/ui/text-field';
import type { BoardView } from './board-view';

type BoardToolsProps = {
  view: BoardView;
  sorts: readonly { value: string; label: string }[];
  /** Null when every position has its minimum: then there is nothing left to need. */
  onNeed: ((need: boolean) => void) | null;
  onChange: (change: Partial<Pick<BoardView, 'sort' | 'q'>>) => void;
};

/** Search, order, and "only what I still need". */
export function BoardTools({ view, sorts, onNeed, onChange }: BoardToolsProps) {
  const id = useId();
  return (
    <search
      aria-label="Find players"
      className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-[1fr_14rem] lg:grid-cols-[1fr_14rem_auto]"
    >
      <TextField
        label="Find a name or a team"
        name="q"
        type="search"
        autoComplete="off"
        value={view.q}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <div>
        <label htmlFor={`${id}-sort`} className="mb-1 block font-semibold">
          Sort by
        </label>
        <select
          id={`${id}-sort`}
          value={sorts.some(({ value }) => value === view.sort) ? view.sort : 'best'}
          onChange={(event) => onChange({ sort: event.target.value })}
          className={INPUT_CLASS}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {onNeed ? (
        <label className="flex min-h-[3rem] cursor-pointer items-center gap-3 self-end font-semibold">
          <input type="checkbox" checked={view.need} onChange={(event) => onNeed(event.target.checked)} className="size-6" />
          Only what I still need
        </label>
      ) : null}
    </search>
  );
}
