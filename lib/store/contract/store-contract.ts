import { z } from 'zod';
import { allowUnreadableMarker, openObject } from '../collections/define';
import {
  asRawCollection,
  type Collection,
  type CollectionDefinition,
  type DocumentStore,
  type Query,
  type StoredDocument,
} from '../port';
import { type ContractCheck, mustEqual, mustReject, sleepFor, waitUntilTrue } from './check';
import { connectionChecks } from './connection-checks';

/**
 * A new store for one check. `second` opens another connection to the same data, as another process
 * would.
 */
export type FreshStore = {
  store: DocumentStore;
  second?(): Promise<DocumentStore>;
  dispose(): Promise<void>;
};

/** The port promises one second, but a test on a busy machine must not fail for being slow. */
const NEWS_WITHIN_MS = 15_000;
const LONGEST_INTERRUPTION_MS = 200;

const playerSchema = z.object({
  id: z.string(),
  name: z.string(),
  points: z.number().optional(),
  team: z.string().nullable().optional(),
  active: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  numbers: z.array(z.number()).optional(),
  at: z.object({ seconds: z.number(), nanoseconds: z.number() }).optional(),
  nested: z.object({ a: z.number(), b: z.number().optional() }).optional(),
});
type Player = z.infer<typeof playerSchema>;

function collection<T extends StoredDocument>(
  definition: CollectionDefinition<T>,
  path = definition.name,
): Collection<T> {
  return { definition, path };
}

const players = collection<Player>({
  name: 'contractPlayers',
  schema: playerSchema,
  indexes: [['team', 'points'], ['points']],
  arrayFields: ['tags'],
});

const olderPlayers = collection({
  name: 'contractOlderPlayers',
  schema: z.object({
    id: z.string(),
    name: z.string(),
    points: z.number().default(7),
    team: z.string().nullable().optional(),
    nick: z.string(),
    score: allowUnreadableMarker(z.number()).optional(),
  }),
  indexes: [],
  dispensable: ['team', 'nick'],
  marked: ['score'],
  complete: (stored) => ({ ...stored, nick: stored.nick ?? `${stored.name}!` }),
});

const memberDefinition: CollectionDefinition<{ id: string; rank: number }> = {
  name: 'contractClubs/members',
  schema: z.object({ id: z.string(), rank: z.number().int() }),
  indexes: [['rank']],
};
const members = (club: string) => collection(memberDefinition, `contractClubs/${club}/members`);

const counters = collection<{ id: string; value: number }>({
  name: 'contractCounters',
  schema: z.object({ id: z.string(), value: z.number().int() }),
  indexes: [],
});

const grids = collection<{ id: string; rows: number[][] }>({
  name: 'contractGrids',
  schema: z.object({ id: z.string(), rows: z.array(z.array(z.number())) }),
  indexes: [],
});

const sheets = collection({
  name: 'contractSheets',
  schema: z.object({
    id: z.string(),
    steps: z.array(openObject({ note: z.string() })),
    closed: z.object({ a: z.number() }),
  }),
  indexes: [],
});

const moment = z.object({ seconds: z.number(), nanoseconds: z.number() });
const logSchema = z.object({
  id: z.string(),
  entries: z.array(z.object({ at: moment.nullable(), note: z.string().nullable() })),
});
const logs = collection<z.infer<typeof logSchema>>({
  name: 'contractLogs',
  schema: logSchema,
  indexes: [],
});

const player = (id: string, rest: Partial<Player> = {}): Player => ({
  id,
  name: `Player ${id}`,
  ...rest,
});

async function fill(store: DocumentStore, documents: readonly Player[]): Promise<void> {
  for (const document of documents) await store.create(players, document);
}

async function found(store: DocumentStore, query: Query<Player>): Promise<string[]> {
  return (await store.query(players, query)).map((document) => document.id);
}

/**
 * A promise and the function that resolves it, so that two transactions can meet at a chosen
 * moment.
 */
