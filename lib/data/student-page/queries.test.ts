import { setImmediate as untilIdle } from 'node:timers/promises';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { draftRosterPlayer, releaseRosterPlayer } from '@/lib/data/draft/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { openLiveSeasonWeek } from '@/lib/data/season/commands';
import { endSession, SESSION_SECONDS } from '@/lib/data/session/commands';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import {
  getEyesUpMessageForStudent,
  type StudentPageWatchHandle,
  watchStudentPageState,
} from '@/lib/data/student-page/queries';
import { teamVersion } from '@/lib/data/team/roster';
import { DEFAULT_PLAN } from '@/lib/domain/calendar/league-calendar';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam, openRoom12, putInLeague } from '@/lib/testing/student-week';
import { setEyesUpMessage } from './commands';

let test: TestServices;
let student: SignedInViewer;
let states: StudentPageStateDto[];
let ends: number;
let watch: StudentPageWatchHandle;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student);
  states = [];
  ends = 0;
  watch = await watchStudentPageState(student, {
    onState: (state) => states.push(state),
    onEnd: () => {
      ends += 1;
    },
  });
  await settled();
});
afterEach(async () => {
  watch.stop();
  await test.dispose();
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await untilIdle();
}

it('tells the present state first, and nothing but the season, the week, whether it runs and why not, the class, and that the team is this one', () => {
  expect(states).toEqual([
    {
      season: TEST_SEASON,
      week: 6,
      seasonActive: true,
      leagueEnded: false,
      pauses: [],
      leagueName: null,
      team: expect.stringMatching(/^[0-9a-f]{12}$/),
      eyesUp: null,
    },
  ]);
});

it('tells of a newly opened week and of a paused season, each once', async () => {
  await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
  await settled();
  await changeAppMeta(test.store, { seasonActive: false });
  await settled();
  expect(states.slice(1)).toMatchObject([
    { week: 7, seasonActive: true },
    { week: 7, seasonActive: false },
  ]);
});

it('tells of a class who paused it and why, and of a student who is taken out that there is no class', async () => {
  await openRoom12(test.store);
  await putInLeague(test.store, student, 'room-12');
  await settled();
  const paused = {
    since: { seconds: 1_697_000_000, nanoseconds: 0 },
    sentence: 'Fire drill. Pens down!',
    by: 'Ms. Rivera',
  };
  await test.store.merge(leagues, 'room-12', {
    calendar: { kind: 'live', plan: DEFAULT_PLAN, paused },
  });
  await settled();
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, { leagueId: '' });
  await settled();
  expect(states.slice(1)).toMatchObject([
    { leagueName: 'Room 12', seasonActive: true, pauses: [] },
    {
      leagueName: 'Room 12',
      seasonActive: false,
      pauses: [{ by: 'class', teacher: 'Ms. Rivera', sentence: 'Fire drill. Pens down!' }],
    },
    { leagueName: null, seasonActive: true, pauses: [] },
  ]);
});

