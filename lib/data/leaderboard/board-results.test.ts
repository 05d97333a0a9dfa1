import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { mvpEvents } from '@/lib/store/collections/points';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type ProgressStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { asStoredCollection } from '@/lib/store/port';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import {
  changeMeta,
  giveTeam,
  openRoom12,
  putInLeague,
  STARTERS,
} from '@/lib/testing/student-week';

const NOW = timestampFromDate(TEST_NOW);
const whole = (wholeNumber: number): MixedNumber => ({ wholeNumber, numerator: 0, denominator: 1 });

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  await openRoom12(test.store);
  kim = await join('kim', 'Cosmic Otters');
});
afterEach(() => test.dispose());

async function join(id: string, name: string, leagueId = 'room-12'): Promise<SignedInViewer> {
  const student = await test.student(`${id}@school.org`, id);
  await giveTeam(test.store, student, { name, leagueIds: [leagueId] });
  await putInLeague(test.store, student, leagueId);
  return student;
}

async function week(
  studentId: string,
  points: number,
  changes: Partial<StudentWeeklyProgress> = {},
): Promise<void> {
  const steps = [...LINEUP_SLOTS, null].map(
    (slot, index): ProgressStep => ({
      attempts: index === 0 ? 1 : 0,
      correct: index === 0,
      answer: index === 0 ? whole(points) : null,
      simplified: true,
      completedAt: null,
      playerId: slot && STARTERS[slot],
    }),
  );
  const progress: StudentWeeklyProgress = {
    id: `${changes.season ?? TEST_SEASON}_${changes.week ?? 6}_${studentId}`,
    leagueId: 'room-12',
    studentId,
    season: TEST_SEASON,
    week: 6,
    formulaLevel: 1,
    steps,
    graphIds: [],
    mvpPointsEarned: 0,
    ...changes,
  };
  await test.store.set(studentWeeklyProgress, progress);
}

const look = (name: string) => ({
  name,
  mascot: 'eagle',
  theme: 'Teal',
  helmetColor: '006442',
  facemaskColor: 'FFFFFF',
});
const board = (key: 'week' | 'season' | 'mvp' | 'accuracy', asked: number | null = null) =>
  getLeaderboard(kim, { board: key, week: asked });
const values = async (...asked: Parameters<typeof board>) =>
  (await board(...asked)).rows.map(({ team, value }) => [team.name, value.wholeNumber]);

it('is whole for a week', async () => {
  await join('lee', 'Brave Yaks');
  await join('far', 'Far Owls', 'room-13');
  await week('kim', 3);
  await week('lee', 5);
  await week('far', 9, { leagueId: 'room-13' });
  await week('kim', 8, { week: 5 });
  await week('lee', 8, { season: TEST_SEASON - 1 });
  await test.store.set(asStoredCollection(studentTeams), {
    id: 'broken',
    leagueIds: ['room-12'],
    season: TEST_SEASON,
  });
  const { working, ...shown } = await getLeaderboard(kim);
  expect(shown).toEqual({
    board: 'week',
    begunElsewhere: false,
    countsFrom: null,
    season: TEST_SEASON,
    week: 6,
    latestWeek: 6,
    leagueName: 'Room 12',
    ticks: true,
    rows: [
      { rank: 1, tied: false, team: look('Brave Yaks'), value: whole(5), isOwn: false },
      { rank: 2, tied: false, team: look('Cosmic Otters'), value: whole(3), isOwn: true },
    ],
    unranked: [],
    unreadable: 1,
    own: {
      rank: 2,
      tied: false,
      team: look('Cosmic Otters'),
      value: whole(3),
      before: whole(8),
      above: { teamNames: ['Brave Yaks'], value: whole(5), gap: whole(2) },
      below: null,
    },
    finish: null,
  });
  expect(working).toMatchObject({
    kind: 'week',
    week: 6,
    stepsDone: 1,
    total: whole(3),
    canFinish: false,
  });
});

it('gives no place to a team whose week cannot be read, and 0 to one that has none', async () => {
  await join('lee', 'Brave Yaks');
  await join('max', 'Quiet Bees');
  await test.store.set(asStoredCollection(studentWeeklyProgress), {
    id: 'broken',
    studentId: 'lee',
    leagueId: 'room-12',
    season: TEST_SEASON,
    week: 6,
    steps: 'x',
  });
  expect(await board('week')).toMatchObject({
    unranked: ['Brave Yaks'],
    rows: [{ value: whole(0) }, { value: whole(0) }],
  });
  await week('lee', 2);
  expect(await values('week')).toEqual([
    ['Brave Yaks', 2],
    ['Cosmic Otters', 0],
    ['Quiet Bees', 0],
  ]);
});

