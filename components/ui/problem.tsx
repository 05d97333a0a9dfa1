import type { ReactNode } from 'react';
import { Notice } from './notice';

type ProblemProps = { title?: string | undefined; className?: string; children: ReactNode };

/**
 * Why something didn't work. Keep it on the page from the start: what appears in it is read out at
 * once.
 */
export function Problem({ title, className = '', children }: ProblemProps) {
  return (
    <div
      role="alert"
      aria-live="assertive"
      aria-atomic="true"
      className={`${className} empty:absolute`}
    >
      {children ? (
        <Notice tone="warn" title={title}>
          {children}
        </Notice>
      ) : null}
    </div>
  );
}
