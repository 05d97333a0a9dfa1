import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { leagueStudents } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { asStored } from '@/lib/store/port';
import { TEST_SEASON } from '@/lib/testing/services';
import { installStudentWeek, openRoom12, WEEK } from '@/lib/testing/student-week';
import { getScoreCard } from './queries';

/** The sum of the eight right answers, worked out by hand as in `RIGHT_ANSWERS`. */
const TOTAL = { wholeNumber: 125, numerator: 17, denominator: 20 };
/** Without the four after RB1: 19 11/20 + 31 1/5. */
const TWO = { wholeNumber: 50, numerator: 3, denominator: 4 };

it('boards give finished steps without a stored answer the points that the score card shows', async () => {
  const { test, kim } = await installStudentWeek();
  await openRoom12(test.store);
  const leagueId = 'room-12';
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, {
    leagueId,
    formulaType: 1,
    levelOpen: false,
  });
  await test.store.merge(studentTeams, `${TEST_SEASON}_${kim.accountId}`, {
    leagueIds: [leagueId],
  });
  await test.store.set(leagueStudents(leagueId), {
    id: kim.accountId,
    createdAt: { seconds: 1, nanoseconds: 0 },
  });
  const theirs = {
    id: 'theirs',
    studentId: kim.accountId,
    leagueId,
    season: TEST_SEASON,
    week: WEEK,
    formulaLevel: 1,
  };
  for (const [finished, total] of [
    [9, TOTAL],
    [2, TWO],
  ] as const) {
    const steps = Array.from({ length: finished }, () => ({ attempts: 1 }));
    await test.store.set(asStored(studentWeeklyProgress), { ...theirs, steps });
    const card = await getScoreCard(kim);
    expect(card?.steps.filter(({ correct }) => correct)).toHaveLength(finished);
    if (finished === 9) expect(card?.steps[8]?.own).toEqual(TOTAL);
    const { rows, working } = await getLeaderboard(kim, { board: 'week', week: null });
    expect(rows.map(({ value }) => value)).toEqual([total]);
    expect(working).toMatchObject({ kind: 'week', total, stepsDone: finished });
    // The summaries of a season are kept for half a minute.
    test.advance(60_000);
    const season = await getLeaderboard(kim, { board: 'season', week: null });
    expect(season.rows.map(({ value }) => value)).toEqual([total]);
  }
  await test.dispose();
});
