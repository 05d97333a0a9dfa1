import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Two workers keep both cores of a small machine busy, and the page stays responsive. */
const AT_ONCE = 2;

/** Solves the server's challenge; null where the browser can't, such as without https. */
export async function solveProofOfWork(sent: string): Promise<string | null> {
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
