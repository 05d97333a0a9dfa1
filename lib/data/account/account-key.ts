import { createHash } from 'node:crypto';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { answerOfOtherStudentText, answerOfPastSeasonText } from '@/words/access';

/**
 * The key under which a browser stores what an account typed in one season. It reveals nothing
 * about the account, gives no access, and changes with the season, when old answers no longer fit.
 */
export function accountStorageKey({
  accountId,
  season,
  visit,
  sessionId,
}: Pick<SignedInViewer, 'accountId' | 'season'> &
  Partial<Pick<SignedInViewer, 'visit' | 'sessionId'>>): string {
  // A teacher who looks as a student neither sees nor sends what the student typed on this device.
  const whose = visit === 'look' ? `look ${sessionId}` : 'browser';
  return createHash('sha256').update(`${whose} ${accountId} ${season}`).digest('hex').slice(0, 32);
}

const SEASONS_AROUND = 20;

/**
 * Refuses text typed by someone other than the signed-in account: on a shared computer one
 * student's page may still be open when another signs in. Throws 'not-signed-in', so that the
 * browser keeps the answer for its own student, or 'not-allowed' for a page of a season nearby,
 * whose answers can't count anymore. Without a key nothing is checked.
 */
export function requireSameAccount(viewer: Viewer, key: string | null): void {
  if (key === null || (viewer && accountStorageKey(viewer) === key)) return;
  const around = Array.from(
    { length: 2 * SEASONS_AROUND + 1 },
    (_, index) => index - SEASONS_AROUND,
  );
  if (
    viewer &&
    around.some((years) => accountStorageKey({ ...viewer, season: viewer.season + years }) === key)
  ) {
    throw new DomainError('not-allowed', answerOfPastSeasonText());
  }
  throw new DomainError('not-signed-in', answerOfOtherStudentText());
}
