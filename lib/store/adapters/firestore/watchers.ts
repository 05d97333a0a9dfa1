import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import type { Unsubscribe } from '../../port';
import { toPortError } from './errors';

const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

type Snapshot = DocumentSnapshot | QuerySnapshot;
/** A document or query of the SDK. The returned function ends listening. */
type Source<S> = {
  onSnapshot(told: (snapshot: S) => void, failed: (error: Error) => void): Unsubscribe;
};

/** For an impossible id or an empty query: nothing can ever be there, so Firestore isn't called. */
const NOTHING: Source<null> = {
  onSnapshot(told) {
    const soon = setImmediate(told, null);
    return () => clearImmediate(soon);
  },
};

/** Equal for two snapshots exactly when nothing has changed in between. */
function sign(snapshot: Snapshot | null): string {
  if (snapshot === null) return 'nothing';
  if ('docs' in snapshot) return JSON.stringify(snapshot.docs.map(sign));
  const { id, updateTime } = snapshot;
  return `${id} ${updateTime ? `${updateTime.seconds}.${updateTime.nanoseconds}` : 'absent'}`;
}

/**
 * Restarts listeners when the SDK gives up, with growing pauses. The same state isn't reported
 * twice.
 */
export function createWatchers() {
  const active = new Set<Unsubscribe>();

  return {
    add<S extends Snapshot>(
      source: Source<S> | null,
      tell: (snapshot: S | null) => void,
      onError: ((error: unknown) => void) | undefined,
    ): Unsubscribe {
      let over = false;
      let stopListening: Unsubscribe = () => {};
      let timer: NodeJS.Timeout | undefined;
      let wait = SHORTEST_WAIT_MS;
      let lastTold: string | undefined;

      const start = () => {
        stopListening = (source ?? NOTHING).onSnapshot(
          (snapshot: S | null) => {
            if (over) return;
            wait = SHORTEST_WAIT_MS;
            const signature = sign(snapshot);
            if (signature === lastTold) return;
            lastTold = signature;
            try {
              tell(snapshot);
            } catch (error) {
              onError?.(error);
            }
          },
          (error) => {
            if (over) return;
            onError?.(toPortError(error));
            timer = setTimeout(start, wait).unref();
            wait = Math.min(wait * 2, LONGEST_WAIT_MS);
          },
        );
      };
      const end = () => {
        over = true;
        clearTimeout(timer);
        stopListening();
        active.delete(end);
      };
      active.add(end);
      start();
      return end;
    },
    close(): void {
      for (const end of [...active]) end();
    },
  };
}
