import type { SqliteDatabase } from '@/lib/sqlite/database';
import {
  AlreadyExistsError,
  type Collection,
  type Listed,
  type Patch,
  type Query,
  type StoredDocument,
  type WriteOperations,
} from '@/lib/store/port';
import { assertFewIds, MOST_WRITES, mergedFields, namedFields, readList, readOne, validated } from '@/lib/store/rules';
import { querySql } from './query-sql';
import type { createTables, Table } from './tables';

type Place = { readonly table: Table; readonly path: string; readonly id: string };
type Row = { id: string; version: number; json: string };

/** What a read found, put so that two reads are equal exactly when nothing they cover has changed in between. */
export type Signature = string;
/** Repeats a read and tells what it finds now. */
export type Recheck = () => Signature;
type Found<R> = { readonly value: R; readonly signature: Signature };

/** Reading rows; each answer comes with its signature. */
export function createReader(database: SqliteDatabase, tableOf: ReturnType<typeof createTables>) {
  function row(place: Place): Row | null {
    const sql = `SELECT id, version, json FROM ${place.table.documents} WHERE path = ? AND id = ?`;
    return database.all<Row>(sql, [place.path, place.id])[0] ?? null;
  }

  function one<T extends StoredDocument>(collection: Collection<T>, id: string): Found<T | null> {
    const found = row({ table: tableOf(collection.definition), path: collection.path, id });
    return { value: found && readOne(collection, decodeDocument(found)), signature: String(found?.version) };
  }

  function many<T extends StoredDocument>(collection: Collection<T>, ids: readonly string[]): Found<(T | null)[]> {
    assertFewIds(ids);
    const table = tableOf(collection.definition);
    const sql = `SELECT id, version, json FROM ${table.documents} WHERE path = ? AND id IN (SELECT value FROM json_each(?))`;
    const rows = new Map(database.all<Row>(sql, [collection.path, JSON.stringify(ids)]).map((found) => [found.id, found]));
    // Decoded once for each asked place, so that an id asked for twice gives two copies.
    const value = ids.map((id) => {
      const found = rows.get(id);
      return found ? readOne(collection, decodeDocument(found)) : null;
    });
    return { value, signature: ids.map((id) => rows.get(id)?.version).join() };
  }

  function matching<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): Found<Listed<T>> {
    const { text, parameters } = querySql(tableOf(collection.definition), collection.path, query);
    const rows = database.all<Row>(`SELECT id, version, json ${text}`, parameters);
    return { value: readList(collection, rows.map(decodeDocument)), signature: signRows(rows) };
  }

  /** The signature alone, without the documents. */
  function signMatching<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): Signature {
    const { text, parameters } = querySql(tableOf(collection.definition), collection.path, query);
    return signRows(database.all<Row>(`SELECT id, version ${text}`, parameters));
  }

  function count<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): number {
    const { orderBy: _, ...unordered } = query;
    const { text, parameters } = querySql(tableOf(collection.definition), collection.path, unordered);
    return database.all<{ total: number }>(`SELECT count(*) AS total FROM (SELECT 1 ${text})`, parameters)[0]?.total ?? 0;
  }

  return { row, one, many, matching, signMatching, count };
}

function signRows(rows: readonly { id: string; version: number }[]): Signature {
  return JSON.stringify(rows.map(({ id, version }) => [id, version]));
}

export type Reader = ReturnType<typeof createReader>;

/** Runs inside the write lock; `version` is the number of this commit. */
type PendingWrite = { readonly path: string; apply(version: number): void };

/** Collects writes; `create` and `set` are validated at once, a merge when it meets what is stored. */
export function createJournal(database: SqliteDatabase, tableOf: ReturnType<typeof createTables>, reader: Reader) {
  const pending: PendingWrite[] = [];

  function add(collection: Collection<never> | { path: string }, apply: (version: number) => void): void {
    if (pending.length >= MOST_WRITES) throw new RangeError(`At most ${MOST_WRITES} writes can be made together.`);
    pending.push({ path: collection.path, apply });
  }

  function put(place: Place, version: number, json: string): void {
    database.run(
      `INSERT INTO ${place.table.documents} (path, id, version, json) VALUES (?, ?, ?, ?)
       ON CONFLICT (path, id) DO UPDATE SET version = excluded.version, json = excluded.json`,
      [place.path, place.id, version, json],
    );
  }

  const placeOf = <T extends StoredDocument>(collection: Collection<T>, id: string): Place => ({
    table: tableOf(collection.definition),
    path: collection.path,
    id,
  });

  const writes: WriteOperations = {
    create(collection, document) {
      const json = encodeDocument(collection, document);
      const place = placeOf(collection, document.id);
      add(collection, (version) => {
        if (reader.row(place)) throw new AlreadyExistsError(`${place.path}: there is a document of this id already.`);
        put(place, version, json);
      });
    },
    set(collection, document) {
      const json = encodeDocument(collection, document);
      const place = placeOf(collection, document.id);
      add(collection, (version) => put(place, version, json));
    },
    merge<T extends StoredDocument>(collection: Collection<T>, id: string, patch: Patch<T>) {
      const place = placeOf(collection, id);
      const given = structuredClone(patch);
      add(collection, (version) => put(place, version, encodeMerged(collection, id, reader.row(place)?.json ?? null, given)));
    },
    delete(collection, id) {
      const place = placeOf(collection, id);
      add(
        collection,
        () => void database.run(`DELETE FROM ${place.table.documents} WHERE path = ? AND id = ?`, [place.path, id]),
      );
    },
  };

  return {
    writes,
    get isEmpty(): boolean {
      return pending.length === 0;
    },
    /** To be called inside `database.write`. */
    apply(): void {
      const version = tick(database);
      for (const write of pending) write.apply(version);
    },
    /** Which collections were written to. */
    topics: (): ReadonlySet<string> => new Set(pending.map((write) => write.path)),
  };
}

export type Journal = ReturnType<typeof createJournal>;

function tick(database: SqliteDatabase): number {
  const [row] = database.all<{ value: number }>('UPDATE store_clock SET value = value + 1 RETURNING value');
  if (!row) throw new Error('The commit counter is missing.');
  return row.value;
}

/**
 * The JSON text of a document that satisfies its schema; fields that are undefined or that the schema does not know are left out.
 *
 * @throws InvalidDocumentError
 */
function encodeDocument<T extends StoredDocument>(collection: Collection<T>, document: T): string {
  return JSON.stringify(validated(collection, document));
}

/**
 * The JSON text after a merge. Fields that it does not name stay as they are, also those unknown to the schema, so that an older version
 * of the app does not destroy what a newer one wrote.
 *
 * @throws InvalidDocumentError
 */
function encodeMerged<T extends StoredDocument>(
  collection: Collection<T>,
  id: string,
  storedJson: string | null,
  patch: Patch<T>,
): string {
  const stored: Record<string, unknown> | null = storedJson === null ? null : JSON.parse(storedJson);
  return JSON.stringify({ ...stored, ...mergedFields(collection, id, stored, namedFields(patch)), id });
}

/** The key is the id, whatever stands in a field of that name. */
function decodeDocument({ id, json }: { id: string; json: string }): StoredDocument {
  return { ...JSON.parse(json), id };
}
