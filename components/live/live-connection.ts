import { useCallback, useSyncExternalStore } from 'react';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import { followStream } from './follow-stream';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** The connection belongs to the document, so it stays open between pages. */
let connection: { account: string; close: () => void } | null = null;
/** The connection's last message; null while it is down, because it may have missed something. */
let state: StudentPageStateDto | null = null;
const listeners = new Set<() => void>();

function setState(latest: StudentPageStateDto | null): void {
  state = latest;
  for (const listener of listeners) listener();
}

function openFor(account: string): void {
  if (connection?.account === account) return;
  closeLiveConnection();
  const close = followStream<StudentPageStateDto>({
    url: '/api/stream',
    event: 'state',
    onNews: setState,
    onLost: () => setState(null),
    onClose: () => setState(null),
    // The server clears the cookie on this route; a page can't.
    onEnd: () => window.location.assign('/api/session'),
    pauseMs: (failures) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures),
  });
  connection = { account, close };
}

/** For signing out, which the connection would otherwise report as the end of its session. */
export function closeLiveConnection(): void {
  connection?.close();
  connection = null;
}

/** The account's latest state from the live connection; null while unknown. */
export function useLiveState(account: string | null): StudentPageStateDto | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      if (account !== null) openFor(account);
      return () => void listeners.delete(listener);
    },
    [account],
  );
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  );
}
