import { encodeUtf8, parseBrowserKeyBytes, toBase64Url } from '@/lib/domain/text/key-bytes';

const IV_BYTES = 12;

/**
 * Encrypts the saved pages of one session. Another session has another key, so it uses other names
 * and can't decrypt anything.
 */
export type PageCipher = {
  /** The name of this session's cache, which reveals nothing about the session. */
  readonly cacheName: string;
  /** The name under which an address is stored; it doesn't reveal the address. */
  nameOf(address: string): Promise<string>;
  /** The name is authenticated too: content moved to another name can't be decrypted. */
  encrypt(name: string, text: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Null for content that was encrypted by another session, belongs to another name, or was
   * changed.
   */
  decrypt(name: string, encrypted: ArrayBuffer): Promise<string | null>;
};

export async function createPageCipher(key: string | undefined): Promise<PageCipher | null> {
  const bytes = parseBrowserKeyBytes(key);
  if (!bytes) return null;
  const root = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encodeUtf8(purpose),
  });
  const [pages, names, cacheName] = await Promise.all([
    crypto.subtle.deriveKey(from('pages'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(
      from('names'),
      root,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
    crypto.subtle.deriveBits(from('shelf'), root, 128),
  ]);
  return {
    cacheName: toBase64Url(new Uint8Array(cacheName)),
    async nameOf(address) {
      return toBase64Url(
        new Uint8Array(await crypto.subtle.sign('HMAC', names, encodeUtf8(address))),
      );
    },
    async encrypt(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const content = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: encodeUtf8(name) },
        pages,
        encodeUtf8(text),
      );
      const encrypted = new Uint8Array(IV_BYTES + content.byteLength);
      encrypted.set(iv);
      encrypted.set(new Uint8Array(content), IV_BYTES);
      return encrypted;
    },
    async decrypt(name, encrypted) {
      const iv = new Uint8Array(encrypted, 0, Math.min(IV_BYTES, encrypted.byteLength));
      try {
        const rest = new Uint8Array(encrypted, iv.byteLength);
        const decrypted = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv, additionalData: encodeUtf8(name) },
          pages,
          rest,
        );
        return new TextDecoder().decode(decrypted);
      } catch {
        return null;
      }
    },
  };
}
