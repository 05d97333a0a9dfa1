import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { RichContent } from './sentence';

type FoldProps = {
  summary: ReactNode;
  open?: boolean;
  className?: string;
  children: RichContent;
};

export function Fold({ summary, open, className = '', children }: FoldProps) {
  return (
    // The arrow turns with its own fold only: one fold may hold others.
    <details open={open} className={`[&[open]>summary>svg]:rotate-180 ${className}`}>
      <summary className="flex min-h-touch items-center gap-2 font-semibold text-field">
        <Icon name="chevron-down" className="size-[1.1em]" />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
