'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Parts } from '@/components/ui/parts';

type LeaveWarningProps = { isNeeded: boolean; title: string; children: Parts };

/** Where someone was about to go: to a page of the app, or to a place in the tab's history. */
type Target = { href: string } | { key: string };

/**
 * Asks before a page is left whose work is not done yet: by a link, by the browser's own buttons
 * for back and forward, or by closing the tab, where the browser asks. A browser without the
 * Navigation API goes back unasked. The second press in a row always leads away: browsers see to
 * that.
 */
export function LeaveWarning({ isNeeded, title, children }: LeaveWarningProps) {
  const router = useRouter();
  /** Where someone wanted to go, and which question of this page it is. */
  const [{ target, nth }, setAsked] = useState<{ target: Target | null; nth: number }>({
    target: null,
    nth: 0,
  });
  // The way that was just agreed to is not asked about again.
  const isAnswered = useRef(false);

  useEffect(() => {
    if (!isNeeded) return;
    const ask = (to: Target) => setAsked((before) => ({ target: to, nth: before.nth + 1 }));
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (
        !link ||
        !isPlain ||
        link.hasAttribute('download') ||
        link.target !== '' ||
        link.origin !== window.location.origin
      )
        return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      ask({ href: `${link.pathname}${link.search}${link.hash}` });
    };
    const onNavigate = (event: NavigateEvent) => {
      // What leads out of the app's document is asked about by the browser itself, as a closed tab
      // is.
      if (
        isAnswered.current ||
        event.navigationType !== 'traverse' ||
        !event.cancelable ||
        !event.destination.sameDocument
      )
        return;
      if (new URL(event.destination.url).pathname === window.location.pathname) return;
      event.preventDefault();
      ask({ key: event.destination.key });
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the link's own handler, which would lead away.
    document.addEventListener('click', onClick, true);
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      window.navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isNeeded]);

  function leave(to: Target) {
    if ('href' in to) {
      router.push(to.href);
      return;
    }
    isAnswered.current = true;
    window.navigation.traverseTo(to.key);
  }

  if (target === null) return null;
  return (
    <Dialog
      // Someone who goes back while the last answer still closes its dialog is asked anew.
      key={nth}
      open
      onClose={() => setAsked((now) => (now.nth === nth ? { target: null, nth } : now))}
      title={title}
      close="Stay here"
      actions={
        <Button variant="secondary" onClick={() => leave(target)}>
          Leave
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
