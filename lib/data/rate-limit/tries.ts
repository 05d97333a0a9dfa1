import { createHash } from 'node:crypto';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import { type RateCounter, rateLimits } from '@/lib/store/collections';
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
  /** The count starts again this long after its first try, however many follow, and no pause reaches further. */
  fixed?: true;
  /**
   * A whole installation shares the key, so its guesses are not made one after the other: those that come at the very same moment may go
   * past the count.
   */
  crowd?: true;
};

export type RateLimit = { key: string; rule: RateRule };

/** One account: five wrong passwords, then pauses of 1, 2, 4 … minutes. */
export const ACCOUNT_GUESSES: RateRule = { free: 5, firstPause: MINUTE, longest: 60 * MINUTE, window: 15 * MINUTE };
/** One address: a whole class signs in from one, so only a flood of wrong tries is slowed. */
export const CLIENT_GUESSES: RateRule = { free: 100, firstPause: MINUTE, longest: 15 * MINUTE, window: 15 * MINUTE };
/** Wrong passwords for one league code: everybody in a class of thirty may mistype once, and some twice. */
export const CODE_GUESSES: RateRule = { free: 40, firstPause: MINUTE, longest: 5 * MINUTE, window: 15 * MINUTE };
/**
 * Wrong join tries from one address. Five classes of thirty may stand behind a school's and each student may mistype once; a sweep of the
 * 900,000 codes with a single password would take six weeks.
 */
export const CLIENT_JOIN_GUESSES: RateRule = { free: 200, firstPause: MINUTE, longest: 5 * MINUTE, window: 15 * MINUTE };
/** All wrong join tries of one installation together, in case a sweep hides behind many addresses. It must not lock everybody out for long. */
export const ALL_JOIN_GUESSES: RateRule = {
  free: 2000,
  firstPause: MINUTE,
  longest: MINUTE,
  window: 15 * MINUTE,
  fixed: true,
  crowd: true,
};
/** Accounts made from one address: a school in which ten classes begin within an hour, and everybody needs two tries. */
export const CLIENT_SIGN_UPS: RateRule = {
  free: 600,
  firstPause: 10 * MINUTE,
  longest: 60 * MINUTE,
  window: 60 * MINUTE,
  fixed: true,
};
/** Reset mails asked for from one address. */
export const CLIENT_RESETS: RateRule = {
  free: 120,
  firstPause: 10 * MINUTE,
  longest: 60 * MINUTE,
  window: 60 * MINUTE,
  fixed: true,
};
export const RESET_MAILS: RateRule = { free: 3, firstPause: 10 * MINUTE, longest: 60 * MINUTE, window: 60 * MINUTE };

/** Keys are stored hashed: a list of e-mails and addresses is nothing to keep. */
function documentId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/**
 * Counts one try for `key` before it is made, so that many tries at once cannot slip past the check. The count lives in the store and is
 * therefore shared by all processes. Throws 'too-many-tries' during a pause.
 */
export function takeTry(key: string, rule: RateRule): Promise<void> {
  return countTry([{ key, rule }]);
}

async function countTry(limits: readonly RateLimit[]): Promise<void> {
  const { store, now } = getServices();
  await store.transaction(async (transaction) => {
    const counters: (RateCounter | null)[] = [];
    for (const { key } of limits) counters.push(await transaction.get(rateLimits, documentId(key)));
    const time = now().getTime();
    refuseDuringPause(counters, time);
    for (const [index, { key, rule }] of limits.entries()) {
      transaction.set(rateLimits, { id: documentId(key), ...counted(counters[index] ?? null, rule, time) });
    }
  });
}

function counted(before: RateCounter | null, rule: RateRule, time: number): Omit<RateCounter, 'id'> {
  const endsAt = before ? dateFromTimestamp(before.windowEndsAt).getTime() : 0;
  const goesOn = before !== null && endsAt > time;
  const count = goesOn ? before.count + 1 : 1;
  const wanted = count < rule.free ? 0 : Math.min(rule.longest, rule.firstPause * 2 ** Math.min(20, count - rule.free));
  const windowEnd = rule.fixed ? (goesOn ? endsAt : time + rule.window) : time + wanted + rule.window;
  const pause = rule.fixed ? Math.min(wanted, windowEnd - time) : wanted;
  return {
    count,
    windowEndsAt: timestampFromDate(new Date(windowEnd)),
    blockedUntil: pause > 0 ? timestampFromDate(new Date(time + pause)) : null,
  };
}

function refuseDuringPause(counters: readonly (RateCounter | null)[], time: number): void {
  const until = Math.max(
    0,
    ...counters.map((found) => (found?.blockedUntil ? dateFromTimestamp(found.blockedUntil).getTime() : 0)),
  );
  if (until > time) throw tooMany(until - time);
}

/**
 * Makes a guess that counts only when it is wrong: `attempt` answers null then, and null is what comes back. A right one writes nothing, so
 * that a class which all at once does the right thing does not wait for one document.
 *
 * During a pause of any of the limits nothing is compared, and it throws 'too-many-tries': a right guess must not be told from a wrong one.
 * Guesses for one key are made one after the other in a process, so that of many at once no more are compared than the limit allows.
 */
export function guess<T>(limits: readonly RateLimit[], attempt: () => Promise<T | null>): Promise<T | null> {
  const made = async () => {
    const { store, now } = getServices();
    const counters = await Promise.all(limits.map(({ key }) => store.get(rateLimits, documentId(key))));
    refuseDuringPause(counters, now().getTime());
    const found = await attempt();
    if (found === null) await countTry(limits);
    return found;
  };
  const queues = limits.filter(({ rule }) => !rule.crowd);
  return queues.reduceRight<() => Promise<T | null>>(
    (next, { key }) =>
      () =>
        inTurn(key, next),
    made,
  )();
}

/** The last of those who wait, by key. */
const waiting = new Map<string, Promise<unknown>>();

async function inTurn<T>(key: string, job: () => Promise<T>): Promise<T> {
  const mine = (waiting.get(key) ?? Promise.resolve()).then(job);
  const settled = mine.catch(() => undefined);
  waiting.set(key, settled);
  try {
    return await mine;
  } finally {
    if (waiting.get(key) === settled) waiting.delete(key);
  }
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
