import type { SqliteDatabase } from '@/lib/sqlite/database';
import type { CollectedWrite } from '@/lib/store/create-store';
import {
  AlreadyExistsError,
  type Collection,
  type ListedDocuments,
  type Query,
  type StoredDocument,
} from '@/lib/store/port';
import {
  assertFewIds,
  documentAfterSet,
  fieldsToWriteForMerge,
  parseStoredDocument,
  parseStoredDocuments,
} from '@/lib/store/rules';
import { queryToSql } from './query-sql';
import type { createTableProvider } from './tables';

type Row = { id: string; version: number; json: string };

/** Two reads have the same signature exactly when nothing they cover has changed in between. */
export type ReadSignature = string;
export type SignedRead<R> = { readonly value: R; readonly signature: ReadSignature };

/** Reads and writes rows; every read returns its signature. */
export function createRowAccess(
  database: SqliteDatabase,
  tableOf: ReturnType<typeof createTableProvider>,
) {
  function row<T extends StoredDocument>(collection: Collection<T>, id: string): Row | null {
    const sql =
      `SELECT id, version, json FROM ${tableOf(collection.definition).documents} WHERE path = ` +
      '? AND id = ?';
    return database.all<Row>(sql, [collection.path, id])[0] ?? null;
  }

  function one<T extends StoredDocument>(
    collection: Collection<T>,
    id: string,
  ): SignedRead<T | null> {
    const found = row(collection, id);
    return {
      value: found && parseStoredDocument(collection, decodeDocument(found)),
      signature: String(found?.version),
    };
  }

  function many<T extends StoredDocument>(
    collection: Collection<T>,
    ids: readonly string[],
  ): SignedRead<(T | null)[]> {
    assertFewIds(ids);
    const table = tableOf(collection.definition);
    const sql =
      `SELECT id, version, json FROM ${table.documents} WHERE path = ? ` +
      'AND id IN (SELECT value FROM json_each(?))';
    const rows = new Map(
      database
        .all<Row>(sql, [collection.path, JSON.stringify(ids)])
        .map((found) => [found.id, found]),
    );
    // Decoded once per requested position, so that an id given twice yields two independent copies.
    const value = ids.map((id) => {
      const found = rows.get(id);
      return found ? parseStoredDocument(collection, decodeDocument(found)) : null;
    });
    return { value, signature: ids.map((id) => rows.get(id)?.version).join() };
  }

  function select<R, T extends StoredDocument>(
    columns: string,
    { definition, path }: Collection<T>,
    query: Query<T>,
  ): R[] {
    const { text, parameters } = queryToSql(tableOf(definition), path, query);
    return database.all<R>(`SELECT ${columns} ${text}`, parameters);
  }

  function matching<T extends StoredDocument>(
    collection: Collection<T>,
    query: Query<T>,
  ): SignedRead<ListedDocuments<T>> {
    const rows = select<Row, T>('id, version, json', collection, query);
    return {
      value: parseStoredDocuments(collection, rows.map(decodeDocument)),
      signature: signRows(rows),
    };
  }

  function signMatching<T extends StoredDocument>(
    collection: Collection<T>,
    query: Query<T>,
  ): ReadSignature {
    return signRows(select('id, version', collection, query));
  }

  function count<T extends StoredDocument>(
    collection: Collection<T>,
    { orderBy: _, ...unordered }: Query<T>,
  ): number {
    const { text, parameters } = queryToSql(
      tableOf(collection.definition),
      collection.path,
      unordered,
    );
    return (
      database.all<{ total: number }>(
        `SELECT count(*) AS total FROM (SELECT 1 ${text})`,
        parameters,
      )[0]?.total ?? 0
    );
  }

  function resultOf(write: Exclude<CollectedWrite, { kind: 'delete' }>): object {
    const { kind, collection, id, fields } = write;
    const found = row(collection, id);
    if (kind === 'set') return documentAfterSet(collection, found && decodeDocument(found), fields);
    if (kind === 'merge') {
      const stored = found && decodeDocument(found);
      return { ...stored, ...fieldsToWriteForMerge(collection, id, stored, fields), id };
    }
    if (found)
      throw new AlreadyExistsError(`${collection.path}: there is a document of this id already.`);
    return fields;
  }

  /** Must be called inside `database.write`, after the tables have been created. */
  function apply(writes: readonly CollectedWrite[]): void {
    const version = tick(database);
    for (const write of writes) {
      const { kind, collection, id } = write;
      const { documents } = tableOf(collection.definition);
      if (kind === 'delete')
        database.run(`DELETE FROM ${documents} WHERE path = ? AND id = ?`, [collection.path, id]);
      else
        database.run(
          `INSERT INTO ${documents} (path, id, version, json) VALUES (?, ?, ?, ?)
           ON CONFLICT (path, id) DO UPDATE SET version = excluded.version, json = excluded.json`,
          [collection.path, id, version, JSON.stringify(resultOf(write))],
        );
    }
  }

  return { one, many, matching, signMatching, count, apply };
}

export type RowAccess = ReturnType<typeof createRowAccess>;

function signRows(rows: readonly { id: string; version: number }[]): ReadSignature {
  return JSON.stringify(rows.map(({ id, version }) => [id, version]));
}

function tick(database: SqliteDatabase): number {
  const [row] = database.all<{ value: number }>(
    'UPDATE store_clock SET value = value + 1 RETURNING value',
  );
  if (!row) throw new Error('The commit counter is missing.');
  return row.value;
}

/** The key is the id, even if the JSON has another value in its id field. */
function decodeDocument({ id, json }: Row): StoredDocument & Record<string, unknown> {
  return { ...JSON.parse(json), id };
}
