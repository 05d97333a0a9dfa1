/** The database file cannot be used now: busy for too long, full, read-only, damaged or not to be opened. Nothing was written. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Another connection holds the write lock. Nothing was written; the same call may succeed a moment later. */
export class DatabaseBusyError extends DatabaseUnavailableError {}

/** The file is no database, or not a sound one any longer. Only a backup helps. */
export class DatabaseDamagedError extends DatabaseUnavailableError {}

/** A newer version of the app wrote this file. Working on with it could destroy what this version does not know. */
export class NewerDatabaseError extends DatabaseUnavailableError {}

const BUSY = /^SQLITE_(BUSY|LOCKED)/;
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;
const UNAVAILABLE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|PERM|AUTH|NOMEM|PROTOCOL)/;

/** Names what happened in our words; an error that is a mistake in our own SQL stays what it is. */
export function translateSqliteError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (BUSY.test(code)) return new DatabaseBusyError(`The database is busy (${code}).`, { cause: error });
  if (DAMAGED.test(code)) return new DatabaseDamagedError(`The database is damaged (${code}).`, { cause: error });
  if (UNAVAILABLE.test(code)) return new DatabaseUnavailableError(`The database cannot be used (${code}).`, { cause: error });
  return error;
}

function sqliteCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
