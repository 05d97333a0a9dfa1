import { ProofOfWorkNeededError } from '@/lib/data/errors';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { rateLimits } from '@/lib/store/collections/accounts';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import type { TryPauseRule } from './limits';
import { QueueFullError } from './queues';
import {
  countTryOrRefuse,
  DEVICE_CLIENT_PREFIX,
  mailToEmailLimitKey,
  type RateLimitedRequest,
  readPasswordChangeMark,
  resetAccountTries,
  resetTries,
  resetTriesAndMarkPasswordChange,
  tryOrRequireProofOfWork,
} from './tries';

// The work of a proof is tested beside it. Here it is the name of the place that it was asked for.
jest.mock('./proof-of-work', () => ({
  ...jest.requireActual('./proof-of-work'),
  makeProofOfWorkChallenge: async (place: string, level: number) =>
    JSON.stringify({ place, level }),
  redeemProofOfWork: async (place: string, proof: string | undefined) => proof === place,
}));

let test: TestServices;
let waits: number[];
beforeEach(async () => {
  waits = [];
  test = await installTestServices();
  const { wait } = test.services;
  test.services.wait = (milliseconds) => {
    waits.push(milliseconds);
    return wait(milliseconds);
  };
});
afterEach(() => test.dispose());

const MINUTE = 60_000;
const KIM: RateLimitedRequest = { purpose: 'sign-in', client: 'here', subject: 'kim' };
/** What becomes of a wrong try: 'tried', or the level and the place of the proof that is due. */
async function wrong(
  tries: RateLimitedRequest,
): Promise<'tried' | { place: string; level: number }> {
  try {
    await tryOrRequireProofOfWork(tries, async () => null);
    return 'tried';
  } catch (error) {
    if (error instanceof ProofOfWorkNeededError) return JSON.parse(error.challenge);
    throw error;
  }
}
async function placeOf(tries: RateLimitedRequest): Promise<string> {
  const due = await wrong(tries);
  return due === 'tried' ? 'none' : due.place;
}
async function spend(tries: RateLimitedRequest, count = 5): Promise<string> {
  for (let made = 0; made < count; made++) expect(await wrong(tries)).toBe('tried');
  return placeOf(tries);
}

it('a proof grows with each further try, until twice as many were made as are free', async () => {
  const proof = await spend(KIM);
  const levels: unknown[] = [];
  for (let count = 5; count <= 12; count++) {
    const due = await wrong(KIM);
    levels.push(due === 'tried' ? due : due.level);
    expect(await wrong({ ...KIM, proof })).toBe('tried');
  }
  // Of four levels: the free five, then steps of five thirds.
  expect(levels).toEqual([1, 1, 2, 2, 3, 4, 4, 4]);
});

it('a proof is good for one address at one account alone', async () => {
  const proof = await spend(KIM);
  const places = [proof];
  for (const other of [
    { ...KIM, client: 'elsewhere' },
    { ...KIM, ownDevice: 'chromebook' },
    { ...KIM, purpose: 'reset' },
  ] as const) {
    const free = other.purpose === 'reset' || 'ownDevice' in other;
    const place = free ? await spend(other) : await placeOf(other);
    places.push(place);
    expect(await wrong({ ...other, proof })).not.toBe('tried');
  }
  expect(new Set(places).size).toBe(places.length);
  expect(await wrong({ ...KIM, proof })).toBe('tried');
});

it('a device that knows the account is not counted with strangers, nor strangers with it', async () => {
  await spend(KIM);
  expect(await wrong({ ...KIM, ownDevice: 'chromebook' })).toBe('tried');
  expect(await wrong({ ...KIM, client: 'elsewhere' })).not.toBe('tried');
  await spend({ ...KIM, ownDevice: 'chromebook' }, 4);
  expect(await wrong({ ...KIM, ownDevice: 'chromebook' })).not.toBe('tried');
  expect(await wrong({ ...KIM, ownDevice: 'tablet' })).toBe('tried');
  expect(await wrong({ ...KIM, subject: 'lee', ownDevice: 'chromebook' })).toBe('tried');
  expect(await wrong({ ...KIM, subject: 'lee' })).toBe('tried');
});

