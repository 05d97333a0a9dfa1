import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteDatabase, type SqliteDatabase, type SqlValue } from './database';
import {
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseUnavailableError,
  NewerDatabaseError,
  retryWhileLocked,
} from './errors';
import { SCHEMA_VERSION } from './migrations';

let folder: string;
let file: string;
const opened: SqliteDatabase[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  file = join(folder, 'test.db');
});
afterEach(async () => {
  for (const database of opened.splice(0)) database.close();
  await rm(folder, { recursive: true });
});

function openFile(location = file): SqliteDatabase {
  const database = createSqliteDatabase(location);
  opened.push(database);
  return database;
}

function withTable(): SqliteDatabase {
  const database = openFile();
  database.define('CREATE TABLE IF NOT EXISTS t (x)');
  return database;
}

const values = (database: SqliteDatabase) =>
  database.all<{ x: SqlValue }>('SELECT x FROM t ORDER BY rowid').map((row) => row.x);

describe('a database file', () => {
  it('is not opened before the first call', async () => {
    const database = openFile();
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
    database.define('CREATE TABLE t (x)');
    await expect(stat(file)).resolves.toBeDefined();
  });

  it('is written ahead of the log and brought to the disk at every commit', () => {
    const database = withTable();
    expect(database.all('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    expect(database.all('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
  });

  it('gives back texts, numbers and null as they were bound', () => {
    const database = withTable();
    for (const value of ['a', '', 1, -0.5, null]) database.run('INSERT INTO t VALUES (?)', [value]);
    expect(values(database)).toEqual(['a', '', 1, -0.5, null]);
  });

  it('refuses to bind what the driver would crash on', () => {
    const database = withTable();
    for (const value of [true, undefined, {}]) {
      expect(() =>
        database.run('INSERT INTO t VALUES (?)', [value as unknown as SqlValue]),
      ).toThrow(TypeError);
    }
  });

  it('is refused when a newer version of the app wrote it, and left as it was', () => {
    const newer = withTable();
    newer.define(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    const database = openFile();
    expect(() => database.all('SELECT 1')).toThrow(NewerDatabaseError);
    expect(newer.all('PRAGMA user_version')).toMatchObject([{ user_version: SCHEMA_VERSION + 1 }]);
  });

  it('is complete by itself once it was closed, without the log beside it', async () => {
    const database = withTable();
    database.run('INSERT INTO t VALUES (1)');
    database.close();
    await rm(`${file}-wal`, { force: true });
    await rm(`${file}-shm`, { force: true });
    expect(values(openFile())).toEqual([1]);
  });

  it('is sound after ordinary use and found damaged when a page was overwritten', async () => {
    const database = withTable();
    database.run('CREATE INDEX i ON t (x)');
    for (let index = 0; index < 500; index++)
      database.run('INSERT INTO t VALUES (?)', [`row ${index} ${'x'.repeat(100)}`]);
    expect(database.integrityCheck()).toEqual([]);
    database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(4096, 0xab), 0, 4096, 4096 * 3);
    await handle.close();
    const damaged = openFile();
    expect(findings(damaged).length).toBeGreaterThan(0);
  });
});

/** A damaged file may make the check itself fail, which is an answer too. */
function findings(database: SqliteDatabase): string[] {
  try {
    return database.integrityCheck();
  } catch (error) {
    return [String(error)];
  }
}

describe('write and read', () => {
  it('undo all statements of a body that throws, and pass its error on', () => {
    const database = withTable();
    const insertAndFail = () =>
      database.write(() => {
        database.run('INSERT INTO t VALUES (1)');
        throw new RangeError('no');
      });
    expect(insertAndFail).toThrow(RangeError);
    expect(values(database)).toEqual([]);
    database.write(() => database.run('INSERT INTO t VALUES (2)'));
    expect(values(database)).toEqual([2]);
  });

  it('see one state of the file, whatever another connection commits meanwhile', () => {
    const [reader, writer] = [withTable(), withTable()];
    const seen = reader.read(() => {
      const before = values(reader).length;
      writer.run('INSERT INTO t VALUES (1)');
      return [before, values(reader).length];
    });
    expect(seen).toEqual([0, 0]);
    expect(values(reader)).toEqual([1]);
  });
});

describe('a database that cannot be used says so and writes nothing', () => {
  it('when its folder is missing', () => {
    expect(() => openFile(join(folder, 'missing', 'x.db')).all('SELECT 1')).toThrow(
      DatabaseUnavailableError,
    );
  });

  it('when the file is something else', async () => {
    const handle = await open(file, 'w');
    await handle.write('not a database '.repeat(500));
    await handle.close();
    expect(() => openFile().all('SELECT 1')).toThrow(DatabaseUnavailableError);
  });

  it('when the disk is full, and works on as soon as there is room again', () => {
    const database = withTable();
    database.all('PRAGMA max_page_count = 4');
    const fill = () =>
      database.write(() => {
        for (let index = 0; index < 50; index++)
          database.run('INSERT INTO t VALUES (?)', ['x'.repeat(1000)]);
      });
    expect(fill).toThrow(DatabaseUnavailableError);
    expect(values(database)).toEqual([]);
    database.all('PRAGMA max_page_count = 1000');
    fill();
    expect(values(database)).toHaveLength(50);
  });

  it('when it is read-only', () => {
    const database = withTable();
    database.define('PRAGMA query_only = ON');
    expect(() => database.run('INSERT INTO t VALUES (1)')).toThrow(DatabaseUnavailableError);
    database.define('PRAGMA query_only = OFF');
    expect(values(database)).toEqual([]);
  });

  it('when a page is corrupt', async () => {
    const database = withTable();
    for (let index = 0; index < 500; index++)
      database.run('INSERT INTO t VALUES (?)', ['x'.repeat(200)]);
    database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(4096 * 4, 0xff), 0, 4096 * 4, 4096);
    await handle.close();
    const damaged = openFile();
    expect(() => damaged.all('SELECT sum(length(x)) FROM t')).toThrow(DatabaseUnavailableError);
  });

  it('when it was closed', () => {
    const database = withTable();
    database.close();
    database.close();
    expect(() => database.all('SELECT 1')).toThrow(DatabaseUnavailableError);
  });
});

describe('whether a write would be taken', () => {
  it('is told without writing', () => {
    const [database, other] = [withTable(), withTable()];
    const before = other.dataVersion();
    database.checkWritable();
    expect(other.dataVersion()).toBe(before);
  });

  it('is no while another connection keeps the lock, and yes again afterwards', () => {
    const [holder, database] = [withTable(), withTable()];
    holder.define('BEGIN IMMEDIATE');
    expect(() => database.checkWritable()).toThrow(DatabaseBusyError);
    holder.define('ROLLBACK');
    database.checkWritable();
  });

  it('is no for ever after a damaged page was met', async () => {
    const database = withTable();
    for (let index = 0; index < 500; index++)
      database.run('INSERT INTO t VALUES (?)', ['x'.repeat(200)]);
    database.close();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(4096 * 4, 0xff), 0, 4096 * 4, 4096);
    await handle.close();
    const damaged = openFile();
    expect(() => damaged.all('SELECT sum(length(x)) FROM t')).toThrow(DatabaseDamagedError);
    expect(() => damaged.checkWritable()).toThrow(DatabaseDamagedError);
  });
});

