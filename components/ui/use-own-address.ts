import { useEffect } from 'react';

/**
 * Names in the address what is looked at on this page, so a reload or a copied link opens the same;
 * null for the address it came with.
 *
 * The router is not told, which is what passing its own state on means to it. It would compare what
 * a refresh brings with the address that the page came with, fetch the page a second time because
 * the two differ, and on a slow line load the whole document instead. A refresh puts the router's
 * own address back, so ours is set again with every rendering.
 */
export function useOwnAddress(address: string | null): void {
  useEffect(() => {
    if (address === null || new URL(address, window.location.href).href === window.location.href)
      return;
    window.history.replaceState(window.history.state, '', address);
  });
}
