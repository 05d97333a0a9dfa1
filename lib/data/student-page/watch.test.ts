import { setImmediate as untilIdle } from 'node:timers/promises';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { setSeasonActive } from '@/lib/data/season/commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import {
  getStudentShell,
  type StudentPageWatchHandle,
  watchStudentPageState,
} from '@/lib/data/student-page/queries';
import { sessions } from '@/lib/store/collections/accounts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam } from '@/lib/testing/student-week';
import { type Language, setLanguageFinder } from '@/lib/words/language';
import '@/lib/words/es/all';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';

let test: TestServices;
let kim: SignedInViewer;
let states: StudentPageStateDto[];
let ends: number;
let watch: StudentPageWatchHandle | null;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org', 'kim');
  [states, ends, watch] = [[], 0, null];
});
afterEach(async () => {
  watch?.stop();
  await test.dispose();
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await untilIdle();
}
async function begin(): Promise<void> {
  watch = await watchStudentPageState(kim, {
    onState: (state) => states.push(state),
    onEnd: () => {
      ends += 1;
    },
  });
  await settled();
}
const profile = (changes: object) =>
  test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, changes);

it('a student without a team is told that there is none, and then of the first one', async () => {
  await begin();
  expect(states).toMatchObject([{ season: TEST_SEASON, week: 6, seasonActive: true, team: '' }]);
  const team = await giveTeam(test.store, kim);
  await settled();
  expect(states.slice(1)).toEqual([
    { ...states[0], team: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ]);
  expect((await getStudentShell(kim)).teamVersion).toBe(states[1]?.team);
  await test.store.set(studentTeams, team);
  await settled();
  expect(states).toHaveLength(2);
});

it('the season stands still for a student whose league has ended, and for no one else', async () => {
  await profile({ leagueId: 'room', endedLeagueId: 'another' });
  await begin();
  await profile({ endedLeagueId: 'room' });
  await settled();
  await profile({ leagueId: 'next' });
  await settled();
  await changeAppMeta(test.store, { seasonActive: false });
  await settled();
  expect(states.map(({ seasonActive }) => seasonActive)).toEqual([true, false, true, false]);
});

it('news is in the language of the request that opened the connection', async () => {
  let language: Language = 'es';
  setLanguageFinder(() => language);
  await begin();
  // What the store tells later belongs to no request.
  language = 'en';
  await setSeasonActive(COMMAND_LINE_OPERATOR, false);
  await settled();
  expect(states.at(-1)?.pauses).toMatchObject([
    { since: expect.stringMatching(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo) /) },
  ]);
});

it('teams and profiles of another season and of a classmate are no news', async () => {
  const lee = await test.student('lee@school.org', 'lee');
  await giveTeam(test.store, kim, { id: 'older', season: TEST_SEASON - 1 });
  await giveTeam(test.store, lee);
  await begin();
  expect(states).toMatchObject([{ team: '' }]);
  await giveTeam(test.store, kim, { id: 'older', season: TEST_SEASON - 1, name: 'Brave Bears' });
  await test.store.delete(studentProfiles, `${TEST_SEASON}_lee`);
  await settled();
  expect([states.length, ends]).toEqual([1, 0]);
});

it.each<[string, () => Promise<unknown>]>([
  ['is gone', () => test.store.delete(sessions, kim.sessionId)],
  ['is somebody else’s', () => test.store.merge(sessions, kim.sessionId, { accountId: 'lee' })],
])('it ends once when the session %s, and tells nothing more', async (_, change) => {
  await begin();
  await change();
  await settled();
  await profile({ endedLeagueId: 'x' });
  await test.store.delete(studentProfiles, `${TEST_SEASON}_kim`);
  await changeAppMeta(test.store, { currentWeek: 7 });
  await settled();
  expect([states.length, ends]).toEqual([1, 1]);
});

it('it ends at once for an account without a profile of this season', async () => {
  await test.store.delete(studentProfiles, `${TEST_SEASON}_kim`);
  await begin();
  expect([states.length, ends]).toEqual([0, 1]);
});

it('at the heartbeat it ends with the last second of the session, and not before', async () => {
  await begin();
  await test.store.merge(sessions, kim.sessionId, {
    expiresAt: {
      seconds: Math.floor(test.services.now().getTime() / 1000) + SESSION_SECONDS,
      nanoseconds: 0,
    },
  });
  await settled();
  test.advance(SESSION_SECONDS * 1000 - 1);
  watch?.check();
  expect(ends).toBe(0);
  test.advance(1);
  watch?.check();
  expect(ends).toBe(1);
});

it('stopped, it tells nothing and does not end', async () => {
  await begin();
  watch?.stop();
  await changeAppMeta(test.store, { currentWeek: 7 });
  await test.store.delete(sessions, kim.sessionId);
  await settled();
  expect([states.length, ends]).toEqual([1, 0]);
});

it('is for students of this season, in words', async () => {
  const handlers = { onState: () => undefined, onEnd: () => undefined };
  await expect(
    watchStudentPageState(await test.teacher('ada@school.org'), handlers),
  ).rejects.toMatchObject({
    code: 'not-allowed',
    message: 'Only students in this season can do that.',
  });
});
