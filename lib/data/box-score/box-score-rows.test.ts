import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { studentWeeklyTasks } from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveLineup, giveTeam, STARTERS } from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  await giveLineup(test.store, kim, 6);
});
afterEach(() => test.dispose());

it('are whole: frame, a game and a bye, in the order of the line-up', async () => {
  const { rows, ...frame } = await getBoxScores(kim);
  expect(frame).toEqual({
    week: 6,
    isLatest: true,
    season: TEST_SEASON,
    read: false,
    isUnreadable: false,
  });
  expect(rows.map(({ slot, player }) => [slot, player.id])).toEqual(Object.entries(STARTERS));
  expect(rows[2]).toEqual({
    slot: 'RB2',
    player: expect.objectContaining({ id: STARTERS.RB2, name: 'Elijah Mitchell', team: 'SF' }),
    game: 'played',
    opponent: 'CLE',
    homeOrAway: 'AWAY',
    finalScore: 'Browns 19, 49ers 17',
    gameKey: '2023_06_SF_CLE',
    stats: expect.arrayContaining([{ field: 'RushingYards', label: 'Rushing yards', value: -3 }]),
    sentence: 'Elijah Mitchell lost 3 yards running.',
  });
  expect(rows[7]).toMatchObject({
    slot: 'DEF',
    game: 'bye',
    opponent: null,
    homeOrAway: null,
    finalScore: null,
    gameKey: null,
    sentence: 'Green Bay Packers had a bye in week 6: the team had no game, so every number is 0.',
  });
});

it.each([
  [null, 6],
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 6],
  [0, 6],
  [-1, 6],
])('of week %p are those of week %i', async (asked, week) => {
  expect(await getBoxScores(kim, asked)).toMatchObject({
    week,
    isLatest: week === 6,
    rows: { length: week === 6 ? 8 : 0 },
  });
});

it('are read when task 1 of this week and season is ticked', async () => {
  const tasks = {
    leagueId: '',
    studentId: kim.accountId,
    week: 6,
    seasonLive: true,
    task2: null,
    task3: null,
    task4: null,
    task5: null,
  };
  const at = { seconds: 1, nanoseconds: 0 };
  await test.store.set(studentWeeklyTasks, { ...tasks, id: 'a', year: TEST_SEASON - 1, task1: at });
  await test.store.set(studentWeeklyTasks, { ...tasks, id: 'b', year: TEST_SEASON, task1: null });
  expect((await getBoxScores(kim)).read).toBe(false);
  await test.store.set(studentWeeklyTasks, { ...tasks, id: 'b', year: TEST_SEASON, task1: at });
  expect((await getBoxScores(kim)).read).toBe(true);
});

it('have no rows before the first week', async () => {
  await changeAppMeta(test.store, { currentWeek: 0 });
  expect(await getBoxScores(kim)).toEqual({
    week: 0,
    isLatest: true,
    season: TEST_SEASON,
    rows: [],
    read: false,
    isUnreadable: false,
  });
});
