import type { ReactNode } from 'react';
import { Icon } from './icon';

export function Fold({ summary, className = '', children }: { summary: ReactNode; className?: string; children: ReactNode }) {
  return (
    <details className={`group ${className}`}>
      <summary className="flex min-h-touch items-center gap-2 font-semibold text-field">
        <Icon name="chevron-down" className="size-[1.1em] group-open:rotate-180" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
