'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Where this document stood before. Kept outside the component, because a shell may go with its
 * page.
 */
let lastPath: string | null = null;

/**
 * The link that was followed is gone with its page, and the keyboard would be thrown back to the
 * browser's start; or it stays in a shell, and the keyboard would be before all links of the menu.
 * It goes to the new page's main part instead, which is also where a screen reader goes on reading;
 * where the page stands is left to the link, which may name a place on it. A freshly loaded
 * document starts at its top by itself.
 */
export function FocusOnArrival() {
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
