import { allCollections } from '@/lib/store/collections/all';
import type {
  Collection,
  Condition,
  DocumentStore,
  Query,
  ReadOperations,
  StoredDocument,
} from '@/lib/store/port';

/**
 * In what a document can be another's: whose, of which season, week, class, kind of graph; or right
 * where others are wrong.
 */
const DIMENSIONS = {
  person: ['studentId', 'userId', 'accountId', 'actorId', 'target'],
  teacher: ['teacherId', 'email'],
  season: ['season', 'year'],
  week: ['week'],
  /** Of another class, and so of another person. */
  league: ['leagueId', 'leagueIds'],
  /** Of the same person, from the time in another class. */
  move: ['leagueId'],
  type: ['type'],
  verdict: ['correct'],
} as const;
export type Dimension = keyof typeof DIMENSIONS;
const ALL = Object.keys(DIMENSIONS) as Dimension[];

const OTHER: Readonly<Record<Dimension, (value: unknown) => unknown>> = {
  person: doubleOf,
  teacher: doubleOf,
  season: () => 2022,
  week: () => 4,
  league: () => 'decoy-league',
  move: () => 'decoy-league',
  type: () => 'circle',
  verdict: () => true,
};
/** Someone's double, who sits in the same class. */
export function doubleOf(id: unknown): string {
  return `decoy-${id}`;
}
/** Before every other id: a query that takes the first one finds a decoy if it can. */
const PREFIX = '-decoy-';
/** Of most documents there is one for each person, season and week, in whatever class. */
const CAN_MOVE = 'studentDraftProgress';
const WITHOUT_DECOYS = ['appData', 'admins', 'rateLimits'];

/**
 * Beside each document one more for each dimension, in everything the same but in that: whoever
 * asks with one condition too few reads it.
 */
export async function plantDecoys(
  store: DocumentStore,
  dimensions: readonly Dimension[] = ALL,
): Promise<void> {
  for (const collection of allCollections) {
    if (/\/|^nfl/.test(collection.path) || WITHOUT_DECOYS.includes(collection.path)) continue;
    const documents = (
      (await store.query(collection, {})) as (StoredDocument & Record<string, unknown>)[]
    ).filter(({ id }) => !id.startsWith(PREFIX));
    for (const [index, document] of documents.entries()) {
      for (const dimension of dimensions) {
        const changed = changedIn(document, dimension);
        if (
          Object.keys(changed).length === 0 ||
          (dimension === 'move' && collection.path !== CAN_MOVE)
        )
          continue;
        const person =
          dimension === 'league' ? changedIn(document, 'person', () => 'decoy-stranger') : {};
        // A name that waits for the teacher is one of a kind in its class.
        const { teamNameWish: _, ...rest } = document;
        await store.set(collection, {
          ...rest,
          ...person,
          ...changed,
          id: `${PREFIX}${dimension}-${index}`,
        } as StoredDocument);
      }
    }
  }
}

function changedIn(
  document: Readonly<Record<string, unknown>>,
  dimension: Dimension,
  other = OTHER[dimension],
) {
  const fields = DIMENSIONS[dimension].filter(
    (field) => field in document && document[field] !== other(document[field]),
  );
  return Object.fromEntries(
    fields.map((field) => [
      field,
      Array.isArray(document[field]) ? [other(document[field])] : other(document[field]),
    ]),
  );
}

/** Whether a row of a table, as text, is a decoy's. */
export const isDecoy = (row: string): boolean => row.includes(PREFIX);

/** One query as it went to the store. */
export type Asked = { collection: string; where: readonly Condition<StoredDocument>[] };
export type Reads = {
  /** `season of studentGraphs`, for each decoy that was read since {@link start}. */
  decoys: Set<string>;
  asked: Asked[];
  /**
   * Forgets what was read; the given condition of the given query (both from 0) is left out from
   * now on.
   */
  start(leftOut?: { query: number; condition: number }): void;
};

/** The same store, which tells what decoys are read, and can be asked with one condition less. */
export function withReads(store: DocumentStore): { store: DocumentStore; reads: Reads } {
  let leftOut: { query: number; condition: number } | undefined;
  const reads: Reads = {
    decoys: new Set(),
    asked: [],
    start(next) {
      reads.decoys.clear();
      reads.asked.length = 0;
      leftOut = next;
    },
  };
  const note = (
    { path }: Collection<StoredDocument>,
    documents: readonly (StoredDocument | null)[],
  ) => {
    for (const document of documents) {
      const dimension = document?.id.startsWith(PREFIX) ? document.id.split('-')[2] : null;
      if (dimension) reads.decoys.add(`${dimension} of ${path}`);
    }
  };
  const asking = (
    collection: Collection<StoredDocument>,
    query: Query<StoredDocument>,
  ): Query<StoredDocument> => {
    const { where = [] } = query;
    reads.asked.push({ collection: collection.path, where });
    if (leftOut?.query !== reads.asked.length - 1) return query;
    return { ...query, where: where.filter((_, index) => index !== leftOut?.condition) };
  };
  const watched = (reader: ReadOperations): ReadOperations =>
    ({
      get: async (collection: Collection<StoredDocument>, id: string) => {
        const found = await reader.get(collection, id);
        note(collection, [found]);
        return found;
      },
      getMany: async (collection: Collection<StoredDocument>, ids: readonly string[]) => {
        const found = await reader.getMany(collection, ids);
        note(collection, found);
        return found;
      },
      query: async (collection: Collection<StoredDocument>, query: Query<StoredDocument>) => {
        const found = await reader.query(collection, asking(collection, query));
        note(collection, found);
        return found;
      },
      list: async (collection: Collection<StoredDocument>, query: Query<StoredDocument>) => {
        const found = await reader.list(collection, asking(collection, query));
        note(collection, found.documents);
        return found;
      },
    }) satisfies Record<keyof ReadOperations, unknown> as unknown as ReadOperations;
  const count = async (collection: Collection<StoredDocument>, query: Query<StoredDocument>) => {
    const asked = asking(collection, query);
    note(collection, await store.query(collection, asked));
    return store.count(collection, asked);
  };
  return {
    reads,
    store: {
      ...store,
      ...watched(store),
      count: count as DocumentStore['count'],
      transaction: (body) =>
        store.transaction((transaction) => body({ ...transaction, ...watched(transaction) })),
    },
  };
}
