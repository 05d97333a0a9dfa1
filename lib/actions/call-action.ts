import type { ActionResult } from './result';

/**
 * Runs a server action from a form. An action that was never reached (lost Wi-Fi, a server that restarts) rejects in the browser; this
 * turns it into the same kind of answer as any other, so that a form always has a sentence to show.
 */
export async function callAction<T>(run: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    return await run();
  } catch {
    return {
      ok: false,
      error: { code: 'unavailable', message: 'We could not reach the app. Check the Wi-Fi, then try again. Nothing is lost.' },
    };
  }
}
