'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { callAction } from '@/lib/actions/call-action';
import { takeBackInvitationAction } from '@/lib/actions/invitation';

export function TakeBackButton({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function takeBack() {
    if (pending) return;
    setPending(true);
    const result = await callAction(() => takeBackInvitationAction({ id }));
    setPending(false);
    setProblem(result.ok ? null : result.error.message);
    if (!result.ok) return;
    // The row with this button goes: the list's heading is where to read on.
    document.getElementById('open-invitations')?.focus();
    router.refresh();
  }

  return (
    <div className="relative">
      <Button variant="secondary" pending={pending} onClick={takeBack}>
        Take back<span className="sr-only"> the invitation of {email}</span>
      </Button>
      <LiveRegion className="font-semibold text-again empty:hidden">{problem}</LiveRegion>
    </div>
  );
}
