import type { ReactElement } from 'react';

/**
 * Content beside other content in one element: elements, and no bare text. A browser that
 * translates a page replaces each text by its own elements, and React can then neither change it
 * nor insert anything before it. Text that is alone in its element is safe.
 */
export type RichContent = ReactElement | boolean | null | undefined | readonly RichContent[];
