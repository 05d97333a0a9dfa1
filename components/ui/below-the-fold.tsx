'use client';

import { type ReactNode, useDeferredValue, useState } from 'react';
import { useIsHydrated } from './hooks';

type BelowTheFoldProps = {
  /** Renders the content at once, for example because it gets the focus. */
  isImmediate?: boolean;
  children: ReactNode;
};

/**
 * Content below the fold. On client navigation it renders a frame later, so the first screen paints
 * sooner. Full loads and Back render it at once.
 */
export function BelowTheFold({ isImmediate = false, children }: BelowTheFoldProps) {
  const hasScript = useIsHydrated();
  const [waits] = useState(() => hasScript && !isImmediate && window.event?.type !== 'popstate');
  const isDrawn = useDeferredValue(true, !waits);
  return isDrawn ? children : null;
}
