import { PAGE_CACHE_PREFIX } from '@/lib/domain/site/offline';
import {
  DEVICE_KEY_COOKIE,
  SAVED_PAGES_KEY_COOKIE,
  SIGN_OUT_PENDING_COOKIE,
} from '@/lib/domain/site/requests';
import { READING_LANGUAGE_COOKIE } from '@/lib/domain/student/reading';

const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const hasSavedPagesKey = (): boolean => cookieOf(SAVED_PAGES_KEY_COOKIE) !== undefined;

/**
 * The key that encrypts what the account types on this device; missing while nobody is signed in.
 */
export const findDeviceKeyInCookie = (): string | undefined => cookieOf(DEVICE_KEY_COOKIE);

/**
 * Deletes the keys first: without them, nothing that is left can be decrypted. The next person's
 * sign-in page is in English again. Works without a server and without the worker.
 */
export async function deleteSavedPagesAndKeys(): Promise<void> {
  for (const name of [DEVICE_KEY_COOKIE, SAVED_PAGES_KEY_COOKIE, READING_LANGUAGE_COOKIE]) {
    // biome-ignore lint/suspicious/noDocumentCookie: a sign-out works without cookieStore.
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHE_PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser without storage, as over plain http, has nothing to delete.
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Makes the next request tell the server that this person has signed out. */
export function setSignedOutCookie(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie =
    `${SIGN_OUT_PENDING_COOKIE}=1; Path=/; ` + `Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
