/**
 * Runs now, or once the network is back: refreshing without a network would show the browser's
 * error page. Returns a function that cancels it.
 */
export function whenOnline(run: () => void): () => void {
  if (navigator.onLine) {
    run();
    return () => {};
  }
  window.addEventListener('online', run, { once: true });
  return () => window.removeEventListener('online', run);
}
