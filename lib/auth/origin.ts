import { isIPv6 } from 'node:net';
import { env } from '@/lib/platform/env';

/**
 * True if a state-changing request comes from this site's own pages. A missing, foreign, or `null`
 * Origin is refused, whatever X-Forwarded-Host says: only the configured address counts. A site on
 * localhost also accepts its loopback address.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && ownOrigins().includes(origin);
}

function ownOrigins(): string[] {
  const own = new URL(env().NEXTAUTH_URL);
  if (own.hostname !== 'localhost' && own.hostname !== '127.0.0.1') return [own.origin];
  return ['localhost', '127.0.0.1'].map(
    (host) => `${own.protocol}//${host}${own.port ? `:${own.port}` : ''}`,
  );
}

/**
 * The address that tries are counted for. Behind the trusted proxy, it's the last entry of
 * X-Forwarded-For, which the proxy wrote; anyone could have written the ones before it. Without a
 * proxy, no visitor's header gets this far (`dropForwardedHeadersOfAllRequests`), and Next fills in
 * the connection's address. Only the first half of an IPv6 address counts, since visitors choose
 * the other half.
 */
export function rateLimitIpAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const last = forwarded.at(-1)?.trim().slice(0, 64) ?? '';
  return (isIPv6(last) ? networkOf(last) : last) || 'unknown';
}

/** The first 64 bits in one spelling. An IPv4 address written as IPv6 counts as IPv4. */
function networkOf(address: string): string {
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([^:]+):([^:]+)$/.exec(canonical) ?? [];
  if (high && low) return [high, low].flatMap(bytesOf).join('.');
  const [head = '', tail] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return `${[...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
