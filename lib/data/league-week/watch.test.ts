import { setImmediate as untilIdle } from 'node:timers/promises';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { GridWeekChoice } from '@/lib/data/league-week/class-week';
import type { GridUpdateDto, PlayingFieldUpdateDto } from '@/lib/data/league-week/dto';
import {
  watchJoinedStudents,
  watchLeagueWeek,
  watchPlayingField,
} from '@/lib/data/league-week/queries';
import { type ClassWatchHandle, UPDATE_INTERVAL_MS } from '@/lib/data/league-week/watch-class';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { sessions } from '@/lib/store/collections/accounts';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { equalConditions } from '@/lib/store/port';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveTeam, putInLeague } from '@/lib/testing/student-week';

const LEAGUE = 'room-12';
const NOW = timestampFromDate(TEST_NOW);
const RIGHT: StoredCardStep = {
  playerId: 1,
  attempts: 1,
  correct: true,
  simplified: true,
  answer: { wholeNumber: 1, numerator: 0, denominator: 1 },
  completedAt: NOW,
};
const NO_TASKS = { task1: null, task2: null, task3: null, task4: null, task5: null };
const LATEST: GridWeekChoice = { week: null };

let test: TestServices;
let ada: SignedInViewer;
let outsider: SignedInViewer;
let news: GridUpdateDto[];
let ends: number;
let watch: ClassWatchHandle | null;

beforeEach(async () => {
  test = await installTestServices();
  ada = await test.teacher('ada@school.org');
  await test.store.create(leagues, {
    id: LEAGUE,
    name: 'Room 12',
    createdAt: NOW,
    teacherId: ada.accountId,
    season: TEST_SEASON,
    code: 100_000,
    password: 'brave otter',
  });
  await student('kim');
  await student('lee');
  [news, ends, watch] = [[], 0, null];
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setInterval', 'clearInterval'],
  });
});
afterEach(async () => {
  watch?.stop();
  jest.useRealTimers();
  await test.dispose();
});

async function student(id: string): Promise<void> {
  await putInLeague(test.store, await test.student(`${id}@school.org`, id), LEAGUE);
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${id}`, {
    firstName: id,
    lastInitial: '',
  });
}
async function week(
  studentId: string,
  mvpPointsEarned: number,
  changes: Partial<StudentWeeklyProgress> = {},
): Promise<void> {
  const progress: StudentWeeklyProgress = {
    id: `${changes.week ?? 6}-${studentId}`,
    leagueId: LEAGUE,
    studentId,
    season: TEST_SEASON,
    week: 6,
    formulaLevel: 1,
    steps: [],
    graphIds: [],
    mvpPointsEarned,
    taskTimes: NO_TASKS,
    ...changes,
  };
  await test.store.set(studentWeeklyProgress, progress);
}
async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await untilIdle();
}
async function begin(choice = LATEST): Promise<void> {
  watch = await watchLeagueWeek(ada, LEAGUE, choice, {
    onNews: (each) => news.push(each),
    onEnd: () => {
      ends += 1;
    },
  });
  await settled();
}
async function pass(milliseconds: number): Promise<void> {
  await settled();
  jest.advanceTimersByTime(milliseconds);
  await settled();
}
const told = () => news.map(({ rows }) => rows.map(({ name, weekMvp }) => `${name} ${weekMvp}`));

it('begins with every row, and tells every row again when one has changed', async () => {
  await week('kim', 1);
  await begin();
  expect(news).toEqual([
    {
      now: TEST_NOW.toISOString(),
      latestWeek: 6,
      eyesUp: null,
      rows: [
        expect.objectContaining({ studentId: 'kim' }),
        expect.objectContaining({ studentId: 'lee' }),
      ],
    },
  ]);
  await week('kim', 2);
  await pass(UPDATE_INTERVAL_MS - 1);
  expect(news).toHaveLength(1);
  await week('lee', 3);
  await pass(1);
  expect(told().slice(1)).toEqual([['kim 2', 'lee 3']]);
  await week('lee', 4);
  await pass(UPDATE_INTERVAL_MS);
  expect(told().slice(2)).toEqual([['kim 2', 'lee 4']]);
});

it('says nothing of what changes no row', async () => {
  await begin();
  await week('kim', 9, { week: 5 });
  await week('kim', 9, { id: 'elsewhere', leagueId: 'room-13' });
  await week('kim', 9, { id: 'older', season: TEST_SEASON - 1 });
  await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, { formulaType: 2 });
  await pass(UPDATE_INTERVAL_MS);
  expect(news).toHaveLength(1);
});

it('tells who is gone, and the week that is the latest by now', async () => {
  await begin();
  await test.store.merge(studentProfiles, `${TEST_SEASON}_lee`, { leagueId: '' });
  await pass(UPDATE_INTERVAL_MS);
  await changeAppMeta(test.store, { currentWeek: 7 });
  await pass(UPDATE_INTERVAL_MS);
  expect(told().slice(1)).toEqual([
    ['kim 0'],
    // The week isn't the current one anymore, so no onboarding is shown.
    ['kim 0'],
  ]);
  expect(news.map(({ latestWeek }) => latestWeek)).toEqual([6, 6, 7]);
});

it('shows the week that was asked for', async () => {
  await week('kim', 2, { week: 4 });
  await begin({ week: 4 });
  expect(told()).toEqual([['kim 2', 'lee 0']]);
});

describe('for everyone’s eyes', () => {
  const screens: object[] = [];
  beforeEach(async () => {
    screens.length = 0;
    for (const [id, name] of [
      ['kim', 'Owls'],
      ['lee', 'Bears'],
    ] as const) {
      await giveTeam(test.store, { ...ada, accountId: id }, { name, leagueIds: [LEAGUE] });
    }
  });
  const watcher = { onNews: (each: object) => screens.push(each), onEnd: () => undefined };

  it('tells of the field with each step that is right, and again only when a lane has changed', async () => {
    watch = await watchPlayingField(ada, LEAGUE, LATEST, watcher);
    await settled();
    const lanes = () =>
      screens.map((each) =>
        (each as PlayingFieldUpdateDto).lanes.map(({ team, done }) => `${team.name} ${done}`),
      );
    expect(lanes()).toEqual([['Bears 0', 'Owls 0']]);
    await week('kim', 1, { steps: [{ ...RIGHT, attempts: 3 }] });
    await pass(UPDATE_INTERVAL_MS);
    expect(lanes().slice(1)).toEqual([['Bears 0', 'Owls 1']]);
    await week('kim', 5, { steps: [{ ...RIGHT, attempts: 4 }] });
    await pass(UPDATE_INTERVAL_MS);
    expect(lanes()).toHaveLength(2);
    const [bears] = await test.store.query(studentTeams, {
      where: equalConditions({ userId: 'lee', season: TEST_SEASON }),
    });
    await test.store.merge(studentTeams, bears?.id ?? '', { leagueIds: [] });
    await pass(UPDATE_INTERVAL_MS);
    expect(lanes().slice(2)).toEqual([['Owls 1']]);
    expect(JSON.stringify(screens)).not.toMatch(/kim|lee|attempts/);
  });

  it('tells who has joined by first names alone, as they join', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, {
      firstName: 'Kim',
      lastInitial: 'L',
      username: 'kim-otter-4',
    });
    watch = await watchJoinedStudents(ada, LEAGUE, watcher);
    await settled();
    await student('max');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_max`, {
      firstName: 'Max',
      lastInitial: 'Z',
    });
    await pass(UPDATE_INTERVAL_MS);
    expect(screens).toEqual([
      { joined: 2, names: ['Kim', 'lee'] },
      { joined: 3, names: ['Kim', 'lee', 'Max'] },
    ]);
  });

  it.each<[string, () => Promise<ClassWatchHandle>]>([
    ['the field', () => watchPlayingField(outsider, LEAGUE, LATEST, watcher)],
    ['who has joined', () => watchJoinedStudents(outsider, LEAGUE, watcher)],
  ])('is %s only for the class’s own teacher', async (_, begins) => {
    outsider = await test.teacher('bo@school.org');
    await expect(begins()).rejects.toMatchObject({ code: 'not-found' });
    outsider = await test.student('zoe@school.org');
    await expect(begins()).rejects.toMatchObject({ code: 'not-allowed' });
    expect(screens).toEqual([]);
  });
});