it.each([
  ['week', null, 6],
  ['week', 6, 6],
  ['week', 3, 3],
  ['week', 7, 6],
  ['season', 3, 6],
  ['mvp', 3, 6],
  ['accuracy', 3, 6],
] as const)('the board of the %s, asked for week %p, is of week %i', async (key, asked, shown) => {
  expect(await board(key, asked)).toMatchObject({ board: key, week: shown, latestWeek: 6 });
});

it('ticks the task of its week only, where it is open: the latest always, an earlier one that was opened', async () => {
  const ticks = async (...asked: Parameters<typeof board>) => (await board(...asked)).ticks;
  expect([await ticks('week'), await ticks('week', 5)]).toEqual([true, false]);
  for (const key of ['season', 'mvp', 'accuracy'] as const) expect(await ticks(key)).toBe(false);
  const tasks = { leagueId: 'room-12', studentId: 'kim', year: TEST_SEASON, seasonLive: true };
  const open = { task1: null, task2: null, task3: null, task4: null, task5: null };
  await test.store.set(studentWeeklyTasks, { ...tasks, ...open, id: 'a', week: 5 });
  await test.store.set(studentWeeklyTasks, { ...tasks, ...open, id: 'b', week: 6, task4: NOW });
  expect([await ticks('week'), await ticks('week', 5)]).toEqual([false, true]);
});

it('leads to the card of an earlier week, while the season runs', async () => {
  const finishes = async (asked: number) => {
    const { working } = await board('week', asked);
    return working?.kind === 'week' && working.canFinish;
  };
  await week('kim', 1);
  await week('kim', 1, { week: 5 });
  expect([await finishes(5), await finishes(6), await finishes(4)]).toEqual([true, false, false]);
  await changeMeta(test.store, { seasonActive: false });
  expect(await finishes(5)).toBe(false);
});

it('adds up the season to the latest week, of this league and season', async () => {
  await join('lee', 'Brave Yaks');
  await week('kim', 1, { week: 1 });
  await week('kim', 2);
  await week('kim', 100, { week: 7 });
  await week('kim', 100, { season: TEST_SEASON - 1, week: 2 });
  await week('lee', 2, { week: 5 });
  await week('lee', 100, { week: 4, leagueId: 'room-13' });
  const shown = [
    ['Cosmic Otters', 3],
    ['Brave Yaks', 2],
  ];
  expect(await values('season')).toEqual(shown);
  // Asked again, from what is kept: the latest week as it is now, and no later one.
  await week('lee', 9);
  expect(await values('season')).toEqual([
    ['Brave Yaks', 11],
    ['Cosmic Otters', 3],
  ]);
});

it('ranks by the balance of MVP points, and opens the own awards of this season only', async () => {
  await join('lee', 'Brave Yaks');
  await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, { mvpPoints: 4 });
  const own = await test.store.get(studentProfiles, `${TEST_SEASON}_kim`);
  if (!own) throw new Error('No profile');
  for (const season of [TEST_SEASON - 1, TEST_SEASON + 1]) {
    await test.store.set(studentProfiles, { ...own, id: `${season}_kim`, season, mvpPoints: 50 });
  }
  const event = {
    studentId: 'kim',
    season: TEST_SEASON,
    week: 3,
    reason: 'all-tasks',
    points: 2,
    createdAt: NOW,
  };
  await test.store.create(mvpEvents, { ...event, id: 'a' });
  await test.store.create(mvpEvents, { ...event, id: 'b', season: TEST_SEASON - 1 });
  await test.store.create(mvpEvents, { ...event, id: 'c', studentId: 'lee' });
  expect(await values('mvp')).toEqual([
    ['Cosmic Otters', 4],
    ['Brave Yaks', 0],
  ]);
  expect((await board('mvp')).working).toEqual({
    kind: 'mvp',
    lines: [{ week: 3, reason: 'All five tasks', points: 2 }],
    total: 4,
  });
});

it('names the teams without a place by name', async () => {
  for (const name of ['Wild Cats', 'able Ants', 'Brave Yaks']) await join(name, name);
  expect(await board('accuracy')).toMatchObject({
    rows: [],
    own: null,
    unranked: ['able Ants', 'Brave Yaks', 'Cosmic Otters', 'Wild Cats'],
    working: { kind: 'accuracy', state: 'few' },
  });
});

