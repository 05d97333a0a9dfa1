import {
  areAllTasksDone,
  type DueAward,
  earnedWeekAwards,
  listUnrecordedAwards,
  mvpBalanceChangeStoppingAtZero,
  writeAwards,
} from '@/lib/data/mvp/awards';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  mvpEvents,
  type StoredCardStep,
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { installTestServices, TEST_NOW, TEST_SEASON } from '@/lib/testing/services';

const NOW = timestampFromDate(TEST_NOW);
const ALL = { week: 6, task1: NOW, task2: NOW, task3: NOW, task4: NOW, task5: NOW };
const card = (attempts: readonly number[]) =>
  ({
    steps: attempts.map((count) => ({ attempts: count, correct: count > 0 }) as StoredCardStep),
  }) as StudentWeeklyProgress;
const tasks = (changes: object = {}) => ({ ...ALL, ...changes }) as StudentWeeklyTasks;

it.each([
  ['all five', {}, true],
  ['without the first', { task1: null }, false],
  ['without the second', { task2: null }, false],
  ['without the third', { task3: null }, false],
  ['without the fourth', { task4: null }, false],
  ['without the fifth', { task5: null }, false],
  ['without the fifth in the last week', { task5: null, week: 18 }, true],
  ['without the fifth in the week before', { task5: null, week: 17 }, false],
  ['without the fourth in the last week', { task4: null, week: 18 }, false],
  ['all five in the last week', { week: 18 }, true],
])('all tasks of a week are done: %s', (_, changes, done) => {
  expect(areAllTasksDone({ ...ALL, ...changes })).toBe(done);
});

const ONES = Array(9).fill(1);

it.each([
  ['nothing', [0, 1], { task1: null }, []],
  ['a card at once', ONES, { task1: null }, [{ reason: 'equations', points: 5 }]],
  [
    'a card with two steps tried again',
    [2, 3, ...ONES.slice(2)],
    { task1: null },
    [{ reason: 'equations', points: 3 }],
  ],
  ['all tasks', [1], {}, [{ reason: 'all-tasks', points: 2 }]],
  [
    'both',
    ONES,
    {},
    [
      { reason: 'equations', points: 5 },
      { reason: 'all-tasks', points: 2 },
    ],
  ],
])('a week earns points for %s', (_, attempts, changes, due) => {
  expect(earnedWeekAwards(card(attempts), tasks(changes))).toEqual(due);
});

it.each([
  [0, [], 0],
  [3, [5, 2], 7],
  [3, [-2], -2],
  [1, [-2], -1],
  [0, [-2, 5], 5],
  [5, [-2, 2], 0],
])('of a balance of %i the awards %j make a change of %i', (balance, points, change) => {
  expect(
    mvpBalanceChangeStoppingAtZero(
      balance,
      points.map((each): DueAward => ({ reason: 'graph', points: each })),
    ),
  ).toBe(change);
});

it('each award stands in the ledger once, whole, and the balance is what the ledger says', async () => {
  const test = await installTestServices();
  try {
    await test.student('kim@school.org', 'kim');
    const id = `${TEST_SEASON}_kim`;
    await test.store.merge(studentProfiles, id, { mvpPoints: 1 });
    const seasonKey = internSeasonKey(TEST_SEASON);
    const give = (week: number, due: DueAward[]) =>
      test.store.transaction(async (transaction) => {
        const profile = (await transaction.get(studentProfiles, id)) as StudentProfile;
        const awards = await listUnrecordedAwards(transaction, { profile, seasonKey }, week, due);
        return {
          awards,
          balance: writeAwards(transaction, { profile, seasonKey }, week, awards, TEST_NOW),
        };
      });
    const equations: DueAward = { reason: 'equations', points: 5 };
    const graph: DueAward = { reason: 'graph', of: 'g1', points: 2 };
    const removed: DueAward = { reason: 'graph-removed', of: 'g1', points: -20 };
    expect(await give(6, [])).toEqual({ awards: [], balance: 1 });
    expect(await give(6, [equations, graph])).toEqual({ awards: [equations, graph], balance: 8 });
    expect(await give(6, [equations, graph])).toEqual({ awards: [], balance: 8 });
    expect(await give(7, [equations])).toEqual({ awards: [equations], balance: 13 });
    expect(await give(6, [{ ...graph, of: 'g2' }, removed])).toMatchObject({ balance: 0 });
    expect((await test.store.get(studentProfiles, id))?.mvpPoints).toBe(0);
    const event = { studentId: 'kim', season: TEST_SEASON, week: 6, leagueId: '', createdAt: NOW };
    const ledger = await test.store.query(mvpEvents, {});
    expect(ledger.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [
        { ...event, id: `${TEST_SEASON}_6_kim_equations`, reason: 'equations', points: 5 },
        { ...event, id: `${TEST_SEASON}_6_kim_graph_g1`, reason: 'graph', points: 2 },
        { ...event, id: `${TEST_SEASON}_6_kim_graph_g2`, reason: 'graph', points: 2 },
        {
          ...event,
          id: `${TEST_SEASON}_6_kim_graph-removed_g1`,
          reason: 'graph-removed',
          points: -15,
        },
        { ...event, id: `${TEST_SEASON}_7_kim_equations`, week: 7, reason: 'equations', points: 5 },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  } finally {
    await test.dispose();
  }
});