it('a device of somebody with a place has free tries of its own, twenty and not a hundred', async () => {
  const client = `${DEVICE_CLIENT_PREFIX}ada`;
  for (let index = 0; index < 20; index++)
    expect(await wrong({ ...KIM, client, subject: `s${index}` })).toBe('tried');
  expect(await wrong({ ...KIM, client, subject: 'next' })).not.toBe('tried');
  expect(await wrong({ ...KIM, client: 'here', subject: 'next' })).toBe('tried');
  for (let index = 0; index < 21; index++) {
    expect(await wrong({ purpose: 'join', client, subject: `code ${index}` })).toBe('tried');
  }
});

it('each device that knows an account has its own tries, twenty for whatever it asks for', async () => {
  const on = (ownDevice: string, subject: string) => wrong({ ...KIM, ownDevice, subject });
  for (let index = 0; index < 20; index++)
    expect(await on('chromebook', `s${index}`)).toBe('tried');
  expect(await on('chromebook', 'next')).not.toBe('tried');
  expect(await on('tablet', 'next')).toBe('tried');
});

it('what names no account is counted for its address alone, and so is an account where none has a rule', async () => {
  for (const tries of [
    { purpose: 'sign-in', client: 'here' },
    { purpose: 'sign-up', client: 'here', subject: 'kim' },
  ] as const) {
    for (let index = 0; index < 50; index++) expect(await wrong(tries)).toBe('tried');
  }
  expect(await test.store.count(rateLimits, {})).toBe(2);
  expect(await wrong(KIM)).toBe('tried');
});

it('beyond the free tries each waits for its turn at the account, and so does the next of its address', async () => {
  const proof = await spend(KIM);
  expect(waits).toEqual([]);
  // The sixth is counted with a turn of half a second; at its own address the next one waits a
  // second in all.
  expect(await wrong({ ...KIM, proof })).toBe('tried');
  expect(waits).toEqual([1_000]);
  test.advance(-1_000);
  expect(await wrong({ ...KIM, proof })).toBe('tried');
  expect(waits).toEqual([1_000, 500, 1_000]);
  test.advance(-1_000);
  expect(await tryOrRequireProofOfWork({ ...KIM, proof }, async () => 'right')).toBe('right');
  expect(waits).toEqual([1_000, 500, 1_000, 500]);
});

it('what is counted each time is told when it comes sooner than a turn after the last', async () => {
  const mail: RateLimitedRequest = { purpose: 'reset', client: 'here', subject: 'kim@school.org' };
  const ask = (tries: RateLimitedRequest) =>
    tryOrRequireProofOfWork(tries, async (tooSoon) => ({ tooSoon }));
  for (let count = 0; count < 5; count++) expect(await ask(mail)).toEqual({ tooSoon: false });
  const proof = await placeOf(mail);
  expect(await ask({ ...mail, proof })).toEqual({ tooSoon: false });
  test.advance(MINUTE - 1);
  expect(await ask({ ...mail, proof })).toEqual({ tooSoon: true });
  test.advance(1);
  expect(await ask({ ...mail, proof })).toEqual({ tooSoon: false });
});

it('a window that is fixed ends with its first try, another one with its last', async () => {
  const mail: RateLimitedRequest = { purpose: 'reset', client: 'here', subject: 'kim@school.org' };
  for (const tries of [KIM, mail]) {
    for (let count = 0; count < 5; count++) {
      expect(await wrong(tries)).toBe('tried');
      test.advance(MINUTE);
    }
  }
  // The first of the letters was asked for five minutes ago, the last wrong password six.
  test.advance(9 * MINUTE - 1);
  expect(await wrong(KIM)).not.toBe('tried');
  test.advance(1);
  expect(await wrong(KIM)).toBe('tried');
  test.advance(46 * MINUTE - 1);
  expect(await wrong(mail)).not.toBe('tried');
  test.advance(1);
  expect(await wrong(mail)).toBe('tried');
});

it('when too many wait before it, a try needs a proof: the lightest, or with one in hand the hardest', async () => {
  const full = () => Promise.reject(new QueueFullError());
  await expect(tryOrRequireProofOfWork(KIM, full)).rejects.toMatchObject({ code: 'needs-proof' });
  const due = async (tries: RateLimitedRequest) =>
    JSON.parse(
      await tryOrRequireProofOfWork(tries, full).then(
        () => '{}',
        (error: ProofOfWorkNeededError) => error.challenge,
      ),
    );
  const { level, place } = await due(KIM);
  expect([level, (await due({ ...KIM, proof: place })).level]).toEqual([1, 4]);
  expect(await test.store.count(rateLimits, {})).toBe(0);
});

