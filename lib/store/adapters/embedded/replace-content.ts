import type { SqliteDatabase } from '@/lib/sqlite/database';

/** Tables whose name ends so are filled by triggers, and therefore not copied. */
const KEPT_BY_TRIGGERS = /\]$/;
/** Restoring older data must not make a used link valid again. */
const NOT_BROUGHT_BACK = ['reset_tokens'];
const SESSIONS = 'doc/sessions';

/**
 * Replaces everything in an open database with the content of another file of the same schema, in
 * one commit: readers in any process see all of the old or all of the new. Sessions aren't
 * restored, because that would reopen ended ones; those open both now and then stay. Restored
 * documents get versions above all earlier ones, so no transaction takes one for the document it
 * has read.
 */
export function replaceDatabaseContent(database: SqliteDatabase, file: string): void {
  database.define(`ATTACH DATABASE '${file.replaceAll("'", "''")}' AS incoming`);
  try {
    database.write(() => {
      addMissingTables(database);
      const clock = clockOf(database);
      const incoming = new Set(tablesOf(database, 'incoming'));
      for (const table of tablesOf(database, 'main')) {
        if (table === 'store_clock' || KEPT_BY_TRIGGERS.test(table)) continue;
        replaceRows(database, table, incoming.has(table), clock);
      }
      const after = incoming.has('store_clock')
        ? 'coalesce((SELECT value FROM incoming.store_clock), 0)'
        : '0';
      database.run(`UPDATE main.store_clock SET value = ${clock + 1} + ${after}`);
    });
  } finally {
    database.define('DETACH DATABASE incoming');
  }
}

type Schema = 'main' | 'incoming';

function tablesOf(database: SqliteDatabase, schema: Schema): string[] {
  const sql =
    `SELECT name FROM ${schema}.sqlite_master WHERE type = 'table' AND name NOT LIKE ` +
    `'sqlite_%' ORDER BY name`;
  return database.all<{ name: string }>(sql).map(({ name }) => name);
}

/**
 * Tables come before their indexes and triggers. Triggers fill their own tables as the rows arrive.
 */
function addMissingTables(database: SqliteDatabase): void {
  const missing = database.all<{ sql: string }>(
    `SELECT sql FROM incoming.sqlite_master
      WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT IN (SELECT name FROM main.sqlite_master)
      ORDER BY CASE type WHEN 'table' THEN 0 WHEN 'index' THEN 1 ELSE 2 END`,
  );
  for (const { sql } of missing) database.define(sql);
}

function clockOf(database: SqliteDatabase): number {
  database.run('INSERT OR IGNORE INTO main.store_clock VALUES (1, 0)');
  return database.all<{ value: number }>('SELECT value FROM main.store_clock')[0]?.value ?? 0;
}

function replaceRows(
  database: SqliteDatabase,
  table: string,
  isIncoming: boolean,
  clock: number,
): void {
  if (table === SESSIONS && isIncoming) {
    database.run(
      `DELETE FROM main."${table}" WHERE id NOT IN (SELECT id FROM incoming."${table}")`,
    );
    return;
  }
  database.run(`DELETE FROM main."${table}"`);
  if (!isIncoming || NOT_BROUGHT_BACK.includes(table)) return;
  const columns = database.all<{ name: string }>(
    `SELECT name FROM pragma_table_info('${table}', 'main')`,
  );
  const names = columns.map(({ name }) => `"${name}"`);
  const values = table.startsWith('doc/')
    ? names.map((name) => (name === '"version"' ? `version + ${clock + 1}` : name))
    : names;
  database.run(
    `INSERT INTO main."${table}" (${names.join(', ')}) SELECT ${values.join(', ')} FROM ` +
      `incoming."${table}"`,
  );
}

/** Ends every session and link of a database that isn't in use yet. */
export function deleteSessionsAndLinks(database: SqliteDatabase): void {
  const tables = new Set(tablesOf(database, 'main'));
  database.write(() => {
    for (const table of [SESSIONS, ...NOT_BROUGHT_BACK])
      if (tables.has(table)) database.run(`DELETE FROM "${table}"`);
  });
}
