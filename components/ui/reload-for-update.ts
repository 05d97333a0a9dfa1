import { useEffect } from 'react';
import { isPageInUse } from './page-in-use';

const RELOADED_AT = 'fraction-league.reloaded-at';
const NOT_AGAIN_MS = 600_000;

/**
 * For a page that failed to render. A reload helps if its script is missing; for other causes it
 * does no harm.
 */
export function useReloadForUpdate(error: unknown): void {
  useEffect(() => {
    const isMissingScript =
      error instanceof Error &&
      (error.name === 'ChunkLoadError' || /Failed to load chunk/.test(error.message));
    if (isMissingScript) void reloadForUpdate();
  }, [error]);
}

/**
 * After an update of the app the scripts of an open page are gone, and only the page's new version
 * names the current ones. So a page that misses one is reloaded automatically, unless someone is
 * typing, the server doesn't answer, or it was just reloaded.
 */
export async function reloadForUpdate(): Promise<void> {
  if (isPageInUse() || !navigator.onLine || wasReloaded()) return;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || isPageInUse() || !remember()) return;
  window.location.reload();
}

function wasReloaded(): boolean {
  try {
    return Date.now() - Number(window.sessionStorage.getItem(RELOADED_AT)) < NOT_AGAIN_MS;
  } catch {
    return true;
  }
}

function remember(): boolean {
  try {
    window.sessionStorage.setItem(RELOADED_AT, `${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}
