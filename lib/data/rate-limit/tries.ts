import { createHash, randomBytes } from 'node:crypto';
import { DomainError, ProofNeededError } from '@/lib/data/errors';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type RateCounter, rateLimits } from '@/lib/store/collections/operations';
import type { ReadOperations, Transaction } from '@/lib/store/port';
import { tooManyTries } from '@/words/account';
import { enterLane, LaneFullError, type Turn } from './lanes';
import {
  LONGEST_PAUSE,
  type PauseRule,
  PLACE_TURN,
  PLACE_WAITING,
  PURPOSES,
  type Purpose,
  type PurposeName,
  type Rule,
  SUBJECT_WAITING,
} from './limits';
import { HARDEST, makeChallenge, redeemProof } from './proof';

const MINUTE = 60_000;

/** Who tries, besides the address or device that it's counted for. */
export type Asking = {
  /** The solution of the challenge that the last try was answered with. */
  proof?: string | undefined;
  /**
   * The id of a device that has signed in to this very account before: it isn't counted with
   * strangers.
   */
  ownDevice?: string | undefined;
};

/**
 * What begins like this is a device that someone with a place here has signed in on; anything else
 * is an address.
 */
export const DEVICE_CLIENT = 'device of ';

export type Tries = Asking & {
  purpose: PurposeName;
  client: string;
  /** The account, the code or the mailbox. */
  subject?: string;
};

type Counted = { key: string; rule: Rule };

/** The rules that a try falls under, by the key that it is counted for. */
function rulesFor({ purpose: name, client, subject, ownDevice }: Tries): {
  client: Counted;
  subject: Counted | null;
  all: Counted | null;
} {
  const purpose: Purpose = PURPOSES[name];
  const device =
    ownDevice !== undefined || client.startsWith(DEVICE_CLIENT) ? purpose.device : undefined;
  const who = ownDevice === undefined ? client : `own device ${ownDevice}`;
  const what = ownDevice === undefined ? subject : `${subject} on ${ownDevice}`;
  return {
    client: { key: `${name}:client:${who}`, rule: device ?? purpose.client },
    subject:
      purpose.subject && what !== undefined
        ? { key: subjectKey(name, what), rule: purpose.subject }
        : null,
    all: purpose.all ? { key: `${name}:all`, rule: purpose.all } : null,
  };
}

/** Letters about a new account that go to one address. */
export const letterKey = (email: string) => `letter:account:${email}`;

const subjectKey = (purpose: PurposeName, subject: string) => `${purpose}:account:${subject}`;

/**
 * The one gate for everything that strangers may try: makes `attempt`, and counts it in the store,
 * which all processes share. Where only wrong tries count, null means wrong; a right one then
 * writes nothing, so that a class which all at once does the right thing waits for no document.
 *
 * Throws {@link ProofNeededError}, with nothing tried, when a proof is due and none came along:
 * once the free tries are used up, and when too many wait before this one. A proof never runs into
 * a refusal of another kind, and whoever has the right data needs one.
 *
 * Tries at one address for one thing are made one after the other, and so are all at one address:
 * of many at once no more are made than are free, and a flood from one address takes one place
 * among the addresses. Several processes may each be one try ahead.
 *
 * @param attempt gets `tooSoon`: where every try counts, whether the last one was less than a
 *   turn ago; and the subject's `mark`, as {@link readPasswordMark} read it before.
 */
export async function tryOnce<T>(
  tries: Tries,
  attempt: (tooSoon: boolean, mark: string) => Promise<T | null>,
): Promise<T | null> {
  const { store, now, wait } = getServices();
  const purpose: Purpose = PURPOSES[tries.purpose];
  const rules = rulesFor(tries);
  const limits = [rules.client, rules.subject, rules.all].filter((limit) => limit !== null);
  const place = `${tries.purpose} ${tries.subject ?? ''} ${rules.client.key}`;
  const proven = await redeemProof(place, tries.proof);

  const keys = new Set(limits.map(({ key }) => key));
  if (tries.subject !== undefined) keys.add(subjectKey(tries.purpose, tries.subject));
  const look = () => readCounters(store, [...keys]);
  // Read again after every wait: until then, no one else at this address could count a try.
  let counters = await look();
  const requireProof = async () => {
    const level = levelOf(counters, limits, now().getTime());
    if (level > 0 && !proven) throw new ProofNeededError(await makeChallenge(place, level));
  };
  const turnLeft = ({ key, rule }: Counted) =>
    restOf(counters.get(key) ?? null, rule.turn, now().getTime());
  await requireProof();

  const turns: Turn[] = [];
  const lane = proven ? 'proven ' : '';
  const enter = async (name: string, most: number) => {
    const turn = await enterLane(`${lane}${name}`, most);
    turns.push(turn);
    if (turn.waited) counters = await look();
  };
  /** Waits until the last counted try beyond the free ones is a turn ago. */
  const untilTurn = async (limit: Counted) => {
    const left = turnLeft(limit);
    if (left === 0) return;
    await wait(left);
    counters = await look();
  };
  let rest = 0;
  try {
    if (rules.subject) {
      await enter(place, proven ? PLACE_WAITING : purpose.waiting);
      await enter(rules.subject.key, proven ? SUBJECT_WAITING : purpose.waiting);
      if (purpose.counted === 'wrong') await untilTurn(rules.subject);
    }
    await enter(rules.client.key, purpose.waiting);
    await untilTurn(rules.client);
    if (turns.some(({ waited }) => waited)) await requireProof();
    const mark = counters.get(subjectKey(tries.purpose, tries.subject ?? ''))?.mark ?? '';
    if (purpose.counted === 'every') {
      const tooSoon = rules.subject !== null && turnLeft(rules.subject) > 0;
      await count(limits);
      return await attempt(tooSoon, mark);
    }
    const found = await attempt(false, mark);
    if (found === null) {
      await count(limits);
      if (proven) rest = PLACE_TURN;
    }
    return found;
  } catch (error) {
    if (error instanceof LaneFullError)
      throw new ProofNeededError(await makeChallenge(place, proven ? HARDEST : 1));
    throw error;
  } finally {
    const [first, ...others] = turns;
    for (const turn of others) turn.leave();
    // The answer doesn't wait, only the next one at this address does.
    if (rest === 0) first?.leave();
    else void wait(rest).then(() => first?.leave());
  }
}

