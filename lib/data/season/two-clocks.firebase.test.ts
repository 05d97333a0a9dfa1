import { moveStudent } from '@/lib/data/class-roster/commands';
import { confirmLineup } from '@/lib/data/lineup/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { getTeamPage } from '@/lib/data/team/queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { leagues } from '@/lib/store/collections/leagues';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { realSeasonOf, realSeasons } from '@/lib/testing/real-season';
import { installTestServices, TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { giveLineup, giveTeam, putInLeague } from '@/lib/testing/student-week';
import { readLeague } from './leagues';

jest.setTimeout(120_000);

test('on Firebase a class hears of its own clock from another server within a second or two, and its students move between clocks', async () => {
  await Promise.all([realSeasonOf(2023), realSeasonOf(2024)]);
  const project = newEmulatedProject();
  const [here, elsewhere] = [openEmulated(project), openEmulated(project)].map(
    ({ firestore, close }) => createFirestoreStore({ firestore, release: close }),
  );
  if (!here || !elsewhere) throw new Error('Two servers were opened.');
  const school = await installTestServices({
    ...createMemoryBackend(),
    seasons: realSeasons,
    store: here,
  });
  try {
    const ada = await school.teacher('ada@school.org');
    const kim = await school.student('kim@school.org', 'kim');
    for (const [index, [id, statisticsSeason]] of (
      [
        ['early', 2023],
        ['other', 2024],
      ] as const
    ).entries()) {
      await here.create(leagues, {
        id,
        name: id,
        createdAt: timestampFromDate(TEST_NOW),
        teacherId: ada.accountId,
        season: TEST_SEASON,
        code: 100_000 + index,
        password: 'brave otter',
        calendar: replayCalendarStartedAtWeek(statisticsSeason, 3, TEST_NOW),
      });
    }
    await putInLeague(here, kim, 'early');
    await giveTeam(here, kim, { leagueIds: ['early'] });
    for (const week of [3, 4, 5]) await giveLineup(here, kim, week, { leagueIds: ['early'] });
    expect(await getOrOpenScoreCard(kim)).toMatchObject({ week: 3 });

    await elsewhere.merge(leagues, 'early', {
      calendar: replayCalendarStartedAtWeek(2023, 4, TEST_NOW),
    });
    // Whatever this server was told so far, what is written goes by what is stored.
    await expect(confirmLineup(kim, { week: 4 })).rejects.toMatchObject({ code: 'locked' });
    const weekHere = async () => {
      const calendar = (await readLeague('early'))?.calendar;
      return calendar?.kind === 'replay' ? calendar.currentWeek : null;
    };
    for (let tries = 0; (await weekHere()) !== 4 && tries < 100; tries += 1)
      await new Promise((next) => setTimeout(next, 20));
    expect(await getOrOpenScoreCard(kim)).toMatchObject({ week: 4 });

    await moveStudent(ada, { leagueId: 'early', studentId: 'kim', toLeagueId: 'other' });
    expect(await getOrOpenScoreCard(kim)).toBeNull();
    const page = await getTeamPage(kim);
    expect([page.look.mascot, page.roster.flatMap(({ players }) => players)]).toEqual([
      'eagle',
      [],
    ]);
    await moveStudent(ada, { leagueId: 'other', studentId: 'kim', toLeagueId: 'early' });
    expect(await getOrOpenScoreCard(kim)).toMatchObject({ week: 4 });
  } finally {
    await school.dispose();
    await elsewhere.close();
  }
});
