import { changeLeagueCalendar } from '@/lib/data/calendar/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { setSeasonActive } from '@/lib/data/season/commands';
import { rereadLeague } from '@/lib/data/season/leagues';
import { DEFAULT_LIVE_CALENDAR } from '@/lib/domain/calendar/change';
import {
  DEFAULT_PLAN,
  type LeagueCalendar,
  type ReplayCalendar,
  TWICE_A_WEEK_PLAN,
} from '@/lib/domain/calendar/league-calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { leagues } from '@/lib/store/collections/leagues';
import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { openLeague } from '@/lib/testing/open-league';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import { getLeagueHeader, getTeacherDashboard } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => {
  jest.restoreAllMocks();
  return test.dispose();
});

it('the frame of a class says its own week and season, and that it is paused', async () => {
  const ada = await test.teacher('ada@school.org');
  await markWeeksImported(test.store, 2021, 3);
  const calendar = { kind: 'replay', statisticsSeason: 2021, week: 3 } as const;
  const { id: leagueId } = await openLeague(ada, {
    name: 'Room 12',
    password: 'brave otter',
    calendar,
  });
  const frame = async () => {
    const { weekText: ownRankText, isPaused } = await getLeagueHeader(ada, leagueId);
    return [ownRankText, isPaused];
  };
  expect(await frame()).toEqual(['Week 3 · replay of 2021', false]);
  await changeLeagueCalendar(ada, { leagueId, change: { kind: 'pause', sentence: '' } });
  expect(await frame()).toEqual(['Week 3 · replay of 2021', true]);
  await test.store.merge(leagues, leagueId, { calendar: DEFAULT_LIVE_CALENDAR });
  rereadLeague(leagueId);
  expect(await frame()).toEqual(['Week 6', false]);
  await changeAppMeta(test.store, { currentWeek: 0, seasonActive: false });
  expect(await frame()).toEqual(['Before week 1', true]);
});

it('a teacher’s list says where each class with a clock of its own stands, and leaves out the live week where no class follows it', async () => {
  const ada = await test.teacher('ada@school.org');
  await test.store.create(teacherLeagueAllowances, {
    id: 'ada',
    docID: 'ada',
    email: 'ada@school.org',
    leagueAllowance: 2,
  });
  await markWeeksImported(test.store, 2021, 3);
  const calendar = { kind: 'replay', statisticsSeason: 2021, week: 3 } as const;
  const { id: leagueId } = await openLeague(ada, {
    name: 'Room 12',
    password: 'brave otter',
    calendar,
  });
  const next = async () =>
    (await getTeacherDashboard(ada)).leagues.map(({ opensNext }) => opensNext);
  expect(await next()).toEqual([4]);
  const texts = async () => {
    const { leagues, onlyReplays } = await getTeacherDashboard(ada);
    return { texts: leagues.map(({ clockText }) => clockText), onlyReplays };
  };
  expect(await texts()).toEqual({
    texts: ['Replays 2021: week 3 of 18, due Thursday, Oct 26, 3:00 PM'],
    onlyReplays: true,
  });
  await changeLeagueCalendar(ada, { leagueId, change: { kind: 'pause', sentence: '' } });
  expect((await texts()).texts).toEqual([
    'Replays 2021: week 3 of 18, paused since Wednesday, Oct 18, 11:00 AM',
  ]);
  // A paused class opens no week.
  expect(await next()).toEqual([undefined]);
  test.advance(1_000);
  await openLeague(ada, { name: 'Room 13', password: 'calm whale' });
  expect(await texts()).toEqual({
    texts: [
      'Plays along with the NFL: week 6, due Thursday, Oct 19, 3:00 PM',
      'Replays 2021: week 3 of 18, paused since Wednesday, Oct 18, 11:00 AM',
    ],
    onlyReplays: undefined,
  });
});

const at = (text: string) => timestampFromDate(new Date(text));
const OPENED = at('2023-10-17T10:00:00Z');
const replay = (
  changes: Partial<ReplayCalendar>,
  plan: Partial<ReplayCalendar['plan']> = {},
): ReplayCalendar => ({
  kind: 'replay',
  statisticsSeason: 2021,
  currentWeek: 3,
  weekStartedAt: OPENED,
  paused: null,
  ...changes,
  plan: { ...DEFAULT_PLAN, ...plan },
});
const fallBreak = { first: '2023-10-19', last: '2023-10-20', name: 'Fall break' };