function signal(): { promise: Promise<void>; give(): void } {
  let give = () => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/**
 * Another client's work in the middle of a transaction, done once. It gets time but isn't awaited,
 * since a store may hold it until the transaction is over. `before` is true if it finished inside
 * the body, in which case the transaction must notice it.
 */
function interruption(work: () => Promise<unknown>) {
  let working: Promise<void> | undefined;
  let finished = false;
  return {
    async happens(): Promise<void> {
      if (working) return;
      working = work().then(() => {
        finished = true;
      });
      await Promise.race([working, sleepFor(LONGEST_INTERRUPTION_MS)]);
      this.before = finished;
    },
    before: false,
    over: () => working,
  };
}

export const storeChecks: readonly ContractCheck<FreshStore>[] = [
  {
    title: 'gives back exactly what was created, without undefined fields',
    async run({ store }) {
      const full = player('a', {
        points: -1.5,
        team: null,
        active: false,
        tags: ['x', ''],
        nested: { a: 1 },
        name: 'Zoë "🏈" \\ \n',
      });
      await store.create(players, { ...full, numbers: undefined });
      mustEqual(await store.get(players, 'a'), full);
    },
  },
  {
    title: 'answers null for an absent document, also for an id that no document can have',
    async run({ store }) {
      for (const id of ['nobody', '', 'a/b', "'; DROP TABLE x; --"])
        mustEqual(await store.get(players, id), null);
    },
  },
  {
    title: 'returns copies that share nothing with the store or with each other',
    async run({ store }) {
      const given = player('a', { tags: ['x'] });
      await store.create(players, given);
      given.tags?.push('changed');
      const [first, second] = await store.getMany(players, ['a', 'a']);
      first?.tags?.push('changed');
      mustEqual(second?.tags, ['x']);
      mustEqual((await store.get(players, 'a'))?.tags, ['x']);
    },
  },
  {
    title: 'getMany answers in the order asked, with null for gaps, and takes at most 500 ids',
    async run({ store }) {
      await fill(store, [player('a'), player('b')]);
      const answers = await store.getMany(players, ['b', 'x', 'a', 'b']);
      mustEqual(
        answers.map((answer) => answer?.id ?? null),
        ['b', null, 'a', 'b'],
      );
      mustEqual(await store.getMany(players, []), []);
      await mustReject(
        store.getMany(
          players,
          Array.from({ length: 501 }, (_, index) => `p${index}`),
        ),
        'RangeError',
      );
    },
  },
  {
    title: 'create refuses an id that is taken and leaves the first document as it was',
    async run({ store }) {
      await store.create(players, player('a', { name: 'first' }));
      await mustReject(
        store.create(players, player('a', { name: 'second' })),
        'AlreadyExistsError',
      );
      mustEqual((await store.get(players, 'a'))?.name, 'first');
    },
  },
  {
    title: 'of 20 simultaneous creates of one id exactly one succeeds',
    async run({ store }) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          store.create(players, player('a', { name: `n${index}` })),
        ),
      );
      mustEqual(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 1);
    },
  },
  {
    title:
      'set replaces every field of the schema, nested values whole, and removes those that the document does not have',
    async run({ store }) {
      await store.set(players, player('a', { points: 1, team: 'DET', nested: { a: 1, b: 2 } }));
      await store.set(players, player('a', { points: 2, nested: { a: 3 } }));
      mustEqual(
        await store.get(asRawCollection(players), 'a'),
        player('a', { points: 2, nested: { a: 3 } }),
      );
    },
  },
  {
    title:
      'merge changes the named fields, keeps the others, ignores undefined, and replaces nested values whole',
    async run({ store }) {
      await store.create(
        players,
        player('a', { points: 1, team: 'DET', tags: ['x', 'y'], nested: { a: 1, b: 2 } }),
      );
      await store.merge(players, 'a', {
        points: 2,
        team: undefined,
        tags: ['z'],
        nested: { a: 3 },
      });
      mustEqual(
        await store.get(players, 'a'),
        player('a', { points: 2, team: 'DET', tags: ['z'], nested: { a: 3 } }),
      );
    },
  },
  {
    title: 'merge creates a document that is not there, if the patch makes a whole one',
    async run({ store }) {
      await store.merge(players, 'a', { name: 'New' });
      mustEqual(await store.get(players, 'a'), { id: 'a', name: 'New' });
      mustEqual(await store.get(players, 'b'), null);
    },
  },
  {
    title: 'refuses values outside the schema and impossible ids, and writes nothing',
    async run({ store }) {
      await store.create(players, player('a', { points: 1 }));
      const wrong = { id: 'b', name: 7 } as unknown as Player;
      await mustReject(store.create(players, wrong), 'InvalidDocumentError');
      await mustReject(store.set(players, wrong), 'InvalidDocumentError');
      await mustReject(
        store.merge(players, 'a', { points: 'many' as unknown as number }),
        'InvalidDocumentError',
      );
      await mustReject(
        store.append(players, { name: 7 } as unknown as Player),
        'InvalidDocumentError',
      );
      for (const id of [
        '',
        'a/b',
        '.',
        '..',
        '__a__',
        '__a\nb__',
        'half \ud800',
        'é'.repeat(751),
      ]) {
        await mustReject(store.create(players, player(id)), 'InvalidDocumentError');
        await mustReject(store.merge(players, id, { name: 'x' }), 'InvalidDocumentError');
        mustEqual(await store.get(players, id), null);
        mustEqual(await store.getMany(players, ['b', id]), [null, null]);
        await store.delete(players, id);
      }
      mustEqual(await store.query(players, {}), [player('a', { points: 1 })]);
    },
  },
  {
    title: 'finds nothing by a text that no document can be found by, and doesn’t fail',
    async run({ store }) {
      await store.create(players, player('a'));
      for (const name of ['half \ud800', 'x'.repeat(1501)]) {
        const byName = { where: [{ field: 'name', op: '==', value: name }] } as const;
        mustEqual(await store.query(players, byName), []);
        mustEqual(await store.count(players, byName), 0);
      }
    },
  },
  {
    title:
      'refuses a document of more than 1 MiB and one with an array inside an array, and holds one a little smaller',
    async run({ store }) {
      const large = 'é'.repeat(500_000);
      await store.create(players, player('large', { name: large }));
      mustEqual((await store.get(players, 'large'))?.name.length, large.length);
      await mustReject(
        store.create(players, player('larger', { name: `${large}${large}` })),
        'InvalidDocumentError',
      );
      await mustReject(
        store.merge(players, 'large', { tags: ['x'.repeat(60_000)] }),
        'InvalidDocumentError',
      );
      await mustReject(store.set(grids, { id: 'g', rows: [[1], [2]] }), 'InvalidDocumentError');
      mustEqual(await found(store, {}), ['large']);
      mustEqual((await store.get(players, 'large'))?.tags, undefined);
    },
  },
  {
    title: 'keeps moments, null, and texts that look like other things, also deep inside',
    async run({ store }) {
      const at = { seconds: 1_700_000_000, nanoseconds: 123_000_000 };
      const entries = [
        { at, note: null },
        { at: null, note: '2023-10-18T15:00:00Z' },
      ];
      await store.create(logs, { id: 'l', entries });
      mustEqual(await store.get(logs, 'l'), { id: 'l', entries });
    },
  },
  {
    title: 'delete removes one document and is content when there is none',
    async run({ store }) {
      await fill(store, [player('a'), player('b')]);
      await store.delete(players, 'a');
      await store.delete(players, 'a');
      mustEqual(await found(store, {}), ['b']);
    },
  },
  {
    title: 'append gives each document a new id of 32 hexadecimal digits',
    async run({ store }) {
      const ids = await Promise.all(
        Array.from({ length: 50 }, () => store.append(players, { name: 'x' })),
      );
      mustEqual(new Set(ids).size, 50);
      mustEqual(
        ids.every((id) => /^[0-9a-f]{32}$/.test(id)),
        true,
      );
      mustEqual(await store.get(players, ids[0] ?? ''), { id: ids[0], name: 'x' });
    },
  },
  {
    title:
      'keeps subcollections of different parents apart, and keeps them when nothing stands at the parent',
    async run({ store }) {
      await store.create(members('x'), { id: 'm', rank: 1 });
      await store.create(members('y'), { id: 'm', rank: 2 });
      mustEqual(await store.query(members('x'), {}), [{ id: 'm', rank: 1 }]);
      await store.delete(members('x'), 'm');
      mustEqual(await store.count(members('y'), {}), 1);
      mustEqual(await store.count(members('z'), {}), 0);
    },
  },
  {
    title:
      'gives what is missing its default, at every kind of reading, and keeps fields that the schema does not know',
    async run({ store }) {
      await store.set(asRawCollection(olderPlayers), {
        id: 'a',
        name: 'Kim',
        extra: { deep: [1] },
      });
      const whole = { id: 'a', name: 'Kim', points: 7, nick: 'Kim!', extra: { deep: [1] } };
      mustEqual(await store.get(olderPlayers, 'a'), whole);
      mustEqual(await store.getMany(olderPlayers, ['a', 'a']), [whole, whole]);
      mustEqual(await store.query(olderPlayers, {}), [whole]);
      mustEqual(await store.list(olderPlayers, {}), { documents: [whole], unreadable: [] });
      const inside = await store.transaction(async (transaction) => [
        await transaction.get(olderPlayers, 'a'),
        ...(await transaction.getMany(olderPlayers, ['a'])),
        ...(await transaction.query(olderPlayers, {})),
        ...(await transaction.list(olderPlayers, {})).documents,
      ]);
      mustEqual(inside, [whole, whole, whole, whole]);
    },
  },
  {
    title:
      'takes a null for missing where there must be something, and keeps one where there may be nothing',
    async run({ store }) {
      await store.set(asRawCollection(olderPlayers), {
        id: 'a',
        name: 'Kim',
        points: null,
        team: null,
      });
      mustEqual(await store.get(olderPlayers, 'a'), {
        id: 'a',
        name: 'Kim',
        points: 7,
        nick: 'Kim!',
        team: null,
      });
    },
  },
  {
    title:
      'a merge writes the fields it names and no others, whatever is missing in what is stored',
    async run({ store }) {
      for (const [id, merge] of [
        ['a', () => store.merge(olderPlayers, 'a', { team: 'DET' })],
        [
          'b',
          () =>
            store.transaction(async (transaction) =>
              transaction.merge(olderPlayers, 'b', { team: 'DET' }),
            ),
        ],
        [
          'c',
          () =>
            store.transaction(async (transaction) => {
              await transaction.get(olderPlayers, 'c');
              transaction.merge(olderPlayers, 'c', { team: 'DET' });
            }),
        ],
      ] as const) {
        await store.set(asRawCollection(olderPlayers), { id, name: 'Kim', extra: 1 });
        await merge();
        mustEqual(await store.get(asRawCollection(olderPlayers), id), {
          id,
          name: 'Kim',
          extra: 1,
          team: 'DET',
        });
      }
    },
  },
  {
    title:
      'reads a document without a dispensable field that cannot be read, keeps it stored, and refuses to write one',
    async run({ store }) {
      const stored = { id: 'a', name: 'Kim', points: 3, team: 7, nick: ['K'], theirs: null };
      const read = { id: 'a', name: 'Kim', points: 3, nick: 'Kim!', theirs: null };
      await store.set(asRawCollection(olderPlayers), stored);
      mustEqual(await store.get(olderPlayers, 'a'), read);
      mustEqual(await store.list(olderPlayers, {}), { documents: [read], unreadable: [] });
      await store.transaction(async (transaction) => {
        await transaction.get(olderPlayers, 'a');
        transaction.merge(olderPlayers, 'a', { points: 4 });
      });
      await store.merge(olderPlayers, 'a', { name: 'Lee' });
      mustEqual(await store.get(asRawCollection(olderPlayers), 'a'), {
        ...stored,
        name: 'Lee',
        points: 4,
      });
      await mustReject(
        store.merge(olderPlayers, 'a', { team: 7 as unknown as string }),
        'InvalidDocumentError',
      );
      await mustReject(
        store.set(olderPlayers, { ...read, nick: 7 as unknown as string }),
        'InvalidDocumentError',
      );
    },
  },
  {
    title: 'reads a marked field that cannot be read as such, and no write touches what is stored',
    async run({ store }) {
      const stored = { id: 'a', name: 'Kim', points: 3, nick: 'K', score: 'many' };
      const read = { ...stored, score: 'unreadable' as const };
      await store.set(asRawCollection(olderPlayers), stored);
      mustEqual(await store.get(olderPlayers, 'a'), read);
      await store.merge(olderPlayers, 'a', { points: 4 });
      await store.set(olderPlayers, { ...read, points: 5 });
      await store.transaction(async (transaction) => {
        const found = await transaction.get(olderPlayers, 'a');
        transaction.set(olderPlayers, { ...read, ...found, name: 'Lee' });
        transaction.merge(olderPlayers, 'a', { nick: 'L' });
      });
      mustEqual(await store.get(asRawCollection(olderPlayers), 'a'), {
        ...stored,
        points: 5,
        name: 'Lee',
        nick: 'L',
      });
      await store.merge(olderPlayers, 'a', { score: 7 });
      mustEqual((await store.get(olderPlayers, 'a'))?.score, 7);
      await store.set(asRawCollection(olderPlayers), { ...stored, score: null });
      mustEqual((await store.get(olderPlayers, 'a'))?.score, undefined);
      await mustReject(
        store.merge(olderPlayers, 'a', { score: 'many' as unknown as number }),
        'InvalidDocumentError',
      );
    },
  },
  {
    title:
      'a set leaves alone what the schema does not name, and replaces the whole document where it takes any field',
    async run({ store }) {
      const foreign = {
        extra: { deep: [1], at: { seconds: 1, nanoseconds: 0 } },
        'dots.and spaces': 'x',
        nothing: null,
      };
      const write = { id: 'a', name: 'Ada', points: 1, nick: 'A' };
      const kept = { ...write, ...foreign };
      for (const set of [
        () => store.set(olderPlayers, write),
        () => store.transaction(async (transaction) => transaction.set(olderPlayers, write)),
        () =>
          store.transaction(async (transaction) => {
            const found = await transaction.get(olderPlayers, 'a');
            if (found) transaction.set(olderPlayers, { ...found, ...write, team: undefined });
          }),
        () =>
          store.batch((writes) => {
            writes.set(olderPlayers, { ...write, points: 9 });
            writes.merge(olderPlayers, 'a', { points: 1 });
          }),
      ]) {
        await store.set(asRawCollection(olderPlayers), {
          id: 'a',
          name: 'Kim',
          team: 'DET',
          ...foreign,
        });
        await set();
        mustEqual(await store.get(asRawCollection(olderPlayers), 'a'), kept);
      }
      await store.set(asRawCollection(olderPlayers), { id: 'a', name: 'Kim' });
      mustEqual(await store.get(asRawCollection(olderPlayers), 'a'), { id: 'a', name: 'Kim' });
    },
  },
  {
    title:
      'keeps what an open object inside a document holds beyond its schema, and drops it from one that is closed',
    async run({ store }) {
      const step = { note: 'x', correctAnswer: 5, inner: { at: { seconds: 1, nanoseconds: 0 } } };
      await store.set(asRawCollection(sheets), {
        id: 'a',
        steps: [step],
        closed: { a: 1, b: 2 },
      });
      const read = await store.get(sheets, 'a');
      mustEqual(read, { id: 'a', steps: [step], closed: { a: 1 } });
      const changed = { ...step, note: 'y' };
      await store.merge(sheets, 'a', {
        steps: (read?.steps ?? []).map((one) => ({ ...one, note: 'y' })),
      });
      mustEqual(await store.get(asRawCollection(sheets), 'a'), {
        id: 'a',
        steps: [changed],
        closed: { a: 1, b: 2 },
      });
      await store.set(sheets, { ...read, id: 'a', steps: [changed], closed: { a: 2 } });
      mustEqual(await store.get(asRawCollection(sheets), 'a'), {
        id: 'a',
        steps: [changed],
        closed: { a: 2 },
      });
    },
  },
  {
    title: 'a merge can write null although another field holds one that counts as missing',
    async run({ store }) {
      await store.set(asRawCollection(olderPlayers), {
        id: 'a',
        name: 'Kim',
        points: null,
        team: 'DET',
      });
      await store.merge(olderPlayers, 'a', { team: null });
      mustEqual(await store.get(asRawCollection(olderPlayers), 'a'), {
        id: 'a',
        name: 'Kim',
        points: null,
        team: null,
      });
    },
  },
  {
    title:
      'leaves out of a list what cannot be read, names it, and says in which fields without what stands there',
    async run({ store }) {
      const broken = { id: 'b', name: { secret: 'words' }, team: 'DET' };
      await store.set(asRawCollection(players), broken);
      await fill(store, [player('a', { team: 'DET' }), player('c', { team: 'DET' })]);
      const query: Query<Player> = { where: [{ field: 'team', op: '==', value: 'DET' }] };
      const lists = [
        await store.list(players, query),
        await store.transaction((transaction) => transaction.list(players, query)),
      ];
      for (const { documents, unreadable } of lists) {
        mustEqual(
          documents.map(({ id }) => id),
          ['a', 'c'],
        );
        const [one] = unreadable;
        mustEqual([unreadable.length, one?.id, one?.stored], [1, 'b', broken]);
        mustEqual([one?.why.startsWith('name: '), one?.why.includes('words')], [true, false]);
      }
      mustEqual(await found(store, query), ['a', 'c']);
      mustEqual(
        (await store.transaction((transaction) => transaction.query(players, query))).map(
          ({ id }) => id,
        ),
        ['a', 'c'],
      );
      mustEqual(await store.count(players, query), 3);
    },
  },
  {
    title: 'refuses to give one document that cannot be read, and never says that it is not there',
    async run({ store }) {
      const broken = { id: 'b', name: 7 };
      await store.set(asRawCollection(players), broken);
      await mustReject(store.get(players, 'b'), 'UnreadableDocumentError');
      await mustReject(store.getMany(players, ['b', 'x']), 'UnreadableDocumentError');
      await mustReject(
        store.transaction((transaction) => transaction.get(players, 'b')),
        'UnreadableDocumentError',
      );
      await mustReject(
        store.transaction((transaction) => transaction.getMany(players, ['b'])),
        'UnreadableDocumentError',
      );
      await mustReject(store.create(players, player('b')), 'AlreadyExistsError');
      mustEqual(await store.get(asRawCollection(players), 'b'), broken);
      await store.delete(players, 'b');
      mustEqual(await store.get(players, 'b'), null);
    },
  },
  {
    title:
      'tells a watch of what can be read, beside it what cannot, and of one document that cannot that it cannot',
    async run({ store }) {
      await store.set(asRawCollection(players), { id: 'b', name: 7 });
      await store.create(players, player('a'));
      const told: [string[], string[]][] = [];
      const errors: string[] = [];
      const stops = [
        store.watchQuery(players, {}, (documents, unreadable) => {
          told.push([documents.map(({ id }) => id), unreadable.map(({ id }) => id)]);
        }),
        store.watch(
          players,
          'b',
          () => errors.push('told'),
          (error) => errors.push(error instanceof Error ? error.name : ''),
        ),
      ];
      await waitUntilTrue(() => told.length > 0 && errors.length > 0, NEWS_WITHIN_MS);
      for (const stop of stops) stop();
      mustEqual([told[0], errors[0]], [[['a'], ['b']], 'UnreadableDocumentError']);
    },
  },
  {
    title: '== compares value and type; a missing field equals nothing, not even null',
    async run({ store }) {
      await fill(store, [
        player('a', { team: 'DET', active: true, points: 1 }),
        player('b', { team: null, active: false, points: 0 }),
        player('c'),
        player('d', { tags: ['x'] }),
      ]);
      mustEqual(await found(store, { where: [{ field: 'team', op: '==', value: 'DET' }] }), ['a']);
      mustEqual(await found(store, { where: [{ field: 'team', op: '==', value: null }] }), ['b']);
      mustEqual(await found(store, { where: [{ field: 'active', op: '==', value: true }] }), ['a']);
      mustEqual(await found(store, { where: [{ field: 'points', op: '==', value: 0 }] }), ['b']);
      mustEqual(await found(store, { where: [{ field: 'points', op: '==', value: true }] }), []);
      mustEqual(await found(store, { where: [{ field: 'points', op: '==', value: '1' }] }), []);
      mustEqual(await found(store, { where: [{ field: 'tags', op: '==', value: '["x"]' }] }), []);
      mustEqual(await found(store, { where: [{ field: 'id', op: '==', value: 'c' }] }), ['c']);
    },
  },
  {
    title: 'several conditions must all hold',
    async run({ store }) {
      await fill(store, [
        player('a', { team: 'DET', points: 1 }),
        player('b', { team: 'DET', points: 2 }),
        player('c', { points: 2 }),
      ]);
      const where = [
        { field: 'team', op: '==', value: 'DET' },
        { field: 'points', op: '==', value: 2 },
      ] as const;
      mustEqual(await found(store, { where }), ['b']);
    },
  },
  {
    title: 'in finds any of up to 30 values, nothing for none, and refuses more',
    async run({ store }) {
      await fill(store, [
        player('a', { points: 1 }),
        player('b', { points: 2 }),
        player('c', { team: null }),
      ]);
      mustEqual(await found(store, { where: [{ field: 'points', op: 'in', value: [2, 1, 9] }] }), [
        'a',
        'b',
      ]);
      mustEqual(
        await found(store, { where: [{ field: 'team', op: 'in', value: ['DET', null] }] }),
        ['c'],
      );
      mustEqual(await found(store, { where: [{ field: 'points', op: 'in', value: [] }] }), []);
      const numbers = (length: number) => Array.from({ length }, (_, index) => index);
      mustEqual(
        await found(store, { where: [{ field: 'points', op: 'in', value: numbers(30) }] }),
        ['a', 'b'],
      );
      await mustReject(
        store.query(players, { where: [{ field: 'points', op: 'in', value: numbers(31) }] }),
        'RangeError',
      );
    },
  },
  {
    title: 'array-contains finds elements of indexed and of other arrays, and follows every change',
    async run({ store }) {
      await fill(store, [
        player('a', { tags: ['x', 'y', 'x'], numbers: [1, 2] }),
        player('b', { tags: ['xy'], numbers: [12] }),
        player('c', { name: 'x' }),
      ]);
      const withTag = (value: string) =>
        found(store, { where: [{ field: 'tags', op: 'array-contains', value }] });
      mustEqual(await withTag('x'), ['a']);
      mustEqual(
        await found(store, { where: [{ field: 'numbers', op: 'array-contains', value: 2 }] }),
        ['a'],
      );
      mustEqual(
        await found(store, { where: [{ field: 'numbers', op: 'array-contains', value: '2' }] }),
        [],
      );
      mustEqual(
        await found(store, { where: [{ field: 'name', op: 'array-contains', value: 'x' }] }),
        [],
      );
      await store.merge(players, 'a', { tags: ['z'] });
      await store.merge(players, 'b', { tags: ['x', 'xy'] });
      mustEqual(await withTag('x'), ['b']);
      mustEqual(await withTag('z'), ['a']);
      await store.delete(players, 'b');
      mustEqual(await withTag('x'), []);
    },
  },
  {
    title:
      'orders by a field in both directions, ties by id in the same direction, and leaves out documents without the field',
    async run({ store }) {
      await fill(store, [
        player('d', { points: 10 }),
        player('b', { points: 9 }),
        player('a', { points: 10 }),
        player('c'),
        player('e', { points: -1 }),
      ]);
      mustEqual(await found(store, { orderBy: { field: 'points', direction: 'asc' } }), [
        'e',
        'b',
        'a',
        'd',
      ]);
      mustEqual(await found(store, { orderBy: { field: 'points', direction: 'desc' } }), [
        'd',
        'a',
        'b',
        'e',
      ]);
    },
  },
  {
    title: 'orders timestamps by seconds and then by microseconds, whatever their number of digits',
    async run({ store }) {
      await fill(store, [
        player('b', { at: { seconds: 1000, nanoseconds: 5_000 } }),
        player('c', { at: { seconds: 999, nanoseconds: 7_000 } }),
        player('a', { at: { seconds: 1000, nanoseconds: 40_000 } }),
      ]);
      mustEqual(await found(store, { orderBy: { field: 'at', direction: 'asc' } }), [
        'c',
        'b',
        'a',
      ]);
      mustEqual(await found(store, { orderBy: { field: 'at', direction: 'desc' }, limit: 1 }), [
        'a',
      ]);
    },
  },
  {
    title: 'orders texts by their characters, capitals first',
    async run({ store }) {
      await fill(store, [
        player('1', { name: 'b' }),
        player('2', { name: 'B' }),
        player('3', { name: 'é' }),
        player('4', { name: 'a' }),
      ]);
      mustEqual(await found(store, { orderBy: { field: 'name', direction: 'asc' } }), [
        '2',
        '4',
        '1',
        '3',
      ]);
    },
  },
  {
    title:
      'orders by id without orderBy; a limit takes the first and must be a whole number above 0',
    async run({ store }) {
      await fill(store, [player('b'), player('a'), player('C')]);
      mustEqual(await found(store, {}), ['C', 'a', 'b']);
      mustEqual(await found(store, { limit: 2 }), ['C', 'a']);
      for (const limit of [0, -1, 1.5])
        await mustReject(store.query(players, { limit }), 'RangeError');
    },
  },
  {
    title:
      'goes on after an id, whether or not a document has it, with and without conditions, and not by another order',
    async run({ store }) {
      await fill(
        store,
        ['b', 'a', 'ä', 'C', '\u{1F3C8}', '\uFF5E'].map((id) =>
          player(id, { team: id === 'C' ? 'X' : 'Y' }),
        ),
      );
      mustEqual(await found(store, { after: 'C' }), ['a', 'b', 'ä', '\uFF5E', '\u{1F3C8}']);
      mustEqual(await found(store, { after: 'aa', limit: 2 }), ['b', 'ä']);
      mustEqual(await found(store, { after: '\u{1F3C8}' }), []);
      mustEqual(
        await found(store, {
          where: [{ field: 'team', op: '==', value: 'Y' }],
          after: 'a',
          limit: 2,
        }),
        ['b', 'ä'],
      );
      mustEqual(await store.count(players, { after: 'b' }), 3);
      await mustReject(
        store.query(players, { after: 'a', orderBy: { field: 'name', direction: 'asc' } }),
        'TypeError',
      );
    },
  },
  {
    title: 'counts what matches, honours the limit and ignores the order',
    async run({ store }) {
      await fill(store, [player('a', { points: 1 }), player('b'), player('c')]);
      mustEqual(await store.count(players, {}), 3);
      mustEqual(await store.count(players, { limit: 2 }), 2);
      mustEqual(await store.count(players, { orderBy: { field: 'points', direction: 'asc' } }), 3);
      mustEqual(
        await store.count(players, { where: [{ field: 'points', op: '==', value: 7 }] }),
        0,
      );
    },
  },
  {
    title: 'a batch applies its writes in order, all of them',
    async run({ store }) {
      await store.create(players, player('old'));
      await store.batch((writes) => {
        writes.create(players, player('a', { points: 1 }));
        writes.merge(players, 'a', { points: 2 });
        writes.delete(players, 'old');
        writes.set(members('x'), { id: 'm', rank: 1 });
      });
      mustEqual(await store.query(players, {}), [player('a', { points: 2 })]);
      mustEqual(await store.count(members('x'), {}), 1);
    },
  },
  {
    title: 'a batch with one failing write writes nothing',
    async run({ store }) {
      await store.create(players, player('taken'));
      const withFailing = (
        fail: (writes: Parameters<Parameters<DocumentStore['batch']>[0]>[0]) => void,
      ) =>
        store.batch((writes) => {
          writes.set(players, player('new'));
          writes.delete(players, 'taken');
          fail(writes);
        });
      await mustReject(
        withFailing((writes) => writes.merge(players, 'incomplete', { points: 1 })),
        'InvalidDocumentError',
      );
      await mustReject(
        store.batch((writes) => {
          writes.set(players, player('new'));
          writes.create(players, player('taken'));
        }),
        'AlreadyExistsError',
      );
      mustEqual(await found(store, {}), ['taken']);
    },
  },
  {
    title: 'a batch takes 500 writes and refuses 501 before writing any',
    async run({ store }) {
      const writeMany = (count: number) =>
        store.batch((writes) => {
          for (let index = 0; index < count; index++)
            writes.set(counters, { id: `c${index}`, value: index });
        });
      await mustReject(writeMany(501), 'RangeError');
      mustEqual(await store.count(counters, {}), 0);
      await writeMany(500);
      mustEqual(await store.count(counters, {}), 500);
    },
  },
  {
    title: 'a transaction reads, then writes, and hands back what its body returns',
    async run({ store }) {
      await fill(store, [player('a', { points: 1 }), player('b', { points: 2 })]);
      const answer = await store.transaction(async (transaction) => {
        const one = await transaction.get(players, 'a');
        const [two, none] = await transaction.getMany(players, ['b', 'x']);
        const all = await transaction.query(players, {
          orderBy: { field: 'points', direction: 'desc' },
        });
        transaction.create(
          players,
          player('sum', { points: (one?.points ?? 0) + (two?.points ?? 0) }),
        );
        transaction.merge(players, 'a', { points: 0 });
        transaction.delete(players, 'b');
        return { none, all: all.map((document) => document.id) };
      });
      mustEqual(answer, { none: null, all: ['b', 'a'] });
      mustEqual(await store.query(players, {}), [
        player('a', { points: 0 }),
        player('sum', { points: 3 }),
      ]);
    },
  },
  {
    title: 'a transaction whose body throws writes nothing and passes the error on',
    async run({ store }) {
      await mustReject(
        store.transaction(async (transaction) => {
          transaction.create(players, player('a'));
          throw new TypeError('changed my mind');
        }),
        'TypeError',
      );
      mustEqual(await store.get(players, 'a'), null);
      await mustReject(
        store.transaction(async (transaction) => {
          transaction.set(players, player('a'));
          transaction.merge(players, 'incomplete', { points: 1 });
        }),
        'InvalidDocumentError',
      );
      mustEqual(await store.get(players, 'a'), null);
    },
  },
  {
    title: 'nobody sees the writes of a transaction before it ends',
    async run({ store }) {
      const written = signal();
      const goOn = signal();
      const done = store.transaction(async (transaction) => {
        transaction.set(players, player('a'));
        written.give();
        await goOn.promise;
      });
      await written.promise;
      mustEqual(await store.get(players, 'a'), null);
      goOn.give();
      await done;
      mustEqual((await store.get(players, 'a'))?.id, 'a');
    },
  },
  {
    title: 'a transaction refuses a read after its first write',
    async run({ store }) {
      await mustReject(
        store.transaction(async (transaction) => {
          transaction.set(players, player('a'));
          await transaction.get(players, 'a');
        }),
        'ReadAfterWriteError',
      );
      await mustReject(
        store.transaction(async (transaction) => {
          transaction.delete(players, 'a');
          await transaction.query(players, {});
        }),
        'ReadAfterWriteError',
      );
      mustEqual(await store.get(players, 'a'), null);
    },
  },
  {
    title: 'a transaction takes 500 writes and refuses 501',
    async run({ store }) {
      const writeMany = (count: number) =>
        store.transaction(async (transaction) => {
          for (let index = 0; index < count; index++)
            transaction.set(counters, { id: `c${index}`, value: index });
        });
      await mustReject(writeMany(501), 'RangeError');
      mustEqual(await store.count(counters, {}), 0);
      await writeMany(500);
      mustEqual(await store.count(counters, {}), 500);
    },
  },
  {
    title: 'no update is lost when 40 transactions raise one counter',
    async run({ store, second }) {
      await store.create(counters, { id: 'c', value: 0 });
      const stores = [store, (await second?.()) ?? store];
      const raise = (which: DocumentStore) =>
        which.transaction(async (transaction) => {
          const counter = await transaction.get(counters, 'c');
          await sleepFor(Math.random() * 3);
          transaction.set(counters, { id: 'c', value: (counter?.value ?? 0) + 1 });
        });
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => raise(stores[index % 2] ?? store)),
      );
      mustEqual((await store.get(counters, 'c'))?.value, 40);
    },
  },
  {
    title:
      'a document changed between read and commit is either noticed or changed after the commit',
    async run({ store }) {
      await store.create(counters, { id: 'c', value: 1 });
      const other = interruption(() => store.set(counters, { id: 'c', value: 10 }));
      await store.transaction(async (transaction) => {
        const counter = await transaction.get(counters, 'c');
        await other.happens();
        transaction.set(counters, { id: 'c', value: (counter?.value ?? 0) + 1 });
      });
      await other.over();
      const value = (await store.get(counters, 'c'))?.value;
      mustEqual(value === 11 || (value === 10 && !other.before), true, `ended at ${value}`);
    },
  },
  {
    title:
      'one of several documents read together, changed between read and commit, is noticed or changed after the commit',
    async run({ store }) {
      await store.create(counters, { id: 'a', value: 1 });
      await store.create(counters, { id: 'b', value: 2 });
      const other = interruption(() => store.set(counters, { id: 'b', value: 20 }));
      await store.transaction(async (transaction) => {
        const both = await transaction.getMany(counters, ['a', 'b']);
        await other.happens();
        transaction.set(counters, {
          id: 'sum',
          value: both.reduce((sum, counter) => sum + (counter?.value ?? 0), 0),
        });
      });
      await other.over();
      const sum = (await store.get(counters, 'sum'))?.value;
      mustEqual(sum === 21 || (sum === 3 && !other.before), true, `added up to ${sum}`);
    },
  },
  {
    title:
      'a document that several reads together did not find, made between read and commit, is noticed or made after the commit',
    async run({ store }) {
      await store.create(counters, { id: 'a', value: 1 });
      const other = interruption(() => store.create(counters, { id: 'b', value: 20 }));
      await store.transaction(async (transaction) => {
        const both = await transaction.getMany(counters, ['a', 'b']);
        await other.happens();
        transaction.set(counters, {
          id: 'found',
          value: both.filter((counter) => counter !== null).length,
        });
      });
      await other.over();
      const found = (await store.get(counters, 'found'))?.value;
      mustEqual(found === 2 || (found === 1 && !other.before), true, `found ${found}`);
    },
  },
  {
    title: 'a document that was deleted and made anew in between counts as changed',
    async run({ store }) {
      await store.create(counters, { id: 'c', value: 1 });
      const other = interruption(async () => {
        await store.delete(counters, 'c');
        await store.create(counters, { id: 'c', value: 5 });
      });
      await store.transaction(async (transaction) => {
        const counter = await transaction.get(counters, 'c');
        await other.happens();
        transaction.set(counters, { id: 'copy', value: counter?.value ?? 0 });
      });
      await other.over();
      const copied = (await store.get(counters, 'copy'))?.value;
      mustEqual(copied === 5 || (copied === 1 && !other.before), true, `copied ${copied}`);
      mustEqual((await store.get(counters, 'c'))?.value, 5);
    },
  },
  {
    title: 'something is claimed once, however many ask for it',
    async run({ store, second }) {
      const stores = [store, (await second?.()) ?? store];
      const claim = (index: number) =>
        (stores[index % 2] ?? store).transaction(async (transaction) => {
          if (await transaction.get(counters, 'claim')) return false;
          await sleepFor(1);
          transaction.create(counters, { id: 'claim', value: index });
          return true;
        });
      const outcomes = await Promise.all(Array.from({ length: 30 }, (_, index) => claim(index)));
      mustEqual(outcomes.filter(Boolean).length, 1);
    },
  },
  {
    title:
      'a document inserted into the result of a query is either counted or inserted after the commit',
    async run({ store }) {
      await store.create(counters, { id: 'a', value: 7 });
      const other = interruption(() => store.create(counters, { id: 'b', value: 7 }));
      await store.transaction(async (transaction) => {
        const same = await transaction.query(counters, {
          where: [{ field: 'value', op: '==', value: 7 }],
        });
        await other.happens();
        transaction.set(counters, { id: 'total', value: same.length });
      });
      await other.over();
      const total = (await store.get(counters, 'total'))?.value;
      mustEqual(total === 2 || (total === 1 && !other.before), true, `counted ${total}`);
      mustEqual((await store.get(counters, 'b'))?.value, 7);
    },
  },
  {
    title: 'what a transaction only reads belongs to one moment',
    async run({ store }) {
      await store.set(counters, { id: 'a', value: 1 });
      await store.set(counters, { id: 'b', value: 1 });
      const other = interruption(() =>
        store.batch((writes) => {
          writes.set(counters, { id: 'a', value: 0 });
          writes.set(counters, { id: 'b', value: 2 });
        }),
      );
      const sum = await store.transaction(async (transaction) => {
        const a = await transaction.get(counters, 'a');
        await other.happens();
        const b = await transaction.get(counters, 'b');
        return (a?.value ?? 0) + (b?.value ?? 0);
      });
      await other.over();
      mustEqual(sum, 2);
    },
  },
  {
    title: 'an error that a body throws over reads of two moments is not passed on',
    async run({ store }) {
      await store.set(counters, { id: 'a', value: 1 });
      await store.set(counters, { id: 'b', value: 1 });
      const other = interruption(() =>
        store.batch((writes) => {
          writes.set(counters, { id: 'a', value: 2 });
          writes.set(counters, { id: 'b', value: 2 });
        }),
      );
      const answer = await store.transaction(async (transaction) => {
        const a = await transaction.get(counters, 'a');
        await other.happens();
        const b = await transaction.get(counters, 'b');
        if (a?.value !== b?.value) throw new Error('They were always equal.');
        return a?.value;
      });
      await other.over();
      mustEqual(answer === 2 || (answer === 1 && !other.before), true, `answered ${answer}`);
    },
  },
  {
    title:
      'a transaction under which others change every run ends with ContentionError and writes nothing, unless they wait for it',
    async run({ store }) {
      await store.set(counters, { id: 'c', value: 0 });
      const others: ReturnType<typeof interruption>[] = [];
      const outcome = await store
        .transaction(async (transaction) => {
          const counter = await transaction.get(counters, 'c');
          const other = interruption(() => store.set(counters, { id: 'c', value: others.length }));
          others.push(other);
          await other.happens();
          transaction.set(counters, { id: 'copy', value: counter?.value ?? 0 });
        })
        .then(
          () => 'done',
          (error: Error) => error.name,
        );
      for (const other of others) await other.over();
      const last = others.at(-1);
      mustEqual(outcome, last?.before ? 'ContentionError' : 'done');
      mustEqual(
        (await store.get(counters, 'copy'))?.value ?? null,
        last?.before ? null : others.length - 1,
      );
    },
  },
  {
    title: 'a watch tells the present state, then each change, and nothing after unsubscribing',
    async run({ store }) {
      const heard: (number | null)[] = [];
      const unsubscribe = store.watch(counters, 'c', (document) =>
        heard.push(document?.value ?? null),
      );
      await waitUntilTrue(() => heard.length === 1, NEWS_WITHIN_MS);
      await store.set(counters, { id: 'c', value: 1 });
      await waitUntilTrue(() => heard.at(-1) === 1, NEWS_WITHIN_MS);
      await store.transaction(async (transaction) =>
        transaction.merge(counters, 'c', { value: 2 }),
      );
      await waitUntilTrue(() => heard.at(-1) === 2, NEWS_WITHIN_MS);
      await store.delete(counters, 'c');
      await waitUntilTrue(() => heard.at(-1) === null && heard.length > 1, NEWS_WITHIN_MS);
      await store.set(counters, { id: 'other', value: 9 });
      const count = heard.length;
      unsubscribe();
      unsubscribe();
      await store.set(counters, { id: 'c', value: 3 });
      await sleepFor(50);
      mustEqual(heard.length, count);
      mustEqual(heard[0], null);
    },
  },
  {
    title: 'unsubscribing at once hears nothing at all',
    async run({ store }) {
      let heard = 0;
      store.watch(counters, 'c', () => heard++)();
      await sleepFor(30);
      mustEqual(heard, 0);
    },
  },
  {
    title:
      'a watched query tells its result again whenever a document enters, changes or leaves it',
    async run({ store }) {
      await store.set(counters, { id: 'a', value: 1 });
      let latest = '';
      const unsubscribe = store.watchQuery(
        counters,
        { where: [{ field: 'value', op: 'in', value: [1, 2] }] },
        (documents) => {
          latest = documents.map((document) => `${document.id}${document.value}`).join();
        },
      );
      await waitUntilTrue(() => latest === 'a1', NEWS_WITHIN_MS);
      await store.set(counters, { id: 'b', value: 1 });
      await waitUntilTrue(() => latest === 'a1,b1', NEWS_WITHIN_MS);
      await store.set(counters, { id: 'a', value: 2 });
      await waitUntilTrue(() => latest === 'a2,b1', NEWS_WITHIN_MS);
      await store.set(counters, { id: 'b', value: 5 });
      await waitUntilTrue(() => latest === 'a2', NEWS_WITHIN_MS);
      unsubscribe();
    },
  },
  {
    title: 'a watch hears of a change by another connection',
    async run({ store, second }) {
      const other = await second?.();
      if (!other) return;
      const heard: (number | null)[] = [];
      const unsubscribe = store.watch(counters, 'c', (document) =>
        heard.push(document?.value ?? null),
      );
      await waitUntilTrue(() => heard.length === 1, NEWS_WITHIN_MS);
      await other.set(counters, { id: 'c', value: 5 });
      await waitUntilTrue(() => heard.at(-1) === 5, NEWS_WITHIN_MS);
      unsubscribe();
    },
  },
  {
    title: 'what one connection wrote another reads',
    async run({ store, second }) {
      const other = await second?.();
      if (!other) return;
      await store.create(players, player('a', { tags: ['x'] }));
      mustEqual(
        await found(other, { where: [{ field: 'tags', op: 'array-contains', value: 'x' }] }),
        ['a'],
      );
      await mustReject(other.create(players, player('a')), 'AlreadyExistsError');
    },
  },
  {
    title: 'a store that takes writes says that it is usable, a closed one that it is not',
    async run({ store }) {
      await store.checkUsable();
      await store.set(counters, { id: 'c', value: 1 });
      await store.checkUsable();
      await store.close();
      await mustReject(store.checkUsable(), 'StoreUnavailableError');
    },
  },
  {
    title: 'a closed store refuses calls, and closing twice is no error',
    async run({ store }) {
      await store.set(counters, { id: 'c', value: 1 });
      await store.close();
      await store.close();
      await mustReject(store.get(counters, 'c'), 'StoreUnavailableError');
      await mustReject(store.set(counters, { id: 'c', value: 2 }), 'StoreUnavailableError');
    },
  },
  ...connectionChecks,
];

export function describeStoreContract(name: string, createFresh: () => Promise<FreshStore>): void {
  describe(`document store: ${name}`, () => {
    it.each(storeChecks.map((check) => [check.title, check] as const))(
      '%s',
      async (_title, check) => {
        const fresh = await createFresh();
        try {
          await check.run(fresh);
        } finally {
          await fresh.dispose();
        }
      },
    );
  });
}
