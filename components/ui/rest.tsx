'use client';

import { type ReactNode, useDeferredValue, useState } from 'react';
import { useInBrowser } from './use-in-browser';

type RestProps = {
  /** It is needed with the first picture, for instance because the keyboard goes there. */
  now?: boolean;
  children: ReactNode;
};

/**
 * What lies below the first screen. On a move inside the app it is drawn after what is seen at
 * once, so that the press of a link is answered sooner. A page that comes as a document has it from
 * the start, and so has one that someone comes back to, who left it scrolled.
 */
export function Rest({ now = false, children }: RestProps) {
  const hasScript = useInBrowser(() => true, false);
  const [waits] = useState(() => hasScript && !now && window.event?.type !== 'popstate');
  const isDrawn = useDeferredValue(true, !waits);
  return isDrawn ? children : null;
}