describe('the photo finish', () => {
  const lanes = async (
    key: 'week' | 'season' | 'mvp' | 'accuracy',
    asked: number | null = null,
  ) => {
    const { finish } = await getLeaderboard(kim, { board: key, week: asked, finish: true });
    return (
      finish?.map(({ team, before, value }) => [
        team.name,
        before?.wholeNumber ?? null,
        value.wholeNumber,
      ]) ?? null
    );
  };

  it('runs from the week before to the one shown, of this league and season and no later week', async () => {
    await join('lee', 'Brave Yaks');
    await join('far', 'Far Owls', 'room-13');
    await week('kim', 3);
    await week('kim', 8, { week: 5 });
    await week('kim', 1, { week: 4 });
    await week('lee', 5);
    await week('lee', 7, { week: 5, season: TEST_SEASON - 1 });
    await week('lee', 9, { week: 4, leagueId: 'room-13' });
    await week('lee', 100, { week: 7 });
    await week('far', 50, { week: 5, leagueId: 'room-13' });
    expect(await lanes('week')).toEqual([
      ['Brave Yaks', 0, 5],
      ['Cosmic Otters', 8, 3],
    ]);
    expect(await lanes('week', 5)).toEqual([
      ['Cosmic Otters', 1, 8],
      ['Brave Yaks', 0, 0],
    ]);
    expect(await lanes('season')).toEqual([
      ['Cosmic Otters', 9, 12],
      ['Brave Yaks', 0, 5],
    ]);
  });

  it('knows no week before the first, and none of MVP points and shares', async () => {
    expect(await lanes('week', 1)).toBeNull();
    expect((await board('week', 1)).own?.before).toBeNull();
    expect([await lanes('mvp'), await lanes('accuracy')]).toEqual([null, null]);
  });

  it('has no start for a week that cannot be read', async () => {
    for (const [id, name] of [
      ['lee', 'Brave Yaks'],
      ['max', 'Quiet Bees'],
    ] as const) {
      await join(id, name);
      const broken = {
        id: `broken-${id}`,
        studentId: id,
        leagueId: 'room-12',
        season: TEST_SEASON,
        week: 5,
        steps: 'x',
      };
      await test.store.set(asStoredCollection(studentWeeklyProgress), broken);
    }
    await week('lee', 2, { week: 5 });
    expect((await lanes('week'))?.map(([name, before]) => [name, before])).toEqual([
      ['Brave Yaks', 2],
      ['Cosmic Otters', 0],
      ['Quiet Bees', null],
    ]);
  });

  it('reads the class’s week before only when asked, and otherwise the own one, in this league', async () => {
    const lists = jest.spyOn(test.store, 'list');
    const asked = () =>
      lists.mock.calls
        .map(([, { where }]) => JSON.stringify(where))
        .filter((where) => where.includes('"value":5'));
    await board('week');
    expect(asked()).toEqual([expect.stringContaining('studentId')]);
    lists.mockClear();
    await lanes('week');
    expect(asked()).toEqual([expect.not.stringContaining('studentId')]);
    await week('kim', 8, { week: 5, leagueId: 'room-13' });
    expect((await board('week')).own?.before).toEqual(whole(0));
  });
});

it('is empty but for its frame before the first week and without a league', async () => {
  const empty = {
    begunElsewhere: false,
    countsFrom: null,
    ticks: false,
    rows: [],
    unranked: [],
    unreadable: 0,
    own: null,
    finish: null,
    working: null,
  };
  await changeMeta(test.store, { currentWeek: 0 });
  const frame = { board: 'season', season: TEST_SEASON, week: 0, latestWeek: 0 };
  expect(await board('season', 3)).toEqual({ ...frame, leagueName: 'Room 12', ...empty });
  await changeMeta(test.store, { currentWeek: 6 });
  await putInLeague(test.store, kim, '');
  expect(await board('season', 3)).toEqual({
    ...frame,
    week: 6,
    latestWeek: 6,
    leagueName: '',
    ...empty,
  });
});

it('keeps what was read of a league for half a minute, apart from another league, and nothing of a failure', async () => {
  const lee = await join('lee', 'Brave Yaks', 'room-13');
  await week('kim', 1, { week: 2 });
  await week('lee', 7, { week: 2, leagueId: 'room-13' });
  const { list } = test.store;
  const cut = jest.spyOn(test.store, 'list').mockImplementation((collection, query) => {
    if (collection.path === studentWeeklyProgress.path) throw new Error('The line was cut.');
    return list.call(test.store, collection, query) as never;
  });
  await expect(board('season')).rejects.toThrow('The line was cut.');
  cut.mockRestore();
  expect(await values('season')).toEqual([['Cosmic Otters', 1]]);
  expect((await getLeaderboard(lee, { board: 'season', week: null })).rows[0]?.value).toEqual(
    whole(7),
  );
  await week('kim', 5, { week: 2 });
  test.advance(29_999);
  expect(await values('season')).toEqual([['Cosmic Otters', 1]]);
  test.advance(1);
  expect(await values('season')).toEqual([['Cosmic Otters', 5]]);
});
