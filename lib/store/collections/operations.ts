import { z } from 'zod';
import { define, id, timestamp, wholeCount } from './define';

/**
 * The answer to a request, so that repeating it gets the same one. `fingerprint` is a hash of the
 * request's body.
 */
export const operations = define(
  'operations',
  z.object({
    id,
    accountId: id,
    fingerprint: z.string(),
    result: z.string(),
    createdAt: timestamp,
  }),
  [['accountId']],
);

/**
 * Counts tries per key (an account, a client, a league code), and remembers used proofs of work.
 */
export const rateLimits = define(
  'rateLimits',
  z.object({
    id,
    count: wholeCount,
    windowEndsAt: timestamp,
    blockedUntil: timestamp.nullable(),
    /** Changes with each password change, so that a sign-in in progress notices it. */
    mark: z.string().optional(),
  }),
);
export type RateCounter = z.infer<typeof rateLimits.definition.schema>;
