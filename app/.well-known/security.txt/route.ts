import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';

/** RFC 9116 recommends that the file expires within a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Where to report a security hole (RFC 9116). */
export function GET(): Response {
  const { OPERATOR_EMAIL, NEXTAUTH_URL } = env();
  const site = new URL(NEXTAUTH_URL).origin;
  const lines = [
    ...(OPERATOR_EMAIL ? [`Contact: mailto:${OPERATOR_EMAIL}`] : []),
    `Contact: ${site}/contact`,
    `Expires: ${new Date(getServices().now().getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
