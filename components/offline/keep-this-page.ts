import { hasSeal } from '@/components/outbox/device-keys';
import { isKeepable, type KeepMessage } from '@/lib/domain/site/offline';
import { registerWorker } from './register-worker';

/**
 * Has the worker keep what this tab was opened with; in a browser that can't do all of it, nothing
 * happens.
 */
export async function keepThisPage(week: string): Promise<void> {
  const { pathname } = window.location;
  // A page that came from the device lies there already.
  if (!hasSeal() || document.documentElement.dataset.kept || !isKeepable(pathname)) return;
  const message: KeepMessage = { type: 'keep', path: pathname, title: document.title, week };
  if (!(await registerWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
