import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteDatabase, type SqliteDatabase } from '@/lib/sqlite/database';
import { rateLimits } from '../../collections/accounts';
import { type DocumentStore, StoreUnavailableError } from '../../port';
import { createEmbeddedStore } from './embedded-store';

const document = (id: string) => ({
  id,
  count: 1,
  windowEndsAt: { seconds: 0, nanoseconds: 0 },
  blockedUntil: null,
});

let folder: string;
let database: SqliteDatabase;
let store: DocumentStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  database = createSqliteDatabase(join(folder, 'test.db'));
  store = createEmbeddedStore({ database, patienceMs: 50, release: () => database.close() });
  await store.create(rateLimits, document('before'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Every kind of write is refused, nothing is written, and what stood there can still be read. */
async function expectRefusal(): Promise<void> {
  const writes = [
    store.create(rateLimits, document('a')),
    store.set(rateLimits, document('before')),
    store.merge(rateLimits, 'before', { count: 9 }),
    store.append(rateLimits, document('ignored')),
    store.delete(rateLimits, 'before'),
    store.batch((batch) => batch.create(rateLimits, document('b'))),
    store.transaction(async (transaction) => {
      await transaction.get(rateLimits, 'before');
      transaction.create(rateLimits, document('c'));
    }),
  ];
  // All at once: on a slow machine a later write can fail before an earlier one was looked at, and
  // would count as an unhandled rejection.
  const outcomes = await Promise.allSettled(writes);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailableError) });
  expect(await store.query(rateLimits, {})).toEqual([document('before')]);
}

it('a store whose lock another process keeps refuses writes, still reads, and recovers', async () => {
  const holder = createSqliteDatabase(join(folder, 'test.db'));
  holder.define('BEGIN IMMEDIATE');
  await expectRefusal();
  await expect(store.checkUsable()).rejects.toBeInstanceOf(StoreUnavailableError);
  holder.define('ROLLBACK');
  holder.close();
  await store.create(rateLimits, document('after'));
  expect(await store.count(rateLimits, {})).toBe(2);
});

it('a store on a read-only disk refuses writes and still reads', async () => {
  database.define('PRAGMA query_only = ON');
  await expectRefusal();
});

it('a store on a full disk refuses what does not fit, keeps what was there, and recovers', async () => {
  const [pages] = database.all<{ page_count: number }>('PRAGMA page_count');
  database.all(`PRAGMA max_page_count = ${pages?.page_count}`);
  const many = () =>
    store.batch((batch) => {
      for (let index = 0; index < 500; index++) batch.create(rateLimits, document(`n${index}`));
    });
  await expect(many()).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(await store.query(rateLimits, {})).toEqual([document('before')]);
  database.all('PRAGMA max_page_count = 100000');
  await many();
  expect(await store.count(rateLimits, {})).toBe(501);
});

it('a transaction that only reads needs no write lock', async () => {
  const holder = createSqliteDatabase(join(folder, 'test.db'));
  holder.define('BEGIN IMMEDIATE');
  expect(await store.transaction((transaction) => transaction.get(rateLimits, 'before'))).toEqual(
    document('before'),
  );
  holder.define('ROLLBACK');
  holder.close();
});

it('a transaction inside a transaction is refused instead of waiting for itself for ever', async () => {
  const nested = store.transaction(() => store.transaction(async () => 'never'));
  await expect(nested).rejects.toThrow('inside another');
});

it('a transaction that goes on after its body has ended is refused', async () => {
  let late: Promise<unknown> | undefined;
  await store.transaction(async (transaction) => {
    late = new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
      transaction.create(rateLimits, document('late')),
    );
  });
  await expect(late).rejects.toThrow('over');
  expect(await store.get(rateLimits, 'late')).toBeNull();
});
