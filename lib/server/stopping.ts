import { setMaxListeners } from 'node:events';
import { oncePerProcess } from '@/lib/once';

/** Aborted once this process was asked to stop. A server loads it when it starts, so that whatever begins after that is told, too. */
export const stopping: AbortSignal = oncePerProcess('fractionLeagueStopping', () => {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => controller.abort());
  // Each live connection is one.
  setMaxListeners(0, controller.signal);
  return controller.signal;
});
