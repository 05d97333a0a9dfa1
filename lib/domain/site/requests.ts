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

export const PROOF_OF_WORK_ERROR_PREFIX = 'proof:';
/** Characters of a proof: the challenge and its solution. */
export const MAX_PROOF_OF_WORK_LENGTH = 2_000;

/**
 * The request header that says whose answers a page sends; see `accountStorageKey` in
 * `lib/data/account/account-key`.
 */
export const ACCOUNT_KEY_HEADER = 'x-account-key';

/**
 * The cookie with the key to the student's pages stored in this browser. It is set and cleared with
 * the session cookie, but the service worker can read it to open pages while offline.
 */
export const SAVED_PAGES_KEY_COOKIE = 'fraction-league.seal';

/**
 * The cookie with the key that encrypts what an account types on this device until it is sent. It
 * is set and cleared with the session cookie, and is the same in all of the account's sessions.
 */
export const DEVICE_KEY_COOKIE = 'fraction-league.device-key';

/**
 * Set by the browser at sign-out, because it can't clear the session cookie itself. A request with
 * both cookies counts as signed out, and the session ends. The next sign-in clears it.
 */
export const SIGN_OUT_PENDING_COOKIE = 'fraction-league.signed-out';

/** Set while a teacher is on student pages; see `lib/auth/visit.ts`. */
export const TEACHER_VISIT_COOKIE = 'fraction-league.visit';

const DATA_DIGEST = 'data-';

export const newDataErrorDigest = (): string => `${DATA_DIGEST}${crypto.randomUUID().slice(0, 8)}`;

/** True if a page failed because the data couldn't be read or written. */
export const isDataFailure = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith(DATA_DIGEST);

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;
export type PageSearchProps = { searchParams: Promise<SearchParams> };

/** The first value of each name, like `URLSearchParams`. */
export const firstValueSearchParams = (search: SearchParams) => ({
  get: (name: string): string | null => [search[name]].flat()[0] ?? null,
});
