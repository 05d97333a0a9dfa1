import { createMemoryBackend } from '@/lib/process/backend';
import { runStoredDocumentStory } from '@/lib/testing/stored-document-story';

it('a document is shown as it is stored, also one that the app can’t read', async () => {
  const { store } = createMemoryBackend();
  await runStoredDocumentStory(store);
  await store.close();
});
