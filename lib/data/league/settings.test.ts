import { requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { resolveViewer } from '@/lib/data/session/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import {
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { withOperationReports } from '@/lib/store/operation-reports';
import { openLeague } from '@/lib/testing/open-league';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import {
  changeLeaguePassword,
  changeScoreCardSettings,
  joinLeague,
  renameLeague,
  replaceJoinCode,
  setLeagueArchived,
} from './commands';
import {
  getEndOfYear,
  getJoinBoard,
  getLeagueHeader,
  getLeagueSettings,
  getTeacherDashboard,
} from './queries';

let test: TestServices;
let teacher: SignedInViewer;
let other: SignedInViewer;
let student: SignedInViewer;
let leagueId: string;
let code: number;

beforeEach(async () => {
  test = await installTestServices();
  teacher = await test.teacher('ada@school.org');
  other = await test.teacher('bo@school.org');
  student = await test.student('kim@school.org');
  ({ id: leagueId } = await openLeague(teacher, { name: 'Room 12', password: 'brave otter' }));
  code = (await test.store.get(leagues, leagueId))?.code ?? 0;
});
afterEach(() => test.dispose());

async function newSeason(season: number): Promise<void> {
  await test.store.merge(appData, 'meta', { currentSeason: season, currentWeek: 0 });
  refreshAppMeta();
}

it('a new password lets no one in with the old one from that moment on', async () => {
  await changeLeaguePassword(teacher, { leagueId, password: 'calm whale' });
  await expect(
    joinLeague(student, { code, password: 'brave otter' }, 'here'),
  ).rejects.toMatchObject({ code: 'not-found' });
  await expect(joinLeague(student, { code, password: 'calm whale' }, 'here')).resolves.toEqual({
    leagueName: 'Room 12',
  });
});

it('a new join code ends the old one at once, is no other league’s, and is made once however often the button is sent', async () => {
  const other13 = await openLeague(other, { name: 'Room 13', password: 'calm whale' });
  const taken = (await test.store.get(leagues, other13.id))?.code ?? 0;
  // The first draw is the other league's code, the second the old one.
  test.randomSequence([(taken - 100_000) / 900_000, (code - 100_000) / 900_000]);
  const [first, again] = await Promise.all([
    replaceJoinCode(teacher, { leagueId, code }),
    replaceJoinCode(teacher, { leagueId, code }),
  ]);
  expect(first).toEqual(again);
  expect([code, taken]).not.toContain(first.code);
  expect(await replaceJoinCode(teacher, { leagueId, code })).toEqual(first);
  await expect(
    joinLeague(student, { code, password: 'brave otter' }, 'here'),
  ).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    joinLeague(student, { code: first.code, password: 'brave otter' }, 'here'),
  ).resolves.toBeTruthy();
  const audited = await test.store.query(auditLog, {
    where: [{ field: 'action', op: '==', value: 'league.code' }],
  });
  expect(audited).toMatchObject([
    { actorId: teacher.accountId, target: leagueId, outcome: 'done' },
  ]);
});

