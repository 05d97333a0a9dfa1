'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** What stands in a page's place when it could not be made. The menu around it stays, and shares its parts: each page brings this along. */
export function ScreenError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1} className="max-w-text space-y-5">
      <h1 className="text-3xl">This page didn’t open</h1>
      <Notice tone="warn" role="alert">
        <p>It’s not your fault, and nothing you did is lost. Wait a moment, then try again.</p>
        {error.digest ? <p>If you ask for help, share this number: {error.digest}</p> : null}
      </Notice>
      <Button size="lg" onClick={reset}>
        Try again
      </Button>
    </div>
  );
}
