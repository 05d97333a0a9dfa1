'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** Asks before a page with cards is left that are not on paper yet: by a link, or by closing the tab, where the browser asks. */
export function LeaveWarning({ isNeeded }: { isNeeded: boolean }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.hasAttribute('download') || link.target !== '' || link.origin !== window.location.origin)
        return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(`${link.pathname}${link.search}${link.hash}`);
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the link's own handler, which would lead away.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isNeeded]);

  if (target === null) return null;
  return (
    <Dialog
      open
      onClose={() => setTarget(null)}
      title="Leave without printing?"
      close="Stay here"
      actions={
        <Button variant="secondary" onClick={() => router.push(target)}>
          Leave
        </Button>
      }
    >
      <p>These cards are not on paper yet. You’ll find those that nobody has used under “Login cards” on the roster.</p>
    </Dialog>
  );
}
