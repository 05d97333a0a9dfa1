import { createHash } from 'node:crypto';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { UNCATALOGED_LOG_MESSAGES } from '@/lib/platform/log';
import { accounts, confirmLinks, sessions } from '@/lib/store/collections/accounts';
import {
  studentProfiles,
  type TeacherProfile,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { signInFirstText } from '@/words/access';
import {
  emailLinkExpiredText,
  passwordIsBeingSavedText,
  passwordProblemText,
  samePasswordText,
  wrongCurrentPasswordText,
} from '@/words/account';
import {
  changePassword,
  confirmEmailAddress,
  requestPasswordResetAndPrepareEmail,
  resetPassword,
  sendConfirmEmailAtSignIn,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from './commands';
import { confirmEmailIn, createTeacherSignUpRecord } from './confirm-email';
import { recordPasswordChange } from './passwords';
import { findAccountOfConfirmLink } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const MINUTE = 60_000;
const EMAIL = 'ada@school.org';
const ada = { email: EMAIL, password: 'seven green kites' };
const NAMES = { displayName: 'Ms Lovelace', school: 'Hill School' };
const NEW = 'a calm green hill';
const stamp = (later = 0) => timestampFromDate(new Date(TEST_NOW.getTime() + later));
const tokenOf = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
const idOf = (token: string) => createHash('sha256').update(token).digest('hex');
const accountIdOf = async (email = EMAIL) =>
  (await test.services.identity.findAccountByEmail(email))?.accountId ?? '';
const sessionIds = async () =>
  (await test.store.query(sessions, {})).map(({ id }) => id).toSorted();

async function signedUp(email = EMAIL, password = ada.password) {
  await signUpStudent({ email, password }, 'here');
  return test.account(email, await accountIdOf(email));
}

function logLines(): string[] {
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
}

describe('a new account', () => {
  it('has a whole record, of a teacher with what was typed, and one that is taken changes in nothing', async () => {
    const agreed = { agreed: true, ...NAMES };
    await signUpStudent({ email: ' Kim@School.org ', password: ada.password }, 'here');
    test.advance(1_000);
    await signUpTeacherAndPrepareEmail({ ...ada, ...agreed }, 'here');
    const plain = { mustChangePassword: false };
    const [kim, teacher] = [await accountIdOf('kim@school.org'), await accountIdOf()];
    const stored = [
      { ...plain, id: kim, createdAt: stamp() },
      {
        ...plain,
        id: teacher,
        createdAt: stamp(1_000),
        teacherSignUp: {
          ...NAMES,
          noticeVersion: expect.stringMatching(/^\d{4}-\d\d$/),
          agreedAt: stamp(1_000),
        },
      },
    ];
    const records = async () =>
      (await test.store.query(accounts, {})).toSorted(
        (one, other) => one.createdAt.seconds - other.createdAt.seconds,
      );
    expect(await records()).toEqual(stored);
    test.advance(1_000);
    await signUpStudent({ ...ada, password: NEW }, 'here');
    await signUpTeacherAndPrepareEmail({ ...ada, ...agreed, displayName: 'Eve' }, 'here');
    expect(await records()).toEqual(stored);
    expect(await test.services.identity.verifyPassword(EMAIL, ada.password)).toMatchObject({
      accountId: teacher,
    });
  });

  it('of a teacher is written to after the answer, and a store that fails then is told to the log alone', async () => {
    const write = await signUpTeacherAndPrepareEmail({ ...ada, ...NAMES, agreed: true }, 'here');
    expect(test.mail).toEqual([]);
    const log = logLines();
    const failing = jest.spyOn(test.store, 'transaction').mockRejectedValue(new Error('no room'));
    await expect(write()).resolves.toBeUndefined();
    failing.mockRestore();
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'error',
      message: UNCATALOGED_LOG_MESSAGES.accountEmail,
    });
    expect(test.mail).toEqual([]);
    await write();
    expect(test.mail).toHaveLength(1);
  });

  it('of older data is asked for a proof only a few times in an hour', async () => {
    const account = { accountId: 'ada', email: EMAIL };
    for (let times = 0; times < 5; times += 1) {
      await sendConfirmEmailAtSignIn(account);
      for (const { id } of await test.store.query(confirmLinks, {}))
        await test.store.delete(confirmLinks, id);
    }
    expect(test.mail).toHaveLength(3);
  });
});

