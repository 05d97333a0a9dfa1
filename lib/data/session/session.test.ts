import { findStudentProfileIn } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import {
  requestPasswordResetAndPrepareEmail,
  resetPassword,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from '@/lib/data/account/commands';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { completeReadingTask } from '@/lib/data/week/commands';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { sessions } from '@/lib/store/collections/accounts';
import {
  admins,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { studentDraftProgress } from '@/lib/store/collections/teams';
import { StoreUnavailableError } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { endSession } from './commands';
import { isAdmin, resolveViewer } from './queries';
import { ensureSeasonProfile } from './start-season';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const account = { email: 'kim@school.org', password: 'seven green kites' };

async function newSeason(season: number): Promise<void> {
  await test.store.merge(appData, 'meta', { currentSeason: season, currentWeek: 0 });
  refreshAppMeta();
}

describe('signing in', () => {
  it('compares the address without case and opens a session that the next request knows', async () => {
    await signUpStudent(account, 'here');
    const session = await signIn({ ...account, email: ' KIM@school.org ' }, 'here');
    expect(session).toMatchObject({ email: account.email, role: null });
    const viewer = await resolveViewer({
      accountId: session?.accountId ?? '',
      sessionId: session?.sessionId ?? '',
      roleHint: null,
    });
    expect(viewer).toMatchObject({ email: account.email, role: null });
  });

  it('costs one hash and gives one answer for an unknown address and for a wrong password', async () => {
    await signUpStudent(account, 'here');
    const calls = test.countHashes();
    await expect(signIn({ ...account, password: 'not the password' }, 'here')).resolves.toBeNull();
    const wrongPassword = calls();
    await expect(
      signIn({ email: 'nobody@school.org', password: 'not the password' }, 'here'),
    ).resolves.toBeNull();
    expect(wrongPassword).toBe(1);
    expect(calls() - wrongPassword).toBe(1);
  });

  const asTeacher = { displayName: 'Ada', school: 'Hill School', agreed: true };
  it.each([
    ['a student', signUpStudent],
    [
      'a teacher',
      async (given: typeof account, client: string) =>
        void (await signUpTeacherAndPrepareEmail({ ...given, ...asTeacher }, client)),
    ],
  ])(
    'costs one hash to sign up as %s, whether or not the address was taken, and says the same',
    async (_, signUp) => {
      const calls = test.countHashes();
      await expect(signUp(account, 'here')).resolves.toBeUndefined();
      const first = calls();
      await expect(
        signUp({ ...account, password: 'another password' }, 'here'),
      ).resolves.toBeUndefined();
      expect([first, calls() - first]).toEqual([1, 1]);
      await expect(signIn(account, 'here')).resolves.toBeTruthy();
    },
  );

  it('asks for a proof after five wrong passwords, also for the right one, and the count is over a quarter of an hour later', async () => {
    await signUpStudent(account, 'here');
    const wrong = () => signIn({ ...account, password: 'not the password' }, 'here');
    for (let guess = 0; guess < 5; guess++) await expect(wrong()).resolves.toBeNull();
    const calls = test.countHashes();
    for (const again of [
      wrong,
      () => signIn(account, 'here'),
      () => signIn(account, 'elsewhere'),
    ]) {
      await expect(again()).rejects.toMatchObject({
        code: 'needs-proof',
        challenge: expect.any(String),
      });
    }
    expect(calls()).toBe(0);
    test.advance(15 * 60_000);
    await expect(signIn(account, 'here')).resolves.toBeTruthy();
  });

  it('lets no burst of guesses past the count', async () => {
    await signUpStudent(account, 'here');
    const guesses = Array.from({ length: 40 }, () =>
      signIn({ ...account, password: 'not the password' }, 'here'),
    );
    const results = await Promise.allSettled(guesses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('lets a class of thirty in from one address', async () => {
    const students = Array.from({ length: 30 }, (_, index) => ({
      email: `s${index}@school.org`,
      password: `green kites ${index}`,
    }));
    for (const student of students) await signUpStudent(student, 'school');
    const all = await Promise.all(students.map((student) => signIn(student, 'school')));
    expect(all.filter(Boolean)).toHaveLength(30);
  });
});

describe('a session', () => {
  it('is over on the next request after signing out, and after its time', async () => {
    const viewer = await test.student('kim@school.org');
    const claim = { accountId: viewer.accountId, sessionId: viewer.sessionId, roleHint: null };
    await expect(resolveViewer(claim)).resolves.toMatchObject({ role: 'student' });
    await endSession(viewer.sessionId);
    await expect(resolveViewer(claim)).resolves.toBeNull();

    const { accountId, sessionId } = await test.student('lee@school.org');
    const other = { accountId, sessionId, roleHint: null };
    const { expiresAt } = (await test.store.get(sessions, sessionId)) ?? {
      expiresAt: timestampFromDate(new Date(0)),
    };
    test.setNow(new Date(dateFromTimestamp(expiresAt).getTime() - 1));
    await expect(resolveViewer(other)).resolves.toMatchObject({ role: 'student' });
    test.advance(1);
    await expect(resolveViewer(other)).resolves.toBeNull();
  });

  it('has the role of the stored profile, whatever the cookie says (S13)', async () => {
    const [kim, ada, nobody] = [
      await test.student('kim@school.org'),
      await test.teacher('ada@school.org'),
      await test.account('lee@school.org'),
    ];
    for (const [{ accountId, sessionId }, role] of [
      [kim, 'student'],
      [ada, 'teacher'],
      [nobody, null],
    ] as const) {
      for (const roleHint of ['student', 'teacher', null] as const) {
        await expect(resolveViewer({ accountId, sessionId, roleHint })).resolves.toMatchObject({
          role,
        });
      }
    }
  });

  it('that ended is no one, and one without a profile still writes nothing, where the cookie is trusted for the role', async () => {
    const teacher = await test.teacher('ada@school.org');
    const claim = {
      accountId: teacher.accountId,
      sessionId: teacher.sessionId,
      roleHint: 'student',
    } as const;
    const claimed = await resolveViewer(claim, { trustCookieRole: true });
    expect(claimed).toMatchObject({ role: 'student' });
    await expect(completeReadingTask(claimed, { week: 6, task: 1 })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await endSession(teacher.sessionId);
    await expect(resolveViewer(claim, { trustCookieRole: true })).resolves.toBeNull();
  });

  it('belongs to its own account only', async () => {
    const kim = await test.student('kim@school.org');
    const lee = await test.student('lee@school.org');
    await expect(
      resolveViewer({ accountId: lee.accountId, sessionId: kim.sessionId, roleHint: null }),
    ).resolves.toBeNull();
  });

  it('ends everywhere when the password is reset by mail, and the link works once', async () => {
    await signUpStudent(account, 'here');
    await signIn(account, 'here');
    await (await requestPasswordResetAndPrepareEmail('Kim@School.org', 'here'))();
    const token = /token=(\S+)/.exec(test.mail[0]?.text ?? '')?.[1] ?? '';
    await resetPassword(token, 'a brand new kite');
    expect(await test.store.query(sessions, {})).toEqual([]);
    await expect(resetPassword(token, 'once more a kite')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      signIn({ ...account, password: 'a brand new kite' }, 'here'),
    ).resolves.toBeTruthy();
  });

  it('says nothing about an unknown address when a reset is asked for', async () => {
    await (await requestPasswordResetAndPrepareEmail('nobody@school.org', 'here'))();
    expect(test.mail).toEqual([]);
  });
});

describe('passwords', () => {
  it.each([
    ['short', 'too short'],
    ['password1', 'common'],
    ['kim@school.org', 'the email itself'],
    ['x'.repeat(129), 'too long'],
  ])('refuses %s, which is %s', async (password) => {
    await expect(signUpStudent({ ...account, password }, 'here')).rejects.toMatchObject({
      code: 'invalid-input',
      fieldErrors: { password: expect.any(String) },
    });
  });
});

describe('a new season', () => {
  it('does not take along what was scouted in no league', async () => {
    const viewer = await test.student('kim@school.org');
    await test.store.set(studentDraftProgress, {
      id: `_${viewer.accountId}`,
      studentId: viewer.accountId,
      leagueId: '',
      scoutedPlayerIds: [23459],
      scoutedDefenseIds: [],
    });
    await ensureSeasonProfile(viewer.accountId, viewer.email);
    expect(await test.store.query(studentDraftProgress, {})).toHaveLength(1);
    await newSeason(2024);
    await ensureSeasonProfile(viewer.accountId, viewer.email);
    expect(await test.store.query(studentDraftProgress, {})).toEqual([]);
  });

  it('is over again when the season is set back: everyone has the profile of then, and nothing is made', async () => {
    const [kim, ada] = [await test.student('kim@school.org'), await test.teacher('ada@school.org')];
    for (const season of [2024, 2023, 2025, 2024]) {
      await newSeason(season);
      await expect(ensureSeasonProfile(kim.accountId, kim.email)).resolves.toMatchObject({
        role: 'student',
      });
      await expect(ensureSeasonProfile(ada.accountId, ada.email)).resolves.toMatchObject({
        role: 'teacher',
      });
    }
    const seasons = (profiles: { season: number }[]) => profiles.map(({ season }) => season).sort();
    expect(seasons(await test.store.query(studentProfiles, {}))).toEqual([2023, 2024, 2025]);
    expect(seasons(await test.store.query(teacherProfiles, {}))).toEqual([2023, 2024, 2025]);
  });

  it('copies the newest older profile and no later one, in whatever order they stand', async () => {
    const kim = await test.student('kim@school.org');
    const [own] = await test.store.query(studentProfiles, {});
    if (!own) throw new Error('Kim has a profile.');
    await test.store.delete(studentProfiles, own.id);
    for (const [id, season, firstName] of [
      ['z', 2021, 'Older'],
      ['a', 2022, 'Newest'],
      ['b', 2026, 'Later'],
    ] as const) {
      await test.store.create(studentProfiles, { ...own, id, season, firstName });
    }
    await expect(ensureSeasonProfile(kim.accountId, kim.email)).resolves.toMatchObject({
      role: 'student',
    });
    const made = await test.store.query(studentProfiles, {
      where: [{ field: 'season', op: '==', value: 2023 }],
    });
    expect(made).toMatchObject([{ firstName: 'Newest' }]);
  });

  it('keeps a teacher a teacher who came only in a later season, when it is set back', async () => {
    const ada = await test.teacher('ada@school.org');
    await newSeason(2022);
    await expect(ensureSeasonProfile(ada.accountId, ada.email)).resolves.toMatchObject({
      role: 'teacher',
    });
  });

  it('takes the older one of two profiles, on every page, and says so in the log', async () => {
    const kim = await test.student('kim@school.org');
    const [own] = await test.store.query(studentProfiles, {});
    if (!own) throw new Error('Kim has a profile.');
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const earlier = { seconds: own.createdAt.seconds - 1, nanoseconds: 0 };
    await test.store.create(studentProfiles, {
      ...own,
      id: 'zz',
      firstName: 'First',
      createdAt: earlier,
    });
    await test.store.create(studentProfiles, { ...own, id: 'a0', firstName: 'Later' });
    await expect(ensureSeasonProfile(kim.accountId, kim.email)).resolves.toMatchObject({
      role: 'student',
    });
    expect(await findStudentProfileIn(test.store, kim.accountId, 2023)).toMatchObject({
      firstName: 'First',
    });
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();
    expect(
      lines.filter((line) =>
        line.includes(
          `Duplicate documents in studentProfiles: zz, ${own.id < 'a0' ? `${own.id}, a0` : `a0, ${own.id}`}.`,
        ),
      ),
    ).toHaveLength(1);
  });

  it('brings a teacher’s allowance in line with the record for the lower-cased address', async () => {
    const viewer = await test.teacher('ada@school.org');
    await test.store.set(teacherLeagueAllowances, {
      id: 'a',
      docID: 'a',
      email: 'ada@school.org',
      leagueAllowance: 7,
    });
    await ensureSeasonProfile(viewer.accountId, 'Ada@School.org');
    expect(await test.store.query(teacherProfiles, {})).toMatchObject([{ leagueAllowance: 7 }]);
  });
});

describe('the admin check', () => {
  it('is true for an address in the list only, and false when the store fails', async () => {
    const viewer = await test.teacher('ada@school.org');
    await expect(isAdmin(viewer)).resolves.toBe(false);
    await test.store.set(admins, {
      id: 'ada@school.org',
      createdAt: { seconds: 0, nanoseconds: 0 },
    });
    await expect(isAdmin(viewer)).resolves.toBe(true);
    jest.spyOn(test.store, 'get').mockRejectedValue(new Error('broken'));
    await expect(isAdmin(viewer)).resolves.toBe(false);
  });
});

it('signing out while the disk is full ends the session in this process all the same', async () => {
  await signUpStudent(account, 'here');
  const session = await signIn(account, 'here');
  const claim = {
    accountId: session?.accountId ?? '',
    sessionId: session?.sessionId ?? '',
    roleHint: null,
  };
  expect(await resolveViewer(claim)).not.toBeNull();
  jest
    .spyOn(test.services.store, 'delete')
    .mockRejectedValueOnce(new StoreUnavailableError('The disk is full.'));
  await expect(endSession(claim.sessionId)).rejects.toMatchObject({
    name: 'StoreUnavailableError',
  });
  expect(await test.store.get(sessions, claim.sessionId)).not.toBeNull();
  expect(await resolveViewer(claim)).toBeNull();
});
