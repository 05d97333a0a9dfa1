'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { takeBackInvitationAction } from '@/lib/actions/invitation';

export function TakeBackButton({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();

  async function takeBack() {
    const result = await run(() => takeBackInvitationAction({ id }));
    if (!result?.ok) return;
    // The row with this button goes: the list's heading is where to read on.
    document.getElementById('open-invitations')?.focus();
    router.refresh();
  }

  return (
    <div className="relative">
      <Button variant="secondary" pending={pending} onClick={takeBack}>
        Take back<span className="sr-only"> the invitation of {email}</span>
      </Button>
      <LiveRegion className="font-semibold text-again empty:hidden">{refusal?.message}</LiveRegion>
    </div>
  );
}
