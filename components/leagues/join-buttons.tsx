'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { copyTextToClipboard } from '@/components/forms/copy-text-to-clipboard';
import { Button } from '@/components/ui/button';
import { useBrowserValue } from '@/components/ui/hooks';
import { LiveRegion } from '@/components/ui/notice';
import { JOIN_BOARD } from '@/words/join-board';

const SHOWN_MS = 4000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<{ copied: boolean } | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div className="flex flex-wrap items-center print-hidden">
      <Button
        variant="secondary"
        icon={outcome?.copied ? 'check' : 'copy'}
        onClick={async () => setOutcome({ copied: await copyTextToClipboard(text) })}
      >
        {label}
      </Button>
      <LiveRegion className="ml-3 font-semibold empty:ml-0">
        {outcome ? (outcome.copied ? JOIN_BOARD.copied : JOIN_BOARD.copyYourself) : null}
      </LiveRegion>
    </div>
  );
}

/** Shows one element in full screen; renders nothing where the browser doesn't support it. */
export function FullScreenButton({
  targetId,
  children,
}: {
  targetId: string;
  children: ReactNode;
}) {
  const isPossible = useBrowserValue(() => document.fullscreenEnabled, true);
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
