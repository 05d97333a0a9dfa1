import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { describeStoreContract, type FreshStore } from '../../contract/store-contract';
import type { DocumentStore } from '../../port';
import { createFirestoreStore } from './firestore-store';

/**
 * Contended transactions take seconds in the emulator, more on a machine that does other things as
 * well.
 */
jest.setTimeout(120_000);

function openStore(projectId: string): DocumentStore {
  const { firestore, close } = openEmulated(projectId);
  return createFirestoreStore({ firestore, release: close });
}

describeStoreContract('Firestore, with two connections', async (): Promise<FreshStore> => {
  const projectId = newEmulatedProject();
  const opened: DocumentStore[] = [];
  const open = () => {
    const store = openStore(projectId);
    opened.push(store);
    return store;
  };
  return {
    store: open(),
    second: async () => open(),
    async dispose() {
      for (const store of opened) await store.close();
    },
  };
});
