import type { SqliteDatabase } from '@/lib/sqlite/database';
import type { Unsubscribe } from '../../port';
import type { ReadSignature, SignedRead } from './rows';

/**
 * How often the file is checked for commits of other processes, in milliseconds; the port promises
 * news within a second.
 */
const POLL_EVERY_MS = 300;

type OnError = ((error: unknown) => void) | undefined;
type Watcher = { readonly topic: string; readonly tellNews: () => void; readonly onError: OnError };

/** Notifies listeners: at once after this process's commits, by polling after those of others. */
export function createWatchers(database: SqliteDatabase) {
  const watchers = new Set<Watcher>();
  const changedTopics = new Set<string>();
  let scheduled = false;
  let timer: NodeJS.Timeout | null = null;
  let seenVersion: number | null = null;

  const stopListening = database.onAnnounced((topics) => {
    if (watchers.size === 0) return;
    for (const topic of topics) changedTopics.add(topic);
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const topics = new Set(changedTopics);
      changedTopics.clear();
      for (const watcher of [...watchers]) if (topics.has(watcher.topic)) check(watcher);
    });
  });

  function check(watcher: Watcher): void {
    if (!watchers.has(watcher)) return;
    try {
      watcher.tellNews();
    } catch (error) {
      watcher.onError?.(error);
    }
  }

  function poll(): void {
    try {
      const version = database.dataVersion();
      if (version === seenVersion) return;
      seenVersion = version;
      for (const watcher of [...watchers]) check(watcher);
    } catch (error) {
      // Checks again in the next round, since a change may have been missed.
      seenVersion = null;
      for (const watcher of [...watchers]) watcher.onError?.(error);
    }
  }

  function stopPolling(): void {
    if (timer) clearInterval(timer);
    timer = null;
    seenVersion = null;
  }

  return {
    /**
     * Reports the result of `read` now, and again whenever its signature has changed after a write
     * to `topic` (a collection or one document).
     */
    add<V>(
      topic: string,
      read: () => SignedRead<V>,
      tell: (value: V) => void,
      onError: OnError,
    ): Unsubscribe {
      let told: ReadSignature | undefined;
      const tellNews = () => {
        const { value, signature } = read();
        if (signature === told) return;
        told = signature;
        tell(value);
      };
      const added: Watcher = { topic, tellNews, onError };
      watchers.add(added);
      // A watch must not keep a finished command from exiting.
      timer ??= setInterval(poll, POLL_EVERY_MS).unref();
      setImmediate(() => check(added));
      return () => {
        watchers.delete(added);
        if (watchers.size === 0) stopPolling();
      };
    },
    close(): void {
      watchers.clear();
      stopPolling();
      stopListening();
    },
  };
}
