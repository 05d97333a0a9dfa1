import type { Firestore } from 'firebase-admin/firestore';

const LONGEST_WAIT_MS = 15_000;
const LARGEST_CLOCK_DIFFERENCE_MS = 2 * 60_000;

/** Codes of gRPC. */
const NOT_FOUND = 5;
const PERMISSION_DENIED = 7;
const UNAUTHENTICATED = 16;

/**
 * Asks Firestore once, before anybody else does.
 *
 * @throws Error with a sentence: credentials refused, no such database, no answer, or a clock that is minutes off. A wrong clock would
 * close line-ups at the wrong moment.
 */
export async function assertFirebaseAnswers(
  firestore: Pick<Firestore, 'doc'>,
  { projectId, now, waitMs = LONGEST_WAIT_MS }: { projectId: string; now: () => Date; waitMs?: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), waitMs);
  });
  const before = now().getTime();
  const answer = await Promise.race([firestore.doc('appData/meta').get(), tooLate])
    .catch((error: unknown) => {
      throw new Error(sentenceFor(error, projectId));
    })
    .finally(() => clearTimeout(timer));
  if (answer === 'too late') throw new Error(`Firestore of the project ${projectId} gives no answer. Is this machine online?`);

  const there = answer.readTime.toMillis();
  const difference = there < before ? there - before : Math.max(0, there - now().getTime());
  if (Math.abs(difference) > LARGEST_CLOCK_DIFFERENCE_MS) {
    const minutes = Math.round(Math.abs(difference) / 60_000);
    throw new Error(
      `The clock of this machine is ${minutes} minutes ${difference > 0 ? 'slow' : 'fast'}. Set it right before starting.`,
    );
  }
}

function sentenceFor(error: unknown, projectId: string): string {
  const code = (error as { code?: unknown }).code;
  const message = error instanceof Error ? error.message : String(error);
  if (/invalid_grant|iat and exp/i.test(message)) {
    return `Google refuses the key of the project ${projectId}: it was revoked, or the clock of this machine is wrong.`;
  }
  if (code === UNAUTHENTICATED || code === PERMISSION_DENIED || /credential|metadata from plugin|access token/i.test(message)) {
    return `Firebase refuses the credentials for the project ${projectId}: they must be of a service account that may use Firestore.`;
  }
  if (code === NOT_FOUND)
    return `The project ${projectId} has no Firestore database. Create one in the Firebase console, in native mode.`;
  return `Firestore of the project ${projectId} cannot be reached${typeof code === 'number' ? ` (code ${code})` : ''}.`;
}
