'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { copyText } from './copy-text';

const SHOWN_MS = 4000;

type CopyButtonProps = { text: string; label: string };

/** Copies, and says so in words beside the button. */
export function CopyButton({ text, label }: CopyButtonProps) {
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
        onClick={async () => setOutcome({ copied: await copyText(text) })}
      >
        {label}
      </Button>
      <LiveRegion className="ml-3 font-semibold empty:ml-0">
        {outcome ? (outcome.copied ? 'Copied' : 'Please select it and copy it yourself.') : null}
      </LiveRegion>
    </div>
  );
}
