import { TYPED_KEY } from './lib/actions/keep-typed';

// Runs before the page comes alive, so it does next to nothing. What was typed before the reload
// that a page asked for is put back, and with a DSN errors are remembered until, when the page is
// idle, what reports them is loaded. A page that was built once knows of no DSN and asks for it
// when there is something to report.

/** Late enough for a slow Chromebook to have finished the page. */
const IDLE_TIME_OUT_MS = 5_000;
const MOST_KEPT = 10;

const { reportTo, reportAs = 'production', reportAsk } = document.documentElement.dataset;

if (reportTo || reportAsk !== undefined) {
  const missed: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (missed.length < MOST_KEPT) missed.push('reason' in event ? event.reason : event.error);
    if (!reportTo && missed.length === 1) whenIdle(load);
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);

  const load = async () => {
    try {
      const to = reportTo ? { dsn: reportTo, environment: reportAs } : await askWhere();
      if (!to) return;
      const { startClientReporting } = await import('./sentry.client.config');
      window.removeEventListener('error', keep);
      window.removeEventListener('unhandledrejection', keep);
      startClientReporting({ ...to, missed });
    } catch {
      // Without the file nothing is reported, and the page works all the same.
    }
  };
  if (reportTo) whenIdle(load);
}

try {
  const kept = sessionStorage.getItem(TYPED_KEY);
  sessionStorage.removeItem(TYPED_KEY);
  if (kept) whenIdle(async () => (await import('./lib/actions/restore-typed')).restoreTyped(kept));
} catch {
  // A browser that keeps nothing has nothing to put back.
}

async function askWhere(): Promise<{ dsn: string; environment: string } | null> {
  const answer = await fetch('/monitoring');
  return answer.status === 200 ? answer.json() : null;
}

function whenIdle(job: () => Promise<void>): void {
  const wait = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(job, { timeout: IDLE_TIME_OUT_MS });
    else setTimeout(job, IDLE_TIME_OUT_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
