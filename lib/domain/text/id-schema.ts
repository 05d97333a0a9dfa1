import { z } from 'zod';

/** The same limits for ids in requests and in the store, so that every document can be named. */
export const idSchema = z.string().min(1).max(200);
