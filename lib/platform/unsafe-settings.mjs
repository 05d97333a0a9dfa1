// Plain Node, because `npm run serve` checks this before any package is installed. The server
// checks it again (`assertBootable`).

export const MIN_SECRET_LENGTH = 32;
/**
 * A random text of 32 hexadecimal digits has 90 bits or more, one of 32 decimal digits 65 or more,
 * and a repeating text less than 40.
 */
const MIN_SECRET_BITS = 60;

/**
 * Estimates the bits of a text. Each character counts as much as the number of different characters
 * allows. One that follows from those before it counts nothing: the last three occurred before, or
 * they go up or down in equal steps.
 *
 * @param {string} secret
 */
function bitsOf(secret) {
  const signs = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
  const perSign = Math.log2(new Set(signs).size || 1);
  const step = (/** @type {number} */ at) => (signs[at] ?? 0) - (signs[at - 1] ?? 0);
  const follows = (/** @type {number} */ at) =>
    (at >= 2 && step(at) === step(at - 1)) ||
    secret.indexOf(secret.slice(Math.max(0, at - 2), at + 1)) < at - 2;
  return signs.filter((_, at) => at === 0 || !follows(at)).length * perSign;
}

/** @param {string} address */
function isThisComputer(address) {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Why a real installation must not run with these settings, one sentence each.
 *
 * @param {{ NEXTAUTH_URL?: string | undefined, NEXTAUTH_SECRET?: string | undefined,
 *   ALLOW_PLAIN_HTTP?: string | undefined }} settings
 */
export function unsafeSettings({ NEXTAUTH_URL: url, NEXTAUTH_SECRET: secret, ALLOW_PLAIN_HTTP }) {
  const problems = [];
  if (
    url &&
    URL.canParse(url) &&
    url.startsWith('http:') &&
    !isThisComputer(url) &&
    ALLOW_PLAIN_HTTP !== '1'
  ) {
    problems.push(
      'NEXTAUTH_URL must start with https://: over plain http anybody on the way reads passwords. In a closed network alone ALLOW_PLAIN_HTTP=1 allows it',
    );
  }
  if (secret && secret.length >= MIN_SECRET_LENGTH && bitsOf(secret) < MIN_SECRET_BITS) {
    problems.push(
      'NEXTAUTH_SECRET can be guessed: it repeats itself. Make one with: openssl rand -hex 32',
    );
  }
  return problems;
}
