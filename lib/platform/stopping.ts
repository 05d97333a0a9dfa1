import { setMaxListeners } from 'node:events';
import { oncePerProcess } from '@/lib/once';

const controller = oncePerProcess('fractionLeagueStopping', () => new AbortController());

/** Aborted once this server was asked to stop. */
export const stopping: AbortSignal = controller.signal;
// Each live connection is one.
setMaxListeners(0, stopping);

/**
 * From the server's start on, so that whatever begins while it stops is told, too. A build loads
 * these modules as well, and must end as ever.
 */
export function listenForStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => controller.abort());
}
