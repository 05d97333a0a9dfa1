'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { replaceJoinCodeAction } from '@/lib/actions/league';
import { JoinCodeText } from './join-code';

/** Another code for a league whose code has got around, after asking once more. */
export function NewJoinCode({ leagueId, code }: { leagueId: string; code: number }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { pending, data, refusal, run } = useAction<{ code: number }>();

  async function replace() {
    const result = await run(() => replaceJoinCodeAction({ leagueId, code }));
    if (!result) return;
    setAsking(false);
    if (result.ok) router.refresh();
  }

  return (
    <div className="space-y-4">
      <p className="text-content-soft">
        Now it is <JoinCodeText code={code} />. If the wrong people are using it, give the league a new one. Students who already
        joined stay in the league.
      </p>
      <Button variant="secondary" icon="dices" onClick={() => setAsking(true)}>
        Make a new code
      </Button>
      <LiveRegion className="empty:hidden">
        {data ? (
          <Notice tone="good">
            The new code is <JoinCodeText code={data.code} />. The old one no longer works.
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make a new join code?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button pending={pending} onClick={replace}>
              Make the new code
            </Button>
          </>
        }
      >
        <p>
          The old code stops working right away, even on paper you’ve handed out. The league password stays the same. Show the new
          code to students who haven’t joined yet.
        </p>
      </Dialog>
    </div>
  );
}
