import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { describeStoreContract, type FreshStore } from '../../contract/store-contract';
import type { DocumentStore } from '../../port';
import { createEmbeddedStore } from './embedded-store';

function openStore(location: string): DocumentStore {
  const database = createSqliteDatabase(location);
  return createEmbeddedStore({ database, release: () => database.close() });
}

describeStoreContract('embedded, in memory', async (): Promise<FreshStore> => {
  const store = openStore(':memory:');
  return { store, dispose: () => store.close() };
});

describeStoreContract('embedded, in a file with two connections', async (): Promise<FreshStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const opened: DocumentStore[] = [];
  const open = () => {
    const store = openStore(join(folder, 'test.db'));
    opened.push(store);
    return store;
  };
  return {
    store: open(),
    second: async () => open(),
    async dispose() {
      for (const store of opened) await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
