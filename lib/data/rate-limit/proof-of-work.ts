import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { rateLimits } from '@/lib/store/collections/accounts';

/**
 * A proof of work: the browser tries numbers until one fits, which costs it seconds and the server
 * almost nothing. It is bound to its subject, works once, and expires.
 */

/** Rounds of PBKDF2 per number. They take about 0.4 ms of one server core. */
const ROUNDS = 2_000;
/**
 * The average number of tries by level. They take 0.2 to 2 seconds of one core; the highest level
 * takes about 3 seconds on a school Chromebook.
 */
const NUMBERS = [500, 1_000, 2_500, 5_000] as const;
export const MAX_PROOF_OF_WORK_LEVEL = NUMBERS.length;
/** The largest deviation from the average, so that bad luck means no long wait. */
const SPREAD = 0.25;
const LIFETIME_MS = 90_000;

const secret = (use: string) =>
  createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`proof ${use}`)
    .digest('hex');
const subjectHash = (subject: string) =>
  createHmac('sha256', secret('subject')).update(subject).digest('hex').slice(0, 32);

/** @param level from 1 to {@link MAX_PROOF_OF_WORK_LEVEL}. */
export async function makeProofOfWorkChallenge(subject: string, level: number): Promise<string> {
  const numbers = NUMBERS[Math.min(level, MAX_PROOF_OF_WORK_LEVEL) - 1] ?? NUMBERS[0];
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(numbers * (1 - SPREAD), numbers * (1 + SPREAD)),
    deriveKey,
    data: { subject: subjectHash(subject), until: getServices().now().getTime() + LIFETIME_MS },
    hmacSignatureSecret: secret('challenge'),
    hmacKeySignatureSecret: secret('key'),
  });
  return JSON.stringify(challenge);
}

/**
 * True if `proof` solves our challenge for this subject and hasn't been used. It counts as used
 * afterward.
 */
export async function redeemProofOfWork(
  subject: string,
  proof: string | undefined,
): Promise<boolean> {
  const sent = proof === undefined ? null : parse(proof);
  if (!sent) return false;
  const { store, now } = getServices();
  const { subject: name, until } = sent.challenge.parameters.data ?? {};
  const left = Number(until) - now().getTime();
  // Later than any challenge can be valid: it was created before a clock was set back.
  if (name !== subjectHash(subject) || !(left > 0 && left <= LIFETIME_MS)) return false;
  if (!(await isSolved(sent))) return false;
  const id = createHash('sha256')
    .update(`proof ${sent.challenge.signature}`)
    .digest('hex')
    .slice(0, 40);
  return store.transaction(async (transaction) => {
    if (await transaction.get(rateLimits, id)) return false;
    const windowEndsAt = timestampFromDate(new Date(Number(until)));
    transaction.create(rateLimits, { id, count: 1, windowEndsAt, blockedUntil: null });
    return true;
  });
}

async function isSolved({ challenge, solution }: Payload): Promise<boolean> {
  try {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret('challenge'),
      hmacKeySignatureSecret: secret('key'),
    });
    return verified;
  } catch {
    // Not one of ours: the library throws for formats and names it doesn't know.
    return false;
  }
}

function parse(proof: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(proof) as Partial<Payload>;
    return challenge?.parameters && challenge.signature && solution
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}
