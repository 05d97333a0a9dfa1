import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { seasonClock } from '@/lib/store/collections/season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import {
  findActiveLeaseEnd,
  LEASE_MS,
  releaseLease,
  SEASON_CLOCK_LEASE_ID,
  takeLease,
} from './lease';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const one = 'one';
const two = 'two';
const stored = () => test.store.get(seasonClock, SEASON_CLOCK_LEASE_ID);
const later = (milliseconds: number) =>
  timestampFromDate(new Date(test.services.now().getTime() + milliseconds));

it('is taken by one process at a time, and by the next once it was given back', async () => {
  expect(await takeLease(one)).toBe(true);
  expect(await takeLease(two)).toBe(false);
  expect(await stored()).toMatchObject({ leaseHolder: 'one', leaseUntil: later(LEASE_MS) });
  await releaseLease(one);
  expect(await stored()).toMatchObject({ leaseHolder: null, leaseUntil: null });
  expect(await takeLease(two)).toBe(true);
});

it('begins with nothing noted of this Tuesday', async () => {
  await takeLease(one);
  expect(await stored()).toEqual({
    id: 'clock',
    leaseHolder: 'one',
    leaseUntil: later(LEASE_MS),
    // 06:00 in New York.
    slot: timestampFromDate(new Date('2023-10-17T10:00:00Z')),
    firstTryAt: null,
    tries: 0,
    nextTryAt: null,
    failure: null,
    told: [],
  });
});

it('goes to one of ten who ask at once', async () => {
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, index) => takeLease(`process-${index}`)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('is not given to its own holder a second time: two parts of one process are two', async () => {
  expect(await takeLease(one)).toBe(true);
  expect(await takeLease(one)).toBe(false);
});

it('of a process that died ends at its moment, not one before', async () => {
  await takeLease(one);
  test.advance(LEASE_MS - 1);
  expect(await takeLease(two)).toBe(false);
  test.advance(1);
  expect(await takeLease(two)).toBe(true);
  expect(await stored()).toMatchObject({ leaseHolder: 'two', leaseUntil: later(LEASE_MS) });
});

it('that another process has taken over stays there when the first one comes back', async () => {
  await takeLease(one);
  test.advance(LEASE_MS);
  await takeLease(two);
  await releaseLease(one);
  expect(await stored()).toMatchObject({ leaseHolder: 'two' });
  expect(await takeLease(one)).toBe(false);
});

it('can be given back before there ever was one, and leaves nothing', async () => {
  await releaseLease(one);
  expect(await stored()).toBeNull();
});

it('changes nothing else of what the clock has noted', async () => {
  await takeLease(one);
  const noted = {
    tries: 3,
    failure: { kind: 'quota', message: 'Used up.', at: later(-2_000) },
    told: ['ada'],
    firstTryAt: later(-1_000),
    nextTryAt: later(1_000),
  };
  await test.store.merge(seasonClock, SEASON_CLOCK_LEASE_ID, noted);
  await releaseLease(one);
  expect(await stored()).toMatchObject(noted);
  await takeLease(two);
  expect(await stored()).toMatchObject({ ...noted, leaseHolder: 'two' });
});

it.each([
  ['nobody has it', { leaseHolder: null, leaseUntil: later }, null],
  ['it says no end', { leaseHolder: 'one', leaseUntil: null }, null],
] as const)('does not run when %s', async (_, { leaseHolder, leaseUntil }, ends) => {
  await takeLease(one);
  const clock = await stored();
  if (!clock) throw new Error('There is no clock.');
  const end = leaseUntil ? leaseUntil(60_000) : null;
  expect(findActiveLeaseEnd({ ...clock, leaseHolder, leaseUntil: end }, test.services.now())).toBe(
    ends,
  );
});
