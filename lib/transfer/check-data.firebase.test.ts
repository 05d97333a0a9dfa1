import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { runCheckDataStory } from '@/lib/testing/check-data-story';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';

jest.setTimeout(120_000);

it('what can’t be read is listed and repaired on Firestore as well', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  const store = createFirestoreStore({ firestore, release: close });
  await runCheckDataStory(store);
  await store.close();
});
