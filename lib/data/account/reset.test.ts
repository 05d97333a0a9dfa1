import {
  requestPasswordResetAndPrepareEmail,
  resetPassword,
  signUpStudent,
} from '@/lib/data/account/commands';
import { createStudentProfile, saveReadingSettings } from '@/lib/data/profile/commands';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import '@/lib/words/es/all';
import { signIn } from './authentication-commands';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  await signUpStudent(account, 'here');
});
afterEach(() => test.dispose());

const account = { email: 'kim.lovelace@school.org', password: 'seven green kites' };

async function mailedToken(): Promise<string> {
  const mailTheLink = await requestPasswordResetAndPrepareEmail(account.email, 'here');
  await mailTheLink();
  return /token=(\S+)/.exec(test.mail.at(-1)?.text ?? '')?.[1] ?? '';
}

function logLines(): string[] {
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
}

describe('a mailed link', () => {
  it.each([
    ['kim.lovelace@school.org', 'the email itself'],
    ['Kim.Lovelace@School.ORG', 'the email in other letters'],
  ])('does not set %s, which is %s, and works again afterwards', async (password) => {
    const token = await mailedToken();
    await expect(resetPassword(token, password)).rejects.toMatchObject({
      code: 'invalid-input',
      fieldErrors: { password: expect.any(String) },
    });
    await expect(signIn({ ...account, password }, 'here')).resolves.toBeNull();
    await expect(resetPassword(token, 'a calm green hill')).resolves.toMatchObject({
      passwordVersion: 1,
    });
    await expect(
      signIn({ ...account, password: 'a calm green hill' }, 'here'),
    ).resolves.toBeTruthy();
  });

  it('that is none gets the same answers as one that is too old', async () => {
    const token = await mailedToken();
    test.advance(61 * 60_000);
    for (const link of [token, 'not-a-token-at-all']) {
      await expect(resetPassword(link, 'a calm green hill')).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(resetPassword(link, 'short')).rejects.toMatchObject({ code: 'invalid-input' });
    }
  });
});

describe('S16: asking for a link', () => {
  it('is answered before the account is looked for, whether there is one or not, and costs no hash', async () => {
    const hashes = test.countHashes();
    const look = jest.spyOn(test.services.identity, 'createResetToken');
    const known = await requestPasswordResetAndPrepareEmail(account.email, 'here');
    const unknown = await requestPasswordResetAndPrepareEmail('nobody@school.org', 'here');
    expect(look).not.toHaveBeenCalled();
    expect(test.mail).toEqual([]);
    await Promise.all([known(), unknown()]);
    expect(test.mail.map(({ to }) => to)).toEqual([account.email]);
    expect(hashes()).toBe(0);
  });

  it('is answered alike when no mail can be sent, and the log says so without naming anyone', async () => {
    test.services.mailer = {
      ...test.services.mailer,
      send: async () => Promise.reject(new Error(`No route to ${account.email}`)),
    };
    const log = logLines();
    for (const email of [account.email, 'nobody@school.org']) {
      const mailTheLink = await requestPasswordResetAndPrepareEmail(email, 'here');
      await expect(mailTheLink()).resolves.toBeUndefined();
    }
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'Error sending a link for a new password',
      kind: 'Error',
    });
    expect(log.join('')).not.toMatch(/lovelace|school|token/);
  });
});

it('a student’s letter is in the language that the student reads, each with the link', async () => {
  const accountId = (await signIn(account, 'here'))?.accountId ?? '';
  const fresh = { accountId, sessionId: 's', email: account.email, season: TEST_SEASON };
  await createStudentProfile({ ...fresh, role: null }, { firstName: 'Kim', lastInitial: 'L' });
  const kim = { ...fresh, role: 'student' } as const;
  const letter = async () => {
    await mailedToken();
    return test.mail.at(-1);
  };
  expect((await letter())?.subject).toBe('Choose a new password');
  test.advance(24 * 60 * 60_000);
  await saveReadingSettings(kim, { language: 'es' });
  expect(await letter()).toMatchObject({
    subject: 'Elige una contraseña nueva',
    text: expect.stringMatching(/^Alguien pidió.*reset-password\?token=\S+\n\nSi no fuiste tú/s),
  });
  test.advance(24 * 60 * 60_000);
  await saveReadingSettings(kim, { language: 'both' });
  expect(await letter()).toMatchObject({
    subject: 'Choose a new password / Elige una contraseña nueva',
    text: expect.stringMatching(/^Someone asked.*token=.*Alguien pidió.*token=/s),
  });
});