describe('a busy database', () => {
  it('is waited for without stopping the event loop, and written as soon as the lock is free', async () => {
    const [holder, waiter] = [withTable(), withTable()];
    holder.define('BEGIN IMMEDIATE');
    expect(() => waiter.write(() => undefined)).toThrow(DatabaseBusyError);
    setTimeout(() => holder.define('COMMIT'), 60);
    await retryWhileLocked(15_000, () =>
      waiter.write(() => waiter.run('INSERT INTO t VALUES (1)')),
    );
    expect(values(holder)).toEqual([1]);
  });

  it('is given up on after the patience asked for', async () => {
    const [holder, waiter] = [withTable(), withTable()];
    holder.define('BEGIN IMMEDIATE');
    const begun = Date.now();
    const waiting = retryWhileLocked(100, () =>
      waiter.write(() => waiter.run('INSERT INTO t VALUES (1)')),
    );
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailableError);
    // How much later depends on the machine; without the patience it would never come to this line.
    expect(Date.now() - begun).toBeGreaterThanOrEqual(100);
    holder.define('ROLLBACK');
    expect(values(holder)).toEqual([]);
  });

  it('does not repeat a job that failed for another reason', async () => {
    let runs = 0;
    const failing = retryWhileLocked(1_000, () => {
      runs++;
      throw new RangeError('no');
    });
    await expect(failing).rejects.toBeInstanceOf(RangeError);
    expect(runs).toBe(1);
  });
});
