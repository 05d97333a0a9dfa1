import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { leagueClockNow } from '@/lib/data/season/clock';
import { starterGame } from '@/lib/data/season/starter-games';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { findNextAutomaticOpening } from '@/lib/domain/calendar/plan';
import { lineupFromFields, lineupIdsInSlotOrder } from '@/lib/domain/football/lineup';
import { LINEUP_SLOTS, positionOfSlot, STEP_KEYS } from '@/lib/domain/football/positions';
import { isRosterComplete, ROSTER_LIMITS, rosterCounts } from '@/lib/domain/football/roster';
import { scoreGame } from '@/lib/domain/football/scoring';
import {
  compareMixed,
  isSimplestMixedNumber,
  sumMixedNumbers,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { mvpPointsForCard } from '@/lib/domain/week/mvp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { admins, studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import accounts from './accounts.json';
import { DEMO_STUDENTS } from './class-list';
import type { SimulatedStudentSeason } from './play-season';
import { hasDemoClass, seedDemo, simulateDemoStudentSeasons } from './seed';

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
    expect(await seedDemo(COMMAND_LINE_OPERATOR)).toBe(true);

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
    expect(await seedDemo(COMMAND_LINE_OPERATOR)).toBe(false);
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
    await expect(seedDemo(COMMAND_LINE_OPERATOR)).rejects.toThrow('power cut');
    expect(await hasDemoClass()).toBe(false);

    expect(await seedDemo(COMMAND_LINE_OPERATOR)).toBe(true);
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
  expect(findNextAutomaticOpening(calendar, calendar, 'America/New_York')).toBeNull();
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

async function seedWithoutHashing(): Promise<void> {
  jest.spyOn(test.services.identity, 'createAccount').mockImplementation(async ({ email }) => ({
    status: 'created',
    accountId: email.replace(/\W/g, '-'),
  }));
  expect(await seedDemo(COMMAND_LINE_OPERATOR)).toBe(true);
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
      const { deadline } = leagueClockNow(meta, league);
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

  await expect(seedDemo(COMMAND_LINE_OPERATOR)).rejects.toMatchObject({ code: 'conflict' });
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

const now = new Date('2026-11-17T15:00:00Z');
const plan = {
  studentIds: DEMO_STUDENTS.map((_, index) => `student-${index}`),
  leagueId: 'league',
  currentWeek: 6,
  weekStartedAt: new Date('2026-11-17T11:00:00Z'),
  now,
};

let snapshot: SeasonSnapshot;
let students: SimulatedStudentSeason[];
beforeAll(async () => {
  snapshot = await realSeason.load(2023);
  students = simulateDemoStudentSeasons(snapshot, plan);
});

const weeks = () => students.flatMap((student) => student.weeks);
const attemptsOf = (student: SimulatedStudentSeason) =>
  student.weeks.flatMap((week) => [...week.playerAttempts, ...week.teamAttempts]);
const value = (mixed: MixedNumber | null) =>
  mixed ?? { wholeNumber: Number.NaN, numerator: 0, denominator: 1 };

it('is the same class every time', () => {
  expect(simulateDemoStudentSeasons(snapshot, plan)).toEqual(students);
});

it('has 24 students with teams of different names and complete rosters within the limits', () => {
  expect(students).toHaveLength(24);
  expect(new Set(students.map(({ team }) => team.name)).size).toBe(24);
  for (const { team } of students) {
    const players = team.draftedPlayers.map((id) => ({
      position: snapshot.players.get(id)?.Position ?? 'QB',
    }));
    const counts = rosterCounts(players, team.draftedDefenses);
    expect(isRosterComplete(counts)).toBe(true);
    for (const [position, { max }] of Object.entries(ROSTER_LIMITS))
      expect(counts[position as 'QB']).toBeLessThanOrEqual(max);
  }
});

it('starts only players of the own roster, each in a slot of his position and nobody twice', () => {
  for (const { team, lineups } of students) {
    expect(lineups.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const fields of lineups) {
      const lineup = lineupFromFields(fields);
      expect(team.draftedDefenses).toContain(lineup.DEF);
      const starters = LINEUP_SLOTS.filter((slot) => slot !== 'DEF');
      for (const slot of starters) {
        expect(team.draftedPlayers).toContain(lineup[slot]);
        expect(snapshot.players.get(lineup[slot])?.Position).toBe(positionOfSlot(slot));
      }
      expect(new Set(starters.map((slot) => lineup[slot])).size).toBe(starters.length);
    }
  }
});

it('keeps for every right step the exact score of the real game, in lowest terms', () => {
  for (const { weeks: played, lineups } of students) {
    for (const { progress } of played) {
      const lineup = lineups.find(({ week }) => week === progress.week);
      expect(progress.steps.slice(0, 8).map(({ playerId }) => playerId)).toEqual(
        lineup && lineupIdsInSlotOrder(lineupFromFields(lineup)),
      );
      progress.steps.forEach((step, index) => {
        expect(step.answer !== null).toBe(step.correct);
        if (!step.correct) return;
        expect(isSimplestMixedNumber(value(step.answer))).toBe(true);
        const slot = LINEUP_SLOTS[index];
        const expected = slot
          ? toMixed(
              scoreGame(
                positionOfSlot(slot),
                progress.formulaLevel,
                starterGame(snapshot, positionOfSlot(slot), step.playerId ?? 0, progress.week)
                  .stats,
              ),
            )
          : sumMixedNumbers(progress.steps.slice(0, 8).map((starter) => value(starter.answer)));
        expect(step.answer).toEqual(expected);
      });
    }
  }
});

it('has one record for each try, numbered without gaps, the last of a right step being the right one', () => {
  for (const student of students) {
    const attempts = attemptsOf(student);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(attempts.length);
    for (const { progress } of student.weeks) {
      progress.steps.forEach((step, index) => {
        const own = attempts.filter(
          (attempt) => attempt.week === progress.week && attempt.step === STEP_KEYS[index],
        );
        expect(own.map(({ attempt }) => attempt)).toEqual(own.map((_, place) => place + 1));
        expect(own).toHaveLength(step.attempts);
        expect(own.map(({ correct }) => correct)).toEqual(
          own.map((_, place) => step.correct && place === own.length - 1),
        );
        const last = own.at(-1);
        if (step.correct && last) expect(compareMixed(last.answer, value(step.answer))).toBe(0);
      });
    }
  }
});

it('records answers as they read when typed', () => {
  for (const attempt of students.flatMap(attemptsOf)) {
    expect(parseMixedNumberBoxes(attempt.typed)).toEqual({ ok: true, value: attempt.answer });
  }
});

it('has every MVP point in the ledger: award by the rule, balance and week totals as their sums', () => {
  for (const { profile, weeks: played } of students) {
    for (const { progress, events } of played) {
      const award = mvpPointsForCard(progress.steps);
      expect(events.map(({ reason, points }) => [reason, points])).toEqual(
        award > 0 ? [['equations', award]] : [],
      );
      expect(progress.mvpPointsEarned).toBe(award);
    }
    expect(profile.mvpPoints).toBe(
      played.flatMap(({ events }) => events).reduce((sum, { points }) => sum + points, 0),
    );
  }
});

it('ticks Calculate Points exactly when all nine steps are right', () => {
  for (const { progress, tasks } of weeks()) {
    expect(tasks.task2 !== null).toBe(progress.steps.every(({ correct }) => correct));
    expect(tasks.task3).toBeNull();
  }
});

it('ticks Set Line-Up exactly when the next line-up was set by hand', () => {
  for (const { weeks: played, lineups } of students) {
    for (const { tasks } of played) {
      expect(tasks.task5 !== null).toBe(
        lineups.find(({ week }) => week === tasks.week + 1)?.userUpdated,
      );
    }
  }
});

it('never lies in the future', () => {
  for (const student of students) {
    for (const { createdAt } of attemptsOf(student))
      expect(dateFromTimestamp(createdAt).getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

it('shows a class in the middle of its week: done, on the way, stuck, not started', () => {
  const current = weeks().filter(({ progress }) => progress.week === 6);
  const done = current.map(
    ({ progress }) => progress.steps.filter(({ correct }) => correct).length,
  );

  expect(done.filter((count) => count === 9).length).toBeGreaterThan(5);
  expect(done.filter((count) => count > 0 && count < 9).length).toBeGreaterThan(5);
  expect(done.filter((count) => count === 0).length).toBeGreaterThan(0);
  expect(
    current.some(({ progress }) =>
      progress.steps.some((step) => !step.correct && step.attempts >= 3),
    ),
  ).toBe(true);
});

it('has scouted one of each position it drafted, and kept every try', () => {
  for (const { scouting, team } of students) {
    const { progress, attempts } = scouting;
    expect(progress.scoutedPlayerIds).toHaveLength(5);
    expect(progress.scoutedDefenseIds).toHaveLength(1);
    for (const id of progress.scoutedPlayerIds) expect(team.draftedPlayers).toContain(id);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(attempts.length);
    for (const attempt of attempts) {
      const { position, playerId, week, formulaLevel } = attempt;
      const stats = starterGame(snapshot, position as 'QB', playerId, week).stats;
      const right =
        compareMixed(attempt.answer, toMixed(scoreGame(position as 'QB', formulaLevel, stats))) ===
        0;
      expect(attempt.correct).toBe(right);
      expect(dateFromTimestamp(attempt.createdAt).getTime()).toBeLessThanOrEqual(now.getTime());
    }
    expect(attempts.filter(({ correct }) => correct)).toHaveLength(6);
  }
});
