import { env } from './env';

/**
 * How emails leave: by mail; as a file that only the operator can read (`kept`); or, in the demo
 * on this computer only, on the recipient's page (`shown`).
 */
export type MailDeliveryMode = 'mailed' | 'kept' | 'shown';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/**
 * An email shown on a page proves nothing about its reader. So it is only shown if three things say
 * that just this computer can connect: the demo flag, the public address, and the address this
 * process listens on.
 */
export function mailDeliveryMode(
  processArguments: readonly string[] = process.argv,
): MailDeliveryMode {
  const { SMTP_URL, DEMO, NEXTAUTH_URL } = env();
  if (SMTP_URL) return 'mailed';
  const host = processArguments[processArguments.indexOf('--hostname') + 1];
  const isHere =
    processArguments.includes('--hostname') && host !== undefined && LOOPBACK.includes(host);
  return DEMO === '1' && isHere && LOOPBACK.includes(new URL(NEXTAUTH_URL).hostname)
    ? 'shown'
    : 'kept';
}
