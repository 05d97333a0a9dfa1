import { z } from 'zod';
import { oneLine } from './one-line';

/**
 * For every name and sentence that one person types and others read. Actions and stored documents
 * both use it, so older documents are safe too.
 */
export const lineText = z.string().transform(oneLine);

/** For a stored name: one of which nothing can be seen counts as missing, and shows no blank. */
export const nameText = lineText.refine((name) => name !== '');
