import { z } from 'zod';
import { noUsableIdText } from '@/words/form';

/**
 * A random id that the browser makes for each press of a button, so that a repeated request isn't
 * carried out twice.
 */
export const operationIdSchema = z.string().regex(/^[\w-]{8,64}$/, { error: noUsableIdText });

/** Long enough that nobody can guess it, because passphrases are made from it. */
export const unguessableOperationIdSchema = z.string().regex(/^[\w-]{16,64}$/);
