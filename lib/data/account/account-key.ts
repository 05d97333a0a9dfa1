import { createHash } from 'node:crypto';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { NEW_SEASON_HAS_BEGUN, SOMEONE_ELSE_IS_SIGNED_IN } from '@/words/account';

/**
 * The name under which a browser keeps what an account typed in a season. It tells nothing about
 * the account, gives access to nothing, and is another one next season, when last season's answers
 * no longer fit anywhere.
 */
export function accountKey({
  accountId,
  season,
}: Pick<SignedInViewer, 'accountId' | 'season'>): string {
  return createHash('sha256').update(`browser ${accountId} ${season}`).digest('hex').slice(0, 32);
}

/** A page that is open belongs to this season or to one near it. */
const SEASONS_AROUND = 20;

/**
 * Refuses what was typed by someone other than who is signed in now: on a shared computer one
 * student's page may still be open when another signs in. Throws 'not-signed-in', upon which a
 * browser keeps the answer for its own student; 'not-allowed' for a page of another season, whose
 * answers no one can count anymore. No key, no claim to check.
 */
export function requireSameAccount(viewer: Viewer, key: string | null): void {
  if (key === null || (viewer && accountKey(viewer) === key)) return;
  const around = Array.from(
    { length: 2 * SEASONS_AROUND + 1 },
    (_, index) => index - SEASONS_AROUND,
  );
  if (
    viewer &&
    around.some((years) => accountKey({ ...viewer, season: viewer.season + years }) === key)
  ) {
    throw new DomainError('not-allowed', NEW_SEASON_HAS_BEGUN);
  }
  throw new DomainError('not-signed-in', SOMEONE_ELSE_IS_SIGNED_IN);
}