describe('the proof of an address', () => {
  const teacherOf = (accountId: string): TeacherProfile => ({
    id: `${TEST_SEASON}_${accountId}`,
    teacherId: accountId,
    season: TEST_SEASON,
    mvpPoints: 0,
    createdAt: stamp(MINUTE),
    leagueAllowance: 4,
    displayName: NAMES.displayName,
    schoolAuthority: {
      name: NAMES.displayName,
      school: NAMES.school,
      noticeVersion: expect.any(String),
      agreedAt: stamp(),
    },
  });

  it('with the mailed link makes the whole teacher, opens the sessions that waited, and ends every other link', async () => {
    await test.store.create(teacherLeagueAllowances, {
      id: EMAIL,
      docID: EMAIL,
      email: EMAIL,
      leagueAllowance: 4,
    });
    for (const email of [EMAIL, 'bo@school.org']) {
      await (
        await signUpTeacherAndPrepareEmail({ ...ada, email, ...NAMES, agreed: true }, 'here')
      )();
    }
    const [own, other] = [await accountIdOf(), await accountIdOf('bo@school.org')];
    const [desk, phone, foreign] = [
      await test.account(EMAIL, own),
      await test.account(EMAIL, own),
      await test.account('bo@school.org', other),
    ];
    for (const { sessionId } of [desk, foreign])
      await test.store.merge(sessions, sessionId, { addressProof: 'due' });
    const before = new Map(
      (await test.store.query(sessions, {})).map((session) => [session.id, session]),
    );
    const token = tokenOf(test.mail[0]?.text);
    const refused = { code: 'not-found', message: emailLinkExpiredText() };
    for (const [viewer, link] of [
      [foreign, token],
      [desk, tokenOf(test.mail[1]?.text)],
      [desk, idOf(token)],
    ] as const) {
      await expect(confirmEmailAddress(viewer, link)).rejects.toMatchObject(refused);
    }
    expect(await test.store.count(teacherProfiles, {})).toBe(0);

    test.advance(MINUTE);
    await confirmEmailAddress(desk, token);
    expect(await test.store.get(accounts, own)).toEqual({
      id: own,
      mustChangePassword: false,
      createdAt: stamp(),
      addressProvenAt: stamp(MINUTE),
    });
    expect(await test.store.query(teacherProfiles, {})).toEqual([teacherOf(own)]);
    const { addressProof: _, ...opened } = before.get(desk.sessionId) ?? {};
    expect(await test.store.get(sessions, desk.sessionId)).toEqual(opened);
    for (const { sessionId } of [phone, foreign]) {
      expect(await test.store.get(sessions, sessionId)).toEqual(before.get(sessionId));
    }
    expect((await test.store.query(confirmLinks, {})).map(({ accountId }) => accountId)).toEqual([
      other,
    ]);
    expect(await test.store.get(accounts, other)).toMatchObject({
      teacherSignUp: { displayName: 'Ms Lovelace' },
    });
    await expect(confirmEmailAddress(desk, token)).rejects.toMatchObject(refused);
  });

  it('makes no second person of one who is a student or a teacher already, in whichever season', async () => {
    const { student, teacher, older } = { student: 'student', teacher: 'teacher', older: 'older' };
    await test.store.create(studentProfiles, {
      id: 'kim',
      studentId: student,
      season: TEST_SEASON - 1,
      leagueId: '',
      mvpPoints: 0,
      createdAt: stamp(),
      firstName: 'Kim',
      lastInitial: 'L',
      formulaType: 1,
    });
    for (const [teacherId, season] of [
      [teacher, TEST_SEASON],
      [older, TEST_SEASON - 1],
    ] as const) {
      await test.store.create(teacherProfiles, {
        ...teacherOf(teacherId),
        id: teacherId,
        season,
        schoolAuthority: undefined,
      });
    }
    const prove = (accountId: string, isInvited: boolean) =>
      test.store.transaction((transaction) =>
        confirmEmailIn(
          transaction,
          { accountId, email: EMAIL },
          isInvited ? createTeacherSignUpRecord(NAMES) : undefined,
        ),
      );
    for (const accountId of [student, teacher, older]) await prove(accountId, true);
    expect(await test.store.count(teacherProfiles, {})).toBe(2);
    // An account of older data without a record, and one that was made with another password to be
    // changed.
    expect(await test.store.get(accounts, older)).toEqual({
      id: older,
      createdAt: stamp(),
      mustChangePassword: false,
      addressProvenAt: stamp(),
    });
    const kept = { createdAt: stamp(-MINUTE), mustChangePassword: true, passwordVersion: 3 };
    await test.store.set(accounts, { id: 'kept', ...kept });
    await prove('kept', false);
    expect(await test.store.get(accounts, 'kept')).toEqual({
      id: 'kept',
      ...kept,
      addressProvenAt: stamp(),
    });
    expect(await test.store.count(teacherProfiles, {})).toBe(2);
    await prove('new', true);
    expect(await test.store.get(teacherProfiles, `${TEST_SEASON}_new`)).toEqual({
      ...teacherOf('new'),
      createdAt: stamp(),
      leagueAllowance: 1,
    });
  });

  it('is no link’s of a user name, which has no mailbox', async () => {
    const made = await test.services.identity.createAccount({
      email: 'kim.l.otter42@students.invalid',
      password: NEW,
    });
    const accountId = made.status === 'created' ? made.accountId : '';
    await test.store.create(confirmLinks, {
      id: idOf('a-token'),
      accountId,
      expiresAt: stamp(MINUTE),
    });
    expect(await findAccountOfConfirmLink(null, 'a-token')).toBeNull();
  });
});

