'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

/** Shows one part of the page alone on the whole screen; Escape leads back. Nothing where the browser cannot do that. */
export function FullScreenButton({ targetId, children }: { targetId: string; children: ReactNode }) {
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled,
    () => true,
  );
  if (!isPossible) return null;
  return (
    <Button
      icon="eye"
      onClick={() =>
        void document
          .getElementById(targetId)
          ?.requestFullscreen()
          .catch(() => undefined)
      }
    >
      {children}
    </Button>
  );
}
