import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackup } from '@/lib/backup/backup';
import { createFileMailer } from '@/lib/mail/mailer';
import { createEmbeddedBackend } from '@/lib/process/backend';
import { appData } from '@/lib/store/collections/season';
import { makeDataFilesPrivate } from './private-files';

let parent: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o000);
  parent = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true });
});

function open(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ].filter((path) => (statSync(path).mode & 0o077) !== 0);
}

/**
 * Files written by a server and its commands, in a folder of mode 755 that already has files of
 * mode 644.
 */
async function work(dataDir: string, before: () => void): Promise<void> {
  const { store, files } = createEmbeddedBackend({ dataDir });
  await store.set(appData, {
    id: 'meta',
    currentSeason: 2023,
    currentWeek: 1,
    seasonActive: true,
    weekStartedAt: { seconds: 0, nanoseconds: 0 },
  });
  before();
  await store.merge(appData, 'meta', { currentWeek: 2 });
  await files.put('user_graphs', 'a', { bytes: Uint8Array.of(1), contentType: 'image/webp' });
  await createFileMailer(dataDir, () => undefined).send({
    to: 'kim@school.org',
    subject: 's',
    text: 't',
  });
  await createBackup({ dataDir, into: join(dataDir, 'backups'), now: new Date() });
  await store.close();
}

it('S31: closes a folder that was there before, and all that is made in it', async () => {
  const dataDir = join(parent, 'data');
  mkdirSync(join(dataDir, 'outbox'), { recursive: true, mode: 0o755 });
  mkdirSync(join(dataDir, 'backups', 'fraction-league-old', 'user_graphs'), {
    recursive: true,
    mode: 0o755,
  });
  for (const path of ['secret', 'outbox/1.txt', 'backups/fraction-league-old/user_graphs/x']) {
    writeFileSync(join(dataDir, path), 'x', { mode: 0o644 });
  }
  await work(dataDir, () => undefined);
  expect(open(dataDir).map((path) => path.slice(dataDir.length))).toEqual(
    expect.arrayContaining([
      '',
      '/fraction-league.db',
      '/secret',
      '/outbox/1.txt',
      '/backups/fraction-league-old',
    ]),
  );

  makeDataFilesPrivate(dataDir);
  expect(open(dataDir)).toEqual([]);
  let names: string[] = [];
  await work(dataDir, () => {
    names = readdirSync(dataDir);
    expect(open(dataDir)).toEqual([]);
  });
  expect(names).toEqual(
    expect.arrayContaining([
      'fraction-league.db',
      'fraction-league.db-wal',
      'fraction-league.db-shm',
    ]),
  );
  expect(open(dataDir)).toEqual([]);
});

it('S31: makes a new folder that is closed from the beginning', async () => {
  const dataDir = join(parent, 'new', 'data');
  makeDataFilesPrivate(dataDir);
  await work(dataDir, () => expect(open(dataDir)).toEqual([]));
  expect(open(dataDir)).toEqual([]);
});

it('leaves alone what is not its own, and what a link leads to', () => {
  const elsewhere = join(parent, 'elsewhere');
  writeFileSync(elsewhere, 'x');
  chmodSync(elsewhere, 0o644);
  const dataDir = join(parent, 'data');
  mkdirSync(join(dataDir, 'outbox'), { recursive: true });
  symlinkSync(elsewhere, join(dataDir, 'outbox', 'link'));
  writeFileSync(join(dataDir, 'notes.txt'), 'x', { mode: 0o644 });
  makeDataFilesPrivate(dataDir);
  expect(
    [elsewhere, join(dataDir, 'notes.txt')].map((path) => statSync(path).mode & 0o777),
  ).toEqual([0o644, 0o644]);
});
