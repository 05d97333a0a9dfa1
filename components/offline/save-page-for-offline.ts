import { hasSavedPagesKey } from '@/components/outbox/device-keys';
import { canBeSavedOffline, type SavePageMessage } from '@/lib/domain/site/offline';
import { registerServiceWorker } from './register-service-worker';

/** Asks the worker to save the page on the screen. Does nothing if the browser lacks a feature. */
export async function savePageForOffline(week: string): Promise<void> {
  const { pathname, search } = window.location;
  // A page that came from the device is already saved.
  if (!hasSavedPagesKey() || document.documentElement.dataset.kept || !canBeSavedOffline(pathname))
    return;
  const message: SavePageMessage = { type: 'keep', url: pathname + search, week };
  if (!(await registerServiceWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
