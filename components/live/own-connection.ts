import { useCallback, useSyncExternalStore } from 'react';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { followStream } from './follow-stream';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * The live connection of a student's tab. It belongs to the document, so it outlives each page, and
 * the next page finds it open.
 */
let connection: { account: string; close: () => void } | null = null;
/** What the connection said last; null while it is down, because it may have missed something. */
let state: LiveStateDto | null = null;
const listeners = new Set<() => void>();

function hear(news: LiveStateDto | null): void {
  state = news;
  for (const listener of listeners) listener();
}

function openFor(account: string): void {
  if (connection?.account === account) return;
  closeConnection();
  const close = followStream<LiveStateDto>({
    url: '/api/stream',
    event: 'state',
    onNews: hear,
    onLost: () => hear(null),
    onClose: () => hear(null),
    // The server clears the cookie on this route; a page can't.
    onEnd: () => window.location.assign('/api/session'),
    pauseMs: (failures) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures),
  });
  connection = { account, close };
}

/** For signing out: the connection must not learn of that as the end of its session. */
export function closeConnection(): void {
  connection?.close();
  connection = null;
}

/** The state that the account's live connection sent last; null while it isn't known. */
export function useLiveState(account: string): LiveStateDto | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      openFor(account);
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
