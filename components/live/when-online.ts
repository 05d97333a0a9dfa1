/**
 * Runs now, or as soon as the network is back: fetching a page anew without a network would replace it by the browser's own error page.
 * Gives a function that calls it off.
 */
export function whenOnline(run: () => void): () => void {
  if (navigator.onLine) {
    run();
    return () => {};
  }
  window.addEventListener('online', run, { once: true });
  return () => window.removeEventListener('online', run);
}
