'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { setWorkGroupsKeptAction } from '@/lib/actions/league';
import { BRIEF } from '@/words/brief';

type KeepGroupsProps = { leagueId: string; week: number; isKept: boolean };

export function KeepWorkGroupsToggleButton({ leagueId, week, isKept }: KeepGroupsProps) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();
  const toggle = async () => {
    const answer = await run(() => setWorkGroupsKeptAction({ leagueId, week, keep: !isKept }));
    if (answer?.ok) router.refresh();
  };
  return (
    <div className="print-hidden">
      <Button
        variant="secondary"
        icon={isKept ? 'refresh-cw' : 'lock'}
        pending={pending}
        onClick={toggle}
      >
        {isKept ? BRIEF.newEachWeek : BRIEF.keepThese}
      </Button>
      <Notice alert className="mt-2">
        {refusal?.message}
      </Notice>
    </div>
  );
}
