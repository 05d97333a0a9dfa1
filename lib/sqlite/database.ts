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
import { migrate, schemaOf, together } from './migrations';

/**
 * What may be bound to a `?`. A boolean would abort the whole process inside the driver, so it is
 * not among them.
 */
export type SqlValue = string | number | null;

/** Short, since waiting inside SQLite stops the event loop; `patiently` does the real waiting. */
const BUSY_TIMEOUT_MS = 5;
/**
 * Query shapes are few; the bound only guards against a mistake that would build SQL from values.
 */
const MOST_PREPARED_STATEMENTS = 500;
/** With less than this the next hour of a class may not fit on the disk any longer. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

type SqliteOptions = {
  /**
   * Neither migrated nor changed in any other way by being opened: for looking at a copy, or
   * copying what a running server uses.
   */
  asIs?: boolean;
};

/**
 * One connection to one database file, opened at the first call. All calls are synchronous, so
 * nothing in the same process can come between the statements of a `write` or `read` body, which
 * must therefore not be asynchronous. Every call may throw `DatabaseBusyError` or
 * `DatabaseUnavailableError`; nothing was written then.
 * @param location a file's path, whose folder exists, or `:memory:`
 */
export function createSqliteDatabase(location: string, { asIs = false }: SqliteOptions = {}) {
  let connection: Libsql.Database | null = null;
  let closed = false;
  /**
   * A damaged page is met by whoever reads it, and by no one else: what one call found, the health
   * of the whole file depends on.
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
    if (statements.size >= MOST_PREPARED_STATEMENTS) statements.clear();
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

  // `.all` also where one row is expected: it runs the statement to its end, while `.get` would
  // leave a read lock behind.
  const all = <Row>(sql: string, parameters: readonly SqlValue[] = []): Row[] =>
    guard(() => prepare(sql).all(bindable(parameters)) as Row[]);

  const write = <R>(body: () => R): R => guard(() => together(open(), 'BEGIN IMMEDIATE', body));

  return {
    /** The file's path, or `:memory:`. */
    location,
    /**
     * Lets the asynchronous transactions on this file run one after another within this process.
     */
    oneAtATime: pLimit(1),
    all,
    /** Runs one writing statement and says how many rows it changed. */
    run: (sql: string, parameters: readonly SqlValue[] = []): number =>
      guard(() => prepare(sql).run(bindable(parameters)).changes),
    /** Runs statements without parameters, such as table definitions. */
    define: (sql: string): void => guard(() => void open().exec(sql)),
    /** All statements of `body` or none, with the write lock held from its beginning. */
    write,
    /**
     * All statements of `body` see the same state of the file. Takes no lock that a writer would
     * wait for.
     */
    read: <R>(body: () => R): R => guard(() => together(open(), 'BEGIN DEFERRED', body)),
    /** A number that changes when another connection has committed. */
    dataVersion: (): number =>
      all<{ data_version: number }>('PRAGMA data_version')[0]?.data_version ?? 0,
    /**
     * Throws when a write would be refused now, as far as can be told without writing: the file is
     * damaged (as an earlier call has met it), locked, or read-only, or its disk is nearly full.
     */
    checkWritable(): void {
      if (damage) throw damage;
      // Also opens the file, at the first call. Beginning isn't enough: on a file that was opened
      // read-only, that begins a read.
      try {
        write(() => {
          open().exec(`PRAGMA user_version = ${schemaOf(open())}`);
          throw NOT_MEANT;
        });
      } catch (error) {
        if (error !== NOT_MEANT) throw error;
      }
      if (location !== ':memory:') assertRoom(location);
    },
    /** The schema the file was written with. */
    schemaVersion: (): number => guard(() => schemaOf(open())),
    /** What SQLite finds wrong with the file, one sentence each; empty when it is sound. */
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
    /** A call afterwards throws. */
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

/** Takes a write back that was only to see whether it can be made. */
const NOT_MEANT = new Error('taken back');

export type SqliteDatabase = ReturnType<typeof createSqliteDatabase>;

/** Opens a file for one job and closes it again. */
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
 * Whether another process has the database open: leaving the write-ahead log needs the file alone.
 * Ask before opening it.
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
 * The driver takes one array; spread out, a single null would be mistaken for a list of named
 * parameters.
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
 * Brings what the write-ahead log holds into the file, so that the file alone is complete. SQLite
 * would do it by itself at the last close, but the driver keeps a connection open underneath until
 * its statements are collected. What cannot be done now is done at the next opening.
 */
function emptyLog(connection: Libsql.Database | null): void {
  try {
    connection?.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  } catch {
    // Nothing is lost: the log is read whenever the file is opened.
  }
}

/** Also a disk that was made read-only after the file was opened is noticed here. */
function assertRoom(location: string): void {
  try {
    accessSync(location, constants.W_OK);
    const { bavail, bsize } = statfsSync(dirname(location));
    if (bavail * bsize >= LEAST_FREE_BYTES) return;
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
    // Write-ahead log: readers never wait for the writer. FULL: a commit is on the disk before it
    // is reported.
    connection.prepare('PRAGMA journal_mode = WAL').all();
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF');
    // What is deleted is overwritten in the file as well: a student deleted for good must not be
    // found in its free pages.
    connection.prepare('PRAGMA secure_delete = ON').all();
    migrate(connection, location);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
