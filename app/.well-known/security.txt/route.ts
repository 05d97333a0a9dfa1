import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { securityTxt } from '@/words/contact';

/** RFC 9116 recommends that the file expires within a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

export function GET(): Response {
  const { OPERATOR_EMAIL: email, NEXTAUTH_URL } = env();
  const site = new URL(NEXTAUTH_URL).origin;
  const expires = new Date(getServices().now().getTime() + VALID_MS);
  return new Response(securityTxt({ site, email, expires }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
