import { createMemoryBackend } from '@/lib/process/backend';
import { runPurgeStory } from '@/lib/testing/purge-story';

it('P6: teachers who left, accounts without a profile, links and letters go when they are due, and nobody else does', async () => {
  await runPurgeStory(createMemoryBackend());
}, 60_000);
