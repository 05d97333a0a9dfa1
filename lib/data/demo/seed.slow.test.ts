import { OPERATOR } from '@/lib/data/operator';
import { clockNow } from '@/lib/data/season/clock';
import { nextOpening } from '@/lib/domain/calendar/plan';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { mvpEvents } from '@/lib/store/collections/points';
import { admins, studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import accounts from './accounts.json';
import { hasDemoClass, seedDemo } from './seed';

const HASHING = 60_000;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  await test.store.delete(appData, 'meta');
});
afterEach(() => test.dispose());

it(
  'makes a class that can sign in, and makes it once',
  async () => {
    expect(await seedDemo(OPERATOR)).toBe(true);

    const { identity } = test.services;
    for (const { email, password } of Object.values(accounts))
      expect(await identity.verifyPassword(email, password)).not.toBeNull();
    expect(await test.store.get(appData, 'meta')).toMatchObject({
      currentSeason: 2023,
      currentWeek: 6,
      seasonActive: true,
    });
    expect(await test.store.query(admins, {})).toMatchObject([{ id: accounts.admin.email }]);
    expect(await test.store.count(teacherProfiles, {})).toBe(2);
    expect(await test.store.count(leagueStudents('demo-league'), {})).toBe(24);
    const [league] = await test.store.query(leagues, {});
    const teacher = await identity.verifyPassword(
      accounts.teacher.email,
      accounts.teacher.password,
    );
    expect(league?.teacherId).toBe(teacher?.accountId);

    const before = await everything();
    expect(await seedDemo(OPERATOR)).toBe(false);
    expect(await everything()).toEqual(before);
    expect(await hasDemoClass()).toBe(true);
  },
  HASHING,
);

it(
  'makes the class again from the start when it was interrupted',
  async () => {
    const { store } = test;
    const batch = store.batch.bind(store);
    let batches = 0;
    jest.spyOn(store, 'batch').mockImplementation((write) => {
      batches += 1;
      return batches === 3 ? Promise.reject(new Error('power cut')) : batch(write);
    });
    await expect(seedDemo(OPERATOR)).rejects.toThrow('power cut');
    expect(await hasDemoClass()).toBe(false);

    expect(await seedDemo(OPERATOR)).toBe(true);
    expect(await store.count(studentProfiles, {})).toBe(24);
  },
  HASHING,
);

it('makes a class that replays its season and stands still until its teacher presses', async () => {
  await seedWithoutHashing();
  const league = await test.store.get(leagues, 'demo-league');
  const calendar = league?.calendar;
  expect(calendar).toMatchObject({
    kind: 'replay',
    statisticsSeason: 2023,
    currentWeek: 6,
    paused: null,
    plan: { openings: [] },
  });
  if (calendar?.kind !== 'replay') throw new Error('The demo class has no calendar of its own.');
  expect(nextOpening(calendar, calendar, 'America/New_York')).toBeNull();
  // Each week was opened before the next one, and the open one before now.
  const openings = [1, 2, 3, 4, 5, 6].map(
    (week) => calendar.weekOpenings?.[week]?.seconds ?? Number.NaN,
  );
  expect(openings).toEqual([...openings].sort((a, b) => a - b));
  expect(openings.at(-1)).toBe(calendar.weekStartedAt.seconds);
  expect(calendar.weekStartedAt.seconds * 1_000).toBeLessThan(test.services.now().getTime());
  // The games are the school year's own: work keeps the ids that it has in a demo without a
  // calendar.
  expect(league?.season).toBe(2023);
  const work = await test.store.query(studentWeeklyProgress, {});
  expect(
    work.every(
      ({ id, statisticsSeason }) => /^2023_[1-6]_/.test(id) && statisticsSeason === undefined,
    ),
  ).toBe(true);
});

it('leaves a demo class of an earlier version as it is: it follows the live season', async () => {
  await seedWithoutHashing();
  const { calendar: _, ...earlier } = (await test.store.get(leagues, 'demo-league')) ?? {};
  await test.store.set(leagues, earlier as League);
  const before = await everything();

  expect(await seedDemo(OPERATOR)).toBe(false);
  expect(await test.store.get(leagues, 'demo-league')).toEqual(earlier);
  expect(await everything()).toEqual(before);
});

/** Nobody signs in here: the time of 26 password hashes is saved. */
async function seedWithoutHashing(): Promise<void> {
  jest.spyOn(test.services.identity, 'createAccount').mockImplementation(async ({ email }) => ({
    status: 'created',
    accountId: email.replace(/\W/g, '-'),
  }));
  expect(await seedDemo(OPERATOR)).toBe(true);
}

it.each([
  ['a day before the deadline', '2023-10-18T19:00:00Z'],
  ['a minute later', '2023-10-18T19:01:00Z'],
  ['in the night before the deadline', '2023-10-19T06:00:00Z'],
  ['an hour before the deadline', '2023-10-19T18:00:00Z'],
  ['a second before the deadline', '2023-10-19T18:59:59Z'],
  ['a second after the deadline', '2023-10-19T19:00:01Z'],
])(
  'leaves a whole day until the lineup locks, and nothing was done in the future: made %s',
  async (_, time) => {
    test.setNow(new Date(time));
    await seedWithoutHashing();

    const meta = await test.store.get(appData, 'meta');
    if (!meta) throw new Error('The demo sets no season.');
    for (const league of [null, await test.store.get(leagues, 'demo-league')]) {
      const { deadline } = clockNow(meta, league);
      expect(deadline.getTime() - Date.parse(time)).toBeGreaterThanOrEqual(24 * 3_600_000);
    }
    const attempts = await test.store.query(studentPlayerScoreAttempts, {});
    expect(attempts.length).toBeGreaterThan(0);
    expect(
      Math.max(...attempts.map(({ createdAt }) => createdAt.seconds * 1_000)),
    ).toBeLessThanOrEqual(Date.parse(time));
  },
  HASHING,
);

it('refuses to put demo accounts, whose passwords are public, beside real ones', async () => {
  await test.store.set(appData, {
    id: 'meta',
    currentSeason: 2023,
    currentWeek: 1,
    seasonActive: true,
    weekStartedAt: { seconds: 0, nanoseconds: 0 },
  });

  await expect(seedDemo(OPERATOR)).rejects.toMatchObject({ code: 'conflict' });
  expect(await test.store.count(studentProfiles, {})).toBe(0);
});

async function everything() {
  const { store } = test;
  return Promise.all([
    store.query(studentProfiles, {}),
    store.query(studentWeeklyProgress, {}),
    store.query(studentPlayerScoreAttempts, {}),
    store.query(studentTeamScoreAttempts, {}),
    store.query(mvpEvents, {}),
  ]);
}