it('the settings of a league are its owner’s alone: to others it does not exist, and the attempt is on record', async () => {
  const deeds: [string, (viewer: SignedInViewer | null, id: string) => Promise<unknown>][] = [
    ['league.rename', (viewer, id) => renameLeague(viewer, { leagueId: id, name: 'Taken' })],
    [
      'league.password',
      (viewer, id) => changeLeaguePassword(viewer, { leagueId: id, password: 'taken over' }),
    ],
    [
      'league.cards',
      (viewer, id) =>
        changeScoreCardSettings(viewer, {
          leagueId: id,
          cardLines: 'open',
          asksForGuess: false,
          hasDrive: false,
        }),
    ],
    ['league.code', (viewer, id) => replaceJoinCode(viewer, { leagueId: id, code })],
    ['league.archive', (viewer, id) => setLeagueArchived(viewer, { leagueId: id, archived: true })],
    [
      'league.formulas',
      (viewer, id) => changeFormulaSet(viewer, { leagueId: id, fromWeek: 7, set: null }),
    ],
    ['league.read', (viewer, id) => getLeagueSettings(viewer, id)],
    ['league.read', (viewer, id) => getJoinBoard(viewer, id)],
  ];
  const before = await test.store.get(leagues, leagueId);
  for (const [action, deed] of deeds) {
    const foreign = (await deed(other, leagueId).catch((error) => error)) as {
      code: string;
      message: string;
    };
    const missing = (await deed(other, 'no-such-league').catch((error) => error)) as {
      message: string;
    };
    expect([action, foreign.code, foreign.message]).toEqual([action, 'not-found', missing.message]);
    await expect(deed(student, leagueId)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(deed(null, leagueId)).rejects.toMatchObject({ code: 'not-signed-in' });
  }
  expect(await test.store.get(leagues, leagueId)).toEqual(before);
  const denied = await test.store.query(auditLog, {
    where: [{ field: 'outcome', op: '==', value: 'denied' }],
  });
  // The two kinds of reading are one record, counted twice.
  expect(denied.map(({ action }) => action).toSorted()).toEqual(
    [...new Set(deeds.map(([action]) => action))].toSorted(),
  );
  expect(await test.store.query(auditRepeats, {})).toMatchObject([
    { id: denied.find(({ action }) => action === 'league.read')?.id, count: 2 },
  ]);
});

it('doing the same again changes and records nothing more', async () => {
  for (let times = 0; times < 3; times += 1) {
    await renameLeague(teacher, { leagueId, name: 'Room 14' });
    await setLeagueArchived(teacher, { leagueId, archived: true });
  }
  const actions = (await test.store.query(auditLog, {})).map(({ action }) => action).toSorted();
  expect(actions).toEqual(['league.archive', 'league.create', 'league.rename']);
});

it('when the boxes are open and whether a guess is asked for can be changed, and is on record once', async () => {
  const cards = async () => (await getLeagueSettings(teacher, leagueId)).cards;
  expect(await cards()).toEqual({ cardLines: 'after-wrong', asksForGuess: true, hasDrive: true });
  await changeScoreCardSettings(teacher, {
    leagueId,
    cardLines: 'until-three',
    asksForGuess: false,
    hasDrive: false,
  });
  expect(await cards()).toEqual({ cardLines: 'until-three', asksForGuess: false, hasDrive: false });
  await changeScoreCardSettings(teacher, {
    leagueId,
    cardLines: 'until-three',
    asksForGuess: false,
    hasDrive: false,
  });
  const audited = await test.store.query(auditLog, {
    where: [{ field: 'action', op: '==', value: 'league.cards' }],
  });
  expect(audited).toHaveLength(1);
});

describe('an archived league', () => {
  beforeEach(async () => {
    await joinLeague(student, { code, password: 'brave otter' }, 'here');
    await setLeagueArchived(teacher, { leagueId, archived: true });
  });

  it('stands still for its students and takes no one new, until it is opened again', async () => {
    expect((await requireStudent(student)).clock.isPaused).toBe(true);
    const late = await test.student('lee@school.org');
    await expect(joinLeague(late, { code, password: 'brave otter' }, 'here')).rejects.toMatchObject(
      { code: 'not-allowed' },
    );
    expect((await getJoinBoard(teacher, leagueId)).closed).toBe('archived');
    await setLeagueArchived(teacher, { leagueId, archived: false });
    expect((await requireStudent(student)).clock.isPaused).toBe(false);
    await joinLeague(late, { code, password: 'brave otter' }, 'here');
  });

  it('goes on for a student who was moved to another league', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      leagueId: 'elsewhere',
    });
    expect((await requireStudent(student)).clock.isPaused).toBe(false);
  });

  it('takes no place of the allowance, and is opened again only where a place is free', async () => {
    const { id } = await openLeague(teacher, { name: 'Room 13', password: 'calm whale' });
    await expect(setLeagueArchived(teacher, { leagueId, archived: false })).rejects.toMatchObject({
      code: 'limit-reached',
      message: '1 of 1 league in use. Archive one, or ask for more on the page with all classes.',
    });
    expect((await requireStudent(student)).clock.isPaused).toBe(true);
    await setLeagueArchived(teacher, { leagueId, archived: true });
    await setLeagueArchived(teacher, { leagueId: id, archived: true });
    await setLeagueArchived(teacher, { leagueId, archived: false });
    expect((await requireStudent(student)).clock.isPaused).toBe(false);
  });
});

