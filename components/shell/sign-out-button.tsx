'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { signOutAction } from '@/lib/actions/account';

/**
 * Ends the session on the server, then loads the landing page afresh, in every tab, so nothing of the last person stays in memory.
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
      className="-mr-3 inline-flex min-h-touch items-center gap-2 rounded-md px-3 font-semibold text-chalk-soft hover:bg-board-raised hover:text-chalk"
    >
      <Icon name="log-out" />
      Sign out
    </button>
  );
}

const CHANNEL = 'fraction-league';
const SIGNED_OUT = 'signed-out';
const STORAGE_KEY = 'fraction-league:signed-out';

function announceSignOut(): void {
  if (typeof BroadcastChannel === 'undefined') {
    try {
      // Changing a stored value is news to all other tabs, also in browsers without channels.
      localStorage.setItem(STORAGE_KEY, String(Date.now()));
    } catch {
      // A browser without either: the server refuses whatever the other tabs ask for next.
    }
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** Calls back when another tab has signed out. Gives a function that ends it. */
function onSignOutElsewhere(run: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') {
    const hear = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY) run();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === SIGNED_OUT) run();
  };
  return () => channel.close();
}
