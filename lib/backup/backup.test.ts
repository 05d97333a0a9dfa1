import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedBackend, DATABASE_FILE_NAME } from '@/lib/process/backend';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { sessions } from '@/lib/store/collections/accounts';
import { admins } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { makeFirstReleaseFile } from '@/lib/testing/first-release';
import type { BackendAdapters } from '../platform/services';
import { createBackup, removeOldBackups } from './backup';
import { BACKUP_MANIFEST_FILE } from './manifest';
import { restoreBackup } from './restore';

const NOW = new Date('2026-11-21T12:40:00Z');
const at = { seconds: 0, nanoseconds: 0 };
const picture = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  contentType: 'image/png',
});

let folder: string;
let dataDir: string;
let opened: BackendAdapters[];

function open(directory = dataDir): BackendAdapters {
  const backend = createEmbeddedBackend({ dataDir: directory });
  opened.push(backend);
  return backend;
}

const backUp = (now = NOW) => createBackup({ dataDir, into: join(folder, 'backups'), now });
const restore = (from: string, to = dataDir) =>
  restoreBackup({ dataDir: to, from, now: new Date(NOW.getTime() + 60_000) });

/** Every document and account, regardless of its version. */
function contentOf(directory: string): unknown {
  const database = createSqliteDatabase(join(directory, DATABASE_FILE_NAME), { asIs: true });
  const tables = database
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .filter(({ name }) => !/^(store_clock|reset_tokens|doc\/sessions)/.test(name));
  const content = tables.map(({ name }) => [
    name,
    database
      .all<Record<string, unknown>>(`SELECT * FROM "${name}" ORDER BY 1, 2`)
      .map(({ version: _version, ...row }) => row),
  ]);
  expect(database.integrityCheck()).toEqual([]);
  database.close();
  return content;
}

const picturesOf = (directory: string) =>
  ['user_graphs', 'profile_images'].map((name) =>
    (existsSync(join(directory, name)) ? readdirSync(join(directory, name)).sort() : []).map(
      (file) => [file, readFileSync(join(directory, name, file), 'utf8')],
    ),
  );

const team = (id: string) => ({
  id,
  userId: id,
  season: 2023,
  leagueIds: ['one', 'two'],
  draftedPlayers: [],
  draftedDefenses: [],
  name: 'Brave Yaks',
  mascot: 'yak',
  theme: 'sky',
  helmetColor: '000000',
  facemaskColor: 'ffffff',
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  opened = [];
});
afterEach(async () => {
  for (const { store } of opened) await store.close();
  rmSync(folder, { recursive: true });
});

async function fillSome() {
  const backend = open();
  await backend.store.create(admins, { id: 'ada@school.example', createdAt: at });
  await backend.store.create(studentTeams, team('kim'));
  await backend.identity.createAccount({
    email: 'ada@school.example',
    password: 'seven green kites',
  });
  await backend.files.put('user_graphs', 'graph1', picture('one'));
  await backend.files.put('profile_images', 'teacher1', picture('two'));
  return backend;
}

describe('a backup', () => {
  it('and a restore remove what one left that was killed, but not one that may still be at work', async () => {
    await fillSome();
    const [backups, twoDaysAgo] = [join(folder, 'backups'), Date.now() / 1000 - 2 * 86_400];
    const left = (place: string, name: string, isOld: boolean) => {
      mkdirSync(join(place, name), { recursive: true });
      writeFileSync(join(place, name, DATABASE_FILE_NAME), 'all students');
      if (isOld) utimesSync(join(place, name), twoDaysAgo, twoDaysAgo);
    };
    left(backups, 'fraction-league-2026-11-01T00-00-00.part', true);
    left(backups, 'fraction-league-2026-11-02T00-00-00.part', false);
    left(dataDir, 'restore-AbC123', true);
    left(dataDir, 'restore-aBc456', false);
    const { folder: made } = await backUp();
    expect(readdirSync(backups).filter((name) => name.endsWith('.part'))).toEqual([
      'fraction-league-2026-11-02T00-00-00.part',
    ]);
    await restoreBackup({ dataDir, from: made, now: NOW });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([
      'restore-aBc456',
    ]);
  });

  it('is one dated folder for its owner only, with database, pictures and a manifest that counts them', async () => {
    await fillSome();
    const report = await backUp();
    expect(report).toMatchObject({
      folder: join(folder, 'backups', 'fraction-league-2026-11-21T12-40-00'),
      documents: 2,
      pictures: 2,
    });
    expect(statSync(report.folder).mode & 0o077).toBe(0);
    expect(readdirSync(report.folder).sort()).toEqual([
      DATABASE_FILE_NAME,
      BACKUP_MANIFEST_FILE,
      'profile_images',
      'user_graphs',
    ]);
    expect(
      JSON.parse(readFileSync(join(report.folder, BACKUP_MANIFEST_FILE), 'utf8')),
    ).toMatchObject({
      schema: SCHEMA_VERSION,
      documents: { admins: 1, studentTeams: 1 },
      accounts: 1,
    });
    expect(contentOf(report.folder)).toEqual(contentOf(dataDir));
    expect(picturesOf(report.folder)).toEqual(picturesOf(dataDir));
  });

  it('leaves the data as it was, also data of an older release', async () => {
    makeFirstReleaseFile(join(dataDir, DATABASE_FILE_NAME));
    const before = readFileSync(join(dataDir, DATABASE_FILE_NAME));
    const { folder: made } = await backUp();
    expect(readFileSync(join(dataDir, DATABASE_FILE_NAME)).equals(before)).toBe(true);
    expect(JSON.parse(readFileSync(join(made, BACKUP_MANIFEST_FILE), 'utf8')).schema).toBe(1);
  });

  it('is not made of nothing, and leaves nothing half-made behind', async () => {
    await expect(backUp()).rejects.toMatchObject({
      name: 'DomainError',
      message: expect.stringContaining('no database'),
    });
    expect(readdirSync(dataDir)).toEqual([]);
    writeFileSync(join(dataDir, DATABASE_FILE_NAME), 'not a database '.repeat(1_000));
    await expect(backUp()).rejects.toThrow();
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });

  it('gets a name of its own when two are made in one second, and old ones can be removed', async () => {
    await fillSome();
    const later = new Date(NOW.getTime() + 5_000);
    const made = [await backUp(), await backUp(), await backUp(later)];
    writeFileSync(join(folder, 'backups', 'notes.txt'), 'mine');
    expect(new Set(made.map((each) => each.folder)).size).toBe(3);
    expect(await removeOldBackups(join(folder, 'backups'), 1)).toBe(2);
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual([
      'fraction-league-2026-11-21T12-40-05',
      'notes.txt',
    ]);
  });
});

