import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { createEmbeddedStore } from '../adapters/embedded/embedded-store';
import type { Collection, DocumentStore } from '../port';

function openStore(location: string): DocumentStore {
  const database = createSqliteDatabase(location);
  return createEmbeddedStore({ database, release: () => database.close() });
}

const counterSchema = z.object({ id: z.string(), tries: z.number().int() });
const counters: Collection<z.infer<typeof counterSchema>> = {
  definition: { name: 'testCounters', schema: counterSchema, indexes: [] },
  path: 'testCounters',
};
const trySchema = z.object({ id: z.string(), attempt: z.number().int() });
const tries: Collection<z.infer<typeof trySchema>> = {
  definition: { name: 'testTries', schema: trySchema, indexes: [] },
  path: 'testTries',
};

function recordTry(store: DocumentStore, id: string): Promise<number> {
  return store.transaction(async (transaction) => {
    const attempt = ((await transaction.get(counters, 'step'))?.tries ?? 0) + 1;
    transaction.set(counters, { id: 'step', tries: attempt });
    transaction.create(tries, { id, attempt });
    return attempt;
  });
}

test('R4: 100 attempts at once over two connections leave 100 records, numbered 1 to 100 without a gap', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fraction-league-tries-'));
  const stores = [
    openStore(join(folder, 'store.db')),
    openStore(join(folder, 'store.db')),
  ] as const;
  const numbers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      recordTry(stores[index % 2 === 0 ? 0 : 1], `try${index}`),
    ),
  );
  const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1);
  const ascending = (one: number, other: number) => one - other;
  expect(numbers.sort(ascending)).toEqual(oneToHundred);
  expect((await stores[0].query(tries, {})).map((each) => each.attempt).sort(ascending)).toEqual(
    oneToHundred,
  );
  expect(await stores[1].get(counters, 'step')).toEqual({ id: 'step', tries: 100 });
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true });
});
