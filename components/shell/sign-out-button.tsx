'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { forgetKeptPages, hasSeal } from '@/components/offline/seal-on-device';
import { deviceStorage } from '@/components/outbox/device-storage';
import { signOutAction } from '@/lib/actions/account';
import { SIGN_OUT_DUE } from '@/lib/domain/site/offline';

/** Between the tabs of one browser. */
const CHANNEL = 'fraction-league';
const SIGNED_OUT = 'signed-out';

/**
 * Ends the session on the server, then loads the landing page afresh, in every tab, so nothing of the last person stays in memory. Without
 * Wi-Fi the device forgets its kept pages at once, and the server is told with the next page that opens.
 */
export function SignOutButton() {
  const [pending, setPending] = useState(false);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === SIGNED_OUT) window.location.assign('/');
    };
    // A later sign-in has a seal of its own: what was due before it is over.
    if (deviceStorage().read(SIGN_OUT_DUE) && !hasSeal()) leaveWhenDue();
    return () => channel.close();
  }, []);

  const leaveWhenDue = useEffectEvent(() => void leave());

  async function leave() {
    if (pending) return;
    setPending(true);
    try {
      deviceStorage().write(SIGN_OUT_DUE, true);
      await forgetKeptPages();
      await signOutAction({});
      deviceStorage().remove(SIGN_OUT_DUE);
    } catch {
      // The server can't be reached. It is told by the next page that opens here.
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
      className="-mr-2 inline-flex min-h-touch items-center rounded-md px-2 text-chalk hover:bg-board-raised"
    >
      Sign out
    </button>
  );
}
