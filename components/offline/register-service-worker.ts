import { SERVICE_WORKER_PATH } from '@/lib/domain/site/offline';

/**
 * Registers the service worker if the browser supports all it needs; otherwise null, and the app
 * works without one.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'cookieStore' in window)) return null;
  try {
    return await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  } catch {
    // The browser refuses workers, or there is no connection.
    return null;
  }
}
