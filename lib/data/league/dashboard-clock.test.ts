import { changeLeagueCalendar } from '@/lib/data/calendar/commands';
import { forgetLeague } from '@/lib/data/season/leagues';
import { PLAIN_CALENDAR } from '@/lib/domain/calendar/change';
import { leagues } from '@/lib/store/collections/leagues';
import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { giveImportedWeek } from '@/lib/testing/imported-week';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeMeta } from '@/lib/testing/student-week';
import { createLeague } from './commands';
import { getLeagueFrame, getTeacherDashboard } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('the frame of a class says its own week and season, and that it is paused', async () => {
  const ada = await test.teacher('ada@school.org');
  await giveImportedWeek(test.store, 2021, 3);
  const calendar = { kind: 'replay', statisticsSeason: 2021, week: 3 } as const;
  const { id: leagueId } = await createLeague(ada, { name: 'Room 12', password: 'brave otter', calendar });
  const frame = async () => {
    const { placeText, isPaused } = await getLeagueFrame(ada, leagueId);
    return [placeText, isPaused];
  };
  expect(await frame()).toEqual(['Week 3 · replay of 2021', false]);
  await changeLeagueCalendar(ada, { leagueId, change: { kind: 'pause', sentence: '' } });
  expect(await frame()).toEqual(['Week 3 · replay of 2021', true]);
  await test.store.merge(leagues, leagueId, { calendar: PLAIN_CALENDAR });
  forgetLeague(leagueId);
  expect(await frame()).toEqual(['Week 6', false]);
  await changeMeta(test.store, { currentWeek: 0, seasonActive: false });
  expect(await frame()).toEqual(['Before week 1', true]);
});

it('a teacher’s list says where each class with a clock of its own stands, and leaves out the live week where no class follows it', async () => {
  const ada = await test.teacher('ada@school.org');
  await test.store.create(teacherLeagueAllowances, { id: 'ada', docID: 'ada', email: 'ada@school.org', leagueAllowance: 2 });
  await giveImportedWeek(test.store, 2021, 3);
  const calendar = { kind: 'replay', statisticsSeason: 2021, week: 3 } as const;
  const { id: leagueId } = await createLeague(ada, { name: 'Room 12', password: 'brave otter', calendar });
  const next = async () => (await getTeacherDashboard(ada)).leagues.map(({ opensNext }) => opensNext);
  expect(await next()).toEqual([4]);
  const texts = async () => {
    const { leagues, onlyReplays } = await getTeacherDashboard(ada);
    return { texts: leagues.map(({ clockText }) => clockText), onlyReplays };
  };
  expect(await texts()).toEqual({ texts: ['Replays 2021: week 3 of 18, due Thursday, Oct 19, 3:00 PM'], onlyReplays: true });
  await changeLeagueCalendar(ada, { leagueId, change: { kind: 'pause', sentence: '' } });
  expect((await texts()).texts).toEqual(['Replays 2021: week 3 of 18, paused since Wednesday, Oct 18, 11:00 AM']);
  // A paused class goes on first.
  expect(await next()).toEqual([undefined]);
  test.advance(1_000);
  await createLeague(ada, { name: 'Room 13', password: 'calm whale' });
  expect(await texts()).toEqual({
    texts: [undefined, 'Replays 2021: week 3 of 18, paused since Wednesday, Oct 18, 11:00 AM'],
    onlyReplays: undefined,
  });
});
