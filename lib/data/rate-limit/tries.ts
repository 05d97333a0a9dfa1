import { createHash, randomBytes } from 'node:crypto';
import { DomainError, ProofOfWorkNeededError } from '@/lib/data/errors';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type RateCounter, rateLimits } from '@/lib/store/collections/accounts';
import type { ReadOperations, Transaction } from '@/lib/store/port';
import { tooManyTriesText } from '@/words/account';
import {
  type FreeTriesThenProofRule,
  MAX_TRY_PAUSE_MS,
  MAX_WAITING_PER_ACCOUNT,
  MAX_WAITING_PER_ADDRESS,
  type PurposeLimits,
  RATE_LIMITS,
  type RateLimitPurposeName,
  type TryPauseRule,
  WRONG_GUESS_INTERVAL_PER_ADDRESS_MS,
} from './limits';
import {
  MAX_PROOF_OF_WORK_LEVEL,
  makeProofOfWorkChallenge,
  redeemProofOfWork,
} from './proof-of-work';
import { enterQueue, QueueFullError, type QueueTurn } from './queues';

const MINUTE = 60_000;

export type TryProofAndDevice = {
  proof?: string | undefined;
  /**
   * The id of a device that has signed in to this account before, so it isn't counted with
   * strangers.
   */
  ownDevice?: string | undefined;
};

/**
 * Keys with this prefix are devices on which a teacher or a league's student has signed in; all
 * others are addresses.
 */
export const DEVICE_CLIENT_PREFIX = 'device of ';

export type RateLimitedRequest = TryProofAndDevice & {
  purpose: RateLimitPurposeName;
  client: string;
  subject?: string;
};

type Counted = { key: string; rule: FreeTriesThenProofRule };

function rulesFor({ purpose: name, client, subject, ownDevice }: RateLimitedRequest): {
  client: Counted;
  subject: Counted | null;
  all: Counted | null;
} {
  const purpose: PurposeLimits = RATE_LIMITS[name];
  const device =
    ownDevice !== undefined || client.startsWith(DEVICE_CLIENT_PREFIX) ? purpose.device : undefined;
  const clientKey = ownDevice === undefined ? client : `own device ${ownDevice}`;
  const subjectName = ownDevice === undefined ? subject : `${subject} on ${ownDevice}`;
  return {
    client: { key: `${name}:client:${clientKey}`, rule: device ?? purpose.client },
    subject:
      purpose.subject && subjectName !== undefined
        ? { key: subjectKey(name, subjectName), rule: purpose.subject }
        : null,
    all: purpose.all ? { key: `${name}:all`, rule: purpose.all } : null,
  };
}

export const mailToEmailLimitKey = (email: string) => `letter:account:${email}`;

const subjectKey = (purpose: RateLimitPurposeName, subject: string) =>
  `${purpose}:account:${subject}`;

/**
 * All tries by strangers go through here: makes `attempt` and counts it in the store, which all
 * processes share. If only wrong tries count, null means wrong; a right one then writes nothing, so
 * a class that signs in at once doesn't contend for a document. Throws {@link
 * ProofOfWorkNeededError} without trying if a proof is due and missing: after the free tries, and
 * if too many are waiting. A try with a proof is never refused otherwise, and someone with the
 * right data needs just one. Tries at one address for one thing run one after another, and so do
 * all from one address: of many at once no more run than are free, and a flood from one address
 * takes a single slot. Each process may be one try ahead.
 *
 * @param attempt gets `tooSoon` (if every try counts: the last one was less than a turn ago) and
 * the subject's `mark`, as {@link readPasswordChangeMark} read it before.
 */
