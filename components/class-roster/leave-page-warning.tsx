'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { RichContent } from '@/components/ui/sentence';
import { LEAVE_WARNING_BUTTONS } from '@/words/ui';

type LeavePageWarningProps = { isNeeded: boolean; title: string; children: RichContent };

type Destination = { href: string } | { key: string };

/**
 * Asks before someone leaves a page with unfinished work: by a link, by Back and Forward, or by
 * closing the tab, where the browser asks. Without the Navigation API, Back isn't intercepted. A
 * second press in a row always leaves, because browsers allow it.
 */
export function LeavePageWarning({ isNeeded, title, children }: LeavePageWarningProps) {
  const router = useRouter();
  const [{ destination, count }, setPrompt] = useState<{
    destination: Destination | null;
    count: number;
  }>({
    destination: null,
    count: 0,
  });
  // A confirmed navigation isn't questioned again.
  const isConfirmed = useRef(false);

  useEffect(() => {
    if (!isNeeded) return;
    const showPrompt = (to: Destination) =>
      setPrompt((before) => ({ destination: to, count: before.count + 1 }));
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
      showPrompt({ href: `${link.pathname}${link.search}${link.hash}` });
    };
    const onNavigate = (event: NavigateEvent) => {
      // For links out of the app, the browser shows its own prompt, as for closing the tab.
      if (
        isConfirmed.current ||
        event.navigationType !== 'traverse' ||
        !event.cancelable ||
        !event.destination.sameDocument
      )
        return;
      if (new URL(event.destination.url).pathname === window.location.pathname) return;
      event.preventDefault();
      showPrompt({ key: event.destination.key });
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

  function leave(to: Destination) {
    if ('href' in to) {
      router.push(to.href);
      return;
    }
    isConfirmed.current = true;
    window.navigation.traverseTo(to.key);
  }

  if (destination === null) return null;
  return (
    <Dialog
      // A new dialog if someone goes back while the last one is still closing.
      key={count}
      open
      onClose={() => setPrompt((now) => (now.count === count ? { destination: null, count } : now))}
      title={title}
      closeLabel={LEAVE_WARNING_BUTTONS.stay}
      actions={
        <Button variant="secondary" onClick={() => leave(destination)}>
          {LEAVE_WARNING_BUTTONS.leave}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
