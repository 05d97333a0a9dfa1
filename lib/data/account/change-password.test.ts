import { requireSignedIn, type SignedInViewer } from '@/lib/data/access/viewer';
import {
  changePassword,
  requestPasswordResetAndPrepareEmail,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from '@/lib/data/account/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { signIn } from './authentication-commands';
import { recordPasswordChange } from './passwords';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const account = { email: 'kim@school.org', password: 'seven green kites' };
const HOUR = 60 * 60_000;
const STUDENT = 'ada.l.otter42@students.invalid';

async function session(credentials: { email: string; password: string }): Promise<SignedInViewer> {
  const opened = await signIn(credentials, 'here');
  if (!opened) throw new Error('Signing in was refused.');
  const viewer = await resolveViewer({
    accountId: opened.accountId,
    sessionId: opened.sessionId,
    roleHint: null,
  });
  if (!viewer) throw new Error('The session is gone.');
  return viewer;
}

async function mustChange(accountId: string): Promise<void> {
  await test.store.set(accounts, {
    id: accountId,
    mustChangePassword: true,
    createdAt: { seconds: 0, nanoseconds: 0 },
  });
}

describe('changing the own password', () => {
  it('asks for the one in use, then ends every other session and keeps this one (S13)', async () => {
    await signUpStudent(account, 'here');
    const [here, elsewhere] = [await session(account), await session(account)];
    await expect(
      changePassword(here, { current: 'not this one', password: 'a calm green hill' }),
    ).rejects.toMatchObject({
      fieldErrors: { current: expect.any(String) },
    });
    await changePassword(here, { current: account.password, password: 'a calm green hill' });
    expect((await test.store.query(sessions, {})).map(({ id }) => id)).toEqual([here.sessionId]);
    expect(elsewhere.accountId).toBe(here.accountId);
    await expect(signIn(account, 'here')).resolves.toBeNull();
    await expect(
      signIn({ ...account, password: 'a calm green hill' }, 'here'),
    ).resolves.toBeTruthy();
  });

  it.each([
    ['short', 'too short'],
    ['password1', 'common'],
    ['ada.l.otter42', 'the user name'],
    ['Seven Green Kites', 'the one in use, in a card’s spelling or not'],
  ])('refuses %s, which is %s', async (password) => {
    const { identity } = test.services;
    const made = await identity.createAccount({ email: STUDENT, password: 'Seven Green Kites' });
    expect(made.status).toBe('created');
    const viewer = await session({ email: 'ada.l.otter42', password: 'Seven Green Kites' });
    await expect(
      changePassword(viewer, { current: 'Seven Green Kites', password }),
    ).rejects.toMatchObject({
      code: 'invalid-input',
      fieldErrors: { password: expect.any(String) },
    });
  });

  it('is refused to a visitor', async () => {
    await expect(
      changePassword(null, { current: '', password: 'a calm green hill' }),
    ).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });
});

describe('an account that has to choose a new password', () => {
  it('may do nothing but that, and then everything again', async () => {
    await signUpStudent(account, 'here');
    const before = await session(account);
    expect(() => requireSignedIn(before)).not.toThrow();
    await mustChange(before.accountId);
    const viewer = await session(account);
    expect(viewer.mustChangePassword).toBe(true);
    expect(() => requireSignedIn(viewer)).toThrow('Please choose a new password first.');
    await changePassword(viewer, { current: '', password: 'a calm green hill' });
    const claim = { accountId: viewer.accountId, sessionId: viewer.sessionId, roleHint: null };
    expect((await resolveViewer(claim))?.mustChangePassword).toBeUndefined();
    expect(
      (await session({ ...account, password: 'a calm green hill' })).mustChangePassword,
    ).toBeUndefined();
  });

  it('cannot keep the password that the teacher gave', async () => {
    const made = await test.services.identity.createAccount({
      email: STUDENT,
      password: 'otter lamp violet',
    });
    if (made.status !== 'created') throw new Error('taken');
    await mustChange(made.accountId);
    const viewer = await session({ email: 'Ada.L.Otter42', password: 'Otter-Lamp-Violet' });
    await expect(
      changePassword(viewer, { current: '', password: 'OTTER lamp violet' }),
    ).rejects.toMatchObject({
      fieldErrors: { password: expect.any(String) },
    });
  });
});

it.each([0, 24 * HOUR, -24 * HOUR])(
  'opens no session for a password that was replaced while it was being checked, the clock %d ms wrong',
  async (wrong) => {
    test.advance(wrong);
    await signUpStudent(account, 'here');
    const { accountId } = await session(account);
    const { identity } = test.services;
    const verify = identity.verifyPassword.bind(identity);
    jest.spyOn(identity, 'verifyPassword').mockImplementationOnce(async (email, password) => {
      const verified = await verify(email, password);
      await recordPasswordChange({ accountId, email }, { mustChangePassword: false });
      return verified;
    });
    await expect(signIn(account, 'here')).resolves.toBeNull();
    await expect(signIn(account, 'here')).resolves.toBeTruthy();
  },
);

describe('the names of students without an email', () => {
  it('cannot be signed up for by anyone', async () => {
    const refused = { code: 'invalid-input', fieldErrors: { email: expect.any(String) } };
    const taken = { email: ' Ada.L.Otter42@Students.invalid', password: 'seven green kites' };
    await expect(signUpStudent(taken, 'here')).rejects.toMatchObject(refused);
    const teacher = { ...taken, displayName: 'Eve', school: 'None', agreed: true };
    await expect(signUpTeacherAndPrepareEmail(teacher, 'here')).rejects.toMatchObject(refused);
    expect(await test.services.identity.findAccountByEmail(STUDENT)).toBeNull();
  });

  it('are sent no mail, for they have no mailbox, and no one learns whether there is such a name', async () => {
    await test.services.identity.createAccount({ email: STUDENT, password: 'otter lamp violet' });
    await (await requestPasswordResetAndPrepareEmail(STUDENT, 'here'))();
    expect(test.mail).toEqual([]);
  });
});
