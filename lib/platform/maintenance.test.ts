import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { checkDatabase, readCheckAndBackupStatus, recordBackupTime } from './maintenance';

const FILE = 'a.db';
const PAGE = 4096;

let folder: string;
let location: string;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upkeep-'));
  location = join(folder, FILE);
  logged = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Old weeks, whose rows fill several pages, and a row that is read all the time. */
function fill(): ReturnType<typeof createSqliteDatabase> {
  const database = createSqliteDatabase(location);
  for (const table of ['old', 'present']) {
    database.define(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, json TEXT)`);
    for (let id = 0; id < 200; id++)
      database.run(`INSERT INTO ${table} VALUES (?, ?)`, [id, 'x'.repeat(400)]);
  }
  return database;
}

const NOW = new Date('2023-10-17T10:00:00Z');

it('finds nothing in a sound file that a server is writing to, and remembers when it looked', async () => {
  const database = fill();
  expect(readCheckAndBackupStatus(folder, FILE)).toEqual({
    lastCheck: null,
    isSound: true,
    lastBackup: null,
  });
  expect(await checkDatabase(location, () => NOW)).toEqual([]);
  expect(readCheckAndBackupStatus(folder, FILE)).toMatchObject({ lastCheck: NOW, isSound: true });
  database.run('INSERT INTO present VALUES (999, ?)', ['still']);
  database.close();
  expect(logged).toEqual([]);
});

it('finds two damaged pages that no one reads, and says so in the log', async () => {
  fill().close();
  const handle = openSync(location, 'r+');
  for (const page of [8, 9]) writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, page * PAGE);
  closeSync(handle);
  expect(statSync(location).size).toBeGreaterThan(20 * PAGE);
  const database = createSqliteDatabase(location);
  expect(database.all('SELECT * FROM present')).toHaveLength(200);

  expect((await checkDatabase(location, () => NOW)).length).toBeGreaterThan(0);
  expect(readCheckAndBackupStatus(folder, FILE)).toMatchObject({ lastCheck: NOW, isSound: false });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'error',
    message: expect.stringContaining('damaged in places'),
  });
  database.close();
});

it('does not call a file sound that could not be looked through', async () => {
  await expect(checkDatabase(join(folder, 'nowhere', FILE))).rejects.toMatchObject({
    name: 'DatabaseUnavailableError',
  });
  expect(readCheckAndBackupStatus(folder, FILE).lastCheck).toBeNull();
});

it('finds a file damaged that is no database any more', async () => {
  writeFileSync(location, 'no database '.repeat(1_000));
  expect(await checkDatabase(location)).toHaveLength(1);
  expect(readCheckAndBackupStatus(folder, FILE).isSound).toBe(false);
});

it('tells of the last backup, also after the process has ended', async () => {
  await recordBackupTime(folder, NOW);
  expect(readCheckAndBackupStatus(folder, FILE).lastBackup).toEqual(NOW);
  expect(readFileSync(join(folder, 'last-backup.json'), 'utf8')).toContain(
    '2023-10-17T10:00:00.000Z',
  );
  writeFileSync(join(folder, 'last-backup.json'), 'half');
  expect(readCheckAndBackupStatus(folder, FILE).lastBackup).toBeNull();
});
