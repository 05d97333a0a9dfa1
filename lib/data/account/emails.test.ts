import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  confirmLinks,
  rateLimits,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { accountStorageKey, requireSameAccount } from './account-key';
import {
  requestPasswordResetAndPrepareEmail,
  resendConfirmationEmail,
  sendConfirmEmailAtSignIn,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from './commands';
import {
  createLinkToken,
  hashSecret,
  invitationLink,
  sendConfirmationEmail,
  sendTeacherInvitation,
} from './emails';
import { requireGoodPassword } from './passwords';
import {
  findAccountOfConfirmLink,
  findInvitation,
  getEmailConfirmation,
  getMailDelivery,
} from './queries';

let way = 'kept';
jest.mock('@/lib/platform/mail-delivery-mode', () => ({ mailDeliveryMode: () => way }));

let test: TestServices;
beforeEach(async () => {
  way = 'kept';
  test = await installTestServices();
});
afterEach(() => test.dispose());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SITE = 'http://localhost:3000';
const ada = { email: 'ada@school.org', password: 'seven green kites' };
const teacher = { ...ada, displayName: 'Ms Lovelace', school: 'Hill School', agreed: true };
const tokenOf = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
const stamp = (later: number) => timestampFromDate(new Date(TEST_NOW.getTime() + later));

describe('a letter', () => {
  it('that proves an address has a link for a week, of which the store keeps a hash', async () => {
    await sendConfirmationEmail({ accountId: 'ada', email: ada.email });
    const [letter] = test.mail;
    const token = tokenOf(letter?.text);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(letter).toEqual({
      to: ada.email,
      subject: 'Confirm your email address',
      text: `Someone made a teacher account with this email address.\n\nIf it was you, open this page within a week:\n${SITE}/confirm-email?token=${token}\n\nIf it wasn’t you, you don’t need to do anything. The account stays closed without this link.`,
    });
    expect(await test.store.query(confirmLinks, {})).toEqual([
      { id: hashSecret(token), accountId: 'ada', expiresAt: stamp(7 * DAY) },
    ]);
  });

  it('to an address that has an account says so, and where to sign in', async () => {
    await (await signUpTeacherAndPrepareEmail(teacher, 'here'))();
    await (await signUpTeacherAndPrepareEmail({ ...teacher, email: ' ADA@school.org ' }, 'here'))();
    expect(test.mail.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, 'Confirm your email address'],
      [ada.email, 'You already have an account'],
    ]);
    for (const part of [
      `${SITE}/teacher/login`,
      `${SITE}/forgot-password`,
      'Nothing has changed',
    ]) {
      expect(test.mail[1]?.text).toContain(part);
    }
  });

  it('that invites has its link', async () => {
    await sendTeacherInvitation(ada.email, 'a-token');
    expect(invitationLink('a-token')).toBe(`${SITE}/invitation?token=a-token`);
    expect(test.mail).toEqual([
      {
        to: ada.email,
        subject: 'Your teacher account',
        text: `You’re invited to teach with this app.\n\nOpen this page within two weeks to make your account:\n${SITE}/invitation?token=a-token\n\nIf you weren’t expecting this, you can ignore it.`,
      },
    ]);
  });

  it('for a new password has a link for an hour, and goes to no one without an account', async () => {
    await signUpStudent(ada, 'here');
    await (await requestPasswordResetAndPrepareEmail(' ADA@school.org ', 'here'))();
    await (await requestPasswordResetAndPrepareEmail('nobody@school.org', 'here'))();
    expect(test.mail).toEqual([
      {
        to: ada.email,
        subject: 'Choose a new password',
        text: `Someone asked for a new password for this account.\n\nOpen this page within an hour to choose one:\n${SITE}/reset-password?token=${tokenOf(test.mail[0]?.text)}\n\nIf it wasn’t you, you don’t need to do anything. Your password stays the same.`,
      },
    ]);
    const token = tokenOf(test.mail[0]?.text);
    const { identity } = test.services;
    const lasts = async (later: number) =>
      (await identity.findResetAccount(token, new Date(TEST_NOW.getTime() + later)))?.email;
    expect([await lasts(60 * MINUTE - 1), await lasts(60 * MINUTE + 1)]).toEqual([
      ada.email,
      undefined,
    ]);
  });

  it('at a first sign-in goes while none is on its way', async () => {
    const account = { accountId: 'ada', email: ada.email };
    await sendConfirmEmailAtSignIn(account);
    await sendConfirmEmailAtSignIn(account);
    expect(test.mail).toHaveLength(1);
    test.advance(7 * DAY - 1);
    await sendConfirmEmailAtSignIn(account);
    expect(test.mail).toHaveLength(1);
    test.advance(1);
    await sendConfirmEmailAtSignIn(account);
    await sendConfirmEmailAtSignIn({ accountId: 'bo', email: 'bo@school.org' });
    expect(test.mail.map(({ to }) => to)).toEqual([ada.email, ada.email, 'bo@school.org']);
  });

  it('goes again when it is asked for, a few times, and not once the address is proven', async () => {
    const viewer = { ...(await test.account(ada.email)), addressProof: 'due' as const };
    for (let times = 0; times < 3; times++) await resendConfirmationEmail(viewer);
    await expect(resendConfirmationEmail(viewer)).rejects.toMatchObject({
      code: 'too-many-tries',
      message: 'Too many tries. Please wait 10 minutes and try again.',
    });
    expect(test.mail).toHaveLength(3);
    test.advance(10 * MINUTE);
    await resendConfirmationEmail({ ...viewer, addressProof: 'asked' });
    expect(test.mail).toHaveLength(4);
    const { addressProof: _, ...proven } = viewer;
    await expect(resendConfirmationEmail(proven)).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'Your email address is already confirmed.',
    });
    await expect(resendConfirmationEmail(null)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});

