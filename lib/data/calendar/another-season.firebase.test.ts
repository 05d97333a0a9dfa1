import { getBoxScores } from '@/lib/data/box-score/queries';
import { joinLeague } from '@/lib/data/league/commands';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { setCatchUpWeeks } from '@/lib/data/student/commands';
import { getStudentWork } from '@/lib/data/student/queries';
import { getTeamPage } from '@/lib/data/team/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { realSeasonOf, realSeasons } from '@/lib/testing/real-season';
import { installTestServices, TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { giveTeam } from '@/lib/testing/student-week';
import { switchLeagueSeason } from './commands';

jest.setTimeout(120_000);

test('on Firebase a student joins late and catches up, and the class plays another season and comes back', async () => {
  await Promise.all([realSeasonOf(2023), realSeasonOf(2024)]);
  const { firestore, close } = openEmulated(newEmulatedProject());
  const store = createFirestoreStore({ firestore, release: close });
  const test = await installTestServices({ ...createMemoryBackend(), seasons: realSeasons, store });
  try {
    const ada = await test.teacher('ada@school.org');
    const kim = await test.student('kim@school.org', 'kim');
    for (const season of [2023, 2024]) await markWeeksImported(store, season, 2, 4);
    await store.create(leagues, {
      id: 'room',
      name: 'Room',
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: ada.accountId,
      season: TEST_SEASON,
      code: 100_000,
      password: 'brave otter',
      calendar: replayCalendarStartedAtWeek(2023, 4, TEST_NOW),
    });
    await joinLeague(kim, { code: 100_000, password: 'brave otter' }, '10.0.0.1');
    await giveTeam(store, kim, { leagueIds: ['room'], weeksBefore: [1, 2, 3] });
    const place = { leagueId: 'room', studentId: 'kim' };
    const rowOf = async (week: number) => (await getLeagueWeek(ada, 'room', { week })).rows[0];
    expect((await rowOf(2))?.joined).toBe(4);

    await setCatchUpWeeks(ada, { ...place, weeks: [2, 3] });
    expect((await getBoxScores(kim, 2)).rows).toHaveLength(8);
    await completeReadingTask(kim, { week: 2, task: 1 });
    await expect(setCatchUpWeeks(ada, { ...place, weeks: [3] })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await setCatchUpWeeks(ada, { ...place, weeks: [2] });
    expect((await getStudentWork(ada, 'room', 'kim', 2)).tasks[0]).toMatchObject({
      late: false,
      time: expect.any(String),
    });

    await switchLeagueSeason(ada, {
      leagueId: 'room',
      wanted: { kind: 'replay', statisticsSeason: 2024, week: 2 },
    });
    expect((await getTeamPage(kim)).roster.flatMap(({ players }) => players)).toEqual([]);
    expect([(await rowOf(1))?.joined, (await rowOf(2))?.joined]).toEqual([2, undefined]);
    await switchLeagueSeason(ada, {
      leagueId: 'room',
      wanted: { kind: 'replay', statisticsSeason: 2023, week: 4 },
    });
    expect((await getTeamPage(kim)).roster.flatMap(({ players }) => players)).toHaveLength(8);
    expect([(await rowOf(1))?.joined, (await rowOf(2))?.catchingUp]).toEqual([4, 'begun']);
    expect((await store.get(studentProfiles, '2023_kim'))?.arrivals).toMatchObject({
      2023: { week: 4, before: [1, 2, 3], catchUp: [2] },
      2024: { week: 2, before: [1] },
    });
  } finally {
    await test.dispose();
  }
});
