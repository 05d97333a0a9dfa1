import { hasPageKey } from '@/components/outbox/device-keys';
import { canBeSavedOffline, type SavePageMessage } from '@/lib/domain/site/offline';
import { registerWorker } from './register-worker';

/** Asks the worker to save the page on the screen. Does nothing if the browser lacks a feature. */
export async function keepThisPage(week: string): Promise<void> {
  const { pathname, search } = window.location;
  // A page that came from the device is already saved.
  if (!hasPageKey() || document.documentElement.dataset.kept || !canBeSavedOffline(pathname))
    return;
  const message: SavePageMessage = {
    type: 'keep',
    url: pathname + search,
    title: document.title,
    week,
  };
  if (!(await registerWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
