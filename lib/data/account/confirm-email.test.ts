import { requireSignedIn, type Viewer } from '@/lib/data/access/viewer';
import { addStudents } from '@/lib/data/class-roster/add-student-commands';
import { getTeacherDashboard, getTeacherShell } from '@/lib/data/league/queries';
import { createStudentProfile } from '@/lib/data/profile/commands';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { isAdmin, resolveViewer } from '@/lib/data/session/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { accounts, confirmLinks, sessions } from '@/lib/store/collections/accounts';
import { leagues } from '@/lib/store/collections/leagues';
import { admins, studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { openLeague } from '@/lib/testing/open-league';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { listTeacherAllowances } from '../admin/queries';
import { getTeacherProfile } from '../profile/queries';
import { type SignedInAccount, signIn } from './authentication-commands';
import {
  changePassword,
  confirmEmailAddress,
  requestPasswordResetAndPrepareEmail,
  resendConfirmationEmail,
  resetPassword,
  sendConfirmEmailAtSignIn,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from './commands';
import { findAccountOfConfirmLink, getEmailConfirmation } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const HEAD = { email: 'head@school.test', password: 'seven green kites' };
const NAMES = { displayName: 'Ms Head', school: 'Hill School', agreed: true };

async function signUp(account = HEAD): Promise<void> {
  await (await signUpTeacherAndPrepareEmail({ ...account, ...NAMES }, 'here'))();
}

async function openSession(
  account = HEAD,
): Promise<{ viewer: NonNullable<Viewer>; account: SignedInAccount }> {
  const opened = await signIn(account, 'here');
  if (!opened) throw new Error('The two do not fit.');
  const viewer = await resolveViewer({ ...opened, roleHint: opened.role });
  if (!viewer) throw new Error('The session is nobody.');
  return { viewer, account: opened };
}

const tokenOf = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
const letters = () => test.mail.filter(({ subject }) => subject.startsWith('Confirm'));
const code = (job: Promise<unknown>) =>
  job.then(
    () => 'done',
    (error) => error.code,
  );

/** Includes a role that the account claims for itself. */
async function everything(viewer: NonNullable<Viewer>): Promise<unknown[]> {
  return Promise.all(
    [
      viewer,
      { ...viewer, role: 'teacher' as const },
      { ...viewer, role: 'student' as const },
    ].flatMap((claimed) => [
      code(openLeague(claimed, { name: 'Room 12', password: 'brave otter' })),
      code(getTeacherDashboard(claimed)),
      code(getTeacherShell(claimed)),
      code(getTeacherProfile(claimed)),
      code(listTeacherAllowances(claimed, { search: '', page: 1 })),
      code(createStudentProfile(claimed, { firstName: 'Eve', lastInitial: 'M' })),
      code(changePassword(claimed, { current: HEAD.password, password: 'a calm green hill' })),
      code(addStudents(claimed, { leagueId: 'any', operationId: 'operation-1', students: [] })),
    ]),
  );
}

describe('S24: a teacher’s account', () => {
  it('can do nothing but ask for the letter again until the mailed link is used, whatever is in `admins`', async () => {
    await test.store.set(admins, { id: HEAD.email, createdAt: timestampFromDate(TEST_NOW) });
    await signUp();
    const { viewer, account } = await openSession();
    expect(account).toMatchObject({ role: null, addressProof: 'due' });
    expect(viewer).toMatchObject({ role: null, addressProof: 'due' });
    for (const roleHint of ['teacher', 'student', null] as const) {
      for (const trustCookieRole of [true, false]) {
        expect(await resolveViewer({ ...account, roleHint }, { trustCookieRole })).toMatchObject({
          role: null,
          addressProof: 'due',
        });
      }
    }
    expect(new Set(await everything(viewer))).toEqual(new Set(['not-allowed']));
    expect(() => requireSignedIn(viewer)).toThrow('Please use the link in your email first.');
    for (const collection of [teacherProfiles, studentProfiles, leagues]) {
      expect(await test.store.query(collection as typeof leagues, {})).toEqual([]);
    }
    expect(await code(resendConfirmationEmail(viewer))).toBe('done');
    expect(letters().map(({ to }) => to)).toEqual([HEAD.email, HEAD.email]);
  });

  it('opens with the link, in every session it has, with its profile and what it is an admin of', async () => {
    await test.store.set(admins, { id: HEAD.email, createdAt: timestampFromDate(TEST_NOW) });
    await signUp();
    const [desk, phone] = [await openSession(), await openSession()];
    const token = tokenOf(letters()[0]?.text);
    expect(await findAccountOfConfirmLink(desk.viewer, token)).toEqual({
      email: HEAD.email,
      isOwn: true,
    });
    await confirmEmailAddress(desk.viewer, token);
    for (const { account } of [desk, phone]) {
      const viewer = await resolveViewer({ ...account, roleHint: null });
      expect(viewer).toMatchObject({ role: 'teacher' });
      expect(viewer).not.toHaveProperty('addressProof');
      expect(await isAdmin(viewer)).toBe(true);
      expect(await getTeacherProfile(viewer)).toMatchObject({
        displayName: NAMES.displayName,
        email: HEAD.email,
      });
    }
    expect(await test.store.query(teacherProfiles, {})).toMatchObject([
      {
        id: `${TEST_SEASON}_${desk.viewer.accountId}`,
        schoolAuthority: {
          name: NAMES.displayName,
          school: NAMES.school,
          noticeVersion: expect.any(String),
        },
      },
    ]);
    expect(await test.store.get(accounts, desk.viewer.accountId)).not.toHaveProperty(
      'teacherSignUp',
    );
    expect((await openSession()).account).toMatchObject({ role: 'teacher' });
  });

  it('takes each link once, for a week, and only from the account it was written for', async () => {
    await signUp();
    await signUp({ ...HEAD, email: 'eve@school.test' });
    const { viewer } = await openSession();
    const stranger = (await openSession({ ...HEAD, email: 'eve@school.test' })).viewer;
    const token = tokenOf(test.mail.find(({ to }) => to === HEAD.email)?.text);
    // A reader of the email who has not signed up gets nothing from the link, and neither does the
    // stranger.
    expect(await code(confirmEmailAddress(null, token))).toBe('not-signed-in');
    expect(await code(confirmEmailAddress(stranger, token))).toBe('not-found');
    test.advance(7 * 24 * 3_600_000);
    expect(await code(confirmEmailAddress(viewer, token))).toBe('not-found');
    expect(await findAccountOfConfirmLink(viewer, token)).toBeNull();
    expect(await test.store.query(teacherProfiles, {})).toEqual([]);

    await resendConfirmationEmail(viewer);
    await resendConfirmationEmail(viewer);
    const [again, unused] = letters()
      .slice(-2)
      .map(({ text }) => tokenOf(text));
    expect(await code(confirmEmailAddress(viewer, again ?? ''))).toBe('done');
    expect(await code(confirmEmailAddress(viewer, again ?? ''))).toBe('not-found');
    expect(await code(confirmEmailAddress(viewer, unused ?? ''))).toBe('not-found');
  });

  it('is closed in the store too: only hashes of links are kept', async () => {
    await signUp();
    const token = tokenOf(letters()[0]?.text);
    expect(token).toHaveLength(43);
    const kept = JSON.stringify(await test.store.query(confirmLinks, {}));
    expect(kept).not.toContain(token);
    expect(kept).toMatch(/"id":"[0-9a-f]{64}"/);
  });

  it('of a stranger is taken over by whoever reads the mail of the address, and the stranger is out', async () => {
    await signUp();
    const stranger = await openSession();
    await (await requestPasswordResetAndPrepareEmail(HEAD.email, 'there'))();
    await resetPassword(tokenOf(test.mail.at(-1)?.text), 'a calm green hill');
    expect(await resolveViewer({ ...stranger.account, roleHint: null })).toBeNull();
    expect(await signIn(HEAD, 'here')).toBeNull();
    const owner = await openSession({ ...HEAD, password: 'a calm green hill' });
    expect(owner.account).toMatchObject({ role: 'teacher' });
    expect(owner.account).not.toHaveProperty('addressProof');
  });

  it('ends every session that a stranger has open, however many, and one that opens in that very moment', async () => {
    await signUp();
    const { viewer } = await openSession();
    const stored = (await test.store.query(sessions, {}))[0];
    if (!stored) throw new Error('There is no session.');
    for (let start = 0; start < 900; start += 300) {
      await test.store.batch((batch) => {
        for (let number = start; number < start + 300; number += 1)
          batch.create(sessions, { ...stored, id: `stranger-${number}` });
      });
    }
    await (await requestPasswordResetAndPrepareEmail(HEAD.email, 'there'))();
    const { transaction } = test.store;
    const spy = jest.spyOn(test.store, 'transaction').mockImplementationOnce(async (body) => {
      await test.store.create(sessions, { ...stored, id: 'just-now' });
      spy.mockRestore();
      return transaction(body);
    });
    await resetPassword(tokenOf(test.mail.at(-1)?.text), 'a calm green hill');
    expect(await test.store.query(sessions, {})).toEqual([]);
    expect(await test.store.query(teacherProfiles, {})).toMatchObject([
      { teacherId: viewer.accountId },
    ]);
  });

  it('gets a profile of the season in which it is proven', async () => {
    await signUp();
    const { viewer, account } = await openSession();
    await test.store.merge(appData, 'meta', { currentSeason: TEST_SEASON + 1, currentWeek: 0 });
    refreshAppMeta();
    await confirmEmailAddress(viewer, tokenOf(letters()[0]?.text));
    expect(await resolveViewer({ ...account, roleHint: null })).toMatchObject({
      role: 'teacher',
      season: TEST_SEASON + 1,
    });
    expect((await test.store.query(teacherProfiles, {})).map(({ season }) => season)).toEqual([
      TEST_SEASON + 1,
    ]);
  });
});

describe('S16: signing up as a teacher with a known address', () => {
  it('answers alike, writes to the address in both cases, and changes nothing of the account', async () => {
    await signUp();
    const before = await test.store.query(accounts, {});
    const hashes = test.countHashes();
    const stranger = { ...HEAD, password: 'another password', ...NAMES, displayName: 'Eve' };
    await expect(signUpTeacherAndPrepareEmail(stranger, 'there')).resolves.toEqual(
      expect.any(Function),
    );
    expect(hashes()).toBe(1);
    await (await signUpTeacherAndPrepareEmail(stranger, 'there'))();
    expect(test.mail.map(({ to }) => to)).toEqual([HEAD.email, HEAD.email]);
    expect(test.mail[1]?.text).not.toMatch(/token=|Eve/);
    expect(await test.store.query(accounts, {})).toEqual(before);
  });

  it('sends no more than a few letters to one address, however often someone signs up with it', async () => {
    for (let count = 0; count < 9; count += 1) await signUp();
    expect(test.mail.length).toBeLessThanOrEqual(4);
    const { viewer } = await openSession();
    expect(await code(resendConfirmationEmail(viewer))).toBe('too-many-tries');
  });

  it('is answered when no mail can be sent, and the log says so without naming anyone', async () => {
    const log: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => log.push(String(text)) > 0);
    test.services.mailer = {
      ...test.services.mailer,
      send: () => Promise.reject(new Error(`No route to ${HEAD.email}`)),
    };
    await signUp();
    expect(log).toHaveLength(1);
    expect(log[0]).not.toMatch(/school\.test|token/);
  });
});

describe('a teacher of older data', () => {
  /** An account with a profile, and nothing about its address. */
  async function olderTeacher(): Promise<string> {
    const created = await test.services.identity.createAccount(HEAD);
    if (created.status !== 'created') throw new Error('The address is taken.');
    await test.store.create(teacherProfiles, {
      id: `${TEST_SEASON}_${created.accountId}`,
      teacherId: created.accountId,
      season: TEST_SEASON,
      mvpPoints: 0,
      createdAt: timestampFromDate(TEST_NOW),
      leagueAllowance: 1,
      displayName: 'Ms Old',
    });
    await test.store.set(admins, { id: HEAD.email, createdAt: timestampFromDate(TEST_NOW) });
    return created.accountId;
  }

  it('loses nothing, is asked at the next sign-in, and is asked no more once the link was used', async () => {
    const accountId = await olderTeacher();
    const { viewer, account } = await openSession();
    expect(viewer).toMatchObject({ role: 'teacher', addressProof: 'asked' });
    expect(await isAdmin(viewer)).toBe(true);
    expect(await getTeacherShell(viewer)).toMatchObject({
      displayName: 'Ms Old',
      isAdmin: true,
      asksForProof: true,
    });
    await openLeague(viewer, { name: 'Room 12', password: 'brave otter' });

    await sendConfirmEmailAtSignIn(account);
    await sendConfirmEmailAtSignIn(account);
    expect(letters()).toHaveLength(1);
    expect(await getEmailConfirmation(viewer)).toMatchObject({
      email: HEAD.email,
      isDue: false,
      message: null,
    });
    await confirmEmailAddress(viewer, tokenOf(letters()[0]?.text));
    const after = await resolveViewer({ ...account, roleHint: 'teacher' });
    expect(after).not.toHaveProperty('addressProof');
    expect(await getTeacherShell(after)).toMatchObject({
      displayName: 'Ms Old',
      asksForProof: false,
    });
    expect((await openSession()).viewer).not.toHaveProperty('addressProof');
    expect(await test.store.query(teacherProfiles, {})).toMatchObject([
      { teacherId: accountId, displayName: 'Ms Old' },
    ]);
    expect(await code(resendConfirmationEmail(after))).toBe('not-allowed');
  });
});

it('students need no proof, and one who has chosen a new password by mail is still a student', async () => {
  const kim = { email: 'kim@school.test', password: 'seven green kites' };
  await signUpStudent(kim, 'here');
  const { viewer } = await openSession(kim);
  expect(viewer).not.toHaveProperty('addressProof');
  await createStudentProfile(viewer, { firstName: 'Kim', lastInitial: 'L' });
  await (await requestPasswordResetAndPrepareEmail(kim.email, 'here'))();
  await resetPassword(tokenOf(test.mail.at(-1)?.text), 'a calm green hill');
  expect((await openSession({ ...kim, password: 'a calm green hill' })).account).toMatchObject({
    role: 'student',
  });
  expect(await test.store.query(teacherProfiles, {})).toEqual([]);
  expect(await test.store.query(sessions, {})).toHaveLength(1);
});

describe('an address that the identity service has verified', () => {
  const verify = (email = HEAD.email) => {
    const { identity } = test.services;
    const find = identity.findAccount;
    jest.spyOn(identity, 'findAccount').mockImplementation(async (accountId) => {
      const found = await find(accountId);
      return found && { ...found, email, addressVerified: true };
    });
  };

  it('is not asked for again: the sign-up becomes a profile at the first sign-in', async () => {
    await signUp();
    verify();
    const { viewer, account } = await openSession();
    expect(account).toMatchObject({ role: 'teacher' });
    expect([account, viewer].some((one) => 'addressProof' in one)).toBe(false);
    expect(await test.store.get(accounts, account.accountId)).toMatchObject({
      addressProvenAt: timestampFromDate(TEST_NOW),
    });
    expect(await test.store.query(teacherProfiles, {})).toMatchObject([{ displayName: 'Ms Head' }]);
  });

  it('proves no other address', async () => {
    await signUp();
    verify('other@school.test');
    expect((await openSession()).account).toMatchObject({ role: null, addressProof: 'due' });
  });
});
