import { rateLimits } from '@/lib/store/collections/accounts';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { type PurposeLimits, RATE_LIMITS, type TryPauseRule } from './limits';
import { countTryOrRefuse, DEVICE_CLIENT_PREFIX, tryOrRequireProofOfWork } from './tries';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const codeOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'tried',
    (error) => error.code,
  );

// What each of them is was decided, and is written down in record 20: whoever changes one changes a
// promise.
it.each([
  ['sign-in', 'client', 100, 15],
  ['sign-in', 'device', 20, 15],
  ['sign-in', 'subject', 5, 15],
  ['join', 'client', 200, 15],
  ['join', 'subject', 40, 15],
  ['join', 'all', 2000, 15],
  ['sign-up', 'client', 600, 60],
  ['reset', 'client', 120, 60],
  ['reset', 'subject', 5, 60],
] as const)(
  'of %s for one %s %d tries are free in %d minutes, and the next is not made',
  async (purpose, what, free, minutes) => {
    let made = 0;
    const once = (index: number) =>
      tryOrRequireProofOfWork(
        {
          purpose,
          client:
            what === 'client'
              ? 'one address'
              : what === 'device'
                ? `${DEVICE_CLIENT_PREFIX}kim`
                : `address ${index}`,
          ...(purpose === 'sign-up'
            ? {}
            : { subject: what === 'subject' ? 'one' : `subject ${index}` }),
        },
        async () => {
          made++;
          return null;
        },
      );
    for (let index = 0; index < free; index++) await once(index);
    expect(await codeOf(once(free))).toBe('needs-proof');
    expect(made).toBe(free);
    test.advance(minutes * MINUTE - 1);
    expect(await codeOf(once(free))).toBe('needs-proof');
    test.advance(1);
    expect(await codeOf(once(free))).toBe('tried');
  },
);

it.each([60 * MINUTE, DAY])(
  'what was counted by a clock that was %d ms ahead is over as soon as it is put right',
  async (ahead) => {
    const guess = () =>
      codeOf(
        tryOrRequireProofOfWork(
          { purpose: 'sign-in', client: 'here', subject: 'kim' },
          async () => null,
        ),
      );
    test.advance(ahead);
    for (let index = 0; index < 5; index++) await guess();
    expect(await guess()).toBe('needs-proof');
    test.advance(-ahead);
    expect(await guess()).toBe('tried');
  },
);

it('a right try counts for nothing where only wrong ones do', async () => {
  for (let index = 0; index < 300; index++) {
    expect(
      await tryOrRequireProofOfWork(
        { purpose: 'sign-in', client: 'here', subject: 'kim' },
        async () => 'right',
      ),
    ).toBe('right');
  }
  expect(await test.store.count(rateLimits, {})).toBe(0);
});

it('what fails counts for nothing and lets the next one through', async () => {
  const fails = () =>
    tryOrRequireProofOfWork({ purpose: 'join', client: 'here', subject: '1' }, () =>
      Promise.reject(new Error('the store is away')),
    );
  await expect(fails()).rejects.toThrow('the store is away');
  await expect(fails()).rejects.toThrow('the store is away');
  expect(await test.store.count(rateLimits, {})).toBe(0);
});

it('no purpose keeps anybody waiting for longer than a minute', () => {
  for (const { client, device, subject, all } of Object.values<PurposeLimits>(RATE_LIMITS)) {
    for (const rule of [client, device, subject, all])
      expect(rule?.turn ?? 0).toBeLessThanOrEqual(MINUTE);
  }
});

describe('a pause of somebody who is signed in', () => {
  const rule: TryPauseRule = {
    free: 2,
    firstPause: MINUTE,
    longest: 15 * MINUTE,
    window: 15 * MINUTE,
  };
  const once = () => codeOf(countTryOrRefuse('own', rule));

  async function pauseMinutes(): Promise<number> {
    for (let minutes = 0; minutes < 3_000; minutes++) {
      if ((await once()) === 'tried') return minutes;
      test.advance(MINUTE);
    }
    return 3_000;
  }

  it('doubles up to a quarter of an hour and is never longer', async () => {
    for (let tries = 0; tries < 2; tries++) expect(await once()).toBe('tried');
    const pauses: number[] = [];
    for (let round = 0; round < 7; round++) pauses.push(await pauseMinutes());
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15, 15]);
  });

  it.each([DAY, 60 * MINUTE, -60 * MINUTE, -DAY])(
    'ends in time when the clock jumps by %d ms during it',
    async (jump) => {
      for (let tries = 0; tries < 6; tries++) {
        await pauseMinutes();
      }
      test.advance(jump);
      expect(await pauseMinutes()).toBeLessThanOrEqual(15);
    },
  );
});
