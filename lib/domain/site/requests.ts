/** Why something that was asked for is not done; each is expected but `unexpected`. */
export type ErrorCode =
  | 'invalid-input'
  | 'not-signed-in'
  | 'not-found'
  | 'not-allowed'
  | 'limit-reached'
  | 'locked'
  | 'conflict'
  | 'too-large'
  | 'too-many-tries'
  /** The same call works together with the solution of the error's challenge. */
  | 'needs-proof'
  | 'unavailable'
  | 'unexpected';

/**
 * Begins an error of the sign-in route that is not a sentence but the challenge of a proof of work.
 */
export const PROOF_PREFIX = 'proof:';
/** Characters of a proof: its challenge and the solution. */
export const MAX_PROOF = 2_000;

/**
 * The request header in which a page says whose answers it sends; see `accountKey` in
 * `lib/data/account/account-key`.
 */
export const ACCOUNT_HEADER = 'x-account-key';

const DATA_DIGEST = 'data-';

/** The code of a failure for which the data couldn't be read or written. */
export const newDataDigest = (): string => `${DATA_DIGEST}${crypto.randomUUID().slice(0, 8)}`;

/** Whether a page failed because the data couldn't be read or written. */
export const isDataFailure = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith(DATA_DIGEST);
