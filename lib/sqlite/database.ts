import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import pLimit from 'p-limit';
import {
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseUnavailableError,
  translateSqliteError,
} from './errors';
import { migrate, runInTransaction, schemaVersionOf } from './migrations';

/**
 * Values that may be bound to a `?`. Booleans are excluded because one would crash the whole
 * process inside the driver.
 */
export type SqlValue = string | number | null;

/**
 * Short, because waiting inside SQLite blocks the event loop; `retryWhileLocked` does the real
 * waiting.
 */
const BUSY_TIMEOUT_MS = 5;
/** There are few query shapes. The limit guards against a bug that builds SQL from values. */
const MAX_PREPARED_STATEMENTS = 500;
/** With less free space, a class may fill the disk within the next hour. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

type SqliteOptions = {
  /**
   * Opens the file without migrating or changing it: to look at a copy, or to copy what a running
   * server uses.
   */
  asIs?: boolean;
};

/**
 * One connection to one database file, opened at the first call. All calls are synchronous, so
 * nothing else in this process can run between the statements of a `write` or `read` body, which
 * must therefore not be asynchronous. Every call may throw `DatabaseBusyError` or
 * `DatabaseUnavailableError`; nothing was written then.
 *
 * @param location a file's path, whose folder
 * exists, or `:memory:`
 */
