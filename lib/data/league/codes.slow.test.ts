import { randomInt } from 'node:crypto';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { createEmbeddedStore } from '@/lib/store/adapters/embedded/embedded-store';
import { leagues } from '@/lib/store/collections/leagues';
import type { DocumentStore } from '@/lib/store/port';
import { drawUnusedJoinCodesIn } from './join-codes';

const SEASON = 2023;
const LEAGUES = 10_000;
const CODES = 12_000;

/**
 * As random as the app's own, but all codes drawn from it are among the smallest {@link CODES} of
 * the 900,000.
 */
const crowded = () => randomInt(CODES) / 900_000;

/** Opens a league; when no free code is found, it tries again. */
async function openLeague(
  store: DocumentStore,
  number: number,
  random: RandomSource = crowded,
): Promise<number> {
  for (;;) {
    try {
      return await store.transaction(async (transaction) => {
        const [code = 0] = await drawUnusedJoinCodesIn(transaction, SEASON, random, 1);
        transaction.create(leagues, {
          id: `league${number}`,
          name: 'Room 12',
          createdAt: { seconds: number, nanoseconds: 0 },
          teacherId: 'teacher',
          season: SEASON,
          code,
          password: 'river stone',
        });
        return code;
      });
    } catch (error) {
      if ((error as { code?: string }).code !== 'unavailable') throw error;
    }
  }
}

test('R3: of 10,000 league codes drawn at once from 12,000 none is given twice', async () => {
  const database = createSqliteDatabase(':memory:');
  const store = createEmbeddedStore({ database, release: () => database.close() });
  const codes = await Promise.all(
    Array.from({ length: LEAGUES }, (_, number) => openLeague(store, number)),
  );
  expect(new Set(codes).size).toBe(LEAGUES);
  expect(new Set((await store.query(leagues, {})).map((league) => league.code)).size).toBe(LEAGUES);
  expect(Math.max(...codes)).toBeLessThan(100_000 + CODES);
  await store.close();
}, 120_000);

test('a season without a free code says so instead of drawing for ever', async () => {
  const database = createSqliteDatabase(':memory:');
  const store = createEmbeddedStore({ database, release: () => database.close() });
  const always = () => 0;
  await openLeague(store, 1, always);
  await expect(
    store.transaction((reader) => drawUnusedJoinCodesIn(reader, SEASON, always, 1)),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await expect(
    store.transaction((reader) => drawUnusedJoinCodesIn(reader, SEASON + 1, always, 1)),
  ).resolves.toEqual([100_000]);
  await store.close();
});
