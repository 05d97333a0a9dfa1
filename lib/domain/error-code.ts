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
