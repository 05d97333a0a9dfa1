import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { Unsubscribe } from '../../port';
import { portError } from './errors';

const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

export type Watcher = {
  /** Begins to listen at the service; the returned function ends that. */
  listen(told: (signature: string, tell: () => void) => void, failed: (error: unknown) => void): Unsubscribe;
  readonly onError: ((error: unknown) => void) | undefined;
};

/** What a listener heard of, put so that two are equal exactly when nothing has changed in between. */
const signDocument = (snapshot: DocumentSnapshot): string => `${snapshot.id} ${stamp(snapshot)}`;
const signDocuments = (snapshot: QuerySnapshot): string => JSON.stringify(snapshot.docs.map(signDocument));

function stamp({ updateTime }: DocumentSnapshot): string {
  return updateTime ? `${updateTime.seconds}.${updateTime.nanoseconds}` : 'absent';
}

export const watchedDocument =
  (reference: DocumentReference, tell: (snapshot: DocumentSnapshot) => void): Watcher['listen'] =>
  (told, failed) =>
    reference.onSnapshot((snapshot) => told(signDocument(snapshot), () => tell(snapshot)), failed);

export const watchedQuery =
  (query: Query, tell: (snapshot: QuerySnapshot) => void): Watcher['listen'] =>
  (told, failed) =>
    query.onSnapshot((snapshot) => told(signDocuments(snapshot), () => tell(snapshot)), failed);

/**
 * Keeps listeners alive. The SDK connects again by itself after most failures; after the others it gives up, and the listener is started
 * again here, later and later while it keeps failing. The state told before is not told twice.
 */
export function createWatchers() {
  const active = new Set<Unsubscribe>();

  return {
    add({ listen, onError }: Watcher): Unsubscribe {
      let over = false;
      let stopListening: Unsubscribe = () => {};
      let timer: NodeJS.Timeout | undefined;
      let wait = SHORTEST_WAIT_MS;
      let lastTold: string | undefined;

      const start = () => {
        stopListening = listen(
          (signature, tell) => {
            if (over) return;
            wait = SHORTEST_WAIT_MS;
            if (signature === lastTold) return;
            lastTold = signature;
            try {
              tell();
            } catch (error) {
              onError?.(error);
            }
          },
          (error) => {
            if (over) return;
            onError?.(portError(error));
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
