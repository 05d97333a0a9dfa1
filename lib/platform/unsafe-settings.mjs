// Plain Node, because `npm run serve` asks before any package is there; the server asks again by
// itself (`assertBootable`).

export const LEAST_SECRET_LENGTH = 32;
/**
 * Random texts of 32 hexadecimal digits count for 90 and more, of 32 decimal ones for 65 and more;
 * what repeats itself for less than 40.
 */
const LEAST_SECRET_BITS = 60;

/**
 * How much there is to guess in a text, in bits: each sign counts for as much as there are
 * different ones, but for one that follows from those before it: because what goes before stood
 * there once already, or because signs go up or down by the same step.
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
  if (secret && secret.length >= LEAST_SECRET_LENGTH && bitsOf(secret) < LEAST_SECRET_BITS) {
    problems.push(
      'NEXTAUTH_SECRET can be guessed: it repeats itself. Make one with: openssl rand -hex 32',
    );
  }
  return problems;
}