describe('eyes up', () => {
  const LOOK = 'Look at the board, please.';
  let teacher: SignedInViewer;
  const setTo = (sentence: string | null) =>
    setEyesUpMessage(teacher, { leagueId: 'room-12', sentence }).then(settled);
  const told = () => states.map(({ eyesUp }) => eyesUp);

  beforeEach(async () => {
    teacher = await test.teacher('ada@school.org');
    await openRoom12(test.store, { teacherId: teacher.accountId });
    await putInLeague(test.store, student, 'room-12');
    await settled();
    states = [];
  });

  it('is told to the class with its sentence and its time, and so is its end', async () => {
    await setTo(LOOK);
    test.advance(60_000);
    expect(await getEyesUpMessageForStudent(student)).toEqual({ sentence: LOOK, secondsLeft: 540 });
    await setTo(null);
    expect(told()).toEqual([{ sentence: LOOK, secondsLeft: 600 }, null]);
    expect(await getEyesUpMessageForStudent(student)).toBeNull();
  });

  it('ends by itself, pauses nothing on the server, and keeps its sentence for the next time', async () => {
    await setTo(LOOK);
    expect(states.at(-1)).toMatchObject({ seasonActive: true, pauses: [] });
    await expect(draftRosterPlayer(student, { position: 'DEF', id: 3 })).resolves.toBeDefined();
    test.advance(600_000);
    expect(await getEyesUpMessageForStudent(student)).toBeNull();
    expect((await test.store.get(leagues, 'room-12'))?.eyesUp?.sentence).toBe(LOOK);
  });

  it('is told to no other class, and to no one whose league has ended', async () => {
    const { accountId } = student;
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${accountId}`, {
      endedLeagueId: 'room-12',
    });
    const other = await test.student('lee@school.org');
    await setTo(LOOK);
    expect([
      await getEyesUpMessageForStudent(student),
      await getEyesUpMessageForStudent(other),
    ]).toEqual([null, null]);
    expect(told().filter(Boolean)).toEqual([]);
  });

  it('is the teacher’s own: another’s call changes nothing', async () => {
    const other = await test.teacher('bo@school.org');
    await expect(
      setEyesUpMessage(other, { leagueId: 'room-12', sentence: LOOK }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      setEyesUpMessage(student, { leagueId: 'room-12', sentence: LOOK }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await test.store.get(leagues, 'room-12'))?.eyesUp).toBeUndefined();
  });
});

it('tells that the own team changed, not how', async () => {
  await test.store.merge(studentTeams, `${TEST_SEASON}_${student.accountId}`, {
    name: 'Brave Bears',
  });
  await settled();
  expect(states).toHaveLength(2);
  expect(states[1]?.team).not.toBe(states[0]?.team);
  expect(JSON.stringify(states)).not.toContain('Brave Bears');
});

it('a pick’s answer names the versions that the connection tells before and after it', async () => {
  for (const change of [draftRosterPlayer, releaseRosterPlayer]) {
    const { team } = await change(student, { position: 'DEF', id: 3 });
    await settled();
    expect(team).toEqual({ from: states.at(-2)?.team, to: states.at(-1)?.team });
  }
});

it('a team has one version, in whatever order its fields come', async () => {
  const team = await giveTeam(test.store, student);
  const reversed = Object.fromEntries(Object.entries(team).toReversed()) as StudentTeam;
  expect(teamVersion(reversed)).toBe(teamVersion(team));
  expect(teamVersion({ ...reversed, name: 'Brave Bears' })).not.toBe(teamVersion(team));
});

it('tells nothing of anyone else’s team', async () => {
  const classmate = await test.student('lee@school.org');
  await giveTeam(test.store, classmate, { draftedPlayers: [] });
  await draftRosterPlayer(classmate, { position: 'DEF', id: 3 });
  await settled();
  expect(states).toHaveLength(1);
});

it('tells a student of a class that a new season has begun, though the class stays at its week', async () => {
  await openRoom12(test.store);
  await putInLeague(test.store, student, 'room-12');
  await settled();
  const weekStartedAt = { seconds: 1_697_000_000, nanoseconds: 0 };
  await changeAppMeta(test.store, {
    currentSeason: TEST_SEASON + 1,
    leftSeasons: { [TEST_SEASON]: { currentWeek: 6, weekStartedAt } },
  });
  await settled();
  expect(states.at(-1)).toMatchObject({ season: TEST_SEASON + 1 });
});

it('tells nothing while the class’s clock cannot be read, and goes on at a heartbeat after it can', async () => {
  await openRoom12(test.store);
  const { watch: watchStore } = test.store;
  jest.spyOn(test.store, 'watch').mockImplementationOnce((_collection, _id, _listener, onError) => {
    setImmediate(() => onError?.(new Error('closed')));
    return () => undefined;
  });
  await putInLeague(test.store, student, 'room-12');
  await settled();
  await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
  await settled();
  expect([states.length, ends]).toEqual([1, 0]);
  jest.spyOn(test.store, 'watch').mockImplementation(watchStore);
  watch.check();
  await settled();
  expect([states.at(-1)?.week, states.length, ends]).toEqual([7, 2, 0]);
});

it('ends when the session is ended elsewhere, and tells nothing more (S13)', async () => {
  await endSession(student.sessionId);
  await settled();
  expect(ends).toBe(1);
  await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
  await settled();
  expect(states).toHaveLength(1);
});

it('ends when the account is no student any more (S13)', async () => {
  await test.store.delete(studentProfiles, `${TEST_SEASON}_${student.accountId}`);
  await settled();
  expect(ends).toBe(1);
});

it('ends at the heartbeat after the session has run out (S13)', () => {
  watch.check();
  expect(ends).toBe(0);
  test.advance(SESSION_SECONDS * 1000 + 1);
  watch.check();
  watch.check();
  expect(ends).toBe(1);
});

it('is for students only', async () => {
  const handlers = { onState: () => undefined, onEnd: () => undefined };
  await expect(watchStudentPageState(null, handlers)).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  await expect(
    watchStudentPageState(await test.teacher('ada@school.org'), handlers),
  ).rejects.toMatchObject({
    code: 'not-allowed',
  });
});
