import { WORKER_PATH } from '@/lib/domain/site/offline';

/**
 * Lets the worker in, if the browser can do all that it needs; null otherwise, and then the app is
 * as it is without one.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'cookieStore' in window)) return null;
  try {
    return await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  } catch {
    // The browser lets no worker in, or the line is away.
    return null;
  }
}
