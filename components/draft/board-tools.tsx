import { SelectField } from '@/components/ui/select-field';
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
      <SelectField
        label="Sort by"
        options={sorts}
        value={sorts.some(({ value }) => value === view.sort) ? view.sort : 'best'}
        onChange={(event) => onChange({ sort: event.target.value })}
      />
      {onNeed ? (
        <label className="flex min-h-[3rem] cursor-pointer items-center gap-3 self-end font-semibold">
          <input type="checkbox" checked={view.need} onChange={(event) => onNeed(event.target.checked)} className="size-6" />
          Only what I still need
        </label>
      ) : null}
    </search>
  );
}