describe('a sign-up that is refused', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    [
      'without the school’s word',
      () => signUpTeacherAndPrepareEmail({ ...teacher, agreed: false }, 'here'),
      { agreed: 'Please confirm that your school lets you use the app with your students.' },
    ],
    [
      'with a user name',
      () => signUpStudent({ ...ada, email: 'kim.l.otter42@students.invalid' }, 'here'),
      { email: 'Please type your own email address.' },
    ],
    [
      'with a password of many',
      () => signUpStudent({ ...ada, password: 'password1' }, 'here'),
      {
        password:
          'Many people use this password, so it’s easy to guess. Please choose another one.',
      },
    ],
    [
      'with a short password',
      () => signUpStudent({ ...ada, password: 'kites' }, 'here'),
      { password: 'Use at least 8 characters.' },
    ],
  ])('%s makes nothing and counts for nothing', async (_, signUp, fieldErrors) => {
    const hashes = test.countHashes();
    const [message] = Object.values(fieldErrors);
    await expect(signUp()).rejects.toMatchObject({ code: 'invalid-input', message, fieldErrors });
    expect([hashes(), await test.store.count(rateLimits, {}), test.mail]).toEqual([0, 0, []]);
  });

  it('no more than that is asked of a password', () => {
    expect(() => requireGoodPassword('seven green kites', ada.email)).not.toThrow();
  });
});

