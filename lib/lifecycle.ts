import { env } from './env';
import { logEvent } from './reporting/log';
import { closeServices } from './services';
import { SCHEMA_VERSION } from './sqlite/migrations';

/**
 * Notes the start and the end of a server in its log, and leaves the database closed. Asked to stop, the framework finishes the open requests
 * first and ends the process then, so this is the moment after the last of them.
 */
export function beginServing(): void {
  logEvent({ event: 'start', backend: env().BACKEND, schema: SCHEMA_VERSION });
  process.once('exit', () => {
    // The embedded backend closes before the call returns; nothing that takes time could be waited for here.
    void closeServices();
    logEvent({ event: 'stop' });
  });
}
