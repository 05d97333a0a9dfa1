/** Why a request is refused; all codes are expected except `unexpected`. */
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
  /** The caller must solve the error's proof-of-work challenge and call again. */
  | 'needs-proof'
  | 'unavailable'
  | 'unexpected';

/** The prefix of a sign-in error that holds a proof-of-work challenge. */
export const PROOF_PREFIX = 'proof:';
/** Characters of a proof: the challenge and its solution. */
export const MAX_PROOF_LENGTH = 2_000;

/**
 * The request header that says whose answers a page sends; see `accountKey` in
 * `lib/data/account/account-key`.
 */
export const ACCOUNT_HEADER = 'x-account-key';

const DATA_DIGEST = 'data-';

/** The code of a failure for which the data couldn't be read or written. */
export const newDataDigest = (): string => `${DATA_DIGEST}${crypto.randomUUID().slice(0, 8)}`;

/** Whether a page failed because the data couldn't be read or written. */
export const isDataFailure = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith(DATA_DIGEST);