export async function tryOrRequireProofOfWork<T>(
  tries: RateLimitedRequest,
  attempt: (tooSoon: boolean, mark: string) => Promise<T | null>,
): Promise<T | null> {
  const { store, now, wait } = getServices();
  const purpose: PurposeLimits = RATE_LIMITS[tries.purpose];
  const rules = rulesFor(tries);
  const limits = [rules.client, rules.subject, rules.all].filter((limit) => limit !== null);
  const queueName = `${tries.purpose} ${tries.subject ?? ''} ${rules.client.key}`;
  const proven = await redeemProofOfWork(queueName, tries.proof);

  const keys = new Set(limits.map(({ key }) => key));
  if (tries.subject !== undefined) keys.add(subjectKey(tries.purpose, tries.subject));
  const readLatest = () => readCounters(store, [...keys]);
  // Read again after every wait, because nobody else at this address could count a try until then.
  let counters = await readLatest();
  const requireProof = async () => {
    const level = levelOf(counters, limits, now().getTime());
    if (level > 0 && !proven)
      throw new ProofOfWorkNeededError(await makeProofOfWorkChallenge(queueName, level));
  };
  const turnLeft = ({ key, rule }: Counted) =>
    timeLeft(counters.get(key) ?? null, rule.turn, now().getTime());
  await requireProof();

  const turns: QueueTurn[] = [];
  const prefix = proven ? 'proven ' : '';
  const enter = async (name: string, most: number) => {
    const turn = await enterQueue(`${prefix}${name}`, most);
    turns.push(turn);
    if (turn.waited) counters = await readLatest();
  };
  /** Waits until a full turn has passed since the last counted try beyond the free ones. */
  const untilTurn = async (limit: Counted) => {
    const left = turnLeft(limit);
    if (left === 0) return;
    await wait(left);
    counters = await readLatest();
  };
  let restMs = 0;
  try {
    if (rules.subject) {
      await enter(queueName, proven ? MAX_WAITING_PER_ADDRESS : purpose.waiting);
      await enter(rules.subject.key, proven ? MAX_WAITING_PER_ACCOUNT : purpose.waiting);
      if (purpose.counted === 'wrong') await untilTurn(rules.subject);
    }
    await enter(rules.client.key, purpose.waiting);
    await untilTurn(rules.client);
    if (turns.some(({ waited }) => waited)) await requireProof();
    const mark = counters.get(subjectKey(tries.purpose, tries.subject ?? ''))?.mark ?? '';
    if (purpose.counted === 'every') {
      const tooSoon = rules.subject !== null && turnLeft(rules.subject) > 0;
      await recordTry(limits);
      return await attempt(tooSoon, mark);
    }
    const found = await attempt(false, mark);
    if (found === null) {
      await recordTry(limits);
      if (proven) restMs = WRONG_GUESS_INTERVAL_PER_ADDRESS_MS;
    }
    return found;
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ProofOfWorkNeededError(
        await makeProofOfWorkChallenge(queueName, proven ? MAX_PROOF_OF_WORK_LEVEL : 1),
      );
    throw error;
  } finally {
    const [first, ...others] = turns;
    for (const turn of others) turn.leave();
    // The answer doesn't wait, only the next try at this address does.
    if (restMs === 0) first?.leave();
    else void wait(restMs).then(() => first?.leave());
  }
}

async function recordTry(limits: readonly Counted[]): Promise<void> {
  const { store, now } = getServices();
  await store.transaction(async (transaction) => {
    const counters = await readCounters(
      transaction,
      limits.map(({ key }) => key),
    );
    const time = now().getTime();
    for (const { key, rule } of limits) {
      transaction.set(
        rateLimits,
        nextCounter(documentId(key), counters.get(key) ?? null, rule, time),
      );
    }
  });
}

type Counters = ReadonlyMap<string, RateCounter | null>;

async function readCounters(reader: ReadOperations, keys: readonly string[]): Promise<Counters> {
  const found = await reader.getMany(rateLimits, keys.map(documentId));
  return new Map(keys.map((key, index) => [key, found[index] ?? null]));
}

function nextCounter(
  id: string,
  before: RateCounter | null,
  rule: FreeTriesThenProofRule,
  time: number,
): RateCounter {
  const tries = triesOf(before, rule, time) + 1;
  const windowEnd =
    tries > 1 && rule.fixed && before
      ? dateFromTimestamp(before.windowEndsAt).getTime()
      : time + rule.window;
  // A running turn isn't extended, because someone who never stops would keep it from ending.
  const blockedMs =
    tries <= rule.free || rule.turn === 0 ? 0 : timeLeft(before, rule.turn, time) || rule.turn;
  return {
    ...before,
    ...newCounter(id, tries, windowEnd, blockedMs > 0 ? time + blockedMs : null),
  };
}