it('says until when a league is kept, for the owner’s own classes alone', async () => {
  const bo = await test.teacher('owner-of-another@school.org');
  await openLeague(bo, { name: 'Elsewhere', password: 'calm whale' });
  const shown = async () => await getEndOfYear(teacher);
  expect(await shown()).toMatchObject({
    classes: [{ id: leagueId, purgeDayText: 'August 29, 2024', isDue: false }],
    daysAfterSchoolYear: 60,
  });
  test.setNow(new Date('2024-09-01T12:00:00Z'));
  expect((await shown()).classes[0]?.isDue).toBe(true);
});

describe('a new season', () => {
  it('copies the profile at the next request; last season’s leagues are read and can no longer be changed', async () => {
    await newSeason(2024);
    const viewer = await resolveViewer({
      sessionId: teacher.sessionId,
      accountId: teacher.accountId,
      roleHint: 'teacher',
    });
    expect(viewer).toMatchObject({ role: 'teacher', season: 2024 });
    expect(await test.store.get(teacherProfiles, `2024_${teacher.accountId}`)).toMatchObject({
      season: 2024,
      mvpPoints: 0,
    });
    expect(await getTeacherDashboard(viewer)).toMatchObject({
      season: 2024,
      shownSeason: 2024,
      pastSeasons: [TEST_SEASON],
      leagues: [],
      allowance: { used: 0, allowed: 1 },
    });
    expect(await getTeacherDashboard(viewer, TEST_SEASON)).toMatchObject({
      shownSeason: TEST_SEASON,
      leagues: [{ id: leagueId, name: 'Room 12' }],
    });
    expect(await getTeacherDashboard(viewer, 1999)).toMatchObject({ shownSeason: 2024 });
    expect(await getLeagueHeader(viewer, leagueId)).toMatchObject({ isPast: true });
    expect((await getJoinBoard(viewer, leagueId)).closed).toBe('past');
    await expect(renameLeague(viewer, { leagueId, name: 'Room 14' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(setLeagueArchived(viewer, { leagueId, archived: true })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(
      openLeague(viewer, { name: 'Room 15', password: 'calm whale' }),
    ).resolves.toBeTruthy();
  });

  it('has one clock: the dashboard says which week it is, when line-ups lock and when the next week can open', async () => {
    expect(await getTeacherDashboard(teacher)).toMatchObject({
      week: 6,
      deadlineText: 'Thursday, Oct 19, 3:00 PM',
      nextOpeningText: 'Tuesday, Oct 24, 6:00 AM',
      opensByItself: false,
      seasonOver: false,
    });
    await test.store.merge(appData, 'meta', { currentWeek: 18 });
    refreshAppMeta();
    expect(await getTeacherDashboard(teacher)).toMatchObject({
      nextOpeningText: null,
      seasonOver: false,
    });
    test.setNow(new Date('2023-10-19T19:00:00.001Z'));
    expect(await getTeacherDashboard(teacher)).toMatchObject({
      nextOpeningText: null,
      seasonOver: true,
    });
  });
});

it('the dashboard costs the same few reads with five classes as with one', async () => {
  await test.store.set(teacherLeagueAllowances, {
    id: 'a',
    docID: 'a',
    email: 'ada@school.org',
    leagueAllowance: 9,
  });
  for (let number = 0; number < 4; number += 1) {
    await test.store.create(leagues, {
      id: `league-${number}`,
      name: `Period ${number}`,
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: teacher.accountId,
      season: TEST_SEASON,
      code: 200_000 + number,
      password: 'brave otter',
    });
  }
  const reads: string[] = [];
  setServices({
    ...test.services,
    store: withOperationReports(
      test.store,
      ({ kind, operation, collection }) =>
        kind === 'read' && reads.push(`${operation} ${collection}`),
    ),
  });
  expect((await getTeacherDashboard(teacher)).leagues).toHaveLength(5);
  // The own classes and those of others, two for the week of all five and the week before, and
  // three for what the frame counts.
  expect(reads.filter((read) => read !== 'watch appData').sort()).toEqual([
    'get leagueRequests',
    'query leagues',
    'query leagues',
    'query studentGraphs',
    'query studentProfiles',
    'query studentProfiles',
    'query studentWeeklyProgress',
    'query studentWeeklyProgress',
    'query studentWeeklyProgress',
    'query teacherLeagueAllowances',
    'query teacherProfiles',
  ]);
});
