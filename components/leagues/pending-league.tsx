import { Notice } from '@/components/ui/notice';

/** Reminds someone on the way to an account which league comes after it. */
export function PendingLeague({ leagueName, children }: { leagueName: string; children: string }) {
  return (
    <div className="mb-4">
      <Notice tone="info" title={`You found ${leagueName}`}>
        {children}
      </Notice>
    </div>
  );
}
