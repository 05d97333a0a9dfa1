import type { ReactNode } from 'react';

type LiveRegionProps = {
  children?: ReactNode;
  className?: string;
  /** Several notices in one region: only the one that comes is read out, and not again those that stay. */
  parts?: boolean;
};

/** Keep it on the page from the start and change what is inside: that change is what gets read out. */
export function LiveRegion({ children, className, parts = false }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic={!parts} className={className}>
      {children}
    </div>
  );
}
