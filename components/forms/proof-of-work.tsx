'use client';

import { useSyncExternalStore } from 'react';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { ActionResult } from '@/lib/actions/run-request';
import { FORM_STATUS } from '@/words/form';

/** After this many rejected proofs, the user decides whether to continue. */
const MAX_PROOFS = 4;

const listeners = new Set<() => void>();
let working = false;

function setWorking(now: boolean): void {
  working = now;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function ProofOfWorkWaitNotice({ className = '' }: { className?: string }) {
  const isWorking = useSyncExternalStore(
    listen,
    () => working,
    () => false,
  );
  return (
    <LiveRegion className={`${className} empty:absolute`}>
      {isWorking ? (
        <Notice tone="info" title={FORM_STATUS.oneMoment}>
          {FORM_STATUS.extraWork}
        </Notice>
      ) : null}
    </LiveRegion>
  );
}

/**
 * Makes a call. If the server asks for a proof of work, because of many attempts from one address
 * or on one account, this solves it and calls again. The user only waits a few seconds.
 */
export async function withProofOfWork<T>(
  call: (proofInput: { proof?: string }) => Promise<ActionResult<T>>,
): Promise<ActionResult<T>> {
  let result = await call({});
  try {
    for (let proofs = 0; proofs < MAX_PROOFS && !result.ok && result.error.challenge; proofs++) {
      setWorking(true);
      const { solveProofOfWork } = await import('./solve-proof');
      const proof = await solveProofOfWork(result.error.challenge);
      if (proof === null) break;
      result = await call({ proof });
    }
  } finally {
    if (working) setWorking(false);
  }
  return result;
}
