import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import { DatabaseBusyError, translateSqliteError } from './errors';

/**
 * Whether another process has the database open, reading or not. Leaving the write-ahead log needs the file alone, so SQLite knows. To be
 * asked before this process opens the file itself.
 */
export function isDatabaseInUse(location: string): boolean {
  if (!existsSync(location)) return false;
  const connection = new Libsql(location);
  try {
    connection.exec('PRAGMA busy_timeout = 5; PRAGMA journal_mode = DELETE');
    return false;
  } catch (error) {
    const known = translateSqliteError(error);
    if (known instanceof DatabaseBusyError) return true;
    throw known;
  } finally {
    connection.close();
  }
}