describe('what a page says of a letter', () => {
  it('is where it went, and in the demo its words and its link', async () => {
    const viewer = { ...(await test.account(ada.email)), addressProof: 'due' as const };
    await sendConfirmationEmail(viewer);
    const [letter] = test.mail;
    expect(getMailDelivery(null)).toEqual({ mode: 'kept', operator: null });
    expect(await getEmailConfirmation(viewer)).toEqual({
      email: ada.email,
      isDue: true,
      mail: { mode: 'kept', operator: null },
      message: null,
    });
    way = 'shown';
    expect(await getEmailConfirmation({ ...viewer, addressProof: 'asked' })).toEqual({
      email: ada.email,
      isDue: false,
      mail: { mode: 'shown', operator: null },
      message: { text: letter?.text, link: `${SITE}/confirm-email?token=${tokenOf(letter?.text)}` },
    });
    expect((await getEmailConfirmation(await test.account('bo@school.org'))).message).toBeNull();
    await expect(getEmailConfirmation(null)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('is whose address a link proves, until it is too old', async () => {
    await signUpStudent(ada, 'here');
    const account = await test.services.identity.findAccountByEmail(ada.email);
    const own = await test.account(ada.email, account?.accountId);
    await sendConfirmationEmail(own);
    const token = tokenOf(test.mail[0]?.text);
    expect(await findAccountOfConfirmLink(own, token)).toEqual({ email: ada.email, isOwn: true });
    for (const other of [null, await test.account('bo@school.org')]) {
      expect(await findAccountOfConfirmLink(other, token)).toEqual({
        email: ada.email,
        isOwn: false,
      });
    }
    expect(await findAccountOfConfirmLink(own, `${token}x`)).toBeNull();
    test.advance(7 * DAY);
    expect(await findAccountOfConfirmLink(own, token)).toBeNull();
    await sendConfirmationEmail({ accountId: 'gone', email: 'gone@school.org' });
    expect(await findAccountOfConfirmLink(own, tokenOf(test.mail[1]?.text))).toBeNull();
  });

  it('is whom a link invites, until it is too old', async () => {
    const { token, id } = createLinkToken();
    const invitation = {
      id,
      email: ada.email,
      invitedBy: 'admin',
      createdAt: stamp(0),
      expiresAt: stamp(MINUTE),
    };
    await test.store.create(teacherAndClassInvitations, invitation);
    expect([await findInvitation(null, token), await findInvitation(null, id)]).toEqual([
      { email: ada.email, step: 'sign-up', part: null },
      null,
    ]);
    test.advance(MINUTE);
    expect(await findInvitation(null, token)).toBeNull();
  });
});

describe('a page that is open while someone else signs in', () => {
  const kim = {
    accountId: 'kim',
    sessionId: 's',
    email: 'kim@school.org',
    role: 'student',
    season: 2023,
  } as const;
  const told = (viewer: Parameters<typeof requireSameAccount>[0], key: string | null) => {
    try {
      return requireSameAccount(viewer, key);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      return `${code}: ${message}`;
    }
  };
  const OTHER =
    'not-signed-in: Someone else is signed in now. This answer is saved on this device for the student who typed it.';
  const OVER =
    'not-allowed: A new season has started, so this answer no longer counts. Go to your dashboard to start the new season.';

  it.each<[string, Parameters<typeof accountStorageKey>[0] | null, string | undefined]>([
    ['no name', null, undefined],
    ['the own name', kim, undefined],
    ['the name of another account', { accountId: 'lee', season: 2023 }, OTHER],
    ['the own name of last season', { accountId: 'kim', season: 2022 }, OVER],
    ['the own name of the next season', { accountId: 'kim', season: 2024 }, OVER],
    ['the own name of twenty years ago', { accountId: 'kim', season: 2003 }, OVER],
    ['the own name in twenty years', { accountId: 'kim', season: 2043 }, OVER],
    ['the own name of longer ago', { accountId: 'kim', season: 2002 }, OTHER],
    ['the own name in more years', { accountId: 'kim', season: 2044 }, OTHER],
  ])('with %s', (_, of, answer) => {
    expect(told(kim, of && accountStorageKey(of))).toBe(answer);
    if (of) expect(told(null, accountStorageKey(of))).toBe(OTHER);
  });

  it('has a name that is another one for each account and season, and tells neither', () => {
    const names = ['kim', 'lee'].flatMap((accountId) =>
      [2023, 2024].map((season) => accountStorageKey({ accountId, season })),
    );
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(accountStorageKey(kim)).toBe(names[0]);
  });
});
