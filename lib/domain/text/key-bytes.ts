/** The keys that a browser gets: 32 bytes, written in base64url. */
const KEY_BYTES = 32;
const WRITTEN_KEY = /^[\w-]{43}$/;

export function parseBrowserKeyBytes(written: string | undefined): Uint8Array<ArrayBuffer> | null {
  if (!written || !WRITTEN_KEY.test(written)) return null;
  const bytes = fromBase64Url(written);
  return bytes.length === KEY_BYTES ? bytes : null;
}

export const encodeUtf8 = (text: string) => new TextEncoder().encode(text);

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
