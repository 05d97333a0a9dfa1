import { createHash, randomBytes } from 'node:crypto';

/** A secret for a mailed link, and the id under which the store knows it: only a hash is kept. */
export function newSecret(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: secretId(token) };
}

export function secretId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
