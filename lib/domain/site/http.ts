/** Headers of every response, Next's and the front door's own (`lib/process/front-door.ts`). */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/**
 * The longest body of a page or an action, in bytes: a little more than the longest form of an
 * action (`serverActions` in next.config.ts). The front door refuses a longer one, and Next keeps
 * no more in memory.
 */
export const MAX_PAGE_OR_ACTION_BODY_BYTES = 300_000;
