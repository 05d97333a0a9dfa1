import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A separate key derived from the server's secret: the encrypted text can't be used as a cookie,
 * and a copy of the data alone can't be decrypted.
 */
function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET ?? '', '', 'login-cards-1', 32));
}

/** A passphrase that the app made, for the one account that it is for, as AES-256-GCM. */
export function encryptPassphrase(accountId: string, passphrase: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(passphrase, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for what was sealed with another secret or for another account, and for what is damaged. */
export function decryptPassphrase(accountId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}
