import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * The browser works on each number beside the page; with two at a time both cores of a small
 * machine are busy and the page stays quick.
 */
const AT_ONCE = 2;

/**
 * What the server takes for a solved challenge; null where the browser can't solve any, as at an
 * address without https.
 */
export async function solveProof(sent: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const challenge = JSON.parse(sent) as Challenge;
  const controller = new AbortController();
  const solution = await Promise.race(
    Array.from({ length: AT_ONCE }, (_, counterStart) =>
      solveChallenge({ challenge, deriveKey, controller, counterStart, counterStep: AT_ONCE }),
    ),
  );
  controller.abort();
  return solution && JSON.stringify({ challenge, solution });
}
