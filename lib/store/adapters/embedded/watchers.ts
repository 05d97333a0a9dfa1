import type { SqliteDatabase } from '@/lib/sqlite/database';
import type { Unsubscribe } from '../../port';
import type { Signature } from './rows';

/** How often the file is asked whether another process has committed, in milliseconds; the port promises news within a second. */
const POLL_EVERY_MS = 300;

type Watcher = {
  readonly path: string;
  /** The state last told, or undefined before the first time. */
  told: Signature | undefined;
  read(): { signature: Signature; tell(): void };
  readonly onError: ((error: unknown) => void) | undefined;
};

/** Tells listeners of changes: at once after commits of this process, by polling after those of others. */
export function createWatchers(database: SqliteDatabase) {
  const watchers = new Set<Watcher>();
  const changedPaths = new Set<string>();
  let scheduled = false;
  let timer: NodeJS.Timeout | null = null;
  let seenVersion: number | null = null;

  const stopListening = database.onAnnounced((topics) => {
    if (watchers.size === 0) return;
    for (const topic of topics) changedPaths.add(topic);
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const paths = new Set(changedPaths);
      changedPaths.clear();
      for (const watcher of [...watchers]) if (paths.has(watcher.path)) check(watcher);
    });
  });

  function check(watcher: Watcher): void {
    if (!watchers.has(watcher)) return;
    try {
      const { signature, tell } = watcher.read();
      if (signature === watcher.told) return;
      watcher.told = signature;
      tell();
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
      // Asked again in the next round, since a change may have been missed.
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
    add(watcher: Omit<Watcher, 'told'>): Unsubscribe {
      const added: Watcher = { ...watcher, told: undefined };
      watchers.add(added);
      // A watch must not keep a finished command from ending.
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