describe('what is forgotten', () => {
  const count = () => test.store.count(rateLimits, {});

  it('of an account that is deleted is what was counted for its address', async () => {
    for (const purpose of ['sign-in', 'reset'] as const) await wrong({ ...KIM, purpose });
    await countTryOrRefuse(mailToEmailLimitKey('kim'), {
      free: 2,
      firstPause: 1,
      longest: 1,
      window: MINUTE,
    });
    const before = await count();
    await resetAccountTries('lee');
    expect(await count()).toBe(before);
    await resetAccountTries('kim');
    expect(await count()).toBe(before - 3);
  });

  it('of one key is that alone', async () => {
    const rule = { free: 1, firstPause: MINUTE, longest: MINUTE, window: MINUTE };
    for (const key of ['a', 'b']) await countTryOrRefuse(key, rule);
    await resetTries('a');
    await countTryOrRefuse('a', rule);
    await expect(countTryOrRefuse('b', rule)).rejects.toMatchObject({ code: 'too-many-tries' });
  });

  it('with a new password is what was counted at the account; a mark tells that it is another one', async () => {
    await spend(KIM);
    await spend({ ...KIM, purpose: 'reset' });
    await wrong({ ...KIM, subject: 'lee', proof: await spend({ ...KIM, subject: 'lee' }) });
    expect(await readPasswordChangeMark(test.store, 'kim')).toBe('');
    const anew = () =>
      test.store.transaction(async (transaction) =>
        resetTriesAndMarkPasswordChange(transaction, 'kim'),
      );
    await anew();
    const mark = await readPasswordChangeMark(test.store, 'kim');
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
    for (const purpose of ['sign-in', 'reset'] as const)
      expect(await wrong({ ...KIM, purpose })).toBe('tried');
    // What is counted from now on keeps the mark.
    expect(await readPasswordChangeMark(test.store, 'kim')).toBe(mark);
    expect(await wrong({ ...KIM, subject: 'lee' })).not.toBe('tried');
    await anew();
    expect(await readPasswordChangeMark(test.store, 'kim')).not.toBe(mark);
  });
});

describe('a pause', () => {
  const rule: TryPauseRule = {
    free: 2,
    firstPause: MINUTE,
    longest: 60 * MINUTE,
    window: 10 * MINUTE,
  };
  const once = () =>
    countTryOrRefuse('own', rule).then(
      () => 'tried',
      (error: Error) => error.message,
    );

  it('is kept with the count and with the end of its window, and nothing of what it was for', async () => {
    const rows = async () => test.store.query(rateLimits, {});
    const id = expect.stringMatching(/^[0-9a-f]{40}$/);
    const at = (milliseconds: number) =>
      timestampFromDate(new Date(TEST_NOW.getTime() + milliseconds));
    await once();
    expect(await rows()).toEqual([
      { id, count: 1, windowEndsAt: at(10 * MINUTE), blockedUntil: null },
    ]);
    await once();
    expect(await rows()).toEqual([
      { id, count: 2, windowEndsAt: at(11 * MINUTE), blockedUntil: at(MINUTE) },
    ]);
  });

  it('says how long it is, in whole minutes', async () => {
    expect([await once(), await once()]).toEqual(['tried', 'tried']);
    expect(await once()).toBe('Too many tries. Please wait a minute and try again.');
    test.advance(MINUTE);
    expect(await once()).toBe('tried');
    expect(await once()).toBe('Too many tries. Please wait 2 minutes and try again.');
    test.advance(MINUTE - 1);
    expect(await once()).toBe('Too many tries. Please wait 2 minutes and try again.');
    test.advance(1);
    expect(await once()).toBe('Too many tries. Please wait a minute and try again.');
  });

  it('is never longer than a quarter of an hour, whatever a rule says, and over some time after it', async () => {
    for (const minutes of [0, 0, 1, 2, 4, 8]) {
      test.advance(minutes * MINUTE);
      expect(await once()).toBe('tried');
    }
    expect(await once()).toBe('Too many tries. Please wait 15 minutes and try again.');
    test.advance(25 * MINUTE);
    expect([await once(), await once()]).toEqual(['tried', 'tried']);
    expect(await once()).toBe('Too many tries. Please wait a minute and try again.');
  });
});
