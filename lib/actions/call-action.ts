import { keepTyped } from './keep-typed';
import { sendChange } from './own-changes';
import type { ActionResult } from './result';

/**
 * Next's name for an action that the server does not have: the page was opened before the app was
 * updated.
 */
const GONE = 'UnrecognizedActionError';
export const PLEASE_RELOAD =
  'The app was updated while this page was open. Please reload the page, then try again. What you typed will still be there, but you’ll have to retype a password.';
const NOT_REACHED = 'We couldn’t reach the app. Check the Wi-Fi, then try again. Nothing is lost.';

/**
 * Runs a server action from a form. One that was never reached (lost Wi-Fi, a restart) rejects;
 * this makes an answer of it.
 */
export async function callAction<T>(run: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    return await sendChange(run);
  } catch (error) {
    const message = isOutdatedPage(error) ? PLEASE_RELOAD : NOT_REACHED;
    return { ok: false, error: { code: 'unavailable', message } };
  }
}

/**
 * Whether an action failed because the server does not have it. What was typed is then kept for the
 * reload.
 */
export function isOutdatedPage(error: unknown): boolean {
  const outdated = error instanceof Error && error.name === GONE;
  if (outdated) keepTyped();
  return outdated;
}
