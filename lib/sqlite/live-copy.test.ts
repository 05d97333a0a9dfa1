import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSideProcess } from '@/lib/side-process';
import { createSqliteDatabase, type SqliteDatabase } from './database';
import { DatabaseDamagedError, DatabaseUnavailableError } from './errors';
import { copyLiveDatabase } from './live-copy';

jest.mock('@/lib/side-process', () => ({
  startSideProcess: jest.fn(
    jest.requireActual<typeof import('@/lib/side-process')>('@/lib/side-process').startSideProcess,
  ),
}));

let folder: string;
let file: string;
let copy: string;
let open: SqliteDatabase[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-copy-'));
  [file, copy] = [join(folder, 'live.db'), join(folder, 'copy.db')];
  open = [];
});
afterEach(() => {
  for (const database of open) database.close();
  rmSync(folder, { recursive: true, force: true });
});

function openFile(path = file): SqliteDatabase {
  const database = createSqliteDatabase(path);
  open.push(database);
  return database;
}

function withTable(): SqliteDatabase {
  const database = openFile();
  database.define('CREATE TABLE IF NOT EXISTS t (x); CREATE INDEX IF NOT EXISTS "t by x" ON t (x)');
  return database;
}

const values = (database: SqliteDatabase) =>
  database.all<{ x: number }>('SELECT x FROM t ORDER BY x').map(({ x }) => x);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const checkpoint = (database: SqliteDatabase) =>
  database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');

/** Runs `meanwhile` after the copying process has started, before it has opened anything. */
function whileCopying(meanwhile: () => void): void {
  const { startSideProcess: real } =
    jest.requireActual<typeof import('@/lib/side-process')>('@/lib/side-process');
  jest.mocked(startSideProcess).mockImplementationOnce((...args) => {
    const child = real(...args);
    meanwhile();
    return child;
  });
}

test('holds what was committed when it was begun, in one file, for its owner only', async () => {
  const [database, writer] = [withTable(), withTable()];
  database.run('INSERT INTO t VALUES (1)');
  writer.define('BEGIN IMMEDIATE; INSERT INTO t VALUES (2)');
  await copyLiveDatabase(file, copy);
  writer.define('COMMIT');
  expect(['-wal', '-shm'].filter((end) => existsSync(`${copy}${end}`))).toEqual([]);
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(values(openFile(copy))).toEqual([1]);
});

// SQLite treats its log differently in two states: all of it is already in the file, or some isn't.
test.each([
  ['an empty log', (database: SqliteDatabase) => void checkpoint(database)],
  ['a log in use', () => undefined],
])(
  'is sound, and holds at least what was committed before, when others go on writing: with %s',
  async (_what, prepare) => {
    const database = withTable();
    for (const x of upTo(200)) database.run('INSERT INTO t VALUES (?)', [x]);
    prepare(database);
    const emptied: object[] = [];
    whileCopying(() => {
      for (let x = 201; x <= 3_000; x += 1) database.run('INSERT INTO t VALUES (?)', [x]);
      emptied.push(...checkpoint(database));
      for (let x = 3_001; x <= 3_100; x += 1) database.run('INSERT INTO t VALUES (?)', [x]);
    });
    await copyLiveDatabase(file, copy);
    expect(emptied).toMatchObject([{ busy: 1 }]);
    const copied = openFile(copy);
    expect(copied.integrityCheck()).toEqual([]);
    const found = values(copied);
    expect(found.length).toBeGreaterThanOrEqual(200);
    expect(found).toEqual(upTo(found.length));
    expect(values(database)).toEqual(upTo(3_100));
    expect(checkpoint(database)).toMatchObject([{ busy: 0 }]);
  },
);

test('of a file that is no database there is none, and of one that cannot be written either', async () => {
  writeFileSync(file, 'not a database '.repeat(1_000));
  await expect(copyLiveDatabase(file, copy)).rejects.toBeInstanceOf(DatabaseDamagedError);
  rmSync(file);
  withTable().run('INSERT INTO t VALUES (1)');
  const nowhere = join(folder, 'missing', 'copy.db');
  await expect(copyLiveDatabase(file, nowhere)).rejects.toThrow(
    'The database could not be copied (ENOENT).',
  );
  await expect(copyLiveDatabase(file, nowhere)).rejects.toBeInstanceOf(DatabaseUnavailableError);
});