/** The times are in milliseconds. */
function newCounter(
  id: string,
  tries: number,
  windowEnd: number,
  blockedUntil: number | null,
): RateCounter {
  const timestampOf = (time: number) => timestampFromDate(new Date(time));
  return {
    id,
    count: tries,
    windowEndsAt: timestampOf(windowEnd),
    blockedUntil: blockedUntil === null ? null : timestampOf(blockedUntil),
  };
}

/**
 * Tries in the present window; none if it is over, or ends later than any window can because a
 * clock was set back.
 */
function triesOf(
  counter: RateCounter | null,
  { window }: { window: number },
  time: number,
): number {
  const left = counter ? dateFromTimestamp(counter.windowEndsAt).getTime() - time : 0;
  return counter && left > 0 && left <= window ? counter.count : 0;
}

/**
 * The rest of a turn or pause; 0 if it is over, or longer than its rule allows because a clock was
 * set back.
 */
function timeLeft(counter: RateCounter | null, longest: number, time: number): number {
  const left = counter?.blockedUntil ? dateFromTimestamp(counter.blockedUntil).getTime() - time : 0;
  return left > 0 && left <= longest ? left : 0;
}

/**
 * The proof-of-work level: 0 while tries are free, then from 1 to the hardest, which is reached at
 * twice the free tries.
 */
function levelOf(counters: Counters, limits: readonly Counted[], time: number): number {
  const levels = limits.map(({ key, rule }) => {
    const beyond = triesOf(counters.get(key) ?? null, rule, time) - rule.free;
    return beyond < 0
      ? 0
      : Math.min(
          MAX_PROOF_OF_WORK_LEVEL,
          1 + Math.floor((beyond * (MAX_PROOF_OF_WORK_LEVEL - 1)) / rule.free),
        );
  });
  return levels.reduce((most, level) => Math.max(most, level), 0);
}

/** Keys are stored hashed, so that there is no list of emails and addresses. */
function documentId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/**
 * Counts a signed-in person's try before it is made, so that many at once can't slip through.
 * Throws 'too-many-tries' during a pause.
 */
export async function countTryOrRefuse(key: string, rule: TryPauseRule): Promise<void> {
  const { store, now } = getServices();
  const id = documentId(key);
  const longest = Math.min(rule.longest, MAX_TRY_PAUSE_MS);
  await store.transaction(async (transaction) => {
    const before = await transaction.get(rateLimits, id);
    const time = now().getTime();
    const left = timeLeft(before, longest, time);
    if (left > 0)
      throw new DomainError('too-many-tries', tooManyTriesText(Math.ceil(left / MINUTE)));
    const tries = triesOf(before, { window: longest + rule.window }, time) + 1;
    const pause =
      tries < rule.free
        ? 0
        : Math.min(longest, rule.firstPause * 2 ** Math.min(20, tries - rule.free));
    transaction.set(
      rateLimits,
      newCounter(id, tries, time + pause + rule.window, pause > 0 ? time + pause : null),
    );
  });
}

/** Call it after a right try: the key's count restarts. */
export async function resetTries(key: string): Promise<void> {
  await getServices().store.delete(rateLimits, documentId(key));
}

export async function resetAccountTries(email: string): Promise<void> {
  for (const purpose of ['sign-in', 'reset'] as const) await resetTries(subjectKey(purpose, email));
  await resetTries(mailToEmailLimitKey(email));
}

/**
 * Returns a mark of the account's password, which a sign-in reads before it compares: if it differs
 * afterward, the password was replaced in the meantime. It isn't a time, because clocks can be
 * changed.
 */
export async function readPasswordChangeMark(
  reader: ReadOperations,
  email: string,
): Promise<string> {
  return (await reader.get(rateLimits, documentId(subjectKey('sign-in', email))))?.mark ?? '';
}

/**
 * Part of every password change: resets the account's counts, and makes sign-ins in progress with
 * the old password fail.
 */
export function resetTriesAndMarkPasswordChange(transaction: Transaction, email: string): void {
  const windowEnd = getServices().now().getTime() + RATE_LIMITS['sign-in'].subject.window;
  const unused = newCounter(documentId(subjectKey('sign-in', email)), 0, windowEnd, null);
  transaction.set(rateLimits, { ...unused, mark: randomBytes(8).toString('hex') });
  transaction.delete(rateLimits, documentId(subjectKey('reset', email)));
}
