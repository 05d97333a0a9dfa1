import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseBusyError, DatabaseUnavailableError } from './errors';

const FIRST_WAIT_MS = 2;
const LONGEST_WAIT_MS = 80;

/** A random pause below a ceiling that doubles with every failure, so that two processes do not keep meeting. */
export async function backOff(failures: number): Promise<void> {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  await sleep(Math.random() * ceiling);
}

/**
 * Runs a synchronous database job, again and again while another process holds the write lock. The wait is asynchronous, because
 * SQLite's own would stop the whole server for that time.
 *
 * @param patienceMs how long to go on before giving up, in milliseconds
 * @throws DatabaseUnavailableError when the lock was not free in all that time
 */
export async function patiently<R>(patienceMs: number, job: () => R): Promise<R> {
  const giveUpAt = Date.now() + patienceMs;
  for (let failures = 0; ; failures++) {
    try {
      return job();
    } catch (error) {
      if (!(error instanceof DatabaseBusyError)) throw error;
      if (Date.now() >= giveUpAt) {
        throw new DatabaseUnavailableError(`The database was busy for ${patienceMs} ms.`, { cause: error });
      }
      await backOff(failures);
    }
  }
}
