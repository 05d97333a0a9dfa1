import { useEffect } from 'react';

const RELOADED_AT_KEY = 'fraction-league.reloaded-at';
const RELOAD_PAUSE_MS = 600_000;

/**
 * For a page that failed to render. A reload helps if its script is missing; for other causes it
 * does no harm.
 */
export function useReloadOnMissingScript(error: unknown): void {
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
  if (isPageInUse() || !navigator.onLine || wasJustReloaded()) return;
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || isPageInUse() || !rememberReload()) return;
  window.location.reload();
}

function wasJustReloaded(): boolean {
  try {
    return Date.now() - Number(window.sessionStorage.getItem(RELOADED_AT_KEY)) < RELOAD_PAUSE_MS;
  } catch {
    return true;
  }
}

/** False if the browser stores nothing: then a page that keeps failing would reload forever. */
function rememberReload(): boolean {
  try {
    window.sessionStorage.setItem(RELOADED_AT_KEY, `${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

const NOT_TYPED = ['radio', 'checkbox', 'hidden', 'button', 'submit'];

const typedInto = new WeakSet<EventTarget>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => void (target && typedInto.add(target)), true);
}

function typedFields(): Element[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].filter(
    (field) => !NOT_TYPED.includes(field.type) && typedInto.has(field) && field.value.trim() !== '',
  );
}

/** True if a field contains typed text. Some of it may also be stored on the device. */
export const hasTypingInAnyField = (): boolean => typedFields().length > 0;

/** True if a reload would lose typed text. Answers, their lines, and graphs come back. */
export const wouldReloadLoseTyping = (): boolean =>
  typedFields().some((field) => !field.closest('[data-stored-text], [data-line-box]'));

export function isPageInUse(): boolean {
  return document.querySelector('dialog[open]') !== null || hasTypingInAnyField();
}
