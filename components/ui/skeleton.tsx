/** A quiet placeholder of a known size, so nothing jumps when the content comes. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-md bg-sunk ${className}`} />;
}
