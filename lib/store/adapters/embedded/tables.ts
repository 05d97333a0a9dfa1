import type { SqliteDatabase } from '@/lib/sqlite/database';
import type { CollectionDefinition, RawStoredDocument } from '../../port';

type AnyDefinition = Pick<
  CollectionDefinition<RawStoredDocument>,
  'name' | 'indexes' | 'arrayFields'
>;

/**
 * The SQL names of one collection definition. All subcollections of that name share its table and
 * differ in `path`.
 */
export type TableNamesOfCollection = {
  readonly documents: string;
  /** For each array field, the table with one row per element. Triggers fill it. */
  readonly elements: ReadonlyMap<string, string>;
  /** The fields of each index; within an index, documents are sorted by id. */
  readonly indexes: readonly (readonly string[])[];
};

/**
 * Counts the commits. A document's version is the number of the commit that wrote it, so no version
 * is used twice.
 */
const CLOCK_SQL = `
  CREATE TABLE IF NOT EXISTS store_clock
    (id INTEGER PRIMARY KEY CHECK (id = 1), value INTEGER NOT NULL);
  INSERT OR IGNORE INTO store_clock VALUES (1, 0);`;

/** Creates a definition's tables on first use; later calls only return their names. */
export function createTableProvider(
  database: SqliteDatabase,
): (definition: AnyDefinition) => TableNamesOfCollection {
  const tablesByName = new Map<string, TableNamesOfCollection>();
  return (definition) => {
    const found = tablesByName.get(definition.name);
    if (found) return found;
    const table = nameTable(definition);
    ensureTables(database, table);
    tablesByName.set(definition.name, table);
    return table;
  };
}

/** A field as SQL text. The name becomes part of a statement, so it is checked. */
export function jsonPathLiteral(field: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(field))
    throw new TypeError(`"${field}" cannot be a field name.`);
  return `'$.${field}'`;
}

function nameTable(definition: AnyDefinition): TableNamesOfCollection {
  if (!/^[A-Za-z][A-Za-z0-9_/]*$/.test(definition.name))
    throw new TypeError(`"${definition.name}" cannot be a collection name.`);
  const documents = `doc/${definition.name}`;
  return {
    documents: `"${documents}"`,
    elements: new Map(
      (definition.arrayFields ?? []).map((field) => [field, `"${documents}[${field}]"`]),
    ),
    indexes: definition.indexes.filter(
      (fields) => !fields.some((field) => definition.arrayFields?.includes(field)),
    ),
  };
}

function ensureTables(database: SqliteDatabase, table: TableNamesOfCollection): void {
  const wanted = definitionStatements(table);
  const existing = new Set(
    database.all<{ name: string }>('SELECT name FROM sqlite_master').map((row) => `"${row.name}"`),
  );
  const missing = wanted.filter((statement) => !existing.has(statement.name));
  // Checking first saves readers the write lock.
  if (missing.length === 0) return;
  database.write(() => {
    for (const statement of missing) database.define(statement.sql);
  });
}

function definitionStatements(table: TableNamesOfCollection): { name: string; sql: string }[] {
  const bare = table.documents.slice(1, -1);
  return [
    { name: '"store_clock"', sql: CLOCK_SQL },
    {
      name: table.documents,
      sql: `CREATE TABLE IF NOT EXISTS ${table.documents}
        (path TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (path, id))`,
    },
    // Array fields are searched in their own tables.
    ...table.indexes.map((fields) => {
      const name = `"${bare}:${fields.join(',')},+id"`;
      const expressions = fields.map((field) => `json_extract(json, ${jsonPathLiteral(field)})`);
      // The id comes last, so that a page of a long list is read from where it begins.
      const sql =
        `CREATE INDEX IF NOT EXISTS ${name} ON ${table.documents} (path, ` +
        `${expressions.join(', ')}, id)`;
      return { name, sql };
    }),
    ...[...table.elements].flatMap(([field, elements]) =>
      elementStatements(table.documents, field, elements),
    ),
  ];
}

/** Fills the new table from documents that already exist. */
function elementStatements(
  documents: string,
  field: string,
  elements: string,
): { name: string; sql: string }[] {
  const fill = (row: string, from = '') =>
    `INSERT OR IGNORE INTO ${elements} SELECT ${row}.path, element.value, ${row}.id
       FROM ${from}json_each(${row}.json, ${jsonPathLiteral(field)}) AS element
      WHERE json_type(${row}.json, ${jsonPathLiteral(field)}) = 'array' AND element.type IN ('text', 'integer', 'real')`;
  const bare = elements.slice(1, -1);
  const remove = `DELETE FROM ${elements} WHERE path = OLD.path AND id = OLD.id;`;
  const trigger = (event: string, body: string) => ({
    name: `"${bare} ${event}"`,
    sql:
      `CREATE TRIGGER IF NOT EXISTS "${bare} ${event}" AFTER ${event} ON ${documents} BEGIN ` +
      `${body} END`,
  });
  return [
    {
      name: elements,
      // `value` has no column type, so that the number 1 and the text '1' stay different.
      sql: `CREATE TABLE IF NOT EXISTS ${elements} (path TEXT NOT NULL, value, id TEXT NOT NULL, PRIMARY KEY (path, value, id)) WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS "${bare} by id" ON ${elements} (path, id);
        ${fill('document', `${documents} AS document, `)}`,
    },
    trigger('INSERT', `${fill('NEW')};`),
    trigger('UPDATE', `${remove} ${fill('NEW')};`),
    trigger('DELETE', remove),
  ];
}
