import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { runSharedWeekStory } from '@/lib/testing/shared-week-story';

jest.setTimeout(180_000);

it('a class is shared for a week on Firestore as on SQLite', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  await runSharedWeekStory({ store: createFirestoreStore({ firestore, release: close }) });
});
