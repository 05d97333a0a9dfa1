import { env } from './env';

/**
 * What becomes of a letter: it is `mailed`; it is `kept` as a file that only the operator can read;
 * or, in the demo, which runs for this computer only, it is `shown` on the page of whom it is for.
 */
export type MailWay = 'mailed' | 'kept' | 'shown';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/**
 * A shown letter proves nothing, so everything must say that no one but this computer can come
 * here: the start of the demo, the address people type, and the address that this very process
 * listens at.
 */
export function mailWay(processArguments: readonly string[] = process.argv): MailWay {
  const { SMTP_URL, DEMO, NEXTAUTH_URL } = env();
  if (SMTP_URL) return 'mailed';
  const host = processArguments[processArguments.indexOf('--hostname') + 1];
  const isHere =
    processArguments.includes('--hostname') && host !== undefined && LOOPBACK.includes(host);
  return DEMO === '1' && isHere && LOOPBACK.includes(new URL(NEXTAUTH_URL).hostname)
    ? 'shown'
    : 'kept';
}
