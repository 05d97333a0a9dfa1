import { z } from 'zod';
import { define, id, timestamp, wholeCount } from './define';

/** What a repeated request was answered the first time; `fingerprint` is a hash of its body. */
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
 * Counts tries for one key (an account, a client, a league code), and remembers proofs of work that
 * were used.
 */
export const rateLimits = define(
  'rateLimits',
  z.object({
    id,
    count: wholeCount,
    windowEndsAt: timestamp,
    blockedUntil: timestamp.nullable(),
    /**
     * Another one since each change of the account's password, which a sign-in that is under way
     * looks at.
     */
    mark: z.string().optional(),
  }),
);
export type RateCounter = z.infer<typeof rateLimits.definition.schema>;
