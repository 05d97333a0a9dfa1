import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/**
 * Random numbers that nobody can predict without the server's secret, and that the same request
 * gets again: HMAC-SHA-256 over its parts and a counter. So a lost answer can be sent again with
 * the same passphrases although none is stored. Requests differ by their operation id, which is
 * random, known only to the browser that sent it, and stored only as a hash.
 */
export function createKeyedRandom(parts: readonly (string | number)[]) {
  const secret = env().NEXTAUTH_SECRET ?? '';
  let count = 0;
  const next = () => {
    const text = JSON.stringify(['class-roster', ...parts, count++]);
    return createHmac('sha256', secret).update(text).digest().readUIntBE(0, BYTES);
  };
  return {
    /** A whole number from 0 up to, but not including, `size`, each equally likely. */
    index(size: number): number {
      // Numbers above the last whole multiple would make small results more likely.
      const limit = RANGE - (RANGE % size);
      for (;;) {
        const drawn = next();
        if (drawn < limit) return drawn % size;
      }
    },
    random: (): number => next() / RANGE,
  };
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A separate key derived from the server's secret: the encrypted text can't be used as a cookie,
 * and a copy of the data alone can't be decrypted.
 */
function encryptionKey(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET ?? '', '', 'login-cards-1', 32));
}

/** AES-256-GCM; only {@link decryptPassphrase} with the same account's id can read it. */
export function encryptPassphrase(accountId: string, passphrase: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(), iv).setAAD(Buffer.from(accountId));
  const encrypted = Buffer.concat([cipher.update(passphrase, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Null for a text of another secret or another account, and for a damaged one. */
export function decryptPassphrase(accountId: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey(), bytes.subarray(0, IV_BYTES), {
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
