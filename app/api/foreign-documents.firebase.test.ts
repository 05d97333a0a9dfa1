import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { describeForeignDocuments } from './foreign-documents.test.support';

jest.setTimeout(120_000);

describeForeignDocuments('Firestore', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  const store = createFirestoreStore({ firestore, release: close });
  return { store, dispose: () => store.close() };
});
