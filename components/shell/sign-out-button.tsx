'use client';

import { useEffect, useState } from 'react';
import { closeLiveConnection } from '@/components/live/live-connection';
import { deleteSavedPagesAndKeys, setSignedOutCookie } from '@/components/outbox/device-keys';
import { signOutAction } from '@/lib/actions/sign-out';

const CHANNEL = 'fraction-league';
const SIGNED_OUT = 'signed-out';

/**
 * Ends the session on the server, then loads the landing page in every tab, so that nothing of the
 * last person stays in memory. Without Wi-Fi the device deletes its saved pages at once, and the
 * server ends the session with the next request.
 */
export function SignOutButton({ children }: { children: string }) {
  const [pending, setPending] = useState(false);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === SIGNED_OUT) window.location.assign('/');
    };
    return () => channel.close();
  }, []);

  async function leave() {
    if (pending) return;
    setPending(true);
    closeLiveConnection();
    try {
      setSignedOutCookie();
      await deleteSavedPagesAndKeys();
      await signOutAction();
    } catch {
      // The server can't be reached; the next request carries the sign-out.
    } finally {
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage(SIGNED_OUT);
      channel.close();
      window.location.assign('/');
    }
  }

  return (
    <button
      type="button"
      onClick={leave}
      aria-disabled={pending || undefined}
      className={
        '-mr-2 inline-flex min-h-touch items-center rounded-md px-2 text-chalk ' +
        'hover:bg-board-raised'
      }
    >
      {children}
    </button>
  );
}