describe('a restore', () => {
  it('into an empty folder gives the same content, and no one is signed in', async () => {
    const { store } = await fillSome();
    await store.create(sessions, {
      id: 's1',
      accountId: 'a',
      email: 'ada@school.example',
      createdAt: at,
      expiresAt: at,
    });
    const made = await backUp();
    const fresh = join(folder, 'fresh');
    expect(await restore(made.folder, fresh)).toMatchObject({
      documents: 3,
      pictures: 2,
      aside: null,
    });
    expect(contentOf(fresh)).toEqual(contentOf(made.folder));
    expect(picturesOf(fresh)).toEqual(picturesOf(made.folder));
    const restored = open(fresh);
    expect(await restored.store.query(sessions, {})).toEqual([]);
    expect(
      await restored.identity.verifyPassword('ada@school.example', 'seven green kites'),
    ).not.toBeNull();
    expect(readdirSync(fresh).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  it('beside a running server replaces all at once, tells its watchers, and keeps what was there aside', async () => {
    const { store, files } = await fillSome();
    const made = await backUp();
    await store.delete(studentTeams, 'kim');
    await store.create(studentTeams, team('later'));
    await files.delete('user_graphs', 'graph1');
    await files.put('user_graphs', 'graph2', picture('later'));
    await files.put('profile_images', 'teacher1', picture('changed'));
    const before = contentOf(dataDir);
    const seen: string[][] = [];
    const stop = store.watchQuery(studentTeams, {}, (teams) =>
      seen.push(teams.map(({ id }) => id)),
    );

    const { aside } = await restore(made.folder);

    expect(contentOf(dataDir)).toEqual(contentOf(made.folder));
    expect(picturesOf(dataDir)).toEqual(picturesOf(made.folder));
    expect(contentOf(aside ?? '')).toEqual(before);
    expect(
      await store.query(studentTeams, {
        where: [{ field: 'leagueIds', op: 'array-contains', value: 'two' }],
      }),
    ).toMatchObject([{ id: 'kim' }]);
    await store.create(admins, { id: 'after@school.example', createdAt: at });
    expect((await open().store.query(admins, {})).map(({ id }) => id)).toEqual([
      'ada@school.example',
      'after@school.example',
    ]);
    while (seen.at(-1)?.[0] !== 'kim') await new Promise((resolve) => setTimeout(resolve, 20));
    stop();
  });

  it('makes a transaction that read the older data run again', async () => {
    const { store } = await fillSome();
    const made = await backUp();
    await store.merge(studentTeams, 'kim', { name: 'Changed Since' });
    const names: string[] = [];
    await open().store.transaction(async (transaction) => {
      const found = await transaction.get(studentTeams, 'kim');
      names.push(found?.name ?? '');
      if (names.length === 1) await restore(made.folder);
      transaction.merge(studentTeams, 'kim', { mascot: 'otter' });
    });
    expect(names).toEqual(['Changed Since', 'Brave Yaks']);
  });

  it('opens no session again that was ended since, and keeps those that were open all the time', async () => {
    const { store } = await fillSome();
    const session = (id: string) => ({
      id,
      accountId: 'a',
      email: 'ada@school.example',
      createdAt: at,
      expiresAt: at,
    });
    for (const id of ['ended', 'open']) await store.create(sessions, session(id));
    const made = await backUp();
    await store.delete(sessions, 'ended');
    await store.create(sessions, session('newer'));
    await restore(made.folder);
    expect((await store.query(sessions, {})).map(({ id }) => id)).toEqual(['open']);
  });

  const HOUR = 3_600_000;
  const MAIL = 'ada@school.example';

  it.each(['beside a running server', 'into an empty folder'])(
    '%s leaves no link for a new password open',
    async (where) => {
      const { identity } = await fillSome();
      const sent = await identity.createResetToken(MAIL, NOW, HOUR);
      const made = await backUp();
      const later = await identity.createResetToken(MAIL, NOW, HOUR);
      const fresh = join(folder, 'fresh');
      await restore(made.folder, where === 'into an empty folder' ? fresh : dataDir);
      const restored = where === 'into an empty folder' ? open(fresh).identity : identity;
      for (const link of [sent, later]) {
        expect(link?.token).toEqual(expect.any(String));
        expect(await restored.findResetAccount(link?.token ?? '', NOW)).toBeNull();
        expect(
          await restored.consumeResetToken(link?.token ?? '', 'eight blue kites', NOW),
        ).toBeNull();
      }
      expect(await restored.verifyPassword(MAIL, 'seven green kites')).not.toBeNull();
      const next = await restored.createResetToken(MAIL, NOW, HOUR);
      expect(await restored.findResetAccount(next?.token ?? '', NOW)).toMatchObject({
        email: MAIL,
      });
    },
  );

  it('brings a backup of an older release to the present schema and leaves the backup as it is', async () => {
    makeFirstReleaseFile(join(dataDir, DATABASE_FILE_NAME));
    const made = await backUp();
    const before = readFileSync(join(made.folder, DATABASE_FILE_NAME));
    const fresh = join(folder, 'fresh');
    await restore(made.folder, fresh);
    const database = createSqliteDatabase(join(fresh, DATABASE_FILE_NAME), { asIs: true });
    expect(database.schemaVersion()).toBe(SCHEMA_VERSION);
    database.close();
    expect(readFileSync(join(made.folder, DATABASE_FILE_NAME)).equals(before)).toBe(true);
  });

  describe('is refused with a sentence, and nothing is changed,', () => {
    const editManifest = (
      backup: string,
      edit: (manifest: { schema: number; files: { path: string }[] }) => void,
    ) => {
      const file = join(backup, BACKUP_MANIFEST_FILE);
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      edit(manifest);
      writeFileSync(file, JSON.stringify(manifest));
    };
    const damages: [string, string, (backup: string) => void][] = [
      [
        'without a manifest',
        'is no backup',
        (backup) => rmSync(join(backup, BACKUP_MANIFEST_FILE)),
      ],
      [
        'with an unreadable manifest',
        'cannot be read',
        (backup) => appendFileSync(join(backup, BACKUP_MANIFEST_FILE), 'x'),
      ],
      [
        'with a changed database',
        'is not what it was',
        (backup) => appendFileSync(join(backup, DATABASE_FILE_NAME), 'x'),
      ],
      [
        'with a changed picture',
        'user_graphs/graph1 is not what it was',
        (backup) => appendFileSync(join(backup, 'user_graphs', 'graph1'), 'x'),
      ],
      [
        'with a missing picture',
        'is missing',
        (backup) => rmSync(join(backup, 'user_graphs', 'graph1')),
      ],
      [
        'of a newer version',
        'newer version of the app',
        (backup) =>
          editManifest(backup, (manifest) => {
            manifest.schema = SCHEMA_VERSION + 1;
          }),
      ],
      [
        'that leads out of its folder',
        'names a file that no backup has',
        (backup) =>
          editManifest(backup, (manifest) => {
            manifest.files.push({ ...manifest.files[0], path: '../secret' });
          }),
      ],
      [
        'with a link for a picture',
        'is missing',
        (backup) => {
          rmSync(join(backup, 'user_graphs', 'graph1'));
          symlinkSync('/etc/hostname', join(backup, 'user_graphs', 'graph1'));
        },
      ],
    ];
    it.each(damages)('%s', async (_how, sentence, damage) => {
      const { store } = await fillSome();
      const { folder: backup } = await backUp();
      await store.create(admins, { id: 'later@school.example', createdAt: at });
      damage(backup);
      const before = contentOf(dataDir);
      await expect(restore(backup)).rejects.toMatchObject({
        name: 'DomainError',
        message: expect.stringContaining(sentence),
      });
      expect(contentOf(dataDir)).toEqual(before);
      expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    });

    it('onto a damaged database, which it says how to move away', async () => {
      await fillSome();
      const { folder: backup } = await backUp();
      for (const { store } of opened.splice(0)) await store.close();
      writeFileSync(join(dataDir, DATABASE_FILE_NAME), 'not a database '.repeat(1_000));
      await expect(restore(backup)).rejects.toThrow(
        /is damaged. Stop the server, move fraction-league.db/,
      );
      rmSync(join(dataDir, DATABASE_FILE_NAME));
      await restore(backup);
      expect(contentOf(dataDir)).toEqual(contentOf(backup));
    });
  });
});
