import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteDatabase, isDatabaseInUse } from './database';

const HOLD = `
  const database = new (require('libsql'))(process.argv[1]);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)');
  console.log('open');
  process.stdin.on('end', () => process.exit()).resume();`;

test('a database that another process has open is in use, also while nothing happens, and no longer when that process has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'in-use-'));
  const file = join(folder, 'a.db');
  expect(isDatabaseInUse(file)).toBe(false);
  const child = spawn(process.execPath, ['-e', HOLD, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(isDatabaseInUse(file)).toBe(true);
  child.stdin.end();
  await once(child, 'close');
  expect(isDatabaseInUse(file)).toBe(false);
  const database = createSqliteDatabase(file);
  expect(database.all('SELECT a FROM t')).toEqual([{ a: 1 }]);
  expect(database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  database.close();
  rmSync(folder, { recursive: true });
});
