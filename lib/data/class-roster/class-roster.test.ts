import { requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { joinLeague } from '@/lib/data/league/commands';
import { setStudentSupports } from '@/lib/data/student/supports';
import { changeTeam } from '@/lib/data/team/commands';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { openLeague } from '@/lib/testing/open-league';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { giveTeam } from '@/lib/testing/student-week';
import { approveTeamName, changeTeamName, moveStudent, removeStudent } from './commands';
import { getClassesForListCheck, getClassRoster } from './queries';

let test: TestServices;
let teacher: SignedInViewer;
let stranger: SignedInViewer;
let student: SignedInViewer;
let [first, second, foreign] = ['', '', ''];

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  teacher = await test.teacher('ada@school.org');
  await test.store.set(teacherLeagueAllowances, {
    id: 'a',
    docID: 'a',
    email: 'ada@school.org',
    leagueAllowance: 5,
  });
  first = (await openLeague(teacher, { name: 'Room 12', password: 'brave otter' })).id;
  second = (await openLeague(teacher, { name: 'Room 14', password: 'calm whale' })).id;
  stranger = await test.teacher('eve@school.org');
  foreign = (await openLeague(stranger, { name: 'Elsewhere', password: 'silver fox' })).id;
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student);
  await join(student, first);
});
afterEach(() => test.dispose());

async function join(viewer: SignedInViewer, leagueId: string): Promise<void> {
  const league = await test.store.get(leagues, leagueId);
  await joinLeague(viewer, { code: league?.code ?? 0, password: league?.password ?? '' }, 'here');
}

async function giveWork(leagueId: string): Promise<void> {
  const { accountId: studentId } = student;
  const at = { seconds: 0, nanoseconds: 0 };
  const tasks = { task1: null, task2: null, task3: null, task4: null, task5: null };
  await test.store.batch((writes) => {
    for (const week of [5, 6]) {
      writes.set(studentWeeklyProgress, {
        id: `p${week}`,
        studentId,
        leagueId,
        season: TEST_SEASON,
        week,
        formulaLevel: 1,
        steps: [],
        graphIds: [],
        mvpPointsEarned: 0,
      });
      writes.set(studentWeeklyTasks, {
        id: `t${week}`,
        studentId,
        leagueId,
        week,
        year: TEST_SEASON,
        seasonLive: true,
        ...tasks,
      });
    }
    writes.set(studentWeeklyTasks, {
      id: 'old',
      studentId,
      leagueId: 'old',
      week: 5,
      year: 2022,
      seasonLive: false,
      ...tasks,
    });
    writes.set(studentGraphs, { id: 'graph', studentId, leagueId, week: 6, season: TEST_SEASON });
    writes.set(studentDraftProgress, {
      id: `${leagueId}_${studentId}`,
      studentId,
      leagueId,
      scoutedPlayerIds: [34857],
      scoutedDefenseIds: [],
    });
    writes.set(studentLineups, {
      id: 'lineup',
      leagueIds: [leagueId],
      userId: studentId,
      week: 6,
      season: TEST_SEASON,
      teamId: `${TEST_SEASON}_${studentId}`,
      userUpdated: false,
      lineup_QB: 0,
      lineup_RB1: 0,
      lineup_RB2: 0,
      lineup_WR1: 0,
      lineup_WR2: 0,
      lineup_TE: 0,
      lineup_K: 0,
      lineup_DEF: 0,
      updatedAt: at,
    });
  });
}

async function places() {
  const { accountId } = student;
  const mine = { where: [{ field: 'studentId', op: '==', value: accountId }] } as const;
  const ofUser = { where: [{ field: 'userId', op: '==', value: accountId }] } as const;
  const [profiles, progress, tasks, graphs, teams, lineups] = await Promise.all([
    test.store.query(studentProfiles, mine),
    test.store.query(studentWeeklyProgress, mine),
    test.store
      .query(studentWeeklyTasks, mine)
      .then((weeks) => weeks.filter(({ year }) => year === TEST_SEASON)),
    test.store.query(studentGraphs, mine),
    test.store.query(studentTeams, ofUser),
    test.store.query(studentLineups, ofUser),
  ]);
  const entries = await Promise.all(
    [first, second, foreign].map((id) => test.store.get(leagueStudents(id), accountId)),
  );
  return {
    single: new Set(
      [...profiles, ...progress, ...tasks, ...graphs].map(({ leagueId }) => leagueId),
    ),
    listed: new Set([...teams, ...lineups].map(({ leagueIds }) => leagueIds.join())),
    entries: entries.map((entry) => entry !== null),
  };
}

