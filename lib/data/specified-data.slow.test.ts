import { createMemoryBackend } from '@/lib/process/backend';
import { describeSpecifiedData } from '@/lib/testing/specified-data-suite';

describeSpecifiedData('embedded', async () => ({
  backend: createMemoryBackend(),
  dispose: async () => {},
}));
