import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { signUpTeacher } from '@/lib/data/account/commands';
import { confirmByOperator } from '@/lib/data/admin/commands';
import { OPERATOR } from '@/lib/data/operator';
import { createStudentProfile } from '@/lib/data/profile/commands';
import { auditLog } from '@/lib/store/collections/audit';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { checkJoin, createLeague, joinLeague } from './commands';
import { getLeagueJoin, getTeacherDashboard } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const league = { name: 'Room 12', password: 'brave otter' };

async function allow(email: string, leagueAllowance: number): Promise<void> {
  await test.store.set(teacherLeagueAllowances, {
    id: email,
    docID: email,
    email,
    leagueAllowance,
  });
}

describe('opening a league', () => {
  it('stops at the allowance, however many requests come at once', async () => {
    const teacher = await test.teacher('ada@school.org');
    await allow('ada@school.org', 3);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => createLeague(teacher, league)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await test.store.query(leagues, {})).length).toBe(3);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'limit-reached' },
    });
  });

  it('allows one league to a teacher without an allowance record', async () => {
    const teacher = await test.teacher('bo@school.org');
    await createLeague(teacher, league);
    await expect(createLeague(teacher, league)).rejects.toMatchObject({ code: 'limit-reached' });
  });

  it('draws another code when the first is taken in this season', async () => {
    const teacher = await test.teacher('cy@school.org');
    await allow('cy@school.org', 2);
    test.randomSequence([0.5, 0.5, 0.25]);
    await createLeague(teacher, league);
    await createLeague(teacher, league);
    const codes = (await test.store.query(leagues, {})).map(({ code }) => code);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(String(code)).toMatch(/^[1-9]\d{5}$/);
  });

  it('is refused to students and visitors', async () => {
    const student = await test.student('kim@school.org');
    await expect(createLeague(student, league)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(createLeague(null, league)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await test.store.query(leagues, {})).toEqual([]);
  });
});

describe('joining a league', () => {
  let teacher: SignedInViewer;
  let code: number;
  let leagueId: string;
  beforeEach(async () => {
    teacher = await test.teacher('ada@school.org');
    leagueId = (await createLeague(teacher, league)).id;
    code = (await getLeagueJoin(teacher, leagueId)).code;
  });

  it('answers a wrong code and a wrong password in the same words', async () => {
    const refusals = await Promise.allSettled([
      checkJoin({ code: code === 999_999 ? 111_111 : code + 1, password: league.password }, 'here'),
      checkJoin({ code, password: 'wrong words' }, 'here'),
    ]);
    const messages = refusals.map((refusal) =>
      refusal.status === 'rejected' ? refusal.reason : null,
    );
    expect(messages[0]).toMatchObject({ code: 'not-found' });
    expect(messages[1]).toEqual(messages[0]);
  });

  it('lets a class type the phrase in its own case and spacing', async () => {
    await expect(checkJoin({ code, password: ' Brave  OTTER ' }, 'here')).resolves.toMatchObject({
      leagueName: 'Room 12',
    });
  });

  it('asks for a proof after many guesses at one code, even from many places, and the right password needs one too', async () => {
    for (let guess = 0; guess < 40; guess++) {
      await checkJoin({ code, password: 'wrong' }, `place ${guess}`).catch(() => undefined);
    }
    const right = () => checkJoin({ code, password: league.password }, 'elsewhere');
    await expect(right()).rejects.toMatchObject({
      code: 'needs-proof',
      challenge: expect.any(String),
    });
    test.advance(15 * 60_000 + 1);
    await expect(right()).resolves.toBeTruthy();
  });

  it('writes the student entry and the profile once, and a second join changes nothing', async () => {
    const student = await test.student('kim@school.org');
    await joinLeague(student, { code, password: league.password }, 'here');
    await joinLeague(student, { code, password: league.password }, 'here');
    expect(await test.store.query(leagueStudents(leagueId), {})).toMatchObject([
      { id: student.accountId },
    ]);
    expect(await test.store.query(studentProfiles, {})).toMatchObject([{ leagueId }]);
  });

  it('keeps a student in the league they have', async () => {
    const other = await createLeague(await test.teacher('bo@school.org'), {
      name: 'Other',
      password: 'calm whale',
    });
    const otherCode = (await test.store.get(leagues, other.id))?.code ?? 0;
    const student = await test.student('kim@school.org');
    await joinLeague(student, { code, password: league.password }, 'here');
    await expect(
      joinLeague(student, { code: otherCode, password: 'calm whale' }, 'here'),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });

  it('shows the league to its owner and to no one else, and records the attempt', async () => {
    const stranger = await test.teacher('eve@school.org');
    const foreign = await getLeagueJoin(stranger, leagueId).catch((error) => error);
    const missing = await getLeagueJoin(stranger, 'no-such-league').catch((error) => error);
    expect(foreign).toMatchObject({ code: 'not-found' });
    expect(foreign.message).toBe(missing.message);
    expect(
      await test.store.query(auditLog, {
        where: [{ field: 'outcome', op: '==', value: 'denied' }],
      }),
    ).toMatchObject([{ actorId: stranger.accountId, target: leagueId }]);
    await expect(getLeagueJoin(teacher, leagueId)).resolves.toMatchObject({
      name: 'Room 12',
      password: 'brave otter',
    });
    const dashboard = await getTeacherDashboard(stranger);
    expect(dashboard.leagues).toEqual([]);
  });
});

describe('a new teacher', () => {
  it('can sign in and open a league, and the school’s authority is kept with its version', async () => {
    const account = { email: 'New@School.org', password: 'seven green kites' };
    await signUpTeacher(
      { ...account, displayName: 'Ms New', school: 'Hill School', agreed: true },
      'here',
    );
    await confirmByOperator(OPERATOR, account.email);
    const session = await signIn(account, 'here');
    expect(session).toMatchObject({ email: 'new@school.org', role: 'teacher' });
  });

  it('is asked for the authority', async () => {
    const teacher = {
      email: 'a@b.org',
      password: 'seven green kites',
      displayName: 'A',
      school: 'B',
      agreed: false,
    };
    await expect(signUpTeacher(teacher, 'here')).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

it('makes a profile in the league of the join ticket', async () => {
  const teacher = await test.teacher('ada@school.org');
  const { id } = await createLeague(teacher, league);
  const viewer = await test.account('kim@school.org');
  const { code } = (await test.store.get(leagues, id)) as League;
  const ticket = await checkJoin({ code, password: league.password }, 'here');
  await createStudentProfile(viewer, { firstName: 'Kim', lastInitial: 'L' }, ticket);
  expect(await test.store.query(studentProfiles, {})).toMatchObject([
    { firstName: 'Kim', leagueId: id },
  ]);
});
