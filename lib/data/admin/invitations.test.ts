import { createHash } from 'node:crypto';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import {
  requestPasswordResetAndPrepareEmail,
  resetPassword,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from '@/lib/data/account/commands';
import { signUpInvitedTeacher } from '@/lib/data/account/invitation-commands';
import { findInvitation } from '@/lib/data/account/queries';
import { grantAdmin, inviteTeacher, takeBackTeacherInvitation } from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { resolveViewer } from '@/lib/data/session/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  accounts,
  confirmLinks,
  rateLimits,
  sessions,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import {
  emailUsedByStudentText,
  invitationExpiredText,
  passwordProblemText,
  schoolMustAgreeText,
  teacherHasAnAccountText,
  typeAnEmailText,
} from '@/words/account';
import { getTeacherInvitations } from './queries';

jest.mock('@/lib/platform/mail-delivery-mode', () => ({ mailDeliveryMode: () => way }));

let way: 'mailed' | 'shown' | 'kept' = 'mailed';
let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  way = 'mailed';
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
});
afterEach(() => test.dispose());

const DAY = 24 * 3_600_000;
const EMAIL = 'new@school.org';
const NEW = {
  displayName: 'Mr New',
  school: 'Hill School',
  password: 'a calm green hill',
  agreed: true,
};
const stamp = (later: number) => timestampFromDate(new Date(TEST_NOW.getTime() + later));
const tokenIn = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
const idOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function invited(email = EMAIL): Promise<string> {
  await inviteTeacher(admin, { email });
  return tokenIn(test.mail.findLast(({ to }) => to === email)?.text);
}
const invitations = () => test.store.query(teacherAndClassInvitations, {});
const deeds = async () =>
  (await test.store.query(auditLog, {}))
    .filter(({ action }) => action.startsWith('teacher.'))
    .map(({ id: _, ...record }) => record);

