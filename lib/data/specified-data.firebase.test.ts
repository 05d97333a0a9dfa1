import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { describeSpecifiedData } from '@/lib/testing/specified-data-suite';

jest.setTimeout(300_000);

describeSpecifiedData('Firestore', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  return {
    backend: {
      ...createMemoryBackend(),
      store: createFirestoreStore({ firestore, release: close }),
    },
    dispose: async () => {},
  };
});
