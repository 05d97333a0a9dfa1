import type { ReactNode } from 'react';

type LiveRegionProps = { children?: ReactNode; assertive?: boolean; className?: string };

/** Keep it on the page from the start and change what is inside: that change is what gets read out. */
export function LiveRegion({ children, assertive = false, className }: LiveRegionProps) {
  return (
    <div
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
      className={className}
    >
      {children}
    </div>
  );
}
