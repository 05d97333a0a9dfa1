'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { archiveLeagueAction } from '@/lib/actions/league';

/** @param archivedText since when the league is archived, in words; null while it is open. */
export function ArchiveLeague({ leagueId, archivedText }: { leagueId: string; archivedText: string | null }) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();
  const archived = archivedText !== null;

  async function change() {
    const result = await run(() => archiveLeagueAction({ leagueId, archived: !archived }));
    if (result?.ok) router.refresh();
  }

  return (
    <div className="space-y-4">
      <LiveRegion>
        {archived ? (
          <Notice tone="info" title="This league is archived">
            Since {archivedText}. No one new can join. Its students can look at everything but can’t change anything.
          </Notice>
        ) : (
          <p className="text-content-soft">
            For when a class is done: no one new can join, and students can look at everything but can’t change anything. You can
            reopen it at any time. An archived league still counts as one of your leagues.
          </p>
        )}
      </LiveRegion>
      {refusal ? (
        <Notice tone="warn" role="alert">
          {refusal.message}
        </Notice>
      ) : null}
      <Button variant="secondary" icon={archived ? 'rotate-ccw' : 'lock'} pending={pending} onClick={change}>
        {archived ? 'Reopen this league' : 'Archive this league'}
      </Button>
    </div>
  );
}
