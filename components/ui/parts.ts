import type { ReactElement } from 'react';

/**
 * What stands beside other parts in one element: elements, and no bare text. A browser that
 * translates a page replaces each text by elements of its own, and React can then neither change it
 * nor put anything before it. Text that has an element to itself is safe.
 */
export type Parts = ReactElement | boolean | null | undefined | readonly Parts[];
