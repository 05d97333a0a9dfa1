import { type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { rateLimits } from '@/lib/store/collections/accounts';
import { solveProof } from '@/lib/testing/proofs';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { makeProofOfWorkChallenge, redeemProofOfWork } from './proof-of-work';

// The real work, but for the test that counts numbers: there each of them costs a single round.
let isCheap = false;
jest.mock('altcha-lib/algorithms/pbkdf2', () => {
  const actual = jest.requireActual('altcha-lib/algorithms/pbkdf2');
  return {
    deriveKey: ({ cost, ...parameters }: { cost: number }, ...rest: unknown[]) =>
      actual.deriveKey({ ...parameters, cost: isCheap ? 1 : cost }, ...rest),
  };
});

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => {
  isCheap = false;
  return test.dispose();
});

const SUBJECT = 'sign-in kim@school.org here';

/**
 * A challenge and its solution, worked out once: each test begins at the same moment, with a store
 * that has not seen it.
 */
let work: Promise<string> | undefined;
async function solved(): Promise<string> {
  work ??= makeProofOfWorkChallenge(SUBJECT, 1).then(solveProof);
  return work;
}

it('a solved challenge is good once, also when it comes twice at the same moment', async () => {
  const proof = await solved();
  const answers = await Promise.all([
    redeemProofOfWork(SUBJECT, proof),
    redeemProofOfWork(SUBJECT, proof),
  ]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await redeemProofOfWork(SUBJECT, proof)).toBe(false);
});

it('another one is good beside it, and of each no more is kept than that it was used, as long as it could be', async () => {
  isCheap = true;
  const made = [
    await makeProofOfWorkChallenge(SUBJECT, 1),
    await makeProofOfWorkChallenge(SUBJECT, 1),
  ];
  for (const challenge of made)
    expect(await redeemProofOfWork(SUBJECT, await solveProof(challenge))).toBe(true);
  const used = {
    id: expect.stringMatching(/^[0-9a-f]{40}$/),
    count: 1,
    windowEndsAt: timestampFromDate(new Date(TEST_NOW.getTime() + 90_000)),
    blockedUntil: null,
  };
  expect(await test.store.query(rateLimits, {})).toEqual([used, used]);
  expect(JSON.parse(made[0] ?? '').parameters.data.until).toBe(TEST_NOW.getTime() + 90_000);
  expect(made[0]).not.toBe(made[1]);
});

it('is good for what it was asked for and for nothing else, and does not name it', async () => {
  const proof = await solved();
  expect(proof).not.toContain('kim');
  expect(await redeemProofOfWork('sign-in lee@school.org here', proof)).toBe(false);
  expect(await redeemProofOfWork(SUBJECT, proof)).toBe(true);
});

it.each([
  ['after a minute and a half', 90_000],
  ['when the clock has been put back a moment', -1],
  ['when the clock has been put forward a day', 86_400_000],
  ['when the clock has been put back a day', -86_400_000],
])('is worth nothing %s', async (_, passed) => {
  const proof = await solved();
  test.advance(passed);
  expect(await redeemProofOfWork(SUBJECT, proof)).toBe(false);
});

it.each<[string, (proof: Payload) => unknown]>([
  ['without a solution', ({ challenge }) => ({ challenge })],
  [
    'with a guessed solution',
    ({ challenge }) => ({ challenge, solution: { counter: 3, derivedKey: '00'.repeat(32) } }),
  ],
  [
    'made easier',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      solution,
    }),
  ],
  [
    'for longer',
    ({ challenge, solution }) => ({
      challenge: {
        ...challenge,
        parameters: {
          ...challenge.parameters,
          data: { ...challenge.parameters.data, until: 9e15 },
        },
      },
      solution,
    }),
  ],
  [
    'of another algorithm',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, algorithm: 'none' } },
      solution,
    }),
  ],
  [
    'with a signature of one’s own',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, signature: 'ab'.repeat(32) },
      solution,
    }),
  ],
  ['of other shapes', () => [1, 2]],
  ['of nothing', () => null],
])('a proof %s is none', async (_, change) => {
  const proof = JSON.parse(await solved()) as Payload;
  expect(await redeemProofOfWork(SUBJECT, JSON.stringify(change(proof)))).toBe(false);
  expect(await redeemProofOfWork(SUBJECT, 'not even JSON')).toBe(false);
});

it('takes as many numbers as its level says, within a quarter, each of 2,000 rounds', async () => {
  isCheap = true;
  for (const [level, numbers] of [
    [1, 500],
    [2, 1_000],
    [3, 2_500],
    [4, 5_000],
    [5, 5_000],
  ] as const) {
    const challenge = JSON.parse(await makeProofOfWorkChallenge(SUBJECT, level));
    expect(challenge.parameters.cost).toBe(2_000);
    // From close below the solution on: the whole work would take a while.
    const solution = await solveChallenge({
      challenge,
      deriveKey,
      counterStart: Math.floor(numbers * 0.75),
    });
    expect(solution?.counter).toBeGreaterThanOrEqual(numbers * 0.75);
    expect(solution?.counter).toBeLessThan(numbers * 1.25);
  }
});
