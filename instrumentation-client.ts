// Runs before the page comes alive, so it does next to nothing: with a DSN it remembers errors and, when the page is idle, loads what reports them.

/** Late enough for a slow Chromebook to have finished the page. */
const IDLE_TIME_OUT_MS = 5_000;
const MOST_KEPT = 10;

const { reportTo, reportAs = 'production' } = document.documentElement.dataset;

if (reportTo) {
  const missed: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (missed.length < MOST_KEPT) missed.push('reason' in event ? event.reason : event.error);
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);

  const load = async () => {
    try {
      const { startClientReporting } = await import('./sentry.client.config');
      window.removeEventListener('error', keep);
      window.removeEventListener('unhandledrejection', keep);
      startClientReporting({ dsn: reportTo, environment: reportAs, missed });
    } catch {
      // Without the file nothing is reported, and the page works all the same.
    }
  };
  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: IDLE_TIME_OUT_MS });
    else setTimeout(load, IDLE_TIME_OUT_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
