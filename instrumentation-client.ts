import { SAVED_FIELDS_STORAGE_KEY } from './lib/actions/keep-typed';

// Runs before the page comes alive, so it does next to nothing. What was typed before the reload
// that a page asked for is put back, and with a DSN errors are remembered until, when the page is
// idle, what reports them is loaded.

/** Late enough for a slow Chromebook to have finished the page. */
const IDLE_TIME_OUT_MS = 5_000;
const MAX_KEPT = 10;

const { reportTo, reportAs = 'production' } = document.documentElement.dataset;

if (reportTo) {
  const missed: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (missed.length < MAX_KEPT) missed.push('reason' in event ? event.reason : event.error);
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);

  whenIdle(async () => {
    try {
      const { startClientReporting } = await import('./sentry.client.config');
      window.removeEventListener('error', keep);
      window.removeEventListener('unhandledrejection', keep);
      startClientReporting({ dsn: reportTo, environment: reportAs, missed });
    } catch {
      // Without the file nothing is reported, and the page works all the same.
    }
  });
}

try {
  const kept = sessionStorage.getItem(SAVED_FIELDS_STORAGE_KEY);
  sessionStorage.removeItem(SAVED_FIELDS_STORAGE_KEY);
  if (kept)
    whenIdle(async () => (await import('@/lib/actions/keep-typed')).restoreTypedFields(kept));
} catch {
  // A browser that keeps nothing has nothing to put back.
}

function whenIdle(job: () => Promise<void>): void {
  const wait = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(job, { timeout: IDLE_TIME_OUT_MS });
    else setTimeout(job, IDLE_TIME_OUT_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
