import { createMemoryBackend } from '@/lib/process/backend';
import { tellPurgeStory } from '@/lib/testing/purge-story';

it('P6: teachers who left, accounts without a profile, links and letters go when they are due, and nobody else does', async () => {
  await tellPurgeStory(createMemoryBackend());
}, 60_000);