async function audited(outcome: 'done' | 'denied') {
  const log = await test.store.query(auditLog, {
    where: [{ field: 'outcome', op: '==', value: outcome }],
  });
  return log
    .filter(({ action }) => action !== 'league.create')
    .map(({ actorId, action, target }) => ({ actorId, action, target }));
}

const byTeacher = () => ({ leagueId: first, studentId: student.accountId });
const REMOVE = 'operation-remove-0';

it('says on which day of the week a student worked last, by answers and tasks', async () => {
  const lastWork = async () => (await getClassRoster(teacher, first)).students[0]?.lastWork;
  expect(await lastWork()).toBeUndefined();
  await giveWork(first);
  expect(await lastWork()).toBeUndefined();
  const at = (day: string) => timestampFromDate(new Date(`${day}T15:00:00Z`));
  const answered = (day: string) =>
    test.store.merge(studentWeeklyProgress, 'p6', { lastAnswerAt: at(day) });
  // In the school's time zone; the clock shows Wednesday, October 18.
  for (const [day, said] of [
    ['2023-10-11', 'Oct 11'],
    ['2023-10-12', 'Thursday'],
    ['2023-10-17', 'Tuesday'],
    ['2023-10-18', 'today'],
  ] as const) {
    await answered(day);
    expect(await lastWork()).toBe(said);
  }
  await answered('2023-10-11');
  const none = { task1: null, task3: null, task4: null, task5: null };
  const taskTimes = { ...none, task2: at('2023-10-16') };
  await test.store.merge(studentWeeklyProgress, 'p6', { taskTimes });
  expect(await lastWork()).toBe('Monday');
  await test.store.delete(studentWeeklyProgress, 'p6');
  await test.store.merge(studentWeeklyProgress, 'p5', { lastAnswerAt: at('2023-10-18') });
  expect(await lastWork()).toBeUndefined();
});

