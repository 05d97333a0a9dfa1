import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The database file can't be used now: busy for too long, full, read-only, damaged, or not
 * openable. Nothing was written.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * Another connection holds the write lock. Nothing was written; the same call may succeed a moment
 * later.
 */
export class DatabaseBusyError extends DatabaseUnavailableError {}

/** The file isn't a database, or it is damaged. Only a backup helps. */
export class DatabaseDamagedError extends DatabaseUnavailableError {}

/**
 * A newer version of the app wrote this file. Using it could destroy data that this version doesn't
 * know.
 */
export class NewerDatabaseError extends DatabaseUnavailableError {}

const BUSY = /^SQLITE_(BUSY|LOCKED)/;
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;
const UNAVAILABLE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|PERM|AUTH|NOMEM|PROTOCOL)/;

/** Translates an SQLite error to one of ours. A mistake in our own SQL stays as it is. */
export function translateSqliteError(error: unknown): unknown {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (BUSY.test(code))
    return new DatabaseBusyError(`The database is busy (${code}).`, { cause: error });
  if (DAMAGED.test(code))
    return new DatabaseDamagedError(`The database is damaged (${code}).`, { cause: error });
  if (UNAVAILABLE.test(code))
    return new DatabaseUnavailableError(`The database cannot be used (${code}).`, { cause: error });
  return error;
}

const FIRST_WAIT_MS = 2;
const LONGEST_WAIT_MS = 80;

/**
 * A random pause below a limit that doubles with every failure, so that two processes don't keep
 * colliding.
 */
export async function backOff(failures: number): Promise<void> {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  await sleep(Math.random() * ceiling);
}

/**
 * Repeats a synchronous database job for up to `patienceMs` while another process holds the write
 * lock. It waits asynchronously, because SQLite's own waiting would block the whole server.
 *
 * @throws DatabaseUnavailableError when the lock was not free in all that time
 */
export async function retryWhileLocked<R>(patienceMs: number, job: () => R): Promise<R> {
  const giveUpAt = Date.now() + patienceMs;
  for (let failures = 0; ; failures++) {
    try {
      return job();
    } catch (error) {
      if (!(error instanceof DatabaseBusyError)) throw error;
      if (Date.now() >= giveUpAt) {
        throw new DatabaseUnavailableError(`The database was busy for ${patienceMs} ms.`, {
          cause: error,
        });
      }
      await backOff(failures);
    }
  }
}
