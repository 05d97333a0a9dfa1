import { Skeleton } from '@/components/ui/skeleton';

/** Quiet placeholders of about the page's own shape: a heading, an optional panel, and rows. */
export function ScreenLoading({ panel = true, rows = 6 }: { panel?: boolean; rows?: number }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-6 w-full max-w-text" />
      {panel ? <Skeleton className="h-40 w-full" /> : null}
      <div className="grid grid-cols-1 gap-2">
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </div>
  );
}
