import {
  DEVICE_KEY_COOKIE,
  KEPT_SHELF,
  SEAL_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@/lib/domain/site/offline';

const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** This browser has the key of a student's session, and may keep pages for it. */
export const hasSeal = (): boolean => cookieOf(SEAL_COOKIE) !== undefined;

/** The key to what the account types on this device; missing while no one is signed in. */
export const deviceKey = (): string | undefined => cookieOf(DEVICE_KEY_COOKIE);

/**
 * The keys first: without them nothing that is still there can be opened. Works without a server
 * and without the worker.
 */
export async function forgetKeptPages(): Promise<void> {
  for (const name of [DEVICE_KEY_COOKIE, SEAL_COOKIE]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the interface that would replace it is missing in some browsers, and a sign-out must work in all.
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_SHELF));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that keeps nothing, as over plain http, has nothing to forget.
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells the server with the next request, of whatever kind, that the person of this session has
 * left.
 */
export function markSignedOut(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${SIGNED_OUT_COOKIE}=1; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
