import { leagues } from '@/lib/store/collections/leagues';
import type { DocumentStore } from '@/lib/store/port';
import { MAX_WRITES_PER_SECOND, playWorkingClass } from '@/lib/testing/working-class';

jest.setTimeout(60_000);

test('no document is written more than once a second while a class of 30 answers: the busiest is one student’s own', async () => {
  const { busiest, seconds } = await playWorkingClass(30);
  expect(seconds).toBe(90);
  expect(busiest.collection).toBe('studentWeeklyProgress');
  // One write for each answer, and the one that makes it.
  expect(busiest.writesASecond).toBeLessThanOrEqual(19 / 90);
  expect(busiest.writesASecond).toBeLessThan(MAX_WRITES_PER_SECOND);
});

test('a document that all students of a class would share is found to be too busy', async () => {
  const sharing = (store: DocumentStore): DocumentStore => ({
    ...store,
    transaction: (body) =>
      store.transaction(async (transaction) => {
        const result = await body(transaction);
        transaction.merge(leagues, 'room-12', { name: 'somebody answered' });
        return result;
      }),
  });
  const { busiest } = await playWorkingClass(10, sharing);
  expect(busiest).toEqual({ collection: 'leagues', writesASecond: 10 / 5 });
});
