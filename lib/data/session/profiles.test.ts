import { findStoredLeagueAllowanceIn } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { signUpStudent } from '@/lib/data/account/commands';
import { recordPasswordChange } from '@/lib/data/account/passwords';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import {
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { provenTeacher, TEACHER_PASSWORD } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import {
  endAllSessions,
  endSession,
  isSessionDeletionPending,
  isSessionUnexpired,
  SESSION_SECONDS,
} from './commands';
import {
  isAdmin,
  isCurrentPasswordVersion,
  isTeacherOrLeagueStudent,
  resolveViewer,
} from './queries';
import { ensureSeasonProfile } from './start-season';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const DAY = 24 * 60 * 60 * 1_000;
const kim = { email: 'kim@school.org', password: 'seven green kites' };
const NOW = timestampFromDate(TEST_NOW);

async function newSeason(season: number): Promise<void> {
  await test.store.merge(appData, 'meta', { currentSeason: season, currentWeek: 0 });
  refreshAppMeta();
}

describe('a sign-in', () => {
  it('opens a session of nine days, which is stored whole', async () => {
    await signUpStudent(kim, 'here');
    const opened = await signIn(kim, 'here');
    const [account] = await test.store.query(accounts, {});
    const accountId = account?.id ?? '';
    expect(opened).toEqual({
      accountId,
      email: kim.email,
      sessionId: expect.any(String),
      role: null,
      passwordVersion: 0,
    });
    expect(opened?.sessionId).toMatch(/^[0-9a-f]{32}$/);
    expect(await test.store.query(sessions, {})).toEqual([
      {
        id: opened?.sessionId,
        accountId,
        email: kim.email,
        createdAt: NOW,
        expiresAt: { seconds: NOW.seconds + 777_600, nanoseconds: 0 },
      },
    ]);
    expect(SESSION_SECONDS).toBe(777_600);
    expect((await test.store.get(accounts, accountId))?.signedInAt).toBeUndefined();
  });

  it('says how often the password was changed, and that another one is to be chosen', async () => {
    await signUpStudent(kim, 'here');
    const { accountId = '' } = (await signIn(kim, 'here')) ?? {};
    await recordPasswordChange({ accountId, email: kim.email }, { mustChangePassword: true });
    const opened = await signIn(kim, 'here');
    expect(opened).toMatchObject({ passwordVersion: 1 });
    const sessionId = opened?.sessionId ?? '';
    expect(await test.store.get(sessions, sessionId)).toMatchObject({ mustChangePassword: true });
    expect(await resolveViewer({ accountId, sessionId, roleHint: null })).toEqual({
      accountId,
      sessionId,
      email: kim.email,
      role: null,
      season: 2023,
      mustChangePassword: true,
    });
  });

  it('of a teacher is noted once a day, whichever way a clock is put', async () => {
    const { accountId, email } = await provenTeacher('ada@school.org');
    const noted = async (moved: number) => {
      test.advance(moved);
      await signIn({ email, password: TEACHER_PASSWORD }, 'here');
      const at = (await test.store.get(accounts, accountId))?.signedInAt;
      return (at?.seconds ?? 0) * 1_000 - TEST_NOW.getTime();
    };
    expect(await noted(0)).toBe(0);
    expect(await noted(DAY - 1)).toBe(0);
    expect(await noted(1)).toBe(DAY);
    expect(await noted(-DAY + 1_000)).toBe(DAY);
    expect(await noted(-1_000)).toBe(0);
  });

  it('of a teacher asks for the proof of the address, which waits or was never asked for', async () => {
    const { accountId, email } = await provenTeacher('ada@school.org');
    const credentials = { email, password: TEACHER_PASSWORD };
    expect(await signIn(credentials, 'here')).not.toHaveProperty('addressProof');
    const account = await test.store.get(accounts, accountId);
    if (!account) throw new Error('There is an account.');
    const { addressProvenAt: _, ...older } = account;
    await test.store.set(accounts, older);
    const asked = await signIn(credentials, 'here');
    expect(asked).toMatchObject({ role: 'teacher', addressProof: 'asked' });
    expect(await test.store.get(sessions, asked?.sessionId ?? '')).toMatchObject({
      addressProof: 'asked',
    });
    const teacherSignUp = {
      displayName: 'Ada',
      school: 'Hill School',
      noticeVersion: '1',
      agreedAt: NOW,
    };
    await test.store.set(accounts, { ...older, teacherSignUp });
    const due = await signIn(credentials, 'here');
    expect(due).toMatchObject({ addressProof: 'due' });
    const claim = { accountId, sessionId: due?.sessionId ?? '', roleHint: 'teacher' } as const;
    for (const options of [{}, { trustCookieRole: true }]) {
      expect(await resolveViewer(claim, options)).toEqual({
        accountId,
        sessionId: claim.sessionId,
        email,
        role: null,
        season: 2023,
        addressProof: 'due',
      });
    }
    expect(await resolveViewer({ ...claim, sessionId: asked?.sessionId ?? '' })).toMatchObject({
      role: 'teacher',
      addressProof: 'asked',
    });
  });
});

describe('the sessions of an account', () => {
  it('end all, or all but one, and no one else’s', async () => {
    const [one, other] = [
      await test.account('kim@school.org', 'kim'),
      await test.account('lee@school.org', 'lee'),
    ];
    const kept = await test.account('kim@school.org', 'kim');
    await endAllSessions('kim', kept.sessionId);
    const left = async () => (await test.store.query(sessions, {})).map(({ id }) => id).toSorted();
    expect(await left()).toEqual([kept.sessionId, other.sessionId].toSorted());
    await endAllSessions('kim');
    expect(await left()).toEqual([other.sessionId]);
    expect(
      await resolveViewer({ accountId: 'kim', sessionId: one.sessionId, roleHint: null }),
    ).toBeNull();
  });

  it('are live until their last moment, and ended ones are remembered only as long as the store has them', async () => {
    const expiresAt = { seconds: 1_000, nanoseconds: 0 };
    expect(
      [999_999, 1_000_000, 1_000_001].map((time) =>
        isSessionUnexpired({ expiresAt }, new Date(time)),
      ),
    ).toEqual([true, false, false]);
    const { sessionId } = await test.account('kim@school.org');
    expect(isSessionDeletionPending(sessionId)).toBe(false);
    await endSession(sessionId);
    expect([
      isSessionDeletionPending(sessionId),
      await test.store.get(sessions, sessionId),
    ]).toEqual([false, null]);
  });
});

describe('a device', () => {
  it('knows the password of its last sign-in', async () => {
    await test.store.set(accounts, {
      id: 'kim',
      mustChangePassword: false,
      createdAt: NOW,
      passwordVersion: 2,
    });
    expect(
      await Promise.all([1, 2, 3].map((version) => isCurrentPasswordVersion('kim', version))),
    ).toEqual([false, true, false]);
    expect(
      await Promise.all([0, 1].map((version) => isCurrentPasswordVersion('older', version))),
    ).toEqual([true, false]);
  });

  it('belongs to someone with a place: a teacher, or a student in a league of this season', async () => {
    const student = await test.student('kim@school.org');
    expect([
      await isTeacherOrLeagueStudent('anybody', 'teacher'),
      await isTeacherOrLeagueStudent(student.accountId, 'student'),
    ]).toEqual([true, false]);
    await test.store.merge(studentProfiles, `2023_${student.accountId}`, { leagueId: 'room-12' });
    expect(await isTeacherOrLeagueStudent(student.accountId, 'student')).toBe(true);
    expect(await isTeacherOrLeagueStudent('nobody', 'student')).toBe(false);
    await newSeason(2024);
    expect(await isTeacherOrLeagueStudent(student.accountId, 'student')).toBe(false);
  });
});

describe('what a new season takes along', () => {
  it('of a student is the name, the user name and the level, and nothing that was earned or answered', async () => {
    const viewer = await test.student('kim@school.org', 'kim');
    const id = '2023_kim';
    const earned = {
      leagueId: 'room-12',
      mvpPoints: 9,
      assessment_Skipped: true,
      assessment_gameExcitement: 5,
      assessment_mathConfidence: 4,
      assessment_fractionConfidence: 3,
      username: 'kim.l.otter42',
      formulaType: 2 as const,
      teamName: 'Cosmic Otters',
      firstName: 'Kim',
      lastInitial: 'L',
    };
    await test.store.merge(studentProfiles, id, { ...earned, levelOpen: true });
    test.advance(DAY);
    const begun = {
      studentId: 'kim',
      leagueId: '',
      mvpPoints: 0,
      assessment_Skipped: false,
      assessment_gameExcitement: null,
      assessment_mathConfidence: null,
      assessment_fractionConfidence: null,
      createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + DAY)),
      firstName: 'Kim',
      lastInitial: 'L',
      username: 'kim.l.otter42',
      formulaType: 2,
    };
    await newSeason(2024);
    const entering = [1, 2].map(() => ensureSeasonProfile('kim', viewer.email));
    expect(await Promise.all(entering)).toMatchObject([{ role: 'student' }, { role: 'student' }]);
    expect(await test.store.get(studentProfiles, '2024_kim')).toEqual({
      ...begun,
      id: '2024_kim',
      season: 2024,
      levelOpen: true,
    });
    await test.store.merge(studentProfiles, '2024_kim', { levelOpen: false });
    await newSeason(2025);
    await ensureSeasonProfile('kim', viewer.email);
    expect(await test.store.get(studentProfiles, '2025_kim')).toEqual({
      ...begun,
      id: '2025_kim',
      season: 2025,
    });
    expect(await test.store.get(studentProfiles, id)).toMatchObject(earned);
  });

  it('of a teacher is the profile, with the leagues that are allowed by now', async () => {
    const { accountId, email } = await provenTeacher('ada@school.org');
    const before = await test.store.get(teacherProfiles, `2023_${accountId}`);
    await test.store.merge(teacherProfiles, `2023_${accountId}`, { mvpPoints: 5 });
    test.advance(DAY);
    await newSeason(2024);
    await test.store.set(teacherLeagueAllowances, {
      id: email,
      docID: email,
      email,
      leagueAllowance: 7,
    });
    expect(await ensureSeasonProfile(accountId, ' ADA@school.org ')).toMatchObject({
      role: 'teacher',
    });
    expect(await test.store.get(teacherProfiles, `2024_${accountId}`)).toEqual({
      ...before,
      id: `2024_${accountId}`,
      season: 2024,
      mvpPoints: 0,
      leagueAllowance: 7,
      createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + DAY)),
    });
    await test.store.delete(teacherLeagueAllowances, email);
    expect(await ensureSeasonProfile(accountId, email)).toMatchObject({ role: 'teacher' });
    expect(await test.store.get(teacherProfiles, `2024_${accountId}`)).toMatchObject({
      leagueAllowance: 7,
    });
    expect([
      await findStoredLeagueAllowanceIn(test.store, email),
      await ensureSeasonProfile('nobody', 'x@school.org'),
    ]).toEqual([null, null]);
  });
});

it('no one is no admin', async () => {
  expect(await isAdmin(null)).toBe(false);
});