describe('a new password by mail', () => {
  it('is answered whole, ends the sessions of that account alone, and works once', async () => {
    const [here, other] = [await signedUp(), await signedUp('bo@school.org')];
    await test.account(EMAIL, here.accountId);
    await test.store.merge(accounts, here.accountId, {
      mustChangePassword: true,
      passwordVersion: 2,
    });
    await (await requestPasswordResetAndPrepareEmail(EMAIL, 'here'))();
    const token = tokenOf(test.mail[0]?.text);
    test.advance(MINUTE);
    expect(await resetPassword(token, NEW)).toEqual({
      accountId: here.accountId,
      email: EMAIL,
      passwordVersion: 3,
    });
    expect(await test.store.get(accounts, here.accountId)).toEqual({
      id: here.accountId,
      createdAt: stamp(),
      mustChangePassword: false,
      passwordVersion: 3,
      addressProvenAt: stamp(MINUTE),
    });
    expect(await sessionIds()).toEqual([other.sessionId]);
    await expect(resetPassword(token, NEW)).rejects.toMatchObject({
      code: 'not-found',
      message: emailLinkExpiredText(),
    });
  });
});

describe('a new password of one’s own', () => {
  const change = (
    viewer: Parameters<typeof changePassword>[0],
    current = ada.password,
    password = NEW,
  ) => changePassword(viewer, { current, password });

  it('is answered whole, keeps this session and ends the others of that account', async () => {
    const [here, other] = [await signedUp(), await signedUp('bo@school.org')];
    await test.account(EMAIL, here.accountId);
    await test.store.merge(sessions, here.sessionId, { mustChangePassword: true });
    await test.store.merge(accounts, here.accountId, { mustChangePassword: true });
    expect(await change({ ...here, mustChangePassword: true }, 'not asked')).toEqual({
      accountId: here.accountId,
      email: EMAIL,
      passwordVersion: 1,
    });
    expect(await test.store.get(accounts, here.accountId)).toEqual({
      id: here.accountId,
      createdAt: stamp(),
      mustChangePassword: false,
      passwordVersion: 1,
    });
    expect(await sessionIds()).toEqual([here.sessionId, other.sessionId].toSorted());
    expect(await test.store.get(sessions, here.sessionId)).toMatchObject({
      mustChangePassword: false,
    });
    expect(await change(here, NEW, 'a loud blue valley')).toMatchObject({ passwordVersion: 2 });
  });

  it('is refused with the reason, and then nothing changes', async () => {
    const here = await signedUp();
    for (const [current, password, refused] of [
      [
        'not this one',
        NEW,
        {
          code: 'invalid-input',
          message: wrongCurrentPasswordText(),
          fieldErrors: { current: wrongCurrentPasswordText() },
        },
      ],
      [
        ada.password,
        ada.password,
        {
          code: 'invalid-input',
          message: samePasswordText(),
          fieldErrors: { password: samePasswordText() },
        },
      ],
      [
        ada.password,
        'kites',
        { code: 'invalid-input', fieldErrors: { password: passwordProblemText('too-short') } },
      ],
    ] as const) {
      await expect(change(here, current, password)).rejects.toMatchObject(refused);
    }
    await expect(change({ ...here, addressProof: 'due' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await test.store.get(accounts, here.accountId)).toEqual({
      id: here.accountId,
      mustChangePassword: false,
      createdAt: stamp(),
    });
    jest.spyOn(test.services.identity, 'setPassword').mockResolvedValueOnce(false);
    await expect(change(here)).rejects.toMatchObject({
      code: 'not-signed-in',
      message: signInFirstText(),
    });
    expect(await sessionIds()).toEqual([here.sessionId]);
  });

  it('is one at a time for an account, and another account has its own turn', async () => {
    const [here, other] = [await signedUp(), await signedUp('bo@school.org')];
    const answers = await Promise.allSettled([change(here), change(here), change(other)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({
      reason: { code: 'too-many-tries', message: passwordIsBeingSavedText() },
    });
    // A refused change doesn't block the next one.
    await expect(change(here, 'not this one', 'a loud blue valley')).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await change(here, NEW, 'a loud blue valley')).toMatchObject({ passwordVersion: 2 });
  });

  it('can be guessed at five times, of which a right one begins the count anew, for each account by itself', async () => {
    const [here, other] = [await signedUp(), await signedUp('bo@school.org')];
    const guess = async (viewer = here) => change(viewer, 'not this one').catch(({ code }) => code);
    for (let times = 0; times < 4; times += 1) expect(await guess()).toBe('invalid-input');
    await expect(change(here, ada.password, ada.password)).rejects.toMatchObject({
      code: 'invalid-input',
    });
    for (let times = 0; times < 5; times += 1) expect(await guess()).toBe('invalid-input');
    expect([await guess(), await guess(other)]).toEqual(['too-many-tries', 'invalid-input']);
  });

  it('is counted, and keeps what else is known of the account', async () => {
    const proven = {
      createdAt: stamp(-MINUTE),
      addressProvenAt: stamp(-MINUTE),
      username: 'kim.l.otter42',
    };
    await test.store.set(accounts, {
      id: 'kim',
      ...proven,
      mustChangePassword: false,
      passwordVersion: 7,
    });
    expect(
      await recordPasswordChange({ accountId: 'kim', email: EMAIL }, { mustChangePassword: true }),
    ).toBe(8);
    expect(await test.store.get(accounts, 'kim')).toEqual({
      id: 'kim',
      ...proven,
      mustChangePassword: true,
      passwordVersion: 8,
    });
    expect(
      await recordPasswordChange({ accountId: 'lee', email: EMAIL }, { mustChangePassword: false }),
    ).toBe(1);
    expect(await test.store.get(accounts, 'lee')).toEqual({
      id: 'lee',
      createdAt: stamp(),
      mustChangePassword: false,
      passwordVersion: 1,
    });
  });

  it('of a session that is gone by then is saved all the same', async () => {
    const here = await signedUp();
    await test.store.delete(sessions, here.sessionId);
    expect(await change(here)).toMatchObject({ passwordVersion: 1 });
    expect(await sessionIds()).toEqual([]);
  });
});
