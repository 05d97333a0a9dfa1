import { z } from 'zod';
import type { Collection, DocumentStore } from '../port';
import { type ContractCheck, mustEqual, sleepFor, waitUntilTrue } from './check';
import type { FreshStore } from './store-contract';

/**
 * Guarantees between two connections to the same data. No check waits without limit, inside a
 * transaction, for another connection's write: a store may hold that write until the transaction is
 * over.
 */

const LONGEST_MEETING_MS = 100;
const NEWS_WITHIN_MS = 15_000;

const noteSchema = z.object({
  id: z.string(),
  topic: z.string(),
  value: z.number().int().min(0),
  extra: z.string().optional(),
  more: z.string().optional(),
});
type Note = z.infer<typeof noteSchema>;

const notes: Collection<Note> = {
  definition: { name: 'contractNotes', schema: noteSchema, indexes: [['topic']] },
  path: 'contractNotes',
};
const note = (id: string, value = 0): Note => ({ id, topic: 'math', value });

/** Both connections, or the same store twice if there is no second one. */
async function bothOf({ store, second }: FreshStore): Promise<[DocumentStore, DocumentStore]> {
  return [store, (await second?.()) ?? store];
}

/**
 * Holds each caller until all have arrived, so that the transactions are between their reads and
 * writes at the same moment, if possible.
 */
function meetingOf(count: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const together = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived++;
    if (arrived >= count) open();
    await Promise.race([together, sleepFor(LONGEST_MEETING_MS)]);
  };
}

export const connectionChecks: readonly ContractCheck<FreshStore>[] = [
  {
    title:
      'of many creates of one id by two connections exactly one succeeds, and its document stands',
    async run(fresh) {
      const stores = await bothOf(fresh);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % 2] ?? fresh.store).create(notes, note('a', index)),
        ),
      );
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason.name] : [],
      );
      mustEqual(refusals, Array(19).fill('AlreadyExistsError'));
      const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
      mustEqual((await fresh.store.get(notes, 'a'))?.value, winner);
    },
  },
  {
    title:
      'two transactions that both find nothing and insert what the other looked for do not both succeed',
    async run(fresh) {
      const stores = await bothOf(fresh);
      const meet = meetingOf(2);
      const insertTheOnly = (store: DocumentStore, id: string) =>
        store.transaction(async (transaction) => {
          const same = await transaction.query(notes, {
            where: [{ field: 'topic', op: '==', value: 'math' }],
          });
          await meet();
          if (same.length > 0) return false;
          transaction.create(notes, note(id));
          return true;
        });
      const inserted = await Promise.all(
        stores.map((store, index) => insertTheOnly(store, `n${index}`)),
      );
      mustEqual(inserted.filter(Boolean).length, 1);
      mustEqual(await fresh.store.count(notes, {}), 1);
    },
  },
  {
    title: 'two transactions that read the same number and raise it lose no update',
    async run(fresh) {
      const stores = await bothOf(fresh);
      const meet = meetingOf(2);
      const raise = (store: DocumentStore) =>
        store.transaction(async (transaction) => {
          const value = ((await transaction.get(notes, 'a'))?.value ?? 0) + 1;
          await meet();
          transaction.set(notes, note('a', value));
          return value;
        });
      const values = await Promise.all(stores.map(raise));
      mustEqual(values.sort(), [1, 2]);
      mustEqual((await fresh.store.get(notes, 'a'))?.value, 2);
    },
  },
  {
    title: 'all who claim one thing at once get the same answer',
    async run(fresh) {
      const stores = await bothOf(fresh);
      const meet = meetingOf(2);
      const claim = (store: DocumentStore, value: number) =>
        store.transaction(async (transaction) => {
          const claimed = await transaction.get(notes, 'claim');
          await meet();
          if (claimed) return claimed.value;
          transaction.create(notes, note('claim', value));
          return value;
        });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => claim(stores[index % 2] ?? fresh.store, index)),
      );
      mustEqual(new Set(answers).size, 1);
      mustEqual((await fresh.store.get(notes, 'claim'))?.value, answers[0]);
    },
  },
  {
    title:
      'a plain write by another connection between read and write of a transaction is not lost',
    async run(fresh) {
      const [store, other] = await bothOf(fresh);
      await store.create(notes, note('a', 1));
      let writing: Promise<void> | undefined;
      await store.transaction(async (transaction) => {
        const read = await transaction.get(notes, 'a');
        writing ??= other.merge(notes, 'a', { extra: 'kept' });
        await Promise.race([writing, sleepFor(LONGEST_MEETING_MS)]);
        transaction.set(notes, { ...note('a'), ...read, value: 2 });
      });
      await writing;
      mustEqual(await store.get(notes, 'a'), { ...note('a', 2), extra: 'kept' });
    },
  },
  {
    title: 'merges of different fields at the same moment all stay',
    async run(fresh) {
      const [store, other] = await bothOf(fresh);
      await store.create(notes, note('a', 1));
      await Promise.all([
        store.merge(notes, 'a', { value: 2 }),
        other.merge(notes, 'a', { extra: 'kept' }),
        store.merge(notes, 'a', { more: 'kept too' }),
      ]);
      mustEqual(await store.get(notes, 'a'), { ...note('a', 2), extra: 'kept', more: 'kept too' });
    },
  },
  {
    title:
      'a transaction that only reads sees both or none of the documents another connection changed together',
    async run(fresh) {
      const [store, other] = await bothOf(fresh);
      const setBoth = (value: number) =>
        other.batch((writes) => {
          writes.set(notes, note('a', value));
          writes.set(notes, note('b', value));
        });
      await setBoth(1);
      let writing: Promise<void> | undefined;
      const seen = await store.transaction(async (transaction) => {
        const a = await transaction.get(notes, 'a');
        writing ??= setBoth(2);
        await Promise.race([writing, sleepFor(LONGEST_MEETING_MS)]);
        return [a?.value, (await transaction.get(notes, 'b'))?.value];
      });
      await writing;
      mustEqual(new Set(seen).size, 1, `saw ${seen}`);
    },
  },
  {
    title:
      'a document may be changed by its owner as soon as it was handed over, without changing what is written',
    async run({ store }) {
      const mine = note('a', 1);
      const patch = { extra: 'given' };
      const creating = store.create(notes, mine);
      mine.value = 2;
      await creating;
      const merging = store.merge(notes, 'a', patch);
      patch.extra = 'changed';
      await merging;
      mustEqual(await store.get(notes, 'a'), { ...note('a', 1), extra: 'given' });
    },
  },
  {
    title:
      'a watched query hears of another connection’s document in time, and nothing after unsubscribing',
    async run(fresh) {
      const [store, other] = await bothOf(fresh);
      const heard: number[] = [];
      const where = [{ field: 'topic', op: '==', value: 'math' }] as const;
      const unsubscribe = store.watchQuery(notes, { where }, (documents) =>
        heard.push(documents.length),
      );
      await waitUntilTrue(() => heard.length === 1, NEWS_WITHIN_MS);
      await other.create(notes, note('a'));
      await waitUntilTrue(() => heard.at(-1) === 1, NEWS_WITHIN_MS);
      const count = heard.length;
      unsubscribe();
      await other.create(notes, note('b'));
      await sleepFor(500);
      mustEqual(heard.length, count);
    },
  },
];
