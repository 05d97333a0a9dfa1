import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Reads a constant value that only the browser knows; `before` is used on the server and during
 * hydration.
 */
export const useInBrowser = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
