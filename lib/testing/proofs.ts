import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ProofOfWorkNeededError } from '@/lib/data/errors';

const MOST = 4;

/** Solves a challenge like our pages do. */
export async function solveProof(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge) as Challenge;
  return JSON.stringify({
    challenge: parsed,
    solution: await solveChallenge({ challenge: parsed, deriveKey }),
  });
}

/** Calls, and solves up to four challenges; returns the answer and the number of challenges. */
export async function proving<T>(
  call: (asking: { proof?: string }) => Promise<T>,
  solve: (challenge: string) => Promise<string> = solveProof,
): Promise<{ answer: T; proofs: number }> {
  let asking: { proof?: string } = {};
  for (let proofs = 0; ; proofs++) {
    try {
      return { answer: await call(asking), proofs };
    } catch (error) {
      if (!(error instanceof ProofOfWorkNeededError) || proofs === MOST) throw error;
      asking = { proof: await solve(error.challenge) };
    }
  }
}
