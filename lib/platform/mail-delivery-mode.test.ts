import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMailer, createSmtpMailer } from '@/lib/mail/mailer';
import type { mailDeliveryMode as way } from './mail-delivery-mode';

const SERVED_HERE = ['node', 'next', 'start', '--hostname', '127.0.0.1', '--port', '3000'];
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  jest.resetModules();
});

function wayWith(
  settings: Record<string, string>,
  processArguments: readonly string[] = SERVED_HERE,
): ReturnType<typeof way> {
  Object.assign(process.env, {
    SMTP_URL: '',
    DEMO: '1',
    NEXTAUTH_URL: 'http://localhost:3000',
    ...settings,
  });
  jest.resetModules();
  return (
    jest.requireActual('./mail-delivery-mode') as { mailDeliveryMode: typeof way }
  ).mailDeliveryMode(processArguments);
}

it('letters are shown in the demo alone, and only where nobody but this computer can come', () => {
  expect(wayWith({})).toBe('shown');
  expect(wayWith({ NEXTAUTH_URL: 'http://127.0.0.1:3000' })).toBe('shown');

  expect(wayWith({ DEMO: '' })).toBe('kept');
  expect(wayWith({ NEXTAUTH_URL: 'https://league.example.org' })).toBe('kept');
  expect(wayWith({ NEXTAUTH_URL: 'http://localhost.example.org' })).toBe('kept');
  expect(wayWith({}, SERVED_HERE.with(4, '0.0.0.0'))).toBe('kept');
  expect(wayWith({}, SERVED_HERE.with(4, '127.0.0.1.example.org'))).toBe('kept');
  expect(wayWith({}, ['node', 'next', 'start'])).toBe('kept');
  expect(wayWith({}, ['node', 'next', 'start', '--hostname'])).toBe('kept');
});

it('letters are mailed wherever there is SMTP', () => {
  expect(wayWith({ SMTP_URL: 'smtp://mail.example.org' })).toBe('mailed');
  expect(wayWith({ SMTP_URL: 'smtp://mail.example.org', DEMO: '' })).toBe('mailed');
});

describe('the folder of outgoing mail', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['without SMTP', () => createFileMailer(folder, () => undefined)],
    [
      'with SMTP, for what was left from before',
      () => createSmtpMailer('smtp://127.0.0.1:9', 'a@b.example', folder),
    ],
  ])('%s gives up what is older than asked for, and nothing else', async (_, create) => {
    const earlier = createFileMailer(folder, () => undefined);
    await earlier.send({ to: 'old@school.org', subject: 'A', text: 'one' });
    const [old = ''] = readdirSync(join(folder, 'outbox'));
    utimesSync(join(folder, 'outbox', old), 1_000, 1_000);
    await earlier.send({ to: 'new@school.org', subject: 'A', text: 'two' });
    const mailer = create();
    expect(await mailer.countOlder(new Date(1_000_000))).toBe(0);
    expect(await mailer.countOlder(new Date(1_000_001))).toBe(1);
    await mailer.removeOlder(new Date(1_000_001));
    expect(await mailer.newest('old@school.org', 'A')).toBeNull();
    expect(await mailer.newest('new@school.org', 'A')).toEqual({
      to: 'new@school.org',
      subject: 'A',
      text: 'two',
    });
    expect(await mailer.newest('new@school.org', 'B')).toBeNull();
  });

  it('finds the newer of two letters, whose link is the one that works', async () => {
    const mailer = createFileMailer(folder, () => undefined);
    const now = jest.spyOn(Date, 'now');
    for (const [at, text] of [
      [1_000, 'older link'],
      [2_000, 'newer link'],
    ] as const) {
      now.mockReturnValue(at);
      await mailer.send({ to: 'kim@school.org', subject: 'A', text });
    }
    now.mockRestore();
    expect(await mailer.newest('kim@school.org', 'A')).toMatchObject({ text: 'newer link' });
  });
});
