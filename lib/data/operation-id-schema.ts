import { z } from 'zod';
import { noUsableIdText } from '@/words/form';

/** The browser draws it for one press of a button. */
export const operationIdSchema = z.string().regex(/^[\w-]{8,64}$/, { error: noUsableIdText });

/** Too long to guess, because passwords follow from it. */
export const unguessableOperationIdSchema = z.string().regex(/^[\w-]{16,64}$/);
