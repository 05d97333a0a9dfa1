import { startSideProcess } from '@/lib/side-process';
import { withDatabase } from './database';
import { DatabaseUnavailableError } from './errors';

/**
 * Copies everything committed so far to another file, while other processes read and write. It
 * copies slowly: SQLite's own copy writes as fast as it can, and anyone who saves something
 * meanwhile waits for seconds. While this process reads, SQLite changes the file only up to the
 * state that this reader sees, and keeps the log with the rest. So the file and then the log,
 * copied in this order, are one state, whatever is committed meanwhile.
 *
 * @throws DatabaseUnavailableError, or DatabaseDamagedError for a file that is no database
 */
export async function copyLiveDatabase(location: string, path: string): Promise<void> {
  await withDatabase(location, { asIs: true }, async (live) => {
    live.define('BEGIN');
    try {
      // The first read pins the state.
      live.all('SELECT count(*) FROM sqlite_master');
      await copyFiles(location, path);
    } finally {
      live.define('ROLLBACK');
    }
  });
  // Moves the log into the file, so that the file alone is complete.
  await withDatabase(path, { asIs: true }, (copy) => void copy.all('PRAGMA journal_mode = DELETE'));
}

function copyFiles(location: string, path: string): Promise<void> {
  const child = startSideProcess('lib/sqlite/copy-process.mjs', location, path);
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(new DatabaseUnavailableError(`The database could not be copied (${why}).`));
    child.once('message', (answer: { done: true } | { failed: string }) => {
      if ('done' in answer) resolve();
      else fail(answer.failed);
    });
    child.once('error', ({ name }) => fail(name));
    // Comes after any message the child has sent.
    child.once('disconnect', () => fail('ended early'));
  });
}
