'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmByName } from '@/components/ui/confirm-by-name';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { callAction } from '@/lib/actions/call-action';
import { deleteLeagueAction } from '@/lib/actions/league';
import { studentCountText } from './league-words';

type DeleteLeagueProps = {
  leagueId: string;
  name: string;
  studentCount: number;
  /** An earlier deletion was interrupted. */
  isDeleting: boolean;
};

type State = { kind: 'asking'; problem: string | null } | { kind: 'working' } | { kind: 'stopped'; problem: string | null };

/** Deletes a league a few students at a time and shows how far it is. Interrupted, it goes on from here later. */
export function DeleteLeague({ leagueId, name, studentCount, isDeleting }: DeleteLeagueProps) {
  const router = useRouter();
  const [left, setLeft] = useState(studentCount);
  const [state, setState] = useState<State>(isDeleting ? { kind: 'stopped', problem: null } : { kind: 'asking', problem: null });

  async function work(typed?: string) {
    setState({ kind: 'working' });
    for (let call = 0; ; call += 1) {
      const result = await callAction(() => deleteLeagueAction({ leagueId, ...(typed === undefined ? {} : { name: typed }) }));
      // Gone after some calls: another tab has finished it.
      if ((result.ok && result.data.left === 0) || (!result.ok && result.error.code === 'not-found' && call > 0)) break;
      if (!result.ok) {
        const { message, fieldErrors } = result.error;
        setState(fieldErrors?.name ? { kind: 'asking', problem: fieldErrors.name } : { kind: 'stopped', problem: message });
        return;
      }
      setLeft(result.data.left);
    }
    router.replace('/teacher/dashboard?deleted=league');
    router.refresh();
  }

  if (state.kind === 'asking') {
    return (
      <ConfirmByName
        name={name}
        label="To delete it, type the league’s name"
        deed="Delete this league for good"
        error={state.problem}
        onConfirm={work}
      />
    );
  }
  const total = Math.max(studentCount, 1);
  return (
    <div className="max-w-md space-y-4">
      <LiveRegion>
        {state.kind === 'working' ? (
          <p className="font-semibold">Deleting. You can leave this page and finish later.</p>
        ) : (
          <Notice tone="warn" title="Deleting isn’t finished">
            {state.problem ?? `${studentCountText(left)} still to delete.`}
          </Notice>
        )}
      </LiveRegion>
      <ProgressBar value={total - Math.min(left, total)} max={total} label="Students deleted" />
      {state.kind === 'stopped' ? (
        <Button variant="danger" icon="trash-2" onClick={() => work()}>
          Keep deleting
        </Button>
      ) : null}
    </div>
  );
}
