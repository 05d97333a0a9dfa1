import type { ActionResult } from './answer';
import { keepTyped } from './keep-typed';
import { sendChange } from './own-changes';

/**
 * Next's name for an action that the server doesn't have: the page was opened before the app was
 * updated.
 */
const GONE = 'UnrecognizedActionError';
export const PLEASE_RELOAD =
  'The app was updated while this page was open. Please reload the page, then try again. ' +
  'What you typed will still be there, but you’ll have to retype a password.';
const NOT_REACHED = 'We couldn’t reach the app. Check the Wi-Fi, then try again. Nothing is lost.';

/**
 * Runs a server action from a form. If it never reached the server (lost Wi-Fi, a restart) it
 * rejects; this turns the rejection into an answer.
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
 * True if an action failed because the server doesn't have it. Typed text is then saved for the
 * reload.
 */
export function isOutdatedPage(error: unknown): boolean {
  const outdated = error instanceof Error && error.name === GONE;
  if (outdated) keepTyped();
  return outdated;
}
