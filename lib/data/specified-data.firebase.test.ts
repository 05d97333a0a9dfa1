import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { describeSpecifiedData } from '@/lib/testing/specified-data-suite';

jest.setTimeout(300_000);

const openFirestore = async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  const store = createFirestoreStore({ firestore, release: close });
  return { backend: { ...createMemoryBackend(), store }, dispose: async () => {} };
};

describeSpecifiedData('Firestore', openFirestore, { oneOfEach: true });
