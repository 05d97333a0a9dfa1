import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import {
  requestPasswordReset,
  resetPassword,
  signUpStudent,
  signUpTeacher,
} from '@/lib/data/account/commands';
import { signUpInvitedTeacher } from '@/lib/data/account/invitation-commands';
import { findInvitation } from '@/lib/data/account/queries';
import { grantAdmin, inviteTeacher, takeBackInvitation } from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { createStudentProfile } from '@/lib/data/profile/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { teacherInvitations } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { getTeacherInvitations } from './queries';

jest.mock('@/lib/platform/mail-delivery-mode', () => ({ mailDeliveryMode: () => way }));

let way: 'mailed' | 'kept' = 'mailed';
let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  way = 'mailed';
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
});
afterEach(() => test.dispose());

const EMAIL = 'new@school.org';
const NEW = {
  displayName: 'Mr New',
  school: 'Hill School',
  password: 'a calm green hill',
  agreed: true,
};
const tokenIn = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';

async function invited(email = EMAIL): Promise<string> {
  await inviteTeacher(admin, { email });
  return tokenIn(test.mail.findLast(({ to }) => to === email)?.text);
}

it('an invited teacher has a proven account at once, and the deeds are on record', async () => {
  await inviteTeacher(admin, { email: 'New@School.org' });
  expect(test.mail.map(({ to }) => to)).toEqual([EMAIL]);
  const sent = tokenIn(test.mail[0]?.text);
  expect(await findInvitation(null, sent)).toEqual({ email: EMAIL, step: 'sign-up', part: null });
  expect(JSON.stringify(await test.store.query(teacherInvitations, {}))).not.toContain(sent);
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

it('where no mail leaves the admin gets the link to hand over, and otherwise never', async () => {
  expect(await inviteTeacher(admin, { email: EMAIL })).toEqual({ email: EMAIL, link: null });
  way = 'kept';
  const { link } = await inviteTeacher(admin, { email: EMAIL });
  expect(test.mail).toHaveLength(1);
  expect(link).toMatch(/\/invitation\?token=[\w-]{43}$/);
  // One invitation for an address: the mailed link opens nothing any more.
  expect(await findInvitation(null, tokenIn(test.mail[0]?.text))).toBeNull();
  expect(await signUpInvitedTeacher(null, { ...NEW, token: tokenIn(link ?? '') })).toEqual({
    email: EMAIL,
  });
});

it.each([
  [
    'a pending teacher',
    () => signUpTeacher({ email: EMAIL, ...NEW, password: 'seven green kites' }, 'there'),
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

it('a student’s account never becomes a teacher’s, and nothing of it changes', async () => {
  const token = await invited();
  const student = { email: EMAIL, password: 'seven green kites' };
  await signUpStudent(student, 'here');
  const session = await signIn(student, 'here');
  if (!session) throw new Error('The student was not signed in.');
  await createStudentProfile(await resolveViewer({ ...session, roleHint: null }), {
    firstName: 'Kim',
    lastInitial: 'L',
  });
  await expect(signUpInvitedTeacher(null, { ...NEW, token })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await signIn(student, 'here')).toMatchObject({ role: 'student' });
  expect(await test.store.count(studentProfiles, {})).toBe(1);
  await expect(inviteTeacher(admin, { email: EMAIL })).rejects.toMatchObject({
    code: 'invalid-input',
  });
});

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

it('a link that is taken back, too old or refused for its password opens nothing; a good one still works afterwards', async () => {
  const token = await invited();
  await expect(
    signUpInvitedTeacher(null, { ...NEW, token, password: 'password1' }),
  ).rejects.toMatchObject({
    code: 'invalid-input',
    fieldErrors: { password: expect.any(String) },
  });
  test.advance(14 * 24 * 3_600_000 - 1);
  expect(await findInvitation(null, token)).toEqual({ email: EMAIL, step: 'sign-up', part: null });
  test.advance(1);
  expect(await findInvitation(null, token)).toBeNull();
  await expect(signUpInvitedTeacher(null, { ...NEW, token })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await getTeacherInvitations(admin)).toMatchObject([{ isOver: true }]);

  const next = await invited();
  const [{ id } = { id: '' }] = await getTeacherInvitations(admin);
  await takeBackInvitation(admin, { id });
  await takeBackInvitation(admin, { id });
  await expect(signUpInvitedTeacher(null, { ...NEW, token: next })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await test.services.identity.findAccountByEmail(EMAIL)).toBeNull();
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

it('a link still works when making the account failed', async () => {
  const token = await invited();
  const failing = jest
    .spyOn(test.services.identity, 'createAccount')
    .mockRejectedValueOnce(new Error('no service'));
  await expect(signUpInvitedTeacher(null, { ...NEW, token })).rejects.toThrow('no service');
  failing.mockRestore();
  expect(await signUpInvitedTeacher(null, { ...NEW, token })).toEqual({
    email: EMAIL,
  });
});

it('is the business of admins only, and of no one who has an account', async () => {
  const teacher = await provenTeacher('ada@school.org');
  const before = await test.store.query(teacherInvitations, {});
  await expect(inviteTeacher(teacher, { email: EMAIL })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(takeBackInvitation(teacher, { id: 'any' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(getTeacherInvitations(teacher)).rejects.toMatchObject({ code: 'not-found' });
  await expect(inviteTeacher(null, { email: EMAIL })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  for (const email of ['ada@school.org', 'ada.l.otter42@students.invalid']) {
    await expect(inviteTeacher(admin, { email })).rejects.toMatchObject({ code: 'invalid-input' });
  }
  expect(await test.store.query(teacherInvitations, {})).toEqual(before);
  expect(test.mail).toEqual([]);
});

it('a reset link for the address works beside an invitation', async () => {
  await signUpTeacher({ email: EMAIL, ...NEW }, 'here');
  await (await requestPasswordReset(EMAIL, 'here'))();
  await resetPassword(tokenIn(test.mail.at(-1)?.text), 'a loud blue valley');
  await expect(inviteTeacher(admin, { email: EMAIL })).rejects.toMatchObject({
    code: 'invalid-input',
  });
});
