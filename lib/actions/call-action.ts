import { notReachedText, pleaseReloadText } from '@/words/form';
import { saveTypedFields } from './keep-typed';
import { sendTrackedChange } from './own-changes';
import type { ActionResult } from './run-request';

/**
 * Next's name for an action that the server doesn't have: the page was opened before the app was
 * updated.
 */
const UNKNOWN_ACTION_ERROR = 'UnrecognizedActionError';

/**
 * Runs a server action from a form. If it never reached the server (lost Wi-Fi, a restart) it
 * rejects; this turns the rejection into an answer.
 */
export async function callAction<T>(run: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    return await sendTrackedChange(run);
  } catch (error) {
    const message = saveTypedIfOutdatedPage(error) ? pleaseReloadText() : notReachedText();
    return { ok: false, error: { code: 'unavailable', message } };
  }
}

/**
 * True if an action failed because the server doesn't have it. Typed text is then saved for the
 * reload.
 */
export function saveTypedIfOutdatedPage(error: unknown): boolean {
  const outdated = error instanceof Error && error.name === UNKNOWN_ACTION_ERROR;
  if (outdated) saveTypedFields();
  return outdated;
}