async function count(limits: readonly Counted[]): Promise<void> {
  const { store, now } = getServices();
  await store.transaction(async (transaction) => {
    const counters = await readCounters(
      transaction,
      limits.map(({ key }) => key),
    );
    const time = now().getTime();
    for (const { key, rule } of limits) {
      transaction.set(rateLimits, counted(documentId(key), counters.get(key) ?? null, rule, time));
    }
  });
}

type Counters = ReadonlyMap<string, RateCounter | null>;

async function readCounters(reader: ReadOperations, keys: readonly string[]): Promise<Counters> {
  const found = await reader.getMany(rateLimits, keys.map(documentId));
  return new Map(keys.map((key, index) => [key, found[index] ?? null]));
}

function counted(id: string, before: RateCounter | null, rule: Rule, time: number): RateCounter {
  const tries = triesOf(before, rule, time) + 1;
  const windowEnd =
    tries > 1 && rule.fixed && before
      ? dateFromTimestamp(before.windowEndsAt).getTime()
      : time + rule.window;
  // A turn that is running isn't made longer, or whoever never stops would keep it from ever
  // ending.
  const rest =
    tries <= rule.free || rule.turn === 0 ? 0 : restOf(before, rule.turn, time) || rule.turn;
  return { ...before, ...newCounter(id, tries, windowEnd, rest > 0 ? time + rest : null) };
}

/** Its times in milliseconds. */
function newCounter(
  id: string,
  tries: number,
  windowEnd: number,
  blockedUntil: number | null,
): RateCounter {
  const at = (time: number) => timestampFromDate(new Date(time));
  return {
    id,
    count: tries,
    windowEndsAt: at(windowEnd),
    blockedUntil: blockedUntil === null ? null : at(blockedUntil),
  };
}

/**
 * Tries so far in the window; none when it is over, or ends later than any window can: then a clock
 * was put back since.
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
 * How long a turn or pause goes on; 0 when it is over, or longer than its rule allows: then a clock
 * was put back since.
 */
function restOf(counter: RateCounter | null, longest: number, time: number): number {
  const left = counter?.blockedUntil ? dateFromTimestamp(counter.blockedUntil).getTime() - time : 0;
  return left > 0 && left <= longest ? left : 0;
}

/** 0 while tries are free, then from 1 to the hardest, which is reached at twice the free ones. */
function levelOf(counters: Counters, limits: readonly Counted[], time: number): number {
  const levels = limits.map(({ key, rule }) => {
    const beyond = triesOf(counters.get(key) ?? null, rule, time) - rule.free;
    return beyond < 0 ? 0 : Math.min(HARDEST, 1 + Math.floor((beyond * (HARDEST - 1)) / rule.free));
  });
  return levels.reduce((most, level) => Math.max(most, level), 0);
}

/** Keys are stored hashed: a list of emails and addresses is nothing to keep. */
function documentId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/**
 * Counts one try of someone who is signed in, before it is made, so that many at once can't slip
 * past the check. Throws 'too-many-tries' during a pause.
 */
export async function takeTry(key: string, rule: PauseRule): Promise<void> {
  const { store, now } = getServices();
  const id = documentId(key);
  const longest = Math.min(rule.longest, LONGEST_PAUSE);
  await store.transaction(async (transaction) => {
    const before = await transaction.get(rateLimits, id);
    const time = now().getTime();
    const left = restOf(before, longest, time);
    if (left > 0) throw new DomainError('too-many-tries', tooManyTries(Math.ceil(left / MINUTE)));
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

/** After a try that turned out right: the key starts afresh. */
export async function forgetTries(key: string): Promise<void> {
  await getServices().store.delete(rateLimits, documentId(key));
}

/** Everything counted for one account by its address, when the account is deleted. */
export async function forgetAccountTries(email: string): Promise<void> {
  for (const purpose of ['sign-in', 'reset'] as const)
    await forgetTries(subjectKey(purpose, email));
  await forgetTries(letterKey(email));
}

/**
 * What a sign-in has seen of the account's password before it compares: when it is another one
 * afterwards, the password was replaced meanwhile. A mark and no time, for clocks are put forward
 * and back.
 */
export async function readPasswordMark(reader: ReadOperations, email: string): Promise<string> {
  return (await reader.get(rateLimits, documentId(subjectKey('sign-in', email))))?.mark ?? '';
}

/**
 * Part of every change of a password: the account's counts begin anew, and a sign-in that is under
 * way with the old password comes to nothing.
 */
export function startTriesAnew(transaction: Transaction, email: string): void {
  const windowEnd = getServices().now().getTime() + PURPOSES['sign-in'].subject.window;
  const unused = newCounter(documentId(subjectKey('sign-in', email)), 0, windowEnd, null);
  transaction.set(rateLimits, { ...unused, mark: randomBytes(8).toString('hex') });
  transaction.delete(rateLimits, documentId(subjectKey('reset', email)));
}
