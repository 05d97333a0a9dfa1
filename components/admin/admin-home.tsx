'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { decideTeacherSignUpAction } from '@/lib/actions/admin';
import type { AdminHomeDto, PendingTeacherSignUpDto } from '@/lib/data/admin/dto';
import { ADMIN_HOME, sinceText, teachersAwaitingProofText } from '@/words/admin';

export function ServerHealthFactList({ facts }: Pick<AdminHomeDto, 'facts'>) {
  return (
    <ul
      aria-label={ADMIN_HOME.health}
      className="on-board mb-3 flex flex-wrap gap-x-6 gap-y-1 rounded-lg px-4 py-2"
    >
      {facts.map(({ isWell, text }) => (
        <li key={text} className="flex items-start gap-2">
          <Icon
            name={isWell ? 'check' : 'triangle-alert'}
            title={isWell ? ADMIN_HOME.well : ADMIN_HOME.look}
            className="mt-1 size-[1.1em] shrink-0"
          />
          <span className={isWell ? '' : 'font-bold'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function WaitingTeacherSignUps({ waiting }: Pick<AdminHomeDto, 'waiting'>) {
  if (waiting.length === 0) return null;
  return (
    <Card title={teachersAwaitingProofText(waiting.length)} className="mb-6">
      <ul className="divide-y-2 divide-line">
        {waiting.map((signUp) => (
          <li key={signUp.accountId} className="py-2 first:pt-0">
            <PendingSignUp signUp={signUp} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-content-soft">{ADMIN_HOME.youAreProof}</p>
    </Card>
  );
}

function PendingSignUp({
  signUp: { accountId, displayName, email, school, on },
}: {
  signUp: PendingTeacherSignUpDto;
}) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const { pending, refusal, run } = useAction();

  async function answer(letIn: boolean) {
    const result = await run(() => decideTeacherSignUpAction({ accountId, letIn }));
    setIsAsking(false);
    if (!result?.ok) return;
    // The row with these buttons disappears, so the focus moves to the page's main part.
    document.getElementById('main')?.focus();
    router.refresh();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0">
        <strong>{displayName}</strong>{' '}
        <span className="wrap-anywhere text-content-soft">{`${email}, ${school}`}</span>{' '}
        <span className="text-content-soft">{sinceText(on)}</span>
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" icon="check" pending={pending} onClick={() => answer(true)}>
          <span>{ADMIN_HOME.letIn}</span>
          <span className="sr-only">{`: ${displayName}`}</span>
        </Button>
        <Button variant="secondary" pending={pending} onClick={() => setIsAsking(true)}>
          <span>{ADMIN_HOME.notOurs}</span>
          <span className="sr-only">{`: ${displayName}`}</span>
        </Button>
      </div>
      <Notice alert>{refusal?.message}</Notice>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={ADMIN_HOME.refuseTitle}
        closeLabel={ADMIN_HOME.cancel}
        actions={
          <Button variant="danger" pending={pending} onClick={() => answer(false)}>
            {ADMIN_HOME.refuse}
          </Button>
        }
      >
        <p>{ADMIN_HOME.refuseText}</p>
      </Dialog>
    </div>
  );
}
