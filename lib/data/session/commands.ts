import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { SchoolAccount } from '@/lib/identity/port';
import { oncePerProcess } from '@/lib/per-process';
import { getServices } from '@/lib/platform/services';
import { type Session, sessions } from '@/lib/store/collections/accounts';
import { type Condition, equalConditions } from '@/lib/store/port';

/** How long a sign-in lasts: nine days, a school week with the weekends before and after it. */
export const SESSION_SECONDS = 9 * 24 * 60 * 60;

const endedSessions = oncePerProcess('fractionLeagueEnded', () => new Set<string>());
const MAX_ENDED = 10_000;

/**
 * Ends one session; its cookie is worthless from the next request on. If the store can't be
 * written, only this process knows, and the call throws.
 */
export async function endSession(sessionId: string): Promise<void> {
  if (endedSessions.size < MAX_ENDED) endedSessions.add(sessionId);
  await getServices().store.delete(sessions, sessionId);
  endedSessions.delete(sessionId);
}

/** True while a sign-out hasn't deleted the session from the store yet, or if it couldn't. */
export const isSessionDeletionPending = (sessionId: string): boolean =>
  endedSessions.has(sessionId);

/**
 * Ends all sessions of an account after a password reset, or all but `kept` after the owner changed
 * the password.
 */
export async function endAllSessions(accountId: string, kept?: string): Promise<void> {
  await endSessions(equalConditions({ accountId }), kept);
}

export async function endSessionsOnSchoolSignOut(
  notice: SchoolAccount & { session: string },
): Promise<void> {
  if (notice.session !== '')
    return endSessions(equalConditions({ schoolSessionId: notice.session }));
  const account = await getServices().identity.findAccountBySchool(notice);
  if (account) await endSessions(equalConditions({ accountId: account.accountId }));
}

async function endSessions(where: readonly Condition<Session>[], kept?: string): Promise<void> {
  const { store } = getServices();
  for (;;) {
    const found = await store.query(sessions, { where, limit: 400 });
    const open = found.filter(({ id }) => id !== kept);
    if (open.length === 0) return;
    await store.batch((writes) => {
      for (const session of open) writes.delete(sessions, session.id);
    });
  }
}

export function isSessionUnexpired(
  session: { expiresAt: { seconds: number; nanoseconds: number } },
  time: Date,
): boolean {
  return dateFromTimestamp(session.expiresAt).getTime() > time.getTime();
}
