import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Libsql from 'libsql';
import { DatabaseUnavailableError, NewerDatabaseError } from './errors';

type Connection = Pick<Libsql.Database, 'exec' | 'prepare' | 'inTransaction'>;

/**
 * One step from the previous schema to `to`. It runs in its own transaction, and a table it changes
 * may not exist yet.
 */
type Migration = { readonly to: number; apply(connection: Connection): void };

const FIRST_SCHEMA = 1;

/** In order, without a gap. A released step never changes; a later step corrects its mistakes. */
export const MIGRATIONS: readonly Migration[] = [
  { to: 2, apply: repeatTaskTimes },
  { to: 3, apply: markOpenWork },
  { to: 4, apply: markUsedUp },
];

/** The version of the tables and documents this app writes, kept in `PRAGMA user_version`. */
export const SCHEMA_VERSION = latestOf(MIGRATIONS);

/** The folder, beside the database, with the copies made before a migration or a restore. */
export const BACKUPS_FOLDER_NAME = 'backups';

/**
 * The first release stored task times only in the tasks' documents. A week's progress has a copy
 * for the class grid.
 */
function repeatTaskTimes(connection: Connection): void {
  const progress = '"doc/studentWeeklyProgress"';
  const tasks = '"doc/studentWeeklyTasks"';
  if (!tableExists(connection, progress) || !tableExists(connection, tasks)) return;
  const times = [1, 2, 3, 4, 5]
    .map((task) => `'task${task}', json_extract(t.json, '$.task${task}')`)
    .join(', ');
  const same = (field: string, other = field) =>
    `json_extract(t.json, '$.${other}') = json_extract(p.json, '$.${field}')`;
  connection.exec(`
    UPDATE store_clock SET value = value + 1;
    UPDATE ${progress} AS p
       SET version = (SELECT value FROM store_clock), json = json_set(p.json, '$.taskTimes', json_object(${times}))
      FROM ${tasks} AS t
     WHERE json_type(p.json, '$.taskTimes') IS NULL
       AND ${same('studentId')} AND ${same('week')} AND ${same('season', 'year')};`);
}

/**
 * Earlier releases read everything to find stuck students and waiting graphs. Now these are marked,
 * and teachers' pages query the marks.
 */
function markOpenWork(connection: Connection): void {
  const progress = '"doc/studentWeeklyProgress"';
  const graphs = '"doc/studentGraphs"';
  const count = 'UPDATE store_clock SET value = value + 1;';
  const at = 'version = (SELECT value FROM store_clock)';
  if (tableExists(connection, progress)) {
    connection.exec(`
      ${count}
      UPDATE ${progress} AS p SET ${at}, json = json_set(p.json, '$.stuck', json('true'))
       WHERE json_type(p.json, '$.stuck') IS NULL
         AND EXISTS (SELECT 1 FROM json_each(p.json, '$.steps') AS s
                      WHERE json_extract(s.value, '$.correct') = 0
                        AND json_extract(s.value, '$.attempts') - coalesce(json_extract(s.value, '$.correction.tries'), 0) >= 3);`);
  }
  if (!tableExists(connection, graphs)) return;
  connection.exec(`
    ${count}
    UPDATE ${graphs} AS g SET ${at}, json = json_set(g.json, '$.waiting', json('true'))
     WHERE json_type(g.json, '$.waiting') IS NULL
       AND json_type(g.json, '$.review') IS NULL AND json_type(g.json, '$.replacedById') IS NULL;`);
}

/** Earlier releases didn't mark students without tries left in lessons or scouting. */
function markUsedUp(connection: Connection): void {
  const profiles = '"doc/studentProfiles"';
  if (!tableExists(connection, profiles)) return;
  connection.exec(`
    UPDATE store_clock SET value = value + 1;
    UPDATE ${profiles} AS p SET version = (SELECT value FROM store_clock), json = json_set(p.json, '$.stuck', json('true'))
     WHERE json_type(p.json, '$.stuck') IS NULL AND json_array_length(p.json, '$.usedUp') > 0;`);
}

