import { useEffect } from 'react';

/**
 * Puts what is open on this page into the address, so that a reload or a copied link opens the
 * same; null restores the original address. Reusing the router's state object keeps Next from
 * reacting to the new URL. Otherwise a refresh would find that the address differs from the page's,
 * fetch the page a second time, and on a slow connection load the whole document. A refresh also
 * restores the router's own address, so ours is set again after every render.
 */
export function useReplaceUrl(address: string | null): void {
  useEffect(() => {
    if (address === null || new URL(address, window.location.href).href === window.location.href)
      return;
    window.history.replaceState(window.history.state, '', address);
  });
}
