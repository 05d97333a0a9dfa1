import { randomBytes, timingSafeEqual } from 'node:crypto';

export const OWN_SENDER_HEADER = 'x-fraction-league-sender';

const holder = globalThis as typeof globalThis & { fractionLeagueSender?: string };

/** What this server's own reports show to its relay. Drawn once for the process: the bundles of a build each evaluate this module. */
export function ownSenderKey(): string {
  holder.fractionLeagueSender ??= randomBytes(32).toString('hex');
  return holder.fractionLeagueSender;
}

/** Whether a request to the relay came from this process. An address would not tell: anybody can write one into a header. */
export function isOwnSender(headers: Headers): boolean {
  const given = Buffer.from(headers.get(OWN_SENDER_HEADER) ?? '');
  const own = Buffer.from(ownSenderKey());
  return given.length === own.length && timingSafeEqual(given, own);
}