/**
 * Brings a file to this app's schema. Before the first step the file is copied to `backups/` beside
 * it. Several processes may do this at once, because each step is checked again under the write
 * lock.
 *
 * @throws NewerDatabaseError for a file that a newer version of the app wrote
 * @throws DatabaseUnavailableError when a step fails; the file then has the schema before that step
 */
export function migrate(
  connection: Connection,
  location: string,
  steps: readonly Migration[] = MIGRATIONS,
): void {
  const latest = latestOf(steps);
  const found = schemaVersionOf(connection);
  if (found > latest) {
    throw new NewerDatabaseError(
      `${location} was written by a newer version of the app (schema ${found}, this version ` +
        `knows ${latest}).`,
    );
  }
  if (found === latest) return;
  if (isEmpty(connection)) {
    if (claimEmpty(connection, latest)) return;
  } else if (location !== ':memory:' && found >= FIRST_SCHEMA)
    keepCopy(connection, location, latest);
  for (const step of steps) runStep(connection, location, step);
}

function latestOf(steps: readonly Migration[]): number {
  return steps.at(-1)?.to ?? FIRST_SCHEMA;
}

export function schemaVersionOf(connection: Pick<Connection, 'prepare'>): number {
  const [row] = connection.prepare('PRAGMA user_version').all() as { user_version: number }[];
  return row?.user_version ?? 0;
}

function tableExists(connection: Connection, quotedName: string): boolean {
  const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
  return connection.prepare(sql).all([quotedName.slice(1, -1)]).length > 0;
}

function isEmpty(connection: Connection): boolean {
  return connection.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0;
}

/** Runs `body` in a transaction: all of it or nothing. */
export function runInTransaction<R>(
  connection: Connection,
  begin: 'BEGIN IMMEDIATE' | 'BEGIN DEFERRED',
  body: () => R,
): R {
  connection.exec(begin);
  try {
    const result = body();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already rolled back by itself.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Marks an empty database as up to date. False if it isn't empty anymore, because another process
 * was first.
 */
function claimEmpty(connection: Connection, latest: number): boolean {
  return runInTransaction(connection, 'BEGIN IMMEDIATE', () => {
    if (!isEmpty(connection)) return false;
    connection.exec(`PRAGMA user_version = ${latest}`);
    return true;
  });
}

function runStep(connection: Connection, location: string, { to, apply }: Migration): void {
  runInTransaction(connection, 'BEGIN IMMEDIATE', () => {
    if (schemaVersionOf(connection) >= to) return;
    try {
      apply(connection);
    } catch (error) {
      throw new DatabaseUnavailableError(
        `${location} could not be brought to schema ${to}; it is as it was before.`,
        {
          cause: error,
        },
      );
    }
    connection.exec(`PRAGMA user_version = ${to}`);
  });
}

/** For example `backups/before-schema-2.db`. An existing copy is from an attempt that failed. */
function keepCopy(connection: Connection, location: string, latest: number): void {
  const folder = join(dirname(location), BACKUPS_FOLDER_NAME);
  const kept = join(folder, `before-schema-${latest}.db`);
  if (existsSync(kept)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `${basename(kept)}.${process.pid}.part`);
  try {
    copyDatabase(connection, partial);
    const copy = new Libsql(partial, { readonly: true });
    const schema = schemaVersionOf(copy);
    copy.close();
    // Another process may have migrated in between; then its copy is kept.
    if (schema < latest) renameSync(partial, kept);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * A copy of everything committed, readable only by its owner and synced to disk. Writers don't wait
 * for it. Replaces `path`.
 */
function copyDatabase(connection: Pick<Connection, 'prepare'>, path: string): void {
  // SQLite also writes into an existing empty file, so it is created first with the right
  // permissions.
  rmSync(path, { force: true });
  closeSync(openSync(path, 'w', 0o600));
  chmodSync(path, 0o600);
  connection.prepare('VACUUM INTO ?').run([path]);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
