import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getDraftScoutingGuide } from '@/lib/data/draft/queries';
import { joinLeague } from '@/lib/data/league/commands';
import { findOwnStatusWithoutLeague } from '@/lib/data/league/queries';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { purgeExpiredData } from '@/lib/data/privacy/purge';
import { rereadLeague } from '@/lib/data/season/leagues';
import { getStudentTalkPage } from '@/lib/data/student/talk-queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { PURGE_DUE_DATE } from '@/lib/testing/purge-story';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { bringBackStudent, removeStudent } from './commands';
import { getClassRoster } from './queries';

let test: TwoClasses;
let presses = 0;
beforeEach(async () => {
  test = await installTwoClasses();
  await submitStepTry(test.kim, 'QB', '777');
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
    mvpPoints: 7,
    ownReference: '10023',
  });
});
afterEach(() => test.dispose());

const place = () => ({ leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId });
const bringBack = (viewer: SignedInViewer = test.teacher) => bringBackStudent(viewer, place());
function remove() {
  presses += 1;
  return removeStudent(test.teacher, { ...place(), operationId: `operation-01234567${presses}` });
}
const removed = async () => (await getClassRoster(test.teacher, OWN_LEAGUE_ID)).removed;
const profile = () => test.store.get(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`);
const deeds = async () =>
  (await test.store.query(auditLog, {}))
    .map(({ action, outcome }) => `${action} ${outcome}`)
    .toSorted();

/** Without the times at which it was written. */
async function work() {
  const {
    arrivals: _,
    pointsByLeague: _points,
    openedUpTo: _opened,
    ...known
  } = (await profile()) ?? {};
  return {
    known,
    teams: (await test.store.query(studentTeams, {})).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    lineups: (await test.store.query(studentLineups, {}))
      .map(({ leagueIds: _places, gamesSeenAt: _seen, ...lineup }) => lineup)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    weeks: (await test.store.query(studentWeeklyProgress, {})).map(
      ({ begunIn: _begun, ...week }) => week,
    ),
    mistakes: await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, { week: 6 }),
    talk: await getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, test.kim.accountId),
  };
}

it('comes back with the same team, weeks, points, and mistakes, and works on at once', async () => {
  const before = await work();
  await remove();
  await expect(
    getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, test.kim.accountId),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  await bringBack();
  expect(await work()).toEqual(before);
  expect((await submitStepTry(test.kim, 'QB', '778')).attempts).toBe(2);
  expect(await test.store.get(leagueStudents(OWN_LEAGUE_ID), test.kim.accountId)).not.toBeNull();
});

it('is told who took them out and what they keep, wherever they are led to, until they are in a class again', async () => {
  // The class plays another season than the live one, for which the student has no players.
  await test.store.merge(leagues, OWN_LEAGUE_ID, {
    calendar: replayCalendarStartedAtWeek(TEST_SEASON + 1, 3, TEST_NOW),
  });
  expect(await findOwnStatusWithoutLeague(test.kim)).toBeNull();
  await remove();
  const { name, code, password } = (await test.store.get(leagues, OWN_LEAGUE_ID)) as League;
  expect(await findOwnStatusWithoutLeague(test.kim)).toEqual({ removedFrom: { name } });
  expect(await getDraftScoutingGuide(test.kim)).not.toHaveProperty('newSeason');
  await joinLeague(test.kim, { code, password }, 'here');
  expect(await findOwnStatusWithoutLeague(test.kim)).toBeNull();
  await remove();
  await joinLeague(test.kim, await otherClass(), 'here');
  expect(await findOwnStatusWithoutLeague(test.kim)).toBeNull();
});

it('finds a way back also where the class is gone, and none out of a class that was archived', async () => {
  await remove();
  const league = (await test.store.get(leagues, OWN_LEAGUE_ID)) as League;
  await test.store.delete(leagues, OWN_LEAGUE_ID);
  rereadLeague(OWN_LEAGUE_ID);
  expect(await findOwnStatusWithoutLeague(test.kim)).toEqual({ removedFrom: { name: null } });
  await test.store.create(leagues, league);
  rereadLeague(OWN_LEAGUE_ID);
  await joinLeague(test.kim, league, 'here');
  // A deleted class keeps no one.
  await test.store.delete(leagues, OWN_LEAGUE_ID);
  rereadLeague(OWN_LEAGUE_ID);
  expect(await findOwnStatusWithoutLeague(test.kim)).toEqual({ removedFrom: null });
  await joinLeague(test.kim, await otherClass(), 'here');
  expect((await profile())?.leagueId).toBe(OTHER_LEAGUE_ID);
  await test.store.merge(leagues, OTHER_LEAGUE_ID, { archivedAt: timestampFromDate(TEST_NOW) });
  expect(await findOwnStatusWithoutLeague(test.kim)).toBeNull();
});

const otherClass = async () => (await test.store.get(leagues, OTHER_LEAGUE_ID)) as League;

it('stands on the roster of this class alone, with the day of the purge, until the student is in a class again', async () => {
  expect(await removed()).toEqual([]);
  await remove();
  const [only, ...more] = await removed();
  expect([only, more]).toEqual([
    {
      studentId: test.kim.accountId,
      firstName: 'Kim',
      lastInitial: 'L',
      username: null,
      removed: 'Oct 18',
      // 60 days after June 30 of the school year in which the profile was made.
      keptUntil: 'August 29, 2024',
    },
    [],
  ]);
  expect((await getClassRoster(test.teacher, OWN_LEAGUE_ID)).students).toEqual([]);
  expect((await getClassRoster(test.otherTeacher, OTHER_LEAGUE_ID)).removed).toEqual([]);
  await bringBack();
  expect(await removed()).toEqual([]);
  expect(await profile()).not.toHaveProperty('removedFromId');
});

it('is once, however often it is pressed', async () => {
  await remove();
  await Promise.all([bringBack(), bringBack()]);
  await bringBack();
  expect(await deeds()).toEqual(['student.bring-back done', 'student.remove done']);
  await remove();
  await bringBack();
  expect((await profile())?.leagueId).toBe(OWN_LEAGUE_ID);
});

it('is no way to take a student out of another class', async () => {
  await remove();
  await joinLeague(test.kim, { code: 100_001, password: 'brave otter' }, '10.0.0.1');
  expect(await removed()).toEqual([]);
  await expect(bringBack()).rejects.toMatchObject({ code: 'not-found' });
  expect((await profile())?.leagueId).toBe(OTHER_LEAGUE_ID);
  expect(await deeds()).toContain('student.bring-back denied');
});

it('is for the teacher of that class alone, and for someone who was there', async () => {
  await remove();
  for (const [, viewer, code] of test.refused()) {
    await expect(bringBackStudent(viewer, place())).rejects.toMatchObject({ code });
  }
  const { accountId: studentId } = test.stranger;
  await expect(
    bringBackStudent(test.teacher, { leagueId: OWN_LEAGUE_ID, studentId }),
  ).rejects.toMatchObject({ code: 'not-found' });
  expect((await profile())?.leagueId).toBe('');
});

it('is refused in a league that has ended, and in one that holds no more', async () => {
  await remove();
  await test.store.merge(leagues, OWN_LEAGUE_ID, { archivedAt: timestampFromDate(TEST_NOW) });
  await expect(bringBack()).rejects.toMatchObject({ code: 'not-allowed' });
  await test.store.merge(leagues, OWN_LEAGUE_ID, { archivedAt: null });
  const one = await profile();
  if (!one) throw new Error('Kim is gone.');
  await test.store.batch((writes) => {
    for (let index = 0; index < 150; index += 1) {
      writes.set(studentProfiles, {
        ...one,
        id: `full-${index}`,
        studentId: `full-${index}`,
        leagueId: OWN_LEAGUE_ID,
      });
    }
  });
  await expect(bringBack()).rejects.toMatchObject({ code: 'limit-reached' });
  await test.store.delete(studentProfiles, 'full-0');
  await bringBack();
  expect((await profile())?.leagueId).toBe(OWN_LEAGUE_ID);
});

it('is over with the purge', async () => {
  await remove();
  // A class of the next school year, as far as the purge knows, so that its teacher stays.
  await test.store.merge(leagues, OWN_LEAGUE_ID, { createdAt: timestampFromDate(PURGE_DUE_DATE) });
  test.setNow(PURGE_DUE_DATE);
  await purgeExpiredData(COMMAND_LINE_OPERATOR);
  expect(await profile()).toBeNull();
  expect(await removed()).toEqual([]);
  await expect(bringBack()).rejects.toMatchObject({ code: 'not-found' });
});

it('brings a student of a class that replays another season back to its own games', async () => {
  await test.store.merge(leagues, OWN_LEAGUE_ID, {
    calendar: replayCalendarStartedAtWeek(TEST_SEASON, 6, TEST_NOW),
  });
  const before = (await work()).weeks;
  await remove();
  await bringBack();
  expect((await work()).weeks).toEqual(before);
  expect((await submitStepTry(test.kim, 'QB', '779')).attempts).toBe(2);
});

it('does not make a week that was over meanwhile the student’s own', async () => {
  await test.store.merge(leagues, OWN_LEAGUE_ID, {
    calendar: replayCalendarStartedAtWeek(TEST_SEASON, 6, TEST_NOW),
  });
  await remove();
  await test.store.merge(leagues, OWN_LEAGUE_ID, {
    calendar: replayCalendarStartedAtWeek(TEST_SEASON, 8, TEST_NOW),
  });
  await bringBack();
  const arrival = (await profile())?.arrivals?.[TEST_SEASON];
  expect(arrival).toMatchObject({ week: 8, before: [7] });
});
