import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { runStoredDocumentStory } from '@/lib/testing/stored-document-story';

jest.setTimeout(120_000);

it('a document is shown as it is stored on Firestore as well', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  const store = createFirestoreStore({ firestore, release: close });
  await runStoredDocumentStory(store);
  await store.close();
});
