import { keyBytes, toBase64Url, utf8 } from '@/lib/domain/text/key-bytes';

const IV_BYTES = 12;

/**
 * Seals what is kept for one session. Another session has another key, so it finds other names and
 * can open nothing.
 */
export type Seal = {
  /** Names the session's own place among all that is kept, and tells nothing about it. */
  readonly shelf: string;
  /**
   * The name under which an address is kept: whoever reads the names learns no address from them.
   */
  nameOf(address: string): Promise<string>;
  /** `name` is sealed with it: what lies under another name can't be opened there. */
  close(name: string, text: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Null for what was sealed by another session, under another name, or changed since. */
  open(name: string, sealed: ArrayBuffer): Promise<string | null>;
};

/** Null for what can't be a key. */
export async function sealOf(key: string | undefined): Promise<Seal | null> {
  const bytes = keyBytes(key);
  if (!bytes) return null;
  const root = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(purpose),
  });
  const [pages, names, shelf] = await Promise.all([
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
    shelf: toBase64Url(new Uint8Array(shelf)),
    async nameOf(address) {
      return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', names, utf8(address))));
    },
    async close(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const closed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: utf8(name) },
        pages,
        utf8(text),
      );
      const sealed = new Uint8Array(IV_BYTES + closed.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(closed), IV_BYTES);
      return sealed;
    },
    async open(name, sealed) {
      const iv = new Uint8Array(sealed, 0, Math.min(IV_BYTES, sealed.byteLength));
      try {
        const rest = new Uint8Array(sealed, iv.byteLength);
        const opened = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv, additionalData: utf8(name) },
          pages,
          rest,
        );
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}
