import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMailer, createSmtpMailer } from './mailer';

let dataDir: string;
const logged: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
  logged.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mailer = () => createFileMailer(dataDir, (line) => logged.push(line));
const outbox = () => join(dataDir, 'outbox');
const letter = (to: string, text: string, subject = 'Your link') => ({ to, subject, text });
/** File names begin with the time, so two letters need two milliseconds. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

it('keeps each letter in a file that only the server may read, and logs no more than its name', async () => {
  await mailer().send(letter('kim@school.test', 'https://x.test/secret'));
  const [name = ''] = readdirSync(outbox());
  expect(logged).toEqual([`outbox/${name}`]);
  expect(statSync(join(outbox(), name)).mode & 0o777).toBe(0o600);
});

it('finds the newest letter of a recipient and subject', async () => {
  for (const text of ['first', 'second']) {
    await mailer().send(letter('kim@school.test', text));
    await pause();
  }
  await mailer().send(letter('kim@school.test', 'third', 'Something else'));
  await mailer().send(letter('lee@school.test', 'fourth'));
  expect(await mailer().newest('kim@school.test', 'Your link')).toEqual(
    letter('kim@school.test', 'second'),
  );
  expect(await mailer().newest('kim@school', 'Your link')).toBeNull();
});

it('forgets the letters to one address and keeps all others', async () => {
  for (const to of ['kim@school.test', 'lee@school.test', 'kim@school.test'])
    await mailer().send(letter(to, 'a link'));
  await mailer().forget('kim@school.test');
  expect(await mailer().newest('kim@school.test', 'Your link')).toBeNull();
  expect(await mailer().newest('lee@school.test', 'Your link')).not.toBeNull();
  expect(readdirSync(outbox())).toHaveLength(1);
});

it('removes what is older than a moment, and leaves folders alone', async () => {
  await mailer().send(letter('kim@school.test', 'old'));
  const [old = ''] = readdirSync(outbox());
  const moment = new Date('2026-11-01T00:00:00Z');
  utimesSync(join(outbox(), old), moment, moment);
  await mailer().send(letter('kim@school.test', 'new'));
  mkdirSync(join(outbox(), 'folder'));
  utimesSync(join(outbox(), 'folder'), moment, moment);
  expect(await mailer().countOlder(moment)).toBe(0);
  const later = new Date(moment.getTime() + 1);
  expect(await mailer().countOlder(later)).toBe(1);
  await mailer().removeOlder(later);
  expect(readdirSync(outbox())).not.toContain(old);
  expect(readdirSync(outbox())).toHaveLength(2);
});

it('has nothing to look after before the first letter', async () => {
  expect(await mailer().newest('kim@school.test', 'Your link')).toBeNull();
  expect(await mailer().countOlder(new Date())).toBe(0);
  await mailer().forget('kim@school.test');
});

it('looks after earlier letters when letters leave by SMTP now', async () => {
  await mailer().send(letter('kim@school.test', 'earlier'));
  const smtp = createSmtpMailer('smtp://localhost:1', 'app@school.test', dataDir);
  await smtp.forget('kim@school.test');
  expect(readdirSync(outbox())).toEqual([]);
});
