import type { ReactNode } from 'react';

/** Keep it on the page from the start and change what is inside: that change is what gets read out. */
export function LiveRegion({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={className}>
      {children}
    </div>
  );
}
