'use client';

import { useEffect, useState } from 'react';
import { announceSignOut, onSignOutElsewhere } from '@/components/live/sign-out-news';
import { Icon } from '@/components/ui/icon';
import { signOutAction } from '@/lib/actions/account';

/**
 * Ends the session on the server, then loads the landing page afresh, in every tab, so that nothing of the last person stays in memory.
 */
export function SignOutButton() {
  const [pending, setPending] = useState(false);

  useEffect(() => onSignOutElsewhere(() => window.location.assign('/')), []);

  async function leave() {
    if (pending) return;
    setPending(true);
    try {
      await signOutAction({});
    } finally {
      announceSignOut();
      window.location.assign('/');
    }
  }

  return (
    <button
      type="button"
      onClick={leave}
      aria-disabled={pending || undefined}
      className="-mr-3 inline-flex min-h-[2.75rem] items-center gap-2 rounded-md px-3 font-semibold text-chalk-soft hover:bg-board-raised hover:text-chalk"
    >
      <Icon name="log-out" />
      Sign out
    </button>
  );
}
