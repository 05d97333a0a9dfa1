import fc from 'fast-check';
import { earnedWeekAwards, listUnrecordedAwards, writeAwards } from '@/lib/data/mvp/awards';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  mvpEvents,
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
} from '@/lib/store/collections/progress';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

function weekOf(
  profile: StudentProfile,
  week: number,
  attempts: readonly number[],
  done: readonly boolean[],
): { progress: StudentWeeklyProgress; tasks: StudentWeeklyTasks } {
  const at = (index: number) => (done[index] ? timestampFromDate(TEST_NOW) : null);
  const base = { id: 'id', leagueId: '', studentId: profile.studentId, week };
  return {
    progress: {
      ...base,
      season: TEST_SEASON,
      formulaLevel: 1,
      steps: attempts.map((count) => ({
        attempts: count,
        correct: count > 0,
        answer: null,
        simplified: false,
        completedAt: null,
        playerId: null,
      })),
      graphIds: [],
      mvpPointsEarned: 0,
    },
    tasks: {
      ...base,
      year: TEST_SEASON,
      seasonLive: true,
      task1: at(0),
      task2: at(1),
      task3: at(2),
      task4: at(3),
      task5: at(4),
    },
  };
}

it('keeps the balance equal to the sum of the ledger, whatever weeks are saved in whatever order and repeated (R5)', async () => {
  const state = fc.record({
    week: fc.integer({ min: 1, max: 18 }),
    attempts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 9, maxLength: 9 }),
    done: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  });
  let student = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(state, { maxLength: 12 }), async (states) => {
      student += 1;
      const viewer = await test.student(`student-${student}@school.org`);
      const profileId = `${TEST_SEASON}_${viewer.accountId}`;
      for (const { week, attempts, done } of states) {
        await test.store.transaction(async (transaction) => {
          const profile = await transaction.get(studentProfiles, profileId);
          if (!profile) throw new Error('The profile is gone');
          const seasonKey = internSeasonKey(TEST_SEASON);
          const { progress, tasks } = weekOf(profile, week, attempts, done);
          const awards = await listUnrecordedAwards(
            transaction,
            { profile, seasonKey },
            week,
            earnedWeekAwards(progress, tasks),
          );
          writeAwards(transaction, { profile, seasonKey }, week, awards, TEST_NOW);
        });
      }
      const ledger = await test.store.query(mvpEvents, {
        where: [{ field: 'studentId', op: '==', value: viewer.accountId }],
      });
      const balance = (await test.store.get(studentProfiles, profileId))?.mvpPoints;
      expect(balance).toBe(ledger.reduce((sum, event) => sum + event.points, 0));
      expect(new Set(ledger.map(({ week, reason }) => `${week} ${reason}`)).size).toBe(
        ledger.length,
      );
      for (const { reason, points } of ledger) {
        expect(reason === 'equations' ? [3, 4, 5] : [2]).toContain(points);
      }
    }),
    { numRuns: 60 },
  );
});