describe('an invitation', () => {
  it('is kept whole for two weeks, in place of an earlier one to the same address, and each is on record', async () => {
    const other = await invited('other@school.org');
    const first = await invited();
    test.advance(1_000);
    expect(await inviteTeacher(admin, { email: ' NEW@school.org ' })).toEqual({
      email: EMAIL,
      link: null,
    });
    const second = tokenIn(test.mail.at(-1)?.text);
    expect(second).not.toBe(first);
    const kept = { invitedBy: admin.accountId };
    expect(
      (await invitations()).toSorted((one, two) => one.createdAt.seconds - two.createdAt.seconds),
    ).toEqual([
      {
        ...kept,
        id: idOf(other),
        email: 'other@school.org',
        createdAt: stamp(0),
        expiresAt: stamp(14 * DAY),
      },
      {
        ...kept,
        id: idOf(second),
        email: EMAIL,
        createdAt: stamp(1_000),
        expiresAt: stamp(14 * DAY + 1_000),
      },
    ]);
    const record = { actorId: admin.accountId, action: 'teacher.invite', outcome: 'done' };
    expect(await deeds()).toHaveLength(3);
    expect(await deeds()).toEqual(
      expect.arrayContaining([
        { ...record, at: stamp(0), target: idOf(other) },
        { ...record, at: stamp(0), target: idOf(first) },
        { ...record, at: stamp(1_000), target: idOf(second) },
      ]),
    );
  });

  it.each(['kept', 'shown'] as const)(
    'is handed over as a link where letters are %s',
    async (here) => {
      way = here;
      const { email, link } = await inviteTeacher(admin, { email: EMAIL });
      expect([email, test.mail]).toEqual([EMAIL, []]);
      expect(link).toBe(`http://localhost:3000/invitation?token=${tokenIn(link ?? '')}`);
      expect((await invitations()).map(({ id }) => id)).toEqual([idOf(tokenIn(link ?? ''))]);
    },
  );

  it('is not for the name or the address of a student, nor for a teacher who is there', async () => {
    await provenTeacher('ada@school.org');
    await signUpStudent({ email: 'kim@school.org', password: 'seven green kites' }, 'here');
    const kim = await test.services.identity.findAccountByEmail('kim@school.org');
    await test.student('kim@school.org', kim?.accountId);
    for (const [email, message] of [
      ['kim.l.otter42@students.invalid', typeAnEmailText()],
      ['KIM@school.org', emailUsedByStudentText()],
      ['ada@school.org', teacherHasAnAccountText()],
    ]) {
      await expect(inviteTeacher(admin, { email: email ?? '' })).rejects.toMatchObject({
        code: 'invalid-input',
        message,
        fieldErrors: { email: message },
      });
    }
    expect([await invitations(), await deeds(), test.mail]).toEqual([[], [], []]);
  });

  it('is for a teacher whose address no one has proven, and for a proven address without a teacher', async () => {
    const made = await test.services.identity.createAccount({
      email: EMAIL,
      password: 'seven green kites',
    });
    if (made.status !== 'created') throw new Error('The address is taken.');
    const account = { id: made.accountId, mustChangePassword: false, createdAt: stamp(0) };
    await test.store.set(accounts, { ...account, addressProvenAt: stamp(0) });
    expect(await invited()).not.toBe('');
    await test.store.set(accounts, account);
    const [zoe] = await test.store.query(teacherProfiles, {});
    if (!zoe) throw new Error('There is no profile.');
    await test.store.create(teacherProfiles, {
      ...zoe,
      id: `${TEST_SEASON}_${made.accountId}`,
      teacherId: made.accountId,
    });
    expect(await invited()).not.toBe('');
    await test.store.set(accounts, { ...account, addressProvenAt: stamp(0) });
    await expect(inviteTeacher(admin, { email: EMAIL })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('is counted for the admin who sends it, and not for another one', async () => {
    const amy = await provenTeacher('amy@school.org');
    await grantAdmin(COMMAND_LINE_OPERATOR, amy.email);
    const before = await test.store.count(rateLimits, {});
    const more = [];
    for (const by of [admin, amy, admin]) {
      await inviteTeacher(by, { email: EMAIL });
      more.push((await test.store.count(rateLimits, {})) - before);
    }
    expect(more).toEqual([1, 2, 2]);
  });

  it('is taken back once, and each deed is on record', async () => {
    const [token, other] = [await invited(), await invited('other@school.org')];
    const before = (await deeds()).length;
    for (let times = 0; times < 2; times += 1)
      expect(await takeBackTeacherInvitation(admin, { id: idOf(token) })).toEqual({ done: true });
    expect((await invitations()).map(({ id }) => id)).toEqual([idOf(other)]);
    const after = await deeds();
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual({
      at: stamp(0),
      actorId: admin.accountId,
      action: 'teacher.uninvite',
      target: idOf(token),
      outcome: 'done',
    });
  });
});

describe('accepting', () => {
  it('makes a whole teacher of a new address, and of no one else', async () => {
    const token = await invited();
    const neighbors = await test.store.query(teacherProfiles, {});
    test.advance(5_000);
    expect(await signUpInvitedTeacher(null, { ...NEW, token })).toEqual({ email: EMAIL });
    const account = await test.services.identity.findAccountByEmail(EMAIL);
    const accountId = account?.accountId ?? '';
    expect(await test.store.get(accounts, accountId)).toEqual({
      id: accountId,
      createdAt: stamp(5_000),
      mustChangePassword: false,
      passwordVersion: 1,
      addressProvenAt: stamp(5_000),
    });
    const isNew = ({ teacherId }: { teacherId: string }) => Number(teacherId === accountId);
    const profiles = await test.store.query(teacherProfiles, {});
    expect(profiles.toSorted((one, other) => isNew(one) - isNew(other))).toEqual([
      ...neighbors,
      {
        id: `${TEST_SEASON}_${accountId}`,
        teacherId: accountId,
        season: TEST_SEASON,
        mvpPoints: 0,
        createdAt: stamp(5_000),
        leagueAllowance: 1,
        displayName: 'Mr New',
        schoolAuthority: {
          name: 'Mr New',
          school: 'Hill School',
          noticeVersion: expect.stringMatching(/^\d{4}-\d\d$/),
          agreedAt: stamp(5_000),
        },
      },
    ]);
    expect([
      await invitations(),
      await test.store.query(sessions, {}),
      await test.store.query(confirmLinks, {}),
    ]).toEqual([[], [], expect.any(Array)]);
    expect(await deeds()).toContainEqual({
      at: stamp(5_000),
      actorId: accountId,
      action: 'teacher.join',
      target: idOf(token),
      outcome: 'done',
    });
  });

  it.each<[string, Partial<typeof NEW> & { token?: string }, object]>([
    [
      'without the school’s word',
      { agreed: false },
      {
        code: 'invalid-input',
        message: schoolMustAgreeText(),
        fieldErrors: { agreed: schoolMustAgreeText() },
      },
    ],
    [
      'with a short password',
      { password: 'kites' },
      { code: 'invalid-input', fieldErrors: { password: passwordProblemText('too-short') } },
    ],
    ['with the address for a password', { password: 'New@School.org' }, { code: 'invalid-input' }],
    [
      'with another link',
      { token: 'another' },
      { code: 'not-found', message: invitationExpiredText() },
    ],
  ])('%s changes nothing', async (_, change, refused) => {
    const token = await invited();
    const before = await invitations();
    const hashes = test.countHashes();
    await expect(signUpInvitedTeacher(null, { ...NEW, token, ...change })).rejects.toMatchObject(
      refused,
    );
    expect([await invitations(), hashes()]).toEqual([before, 0]);
    expect(await test.services.identity.findAccountByEmail(EMAIL)).toBeNull();
  });

  it('works until two weeks are over', async () => {
    const [token, other] = [await invited(), await invited('other@school.org')];
    test.advance(14 * DAY - 1);
    expect(await signUpInvitedTeacher(null, { ...NEW, token })).toEqual({ email: EMAIL });
    test.advance(1);
    await expect(signUpInvitedTeacher(null, { ...NEW, token: other })).rejects.toMatchObject({
      code: 'not-found',
      message: invitationExpiredText(),
    });
  });

  it('leaves a student’s account as it is, and the link too', async () => {
    const token = await invited();
    await signUpStudent({ email: EMAIL, password: 'seven green kites' }, 'here');
    const kim = await test.services.identity.findAccountByEmail(EMAIL);
    const viewer = await test.student(EMAIL, kim?.accountId);
    const everything = async () => [
      await invitations(),
      await test.store.query(accounts, {}),
      await test.store.query(sessions, {}),
      await test.store.query(studentProfiles, {}),
      await test.store.query(teacherProfiles, {}),
      await deeds(),
    ];
    const before = await everything();
    await expect(signUpInvitedTeacher(null, { ...NEW, token })).rejects.toMatchObject({
      code: 'conflict',
      message: emailUsedByStudentText(),
    });
    expect(await everything()).toEqual(before);
    expect(await test.services.identity.verifyPassword(EMAIL, 'seven green kites')).toMatchObject({
      accountId: viewer.accountId,
    });
  });

  it('ends what a stranger had open with the address, and no one else’s session', async () => {
    const token = await invited();
    await signUpStudent({ email: EMAIL, password: 'seven green kites' }, 'there');
    const made = await test.services.identity.findAccountByEmail(EMAIL);
    await test.account(EMAIL, made?.accountId);
    const { sessionId } = await test.account('bo@school.org');
    await signUpInvitedTeacher(null, { ...NEW, token });
    expect((await test.store.query(sessions, {})).map(({ id }) => id)).toEqual([sessionId]);
    expect(await test.services.identity.verifyPassword(EMAIL, 'seven green kites')).toBeNull();
    expect(await test.services.identity.verifyPassword(EMAIL, NEW.password)).toMatchObject({
      accountId: made?.accountId,
    });
    expect(await test.store.get(accounts, made?.accountId ?? '')).toMatchObject({
      passwordVersion: 1,
      addressProvenAt: stamp(0),
    });
  });

  it('of an account that went in that very moment can be tried again', async () => {
    const token = await invited();
    const { identity } = test.services;
    jest.spyOn(identity, 'createAccount').mockResolvedValueOnce({ status: 'taken' });
    await expect(signUpInvitedTeacher(null, { ...NEW, token })).rejects.toMatchObject({
      code: 'conflict',
      message: invitationExpiredText(),
    });
    expect(await signUpInvitedTeacher(null, { ...NEW, token })).toEqual({ email: EMAIL });
  });
});

it('an admin sees open invitations whole, newest first, with who sent them', async () => {
  await invited('first@school.org');
  test.advance(1_000);
  await test.store.create(teacherAndClassInvitations, {
    id: 'second',
    email: 'second@school.org',
    invitedBy: '0123456789abcdef',
    createdAt: stamp(1_000),
    expiresAt: stamp(2_000),
  });
  test.advance(999);
  const first = {
    id: (await invitations()).find(({ email }) => email === 'first@school.org')?.id,
    email: 'first@school.org',
    invitedBy: 'Mx Zoe',
    sentOn: '10/18/2023',
    endsOn: '11/01/2023',
    isOver: false,
  };
  const second = {
    id: 'second',
    email: 'second@school.org',
    invitedBy: 'An admin',
    sentOn: '10/18/2023',
    endsOn: '10/18/2023',
    isOver: false,
  };
  expect(await getTeacherInvitations(admin)).toEqual([second, first]);
  test.advance(1);
  expect(await getTeacherInvitations(admin)).toEqual([{ ...second, isOver: true }, first]);
});

it('an invited teacher has a proven account at once, and the deeds are on record', async () => {
  await inviteTeacher(admin, { email: 'New@School.org' });
  expect(test.mail.map(({ to }) => to)).toEqual([EMAIL]);
  const sent = tokenIn(test.mail[0]?.text);
  expect(await findInvitation(null, sent)).toEqual({ email: EMAIL, step: 'sign-up', part: null });
  expect(JSON.stringify(await test.store.query(teacherAndClassInvitations, {}))).not.toContain(
    sent,
  );
  expect(await getTeacherInvitations(admin)).toMatchObject([
    { email: EMAIL, invitedBy: 'Mx Zoe', isOver: false },
  ]);

  expect(await signUpInvitedTeacher(null, { ...NEW, token: sent })).toEqual({
    email: EMAIL,
  });
  const account = await signIn({ email: EMAIL, password: NEW.password }, 'here');
  expect(account).toMatchObject({ role: 'teacher' });
  expect(account).not.toHaveProperty('addressProof');
  expect(await grantAdmin(COMMAND_LINE_OPERATOR, EMAIL)).toBe(true);
  expect(await getTeacherInvitations(admin)).toEqual([]);
  await expect(signUpInvitedTeacher(null, { ...NEW, token: sent })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect((await test.store.query(auditLog, {})).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['teacher.invite', 'teacher.join']),
  );
});

it.each([
  [
    'a pending teacher',
    () =>
      signUpTeacherAndPrepareEmail(
        { email: EMAIL, ...NEW, password: 'seven green kites' },
        'there',
      ),
  ],
  [
    'an account without a profile',
    () => signUpStudent({ email: EMAIL, password: 'seven green kites' }, 'there'),
  ],
])(
  'S24: the account that a stranger made with the address as %s becomes the invited teacher’s',
  async (_, squat) => {
    await squat();
    const stranger = await signIn({ email: EMAIL, password: 'seven green kites' }, 'there');
    await signUpInvitedTeacher(null, { ...NEW, token: await invited() });
    expect(await signIn({ email: EMAIL, password: 'seven green kites' }, 'there')).toBeNull();
    if (!stranger) throw new Error('The stranger was not signed in.');
    expect(await resolveViewer({ ...stranger, roleHint: null })).toBeNull();
    expect(await signIn({ email: EMAIL, password: NEW.password }, 'here')).toMatchObject({
      role: 'teacher',
    });
    expect(
      await test.store.query(teacherProfiles, {
        where: [{ field: 'teacherId', op: '==', value: stranger.accountId }],
      }),
    ).toMatchObject([{ displayName: NEW.displayName }]);
  },
);

it('a teacher of an earlier season who is invited keeps that profile and its name, and has one and not two', async () => {
  const made = await test.services.identity.createAccount({
    email: EMAIL,
    password: 'seven green kites',
  });
  if (made.status !== 'created') throw new Error('The address is taken.');
  const [old] = await test.store.query(teacherProfiles, {});
  if (!old) throw new Error('There is no profile.');
  const season = old.season - 1;
  await test.store.create(teacherProfiles, {
    ...old,
    id: `${season}_${made.accountId}`,
    season,
    teacherId: made.accountId,
    displayName: 'Ms Before',
  });
  await signUpInvitedTeacher(null, { ...NEW, token: await invited() });
  expect(await signIn({ email: EMAIL, password: NEW.password }, 'here')).toMatchObject({
    role: 'teacher',
  });
  const own = await test.store.query(teacherProfiles, {
    where: [{ field: 'teacherId', op: '==', value: made.accountId }],
  });
  expect(own.map((profile) => [profile.season, profile.displayName])).toEqual([
    [season, 'Ms Before'],
    [season + 1, 'Ms Before'],
  ]);
});

it('of two who use one link at the same moment one gets the account', async () => {
  const token = await invited();
  const answers = await Promise.allSettled(
    ['a calm green hill', 'a loud blue valley'].map((password) =>
      signUpInvitedTeacher(null, { ...NEW, token, password }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = answers[0]?.status === 'fulfilled' ? 'a calm green hill' : 'a loud blue valley';
  expect(await signIn({ email: EMAIL, password: winner }, 'here')).toMatchObject({
    role: 'teacher',
  });
});

it('only an admin may invite, take back, and list invitations', async () => {
  const teacher = await provenTeacher('ada@school.org');
  const before = await test.store.query(teacherAndClassInvitations, {});
  await expect(inviteTeacher(teacher, { email: EMAIL })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(takeBackTeacherInvitation(teacher, { id: 'any' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(getTeacherInvitations(teacher)).rejects.toMatchObject({ code: 'not-found' });
  await expect(inviteTeacher(null, { email: EMAIL })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  for (const email of ['ada@school.org', 'ada.l.otter42@students.invalid']) {
    await expect(inviteTeacher(admin, { email })).rejects.toMatchObject({ code: 'invalid-input' });
  }
  expect(await test.store.query(teacherAndClassInvitations, {})).toEqual(before);
  expect(test.mail).toEqual([]);
});

it('a reset link for the address works beside an invitation', async () => {
  await signUpTeacherAndPrepareEmail({ email: EMAIL, ...NEW }, 'here');
  await (await requestPasswordResetAndPrepareEmail(EMAIL, 'here'))();
  await resetPassword(tokenIn(test.mail.at(-1)?.text), 'a loud blue valley');
  await expect(inviteTeacher(admin, { email: EMAIL })).rejects.toMatchObject({
    code: 'invalid-input',
  });
});
