import { env } from '@/lib/platform/env';
import { logEvent } from '@/lib/platform/log';
import { closeServices, openServicesWith } from '@/lib/platform/services';
import { listenForStop } from '@/lib/platform/stopping';
import { SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { createServices } from './create-services';
import { keepPrivate } from './private-files';

/**
 * Logs the start and stop of a server, and closes the database. Next ends the process after the
 * last request.
 */
export function beginServing(): void {
  listenForStop();
  openServicesWith(createServices);
  const { BACKEND, DATA_DIR, NEXTAUTH_URL, TRUST_PROXY } = env();
  if (BACKEND === 'embedded') keepPrivate(DATA_DIR);
  logEvent({ event: 'start', backend: BACKEND, schema: SCHEMA_VERSION });
  // This server speaks no https itself, so there must be a proxy, and without this setting all
  // visitors would count as one address.
  if (NEXTAUTH_URL.startsWith('https://') && TRUST_PROXY !== '1')
    logEvent({ event: 'proxy-not-trusted', set: 'TRUST_PROXY=1' });
  process.once('exit', () => {
    // The embedded backend closes before the call returns; anything slower couldn't be awaited
    // here.
    void closeServices();
    logEvent({ event: 'stop' });
  });
}
