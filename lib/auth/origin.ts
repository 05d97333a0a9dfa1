import { env } from '@/lib/env';

/**
 * Whether a state-changing request comes from this site's own pages. A missing, foreign or `null` Origin is refused, whatever
 * X-Forwarded-Host says: only the configured address counts. A site on localhost answers to its loopback address as well.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && ownOrigins().includes(origin);
}

function ownOrigins(): string[] {
  const own = new URL(env().NEXTAUTH_URL);
  if (own.hostname !== 'localhost' && own.hostname !== '127.0.0.1') return [own.origin];
  return ['localhost', '127.0.0.1'].map((host) => `${own.protocol}//${host}${own.port ? `:${own.port}` : ''}`);
}

/**
 * The address guesses are counted for. Behind one trusted proxy that is the last entry of X-Forwarded-For, which the proxy wrote; without
 * one the server itself puts the socket's address there.
 */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-1)?.trim().slice(0, 64) || 'unknown';
}
