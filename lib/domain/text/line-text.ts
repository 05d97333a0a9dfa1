import { z } from 'zod';
import { oneLine } from './one-line';

/**
 * The type of every name and sentence that a person types and others read: on a page, in a file, or
 * on a projector. Actions take it, and stored documents are read with it, so older ones are as
 * safe.
 */
export const lineText = z.string().transform(oneLine);