describe('the roster', () => {
  it('shows each student with team, level and user name, and the other leagues of this season to move to', async () => {
    const past = (await openLeague(teacher, { name: 'Last year', password: 'old whale' })).id;
    await test.store.merge(leagues, past, { season: TEST_SEASON - 1 });
    expect(await getClassRoster(teacher, first)).toEqual({
      leagueId: first,
      atSchool: null,
      isPast: false,
      isOpen: true,
      latestWeek: 6,
      classFormulas: null,
      removed: [],
      unreadable: [],
      students: [
        {
          studentId: student.accountId,
          firstName: 'Kim',
          lastInitial: 'L',
          username: null,
          ownReference: null,
          supports: null,
          teamName: null,
          waitingName: null,
          isWaitingShown: false,
          formulaLevel: null,
        },
      ],
      otherLeagues: [{ id: second, name: 'Room 14' }],
    });
    expect(await getClassRoster(teacher, past)).toMatchObject({ isPast: true, students: [] });
  });

  it('shows the supports that are in force, and none where all is as for the class', async () => {
    const place = { leagueId: first, studentId: student.accountId };
    const none = { extraDays: 0, steps: 9, earlyHints: false, openLines: false };
    const switches = { boardsHidden: false, readAloud: false, spanish: false };
    const wanted = { ...none, ...switches, roomierText: true };
    await setStudentSupports(teacher, { ...place, ...wanted, lastDay: null });
    const shown = async () => (await getClassRoster(teacher, first)).students[0]?.supports;
    expect(await shown()).toEqual(wanted);
    await setStudentSupports(teacher, { ...place, ...wanted, roomierText: false, lastDay: null });
    expect(await shown()).toBeNull();
  });

  it('is no one else’s', async () => {
    await expect(getClassRoster(stranger, first)).rejects.toMatchObject({ code: 'not-found' });
    await expect(getClassRoster(student, first)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(getClassRoster(null, first)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});

describe('moving a student', () => {
  it('takes all work of the season along, and what was scouted', async () => {
    await giveWork(first);
    await moveStudent(teacher, { ...byTeacher(), toLeagueId: second });
    expect(await places()).toEqual({
      single: new Set([second]),
      listed: new Set([second]),
      entries: [false, true, false],
    });
    expect(
      await test.store.get(studentDraftProgress, `${second}_${student.accountId}`),
    ).toMatchObject({
      scoutedPlayerIds: [34857],
    });
    expect((await test.store.get(studentWeeklyTasks, 'old'))?.leagueId).toBe('old');
    expect((await getClassRoster(teacher, first)).students).toEqual([]);
  });

  it('happens once, however often it is asked for', async () => {
    const move = () => moveStudent(teacher, { ...byTeacher(), toLeagueId: second });
    await Promise.all([move(), move()]);
    await move();
    expect((await places()).entries).toEqual([false, true, false]);
    expect((await audited('done')).filter(({ action }) => action === 'student.move')).toEqual([
      { actorId: teacher.accountId, action: 'student.move', target: student.accountId },
    ]);
  });

  it('goes between own leagues of the running season only, and a try elsewhere is recorded', async () => {
    const before = await places();
    const refusals = [
      await moveStudent(teacher, { ...byTeacher(), toLeagueId: foreign }).catch((error) => error),
      await moveStudent(teacher, { ...byTeacher(), toLeagueId: 'no-such' }).catch((error) => error),
      await moveStudent(stranger, { ...byTeacher(), toLeagueId: foreign }).catch((error) => error),
    ];
    expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['not-found We couldn’t find this league.']),
    );
    await test.store.merge(leagues, second, { archivedAt: { seconds: 1, nanoseconds: 0 } });
    expect((await getClassRoster(teacher, first)).otherLeagues).toEqual([]);
    await expect(
      moveStudent(teacher, { ...byTeacher(), toLeagueId: second }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await test.store.merge(leagues, second, { archivedAt: null, season: TEST_SEASON - 1 });
    await expect(
      moveStudent(teacher, { ...byTeacher(), toLeagueId: second }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await places()).toEqual(before);
    expect((await audited('denied')).map(({ target }) => target).sort()).toEqual(
      [foreign, first].sort(),
    );
  });

  it('cannot fetch a student out of someone else’s league', async () => {
    const refusals = [
      await moveStudent(stranger, {
        leagueId: foreign,
        studentId: student.accountId,
        toLeagueId: foreign,
      }).catch((e) => e),
      await moveStudent(stranger, {
        leagueId: foreign,
        studentId: 'nobody',
        toLeagueId: foreign,
      }).catch((error) => error),
    ];
    expect(refusals.map(({ code, message }) => `${code} ${message}`)).toEqual(
      Array.from({ length: 2 }, () => 'not-found We couldn’t find this student.'),
    );
    expect((await places()).entries).toEqual([true, false, false]);
    expect(await audited('denied')).toContainEqual({
      actorId: stranger.accountId,
      action: 'student.move',
      target: student.accountId,
    });
  });
});

describe('removing a student', () => {
  const remove = (viewer: SignedInViewer | null = teacher, operationId = REMOVE) =>
    removeStudent(viewer, { ...byTeacher(), operationId });

  it('closes the league to the session that is open, from its next request on, and keeps the work (S13)', async () => {
    await giveWork(first);
    expect((await requireStudent(student)).profile.leagueId).toBe(first);
    await remove();
    expect((await requireStudent(student)).profile.leagueId).toBe('');
    expect(await places()).toEqual({
      single: new Set(['']),
      listed: new Set(['']),
      entries: [false, false, false],
    });
    expect((await getClassRoster(teacher, first)).students).toEqual([]);
    expect(await test.store.count(studentWeeklyProgress, {})).toBe(2);
  });

  it('lets the student come back with the code and finds all work again', async () => {
    await giveWork(first);
    await remove();
    await join(student, second);
    expect(await places()).toEqual({
      single: new Set([second]),
      listed: new Set([second]),
      entries: [false, true, false],
    });
    expect(await test.store.get(studentDraftProgress, `_${student.accountId}`)).toMatchObject({
      scoutedPlayerIds: [34857],
    });
  });

  it('is the same when it is repeated, also after the student has come back', async () => {
    await Promise.all([remove(), remove()]);
    await remove();
    await join(student, first);
    await remove();
    expect((await places()).entries).toEqual([true, false, false]);
    await remove(teacher, 'operation-remove-1');
    expect((await places()).entries).toEqual([false, false, false]);
  });

  it('is a conflict when the operation comes again for another student (R2)', async () => {
    const other = await test.student('lee@school.org');
    await join(other, first);
    await remove();
    const request = { leagueId: first, studentId: other.accountId, operationId: REMOVE };
    await expect(removeStudent(teacher, request)).rejects.toMatchObject({ code: 'conflict' });
    expect((await requireStudent(other)).profile.leagueId).toBe(first);
  });

  it('is for the own teacher only', async () => {
    await expect(remove(stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      removeStudent(stranger, { ...byTeacher(), leagueId: foreign, operationId: REMOVE }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(remove(student)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(remove(null)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect((await places()).entries).toEqual([true, false, false]);
  });
});

describe('team names', () => {
  const approve = (name: string, viewer: SignedInViewer = teacher) =>
    approveTeamName(viewer, { ...byTeacher(), name });
  const change = (name: string, overrule = false, viewer: SignedInViewer = teacher) =>
    changeTeamName(viewer, { ...byTeacher(), name, overrule });
  const team = () => test.store.get(studentTeams, `${TEST_SEASON}_${student.accountId}`);
  const listed = async () => (await getClassRoster(teacher, first)).students[0];

  it('are approved as they were read, and a new name asks again', async () => {
    await approve('Cosmic Otters');
    expect(await listed()).toMatchObject({ waitingName: null });
    const { mascot, theme, helmetColor, facemaskColor } = (await team()) ?? {};
    const look = { mascot, theme, helmetColor, facemaskColor } as Parameters<typeof changeTeam>[1];
    await changeTeam(student, { ...look, name: 'Cosmic Otters', mascot: 'llama' });
    expect(await listed()).toMatchObject({ waitingName: null });
    await changeTeam(student, { ...look, name: 'Calm Comets' });
    expect(await listed()).toMatchObject({
      teamName: 'Cosmic Otters',
      waitingName: 'Calm Comets',
      isWaitingShown: false,
    });
    await expect(approve('Calm Planets')).rejects.toMatchObject({ code: 'conflict' });
    await approve('Calm Comets');
    expect(await listed()).toMatchObject({ teamName: 'Calm Comets', waitingName: null });
  });

  it('can be changed, on the team and on the profile alike', async () => {
    await expect(change('  Brave   Yaks ')).resolves.toEqual({ name: 'Brave Yaks' });
    expect((await team())?.name).toBe('Brave Yaks');
    expect(await listed()).toMatchObject({ teamName: 'Brave Yaks', waitingName: null });
  });

  it('pass the filter unless the teacher overrules it; then the student keeps it too', async () => {
    await expect(change('Львы')).rejects.toMatchObject({
      code: 'invalid-input',
      fieldErrors: { name: expect.any(String) },
    });
    await expect(change('Львы', true)).resolves.toEqual({ name: 'Львы' });
    const { mascot, theme, helmetColor, facemaskColor } = (await team()) ?? {};
    const look = { mascot, theme, helmetColor, facemaskColor } as Parameters<typeof changeTeam>[1];
    await expect(changeTeam(student, { ...look, name: 'Львы' })).resolves.toMatchObject({
      look: { name: 'Львы' },
      waitingName: null,
    });
    await expect(changeTeam(student, { ...look, name: 'Орлы' })).rejects.toMatchObject({
      fieldErrors: { name: expect.any(String) },
    });
    expect((await audited('done')).map(({ action }) => action)).toContain('team-name.overrule');
  });

  it.each(['', 'x', 'x'.repeat(31), 'Nice\u202eName', 'Zero\u200bWidth'])(
    'can never be %j',
    async (name) => {
      await expect(change(name, true)).rejects.toMatchObject({ code: 'invalid-input' });
      expect((await team())?.name).toBe('Cosmic Otters');
    },
  );

  it('are no one else’s to approve or change, and there is none before there is a team', async () => {
    await expect(approve('Cosmic Otters', stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(change('Evil Yaks', true, stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(change('Evil Yaks', true, student)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await team())?.name).toBe('Cosmic Otters');
    const bare = await test.student('lee@school.org');
    await join(bare, first);
    const refused = changeTeamName(teacher, {
      leagueId: first,
      studentId: bare.accountId,
      name: 'Brave Yaks',
      overrule: false,
    });
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the classes to compare a new list with', () => {
  const compared = async () => {
    const { classes, members } = await getClassesForListCheck(teacher, { leagueId: first });
    return {
      classes: classes.map(({ name, period }) => `${period} ${name}`),
      members: members.map(({ firstName, leagueId, isRemoved }) => [
        firstName,
        leagueId,
        isRemoved,
      ]),
    };
  };

  it('are all open ones of this teacher, with who was removed from them, and no one else’s', async () => {
    const other = await test.student('lee@school.org');
    await giveTeam(test.store, other);
    await join(other, foreign);
    await test.store.merge(leagues, first, { period: '2' });
    await test.store.merge(leagues, second, { period: '1' });
    const both = ['1 Room 14', '2 Room 12'];
    expect(await compared()).toEqual({ classes: both, members: [['Kim', first, false]] });
    await removeStudent(teacher, {
      leagueId: first,
      studentId: student.accountId,
      operationId: 'operation-0123456789',
    });
    expect(await compared()).toEqual({ classes: both, members: [['Kim', first, true]] });
    await test.store.merge(leagues, second, { archivedAt: { seconds: 1, nanoseconds: 0 } });
    expect((await compared()).classes).toEqual(['2 Room 12']);
    await expect(getClassesForListCheck(stranger, { leagueId: first })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
