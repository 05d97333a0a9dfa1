'use client';

import { useSyncExternalStore } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { proofWork } from './with-proof';

/** Stands on each page with a form that may have to prove that it is in earnest, and says so while it does. */
export function ProofProgress({ className = '' }: { className?: string }) {
  const working = useSyncExternalStore(proofWork.subscribe, proofWork.isGoingOn, proofWork.never);
  return (
    <LiveRegion className={`${className} empty:hidden`}>
      {working ? (
        <Notice tone="info" title="One moment, please">
          A lot of people are trying to sign in right now. Your device is doing some extra work first. It takes a few seconds. You
          don’t need to do anything.
        </Notice>
      ) : null}
    </LiveRegion>
  );
}
