import { createMemoryBackend } from '@/lib/process/backend';
import { runCheckDataStory } from '@/lib/testing/check-data-story';

it('documents that can’t be read are listed by collection and id, and those with only one right value are repaired', async () => {
  const { store } = createMemoryBackend();
  await runCheckDataStory(store);
  await store.close();
});
