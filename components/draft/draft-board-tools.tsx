import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { INPUT_CLASS } from '@/components/ui/field';
import { DRAFT } from '@/words/draft';
import type { DraftBoardView } from './draft-board-view';

type BoardToolsProps = {
  view: DraftBoardView;
  sorts: readonly { value: string; label: string }[];
  /** Null when every position has its minimum. */
  onNeed: ((need: boolean) => void) | null;
  onChange: (change: Partial<Pick<DraftBoardView, 'sort' | 'q'>>) => void;
};

const LABEL = 'flex flex-wrap items-center gap-x-2 font-semibold sm:flex-nowrap *:first:shrink-0';

export function DraftBoardTools({ view, sorts, onNeed, onChange }: BoardToolsProps) {
  return (
    <search
      aria-label={DRAFT.findPlayers}
      className="flex grow flex-wrap items-center gap-x-4 gap-y-2"
    >
      <DisabledUntilHydrated>
        <label className={`${LABEL} grow sm:basis-72`}>
          <span>{DRAFT.findName}</span>
          <input
            name="q"
            type="search"
            autoComplete="off"
            value={view.q}
            onChange={(event) => onChange({ q: event.target.value })}
            className={INPUT_CLASS}
          />
        </label>
        <label className={LABEL}>
          <span>{DRAFT.sortBy}</span>
          <select
            value={sorts.some(({ value }) => value === view.sort) ? view.sort : 'best'}
            onChange={(event) => onChange({ sort: event.target.value })}
            className={`${INPUT_CLASS} sm:w-48`}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {onNeed ? (
          <label className="flex min-h-touch cursor-pointer items-center gap-2 font-semibold">
            <input
              type="checkbox"
              checked={view.need}
              onChange={(event) => onNeed(event.target.checked)}
              className="size-6"
            />
            <span>{DRAFT.onlyNeeded}</span>
          </label>
        ) : null}
      </DisabledUntilHydrated>
    </search>
  );
}
