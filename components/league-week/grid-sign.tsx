import { Icon } from '@/components/ui/icon';
import type { GridCellLabel } from './grid-cell-labels';

/** Hidden from screen readers, which read the words next to it. */
export function GridSign({ sign, count }: Pick<GridCellLabel, 'sign' | 'count'>) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-0.5 align-middle">
      {sign === 'dot' ? (
        // A border, because forced colors take backgrounds away.
        <span className="size-1 rounded-full border-2 border-current" />
      ) : sign === 'stuck' ? (
        <StuckSign />
      ) : (
        <Icon name={sign} className="size-[1.125rem]" />
      )}
      {count === undefined ? null : (
        <span className="font-bold text-unit tabular-nums">{count}</span>
      )}
    </span>
  );
}

export function StuckSign({ className = 'size-4' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M12 3 22.5 21h-21z" fill="currentColor" />
    </svg>
  );
}