/** What a teacher reads of each class, by hand: Oct 18 is a Wednesday. */
const CLASSES: [
  string,
  LeagueCalendar | undefined,
  string,
  string | undefined,
  ('weekly' | 'off')?,
][] = [
  [
    'that follows the live season',
    undefined,
    'Plays along with the NFL: week 6, due Thursday, Oct 19, 3:00 PM',
    'Week 7 opens Tuesday, Oct 24, 6:00 AM',
  ],
  [
    'that follows it where a person opens the weeks',
    undefined,
    'Plays along with the NFL: week 6, due Thursday, Oct 19, 3:00 PM',
    'Week 7 is opened by the person who runs this app',
    'off',
  ],
  [
    'that plays along and has a fall break',
    { kind: 'live', paused: null, plan: { ...DEFAULT_PLAN, noSchool: [fallBreak] } },
    'Plays along with the NFL: week 6, due Monday, Oct 23, 3:00 PM',
    'Week 7 opens Tuesday, Oct 24, 6:00 AM',
  ],
  [
    'with a plan',
    replay({}),
    'Replays 2021: week 3 of 18, due Thursday, Oct 19, 3:00 PM',
    'Week 4 opens Tuesday, Oct 24, 6:00 AM',
  ],
  [
    'with two weeks a school week, after the first one’s deadline',
    replay(
      { statisticsSeason: 2022, weekStartedAt: at('2023-10-13T10:00:00Z') },
      TWICE_A_WEEK_PLAN,
    ),
    'Replays 2022: week 3 of 18, was due Monday, Oct 16, 3:00 PM',
    'Week 4 opens when its games are in',
  ],
  [
    'whose teacher presses',
    replay({ currentWeek: 9 }, { openings: [] }),
    'Replays 2021: week 9 of 18, due Thursday, Oct 19, 3:00 PM',
    'Week 10 opens when you press',
  ],
  [
    'that is paused',
    replay({ paused: { since: at('2023-10-18T14:00:00Z'), sentence: '' } }),
    'Replays 2021: week 3 of 18, paused since Wednesday, Oct 18, 10:00 AM',
    undefined,
  ],
  [
    'in its last week',
    replay({ currentWeek: 18 }),
    'Replays 2021: week 18 of 18, due Thursday, Oct 19, 3:00 PM',
    undefined,
  ],
];

it.each(CLASSES)(
  'a class %s has its own line in its teacher’s list',
  async (_, calendar, clockText, nextText, clock = 'weekly') => {
    jest.replaceProperty(env(), 'SEASON_CLOCK', clock);
    const ada = await test.teacher('ada@school.org');
    const { id } = await openLeague(ada, { name: 'Room 12', password: 'brave otter' });
    if (calendar) await test.store.merge(leagues, id, { calendar });
    const [shown] = (await getTeacherDashboard(ada)).leagues;
    expect([shown?.clockText, shown?.nextText]).toEqual([clockText, nextText]);
  },
);

it('a live season that is paused says so for each class that plays along, and since when', async () => {
  const ada = await test.teacher('ada@school.org');
  await openLeague(ada, { name: 'Room 12', password: 'brave otter' });
  await setSeasonActive(COMMAND_LINE_OPERATOR, false);
  expect(await getTeacherDashboard(ada)).toMatchObject({
    seasonActive: false,
    pausedSince: 'Wednesday, Oct 18, 11:00 AM',
    leagues: [{ clockText: 'Plays along with the NFL: week 6, paused with the season' }],
  });
});

it('the board of the live season names no deadline where a class that plays along has another one', async () => {
  const ada = await test.teacher('ada@school.org');
  const { id } = await openLeague(ada, { name: 'Room 12', password: 'brave otter' });
  expect((await getTeacherDashboard(ada)).deadlineText).toBe('Thursday, Oct 19, 3:00 PM');
  await test.store.merge(leagues, id, { calendar: DEFAULT_LIVE_CALENDAR });
  expect((await getTeacherDashboard(ada)).deadlineText).toBeNull();
});
