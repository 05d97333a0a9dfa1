import { isSessionUnexpired } from '@/lib/data/session/commands';
import { getServices } from '@/lib/platform/services';
import { type Session, sessions } from '@/lib/store/collections/accounts';
import type { Unsubscribe } from '@/lib/store/port';

export type SessionWatch = {
  /** Ends the watch if the session has expired, since time alone changes no document. */
  check(): void;
  stop: Unsubscribe;
  /** Stops everything and calls `onEnd`. Does nothing if it is already over. */
  end(): void;
  isOver(): boolean;
  add(...watches: readonly Unsubscribe[]): void;
};

/**
 * Watches the session of an open page. `onEnd` is called once, when the session has been ended or
 * has expired, or after `end`.
 */
export function watchSession(
  { sessionId, accountId }: Readonly<{ sessionId: string; accountId: string }>,
  onEnd: () => void,
): SessionWatch {
  const { store, now } = getServices();
  const watches: Unsubscribe[] = [];
  let session: Session | null = null;
  let isOver = false;

  function stop(): void {
    isOver = true;
    for (const unsubscribe of watches.splice(0)) unsubscribe();
  }

  function end(): void {
    if (isOver) return;
    stop();
    onEnd();
  }

  function add(...more: readonly Unsubscribe[]): void {
    for (const unsubscribe of more) watches.push(unsubscribe);
    if (isOver) stop();
  }

  add(
    store.watch(sessions, sessionId, (found) => {
      session = found;
      if (!found || found.accountId !== accountId) end();
    }),
  );
  return {
    check() {
      if (session && !isSessionUnexpired(session, now())) end();
    },
    stop,
    end,
    isOver: () => isOver,
    add,
  };
}

/** Passes on only values that differ from the last one. */
export function callOnlyWhenChanged<News>(onNews: (news: News) => void): (news: News) => void {
  let before = '';
  return (news) => {
    const text = JSON.stringify(news);
    if (text === before) return;
    before = text;
    onNews(news);
  };
}
