'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { RichContent } from '@/components/ui/sentence';
import { LEAVE_WARNING } from '@/words/ui';

type LeaveWarningProps = { isNeeded: boolean; title: string; children: RichContent };

/** The requested destination: a page of the app, or an entry in the tab's history. */
type Target = { href: string } | { key: string };

/**
 * Asks before someone leaves a page with unfinished work: by a link, by Back and Forward, or by
 * closing the tab, where the browser asks. Without the Navigation API, Back isn't intercepted. A
 * second press in a row always leaves, because browsers allow it.
 */
export function LeavePageWarning({ isNeeded, title, children }: LeaveWarningProps) {
  const router = useRouter();
  /** The destination, and a counter of this page's questions. */
  const [{ target, nth }, setAsked] = useState<{ target: Target | null; nth: number }>({
    target: null,
    nth: 0,
  });
  // A confirmed navigation isn't questioned again.
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
      // For links out of the app, the browser shows its own prompt, as for closing the tab.
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
    // In the capture phase, before the link's own handler navigates.
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
      // A new dialog if someone goes back while the last one is still closing.
      key={nth}
      open
      onClose={() => setAsked((now) => (now.nth === nth ? { target: null, nth } : now))}
      title={title}
      close={LEAVE_WARNING.stay}
      actions={
        <Button variant="secondary" onClick={() => leave(target)}>
          {LEAVE_WARNING.leave}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
