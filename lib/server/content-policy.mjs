// Plain Node, because the step after a build writes with it what middleware says at run time.

/**
 * The content security policy of a page.
 *
 * @param {object} of
 * @param {readonly string[]} of.scripts what a script of the page has to be to run: nonces or
 *   hashes, without quotes; what such a script loads, may run too
 * @param {string | null} [of.photos] the one foreign origin that pictures may come from
 * @param {boolean} [of.evaluates] whether code may be evaluated, as React and Next do in
 *   development to show where an error came from
 */
export function contentSecurityPolicy({ scripts, photos = null, evaluates = false }) {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map((one) => `'${one}'`).join(' ')} 'strict-dynamic'${evaluates ? " 'unsafe-eval'" : ''}`,
    // Style attributes carry the colors of teams and helmets.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${photos ? ` ${photos}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    // Named, because it would otherwise follow the scripts' rule, which takes no word from 'self'.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