export function createSqliteDatabase(location: string, { asIs = false }: SqliteOptions = {}) {
  let connection: Libsql.Database | null = null;
  let closed = false;
  /**
   * Only a call that reads a damaged page notices it, so the damage is remembered for the health
   * check.
   */
  let damage: DatabaseDamagedError | null = null;
  const statements = new Map<string, ReturnType<Libsql.Database['prepare']>>();
  const listeners = new Set<(topics: ReadonlySet<string>) => void>();

  function open(): Libsql.Database {
    if (closed) throw new DatabaseUnavailableError(`The database ${location} was closed.`);
    connection ??= openConnection(location, asIs);
    return connection;
  }

  function prepare(sql: string): ReturnType<Libsql.Database['prepare']> {
    const known = statements.get(sql);
    if (known) return known;
    const statement = open().prepare(sql);
    if (statements.size >= MAX_PREPARED_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  }

  function guard<R>(job: () => R): R {
    try {
      return job();
    } catch (error) {
      const translated = translateSqliteError(error);
      if (translated instanceof DatabaseDamagedError) damage ??= translated;
      throw translated;
    }
  }

  // `.all` even for one row: it runs the statement to its end, while `.get` would leave a read lock
  // behind.
  const all = <Row>(sql: string, parameters: readonly SqlValue[] = []): Row[] =>
    guard(() => prepare(sql).all(bindable(parameters)) as Row[]);

  const write = <R>(body: () => R): R =>
    guard(() => runInTransaction(open(), 'BEGIN IMMEDIATE', body));

  return {
    location,
    /** Runs the asynchronous transactions on this file one after another within this process. */
    oneAtATime: pLimit(1),
    all,
    run: (sql: string, parameters: readonly SqlValue[] = []): number =>
      guard(() => prepare(sql).run(bindable(parameters)).changes),
    define: (sql: string): void => guard(() => void open().exec(sql)),
    /** Applies all statements of `body` or none, holding the write lock from the start. */
    write,
    /**
     * All statements of `body` see the same state of the file. Takes no lock that a writer would
     * wait for.
     */
    read: <R>(body: () => R): R => guard(() => runInTransaction(open(), 'BEGIN DEFERRED', body)),
    /** A number that changes when another connection has committed. */
    dataVersion: (): number =>
      all<{ data_version: number }>('PRAGMA data_version')[0]?.data_version ?? 0,
    /**
     * Throws if a write would be refused now, as far as that can be known without writing: the file
     * is damaged (as noticed by an earlier call), locked, or read-only, or its disk is nearly full.
     */
    checkWritable(): void {
      if (damage) throw damage;
      // Also opens the file at the first call. Only beginning a transaction isn't enough: on a
      // read-only file, that would begin a read.
      try {
        write(() => {
          open().exec(`PRAGMA user_version = ${schemaVersionOf(open())}`);
          throw NOT_MEANT;
        });
      } catch (error) {
        if (error !== NOT_MEANT) throw error;
      }
      if (location !== ':memory:') assertRoom(location);
    },
    schemaVersion: (): number => guard(() => schemaVersionOf(open())),
    integrityCheck: (): string[] =>
      all<{ integrity_check: string }>('PRAGMA integrity_check')
        .map((row) => row.integrity_check)
        .filter((finding) => finding !== 'ok'),
    /** Tells every listener on this connection that a commit touched `topics`. */
    announce(topics: ReadonlySet<string>): void {
      for (const listener of [...listeners]) listener(topics);
    },
    onAnnounced(listener: (topics: ReadonlySet<string>) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close(): void {
      closed = true;
      statements.clear();
      listeners.clear();
      if (!asIs) emptyLog(connection);
      connection?.close();
      connection = null;
    },
  };
}

/** Rolls back a write that was only a test. */
const NOT_MEANT = new Error('taken back');

export type SqliteDatabase = ReturnType<typeof createSqliteDatabase>;

export async function withDatabase<R>(
  location: string,
  options: SqliteOptions,
  job: (database: SqliteDatabase) => R | Promise<R>,
): Promise<R> {
  const database = createSqliteDatabase(location, options);
  try {
    return await job(database);
  } finally {
    database.close();
  }
}

/**
 * True if another process has the database open. Changing the journal mode needs exclusive use.
 * Call this before opening the file.
 */
export function isDatabaseInUse(location: string): boolean {
  if (!existsSync(location)) return false;
  const connection = new Libsql(location);
  try {
    connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = DELETE`);
    return false;
  } catch (error) {
    const known = translateSqliteError(error);
    if (known instanceof DatabaseBusyError) return true;
    throw known;
  } finally {
    connection.close();
  }
}

/**
 * The driver takes one array; as separate arguments, a single null would be mistaken for a list of
 * named parameters.
 */
function bindable(parameters: readonly SqlValue[]): unknown[] {
  for (const value of parameters) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`A value of type ${typeof value} cannot be bound to SQL.`);
    }
  }
  return [...parameters];
}

/**
 * Moves the write-ahead log into the file, so that the file alone is complete. SQLite would do this
 * at the last close, but the driver keeps a connection open until its statements are
 * garbage-collected. If it can't be done now, the next opening does it.
 */
function emptyLog(connection: Libsql.Database | null): void {
  try {
    connection?.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  } catch {
    // Nothing is lost, because the log is read whenever the file is opened.
  }
}

/** Throws if the disk is nearly full, or became read-only after the file was opened. */
function assertRoom(location: string): void {
  try {
    accessSync(location, constants.W_OK);
    const { bavail, bsize } = statfsSync(dirname(location));
    if (bavail * bsize >= MIN_FREE_BYTES) return;
  } catch (error) {
    throw new DatabaseUnavailableError(`The database ${location} cannot be written to.`, {
      cause: error,
    });
  }
  throw new DatabaseUnavailableError('The disk is nearly full.');
}

function openConnection(location: string, asIs: boolean): Libsql.Database {
  let connection: Libsql.Database;
  try {
    connection = new Libsql(location);
  } catch (error) {
    throw new DatabaseUnavailableError(`The database ${location} cannot be opened.`, {
      cause: error,
    });
  }
  try {
    connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (asIs) return connection;
    // WAL: readers never wait for the writer. FULL: a commit is on disk before it is reported.
    connection.prepare('PRAGMA journal_mode = WAL').all();
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF');
    // Deleted data is overwritten in the file as well, so that a permanently deleted student can't
    // be found in its free pages.
    connection.prepare('PRAGMA secure_delete = ON').all();
    migrate(connection, location);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
