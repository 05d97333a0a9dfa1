import { z } from 'zod';
import { toOneLine } from './one-line';

/**
 * For every name and sentence that one person types and others read. Actions and stored documents
 * both use it, so older documents are safe too.
 */
export const textToOneLineSchema = z.string().transform(toOneLine);

/** For a stored name: one of which nothing can be seen counts as missing, and shows no blank. */
export const visibleNameSchema = textToOneLineSchema.refine((name) => name !== '');
