import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreLog } from './store-log.mjs';

const folder = mkdtempSync(join(tmpdir(), 'store-log-'));
const file = join(folder, 'store.jsonl');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (kind: string, operation: string, documents: number) =>
  appendFileSync(file, `${JSON.stringify({ kind, operation, collection: 'any', documents })}\n`);

it('counts each read once, writes never, and only lists as documents of the class', () => {
  const log = openStoreLog(file);
  expect(log.takeReads()).toMatchObject({ reads: 0, documents: 0 });

  write('read', 'get', 1);
  write('read', 'query', 30);
  write('write', 'set', 1);
  expect(log.takeReads()).toMatchObject({ reads: 2, documents: 30 });

  write('read', 'query', 2);
  expect(log.takeReads()).toMatchObject({ reads: 1, documents: 2 });
});
