import { setMaxListeners } from 'node:events';
import { oncePerProcess } from '@/lib/per-process';

const controller = oncePerProcess('fractionLeagueStopping', () => new AbortController());

/** Aborted once this server has been asked to stop. */
export const stopSignal: AbortSignal = controller.signal;
// Each live connection adds a listener.
setMaxListeners(0, stopSignal);

/**
 * Called at startup, so that requests that begin during shutdown see the signal too. A build also
 * loads these modules and must end normally.
 */
export function listenForStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => controller.abort());
}
