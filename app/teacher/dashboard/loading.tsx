import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        Loading your leagues
      </p>
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
