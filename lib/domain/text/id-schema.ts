import { z } from 'zod';

/** An id that was sent has the limits of a stored one, so every document can be named. */
export const idSchema = z.string().min(1).max(200);
