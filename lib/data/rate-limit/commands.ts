import { createHash } from 'node:crypto';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import { rateLimits } from '@/lib/store/collections';
import { DomainError } from '../errors';

const MINUTE = 60_000;

export type RateRule = {
  /** Tries before the first pause. */
  free: number;
  /** The first pause in milliseconds; each further try after a pause doubles it, up to `longest`. */
  firstPause: number;
  longest: number;
  /** Without a try for this long the count starts again, in milliseconds. */
  window: number;
};

/** One account: five wrong passwords, then pauses of 1, 2, 4 … minutes. */
export const ACCOUNT_GUESSES: RateRule = { free: 5, firstPause: MINUTE, longest: 60 * MINUTE, window: 15 * MINUTE };
/** One address: a whole class signs in from one, so only a flood of wrong tries is slowed. */
export const CLIENT_GUESSES: RateRule = { free: 100, firstPause: MINUTE, longest: 15 * MINUTE, window: 15 * MINUTE };
/** One league code: a class mistypes its password now and then; a sweep does nothing else. */
export const CODE_GUESSES: RateRule = { free: 20, firstPause: MINUTE, longest: 15 * MINUTE, window: 15 * MINUTE };
/** All wrong join tries of one installation together, in case a sweep hides behind many addresses. */
export const ALL_JOIN_GUESSES: RateRule = { free: 600, firstPause: MINUTE, longest: 5 * MINUTE, window: 15 * MINUTE };
/** Accounts made and reset mails asked for from one address: three classes in an hour. */
export const CLIENT_SIGN_UPS: RateRule = { free: 120, firstPause: 10 * MINUTE, longest: 60 * MINUTE, window: 60 * MINUTE };
export const RESET_MAILS: RateRule = { free: 3, firstPause: 10 * MINUTE, longest: 60 * MINUTE, window: 60 * MINUTE };

/** Keys are stored hashed: a list of e-mails and addresses is nothing to keep. */
function documentId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/**
 * Counts one try for `key` before it is made, so that many tries at once cannot slip past the check. The count lives in the store and is
 * therefore shared by all processes. Throws 'too-many-tries' during a pause.
 */
export async function takeTry(key: string, rule: RateRule): Promise<void> {
  const { store, now } = getServices();
  const id = documentId(key);
  await store.transaction(async (transaction) => {
    const found = await transaction.get(rateLimits, id);
    const time = now().getTime();
    if (found?.blockedUntil && dateFromTimestamp(found.blockedUntil).getTime() > time) {
      throw tooMany(dateFromTimestamp(found.blockedUntil).getTime() - time);
    }
    const fresh = !found || dateFromTimestamp(found.windowEndsAt).getTime() <= time;
    const count = fresh ? 1 : found.count + 1;
    const pause = count < rule.free ? 0 : Math.min(rule.longest, rule.firstPause * 2 ** Math.min(20, count - rule.free));
    transaction.set(rateLimits, {
      id,
      count,
      windowEndsAt: timestampFromDate(new Date(time + pause + rule.window)),
      blockedUntil: pause > 0 ? timestampFromDate(new Date(time + pause)) : null,
    });
  });
}

/** After a try that turned out right: the key starts afresh. */
export async function forgetTries(key: string): Promise<void> {
  await getServices().store.delete(rateLimits, documentId(key));
}

/** Everything counted for one account by its address, when the account is deleted. */
export async function forgetAccountTries(email: string): Promise<void> {
  for (const kind of ['sign-in', 'reset']) await forgetTries(`${kind}:account:${email}`);
}

function tooMany(milliseconds: number): DomainError {
  const minutes = Math.ceil(milliseconds / MINUTE);
  return new DomainError(
    'too-many-tries',
    `That was tried too often. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  );
}
