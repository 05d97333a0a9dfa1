'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Outside the component, because a shell may unmount with its page. */
let lastPath: string | null = null;

/**
 * After navigation, the followed link is either gone, which resets the keyboard focus, or stays in
 * the shell, in front of all menu links. So the focus moves to the new page's main part, where
 * screen readers continue too. The scroll position is left to the link, which may name a place on
 * the page. A freshly loaded document starts at its top by itself.
 */
export function FocusMainOnNavigation() {
  const path = usePathname();
  useEffect(() => {
    const isLaterPage = lastPath !== null && lastPath !== path;
    lastPath = path;
    const at = document.activeElement;
    const isOutside = at === document.body || at?.closest('[data-shell]');
    if (isLaterPage && isOutside) document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
