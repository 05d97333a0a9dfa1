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
 * How a document can differ: by person, season, week, class, or graph type; or it is right where
 * others are wrong.
 */
const DIMENSIONS = {
  person: ['studentId', 'userId', 'accountId', 'actorId', 'target'],
  teacher: ['teacherId', 'adultIds', 'email'],
  season: ['season', 'year'],
  week: ['week'],
  /** Another class, and so another person. */
  league: ['leagueId', 'leagueIds'],
  /** The same person's document from another class. */
  move: ['leagueId'],
  type: ['type'],
  verdict: ['correct'],
} as const;
export type DecoyDimension = keyof typeof DIMENSIONS;
const ALL = Object.keys(DIMENSIONS) as DecoyDimension[];

const OTHER: Readonly<Record<DecoyDimension, (value: unknown) => unknown>> = {
  person: decoyIdOf,
  teacher: decoyIdOf,
  season: () => 2022,
  week: () => 4,
  league: () => 'decoy-league',
  move: () => 'decoy-league',
  type: () => 'circle',
  verdict: () => true,
};
/** A double in the same class. */
export function decoyIdOf(id: unknown): string {
  return `decoy-${id}`;
}
/** Sorts before every other id: a query that takes the first document finds a decoy if it can. */
const PREFIX = '-decoy-';
/** Most documents exist once per person, season, and week, in any class. */
const CAN_MOVE = 'studentDraftProgress';
const WITHOUT_DECOYS = ['appData', 'admins', 'rateLimits'];

/**
 * Adds a decoy beside each document for each dimension, equal in everything else. A query that
 * lacks a condition reads it.
 */
export async function plantDecoys(
  store: DocumentStore,
  dimensions: readonly DecoyDimension[] = ALL,
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
        // A waiting name is unique in its class.
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
  dimension: DecoyDimension,
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

/** True if a row of a table, as text, belongs to a decoy. */
export const isDecoy = (row: string): boolean => row.includes(PREFIX);

/** A query as sent to the store. */
export type RecordedQuery = { collection: string; where: readonly Condition<StoredDocument>[] };
export type RecordedReads = {
  /** `season of studentGraphs`, for each decoy read since {@link start}. */
  decoys: Set<string>;
  asked: RecordedQuery[];
  /**
   * Resets the record. The given condition of the given query (both counted from 0) is left out
   * from now on.
   */
  start(leftOut?: { query: number; condition: number }): void;
};

/** Wraps a store: records which decoys are read, and can drop one condition of a query. */
export function recordReads(store: DocumentStore): { store: DocumentStore; reads: RecordedReads } {
  let leftOut: { query: number; condition: number } | undefined;
  const reads: RecordedReads = {
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
