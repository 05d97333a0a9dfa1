import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows, and nothing changes; `before` while the page is as the server drew
 * it.
 */
export const useInBrowser = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