it('reads the older record of tasks where the weeks do not have their own', async () => {
  const { taskTimes: _, ...older } = { taskTimes: null };
  const progress = {
    id: 'a',
    leagueId: LEAGUE,
    studentId: 'kim',
    season: TEST_SEASON,
    week: 6,
    formulaLevel: 1 as const,
  };
  await test.store.set(studentWeeklyProgress, {
    ...older,
    ...progress,
    steps: [],
    graphIds: [],
    mvpPointsEarned: 0,
  });
  const tasks = {
    id: 'a',
    leagueId: LEAGUE,
    studentId: 'kim',
    week: 6,
    year: TEST_SEASON,
    seasonLive: true,
  };
  await test.store.set(studentWeeklyTasks, { ...tasks, ...NO_TASKS, task3: NOW });
  await begin();
  expect(news[0]?.rows[0]?.tasks).toEqual(['open', 'open', 'done', 'open', 'open']);
});

it.each<[string, () => Promise<unknown>]>([
  ['the session is gone', () => test.store.delete(sessions, ada.sessionId)],
  [
    'the session is somebody else’s',
    () => test.store.merge(sessions, ada.sessionId, { accountId: 'bo' }),
  ],
  ['the league is gone', () => test.store.delete(leagues, LEAGUE)],
  ['the league is somebody else’s', () => test.store.merge(leagues, LEAGUE, { teacherId: 'bo' })],
  [
    'the account is no teacher any more',
    () => test.store.delete(teacherProfiles, `${TEST_SEASON}_${ada.accountId}`),
  ],
])('ends once when %s, and tells nothing more', async (_, change) => {
  await begin();
  await week('kim', 5);
  await settled();
  await change();
  await pass(UPDATE_INTERVAL_MS);
  await test.store.delete(sessions, ada.sessionId);
  await week('kim', 6);
  await pass(UPDATE_INTERVAL_MS);
  expect([news.length, ends]).toEqual([1, 1]);
});

it('at the heartbeat ends only after the session has run out', async () => {
  await begin();
  await test.store.merge(sessions, ada.sessionId, {
    expiresAt: timestampFromDate(new Date(TEST_NOW.getTime() + 5_000)),
  });
  await settled();
  test.advance(4_999);
  watch?.check();
  expect(ends).toBe(0);
  test.advance(1);
  watch?.check();
  watch?.check();
  expect(ends).toBe(1);
});

it('stopped, tells nothing of what was waiting and does not end', async () => {
  await begin();
  await week('kim', 5);
  await settled();
  watch?.stop();
  await test.store.delete(sessions, ada.sessionId);
  await pass(UPDATE_INTERVAL_MS);
  expect([news.length, ends]).toEqual([1, 0]);
});
