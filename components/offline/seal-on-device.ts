import { KEPT_SHELF, SEAL_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';

/** This browser has the key of a student's session, and may keep pages for it. */
export function hasSeal(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SEAL_COOKIE}=`));
}

/**
 * The key first: without it nothing that is still there can be opened. Works without a server and
 * without the worker.
 */
export async function forgetKeptPages(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the interface that would replace it is missing in some browsers, and a sign-out must work in all.
  document.cookie = `${SEAL_COOKIE}=; Path=/; Max-Age=0`;
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
