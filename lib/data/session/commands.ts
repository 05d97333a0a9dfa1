import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { oncePerProcess } from '@/lib/once';
import { getServices } from '@/lib/platform/services';
import { sessions } from '@/lib/store/collections/accounts';
import { equal } from '@/lib/store/port';

/** How long a sign-in lasts: one school week and the weekend after it. */
export const SESSION_SECONDS = 9 * 24 * 60 * 60;

const ended = oncePerProcess('fractionLeagueEnded', () => new Set<string>());
const MOST_ENDED = 10_000;

/**
 * Ends one session; its cookie is worth nothing from the next request on. While the store can't be
 * written to, this process alone knows so, and the call throws.
 */
export async function signOut(sessionId: string): Promise<void> {
  if (ended.size < MOST_ENDED) ended.add(sessionId);
  await getServices().store.delete(sessions, sessionId);
  ended.delete(sessionId);
}

/** Signed out of, although the store may still have it. */
export const isEnded = (sessionId: string): boolean => ended.has(sessionId);

/**
 * Ends every session of an account, after a password reset; all but `kept` after the account's own
 * change of password.
 */
export async function endAllSessions(accountId: string, kept?: string): Promise<void> {
  const { store } = getServices();
  for (;;) {
    const found = await store.query(sessions, { where: equal({ accountId }), limit: 400 });
    const open = found.filter(({ id }) => id !== kept);
    if (open.length === 0) return;
    await store.batch((writes) => {
      for (const session of open) writes.delete(sessions, session.id);
    });
  }
}

/** Whether a stored session is still good at `time`. */
export function isLive(
  session: { expiresAt: { seconds: number; nanoseconds: number } },
  time: Date,
): boolean {
  return dateFromTimestamp(session.expiresAt).getTime() > time.getTime();
}
