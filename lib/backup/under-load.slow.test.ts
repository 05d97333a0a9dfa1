import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedBackend, DATABASE_FILE_NAME } from '@/lib/process/backend';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { admins } from '@/lib/store/collections/profiles';
import { bundleWorker } from '@/lib/testing/bundled-worker';
import { createBackup } from './backup';
import { restoreBackup } from './restore';

const WRITERS = 2;
const ROUNDS = 5;

let folder: string;
let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-load-'));
  dataDir = join(folder, 'data');
  children = [];
  mkdirSync(dataDir);
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const worker = bundleWorker(join(__dirname, '..', 'store', 'contract', 'write-worker.ts'));

/**
 * A process that writes continuously, like one of several servers, and prints what was
 * acknowledged.
 */
async function startWriter(prefix: string) {
  const child = spawn(process.execPath, [worker.file, dataDir, prefix], {
    env: worker.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(child.stdout, 'data');
  return { child, acknowledged: () => said.split('\n').slice(0, -1) };
}

async function idsIn(directory: string): Promise<Set<string>> {
  const { store } = createEmbeddedBackend({ dataDir: directory });
  const found = await store.query(admins, {});
  await store.close();
  return new Set(found.map(({ id }) => id));
}

test('R9: backups made while two processes write hold all that was acknowledged before, whole, and restore to the same', async () => {
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => startWriter(`w${index}`)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const before = writers.flatMap(({ acknowledged }) => acknowledged());
    const { folder: made, documents } = await createBackup({
      dataDir,
      into: join(folder, 'backups'),
      now: new Date(),
    });
    const fresh = join(folder, `fresh${round}`);
    await restoreBackup({ dataDir: fresh, from: made, now: new Date() });

    const restored = await idsIn(fresh);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((id) => !restored.has(id))).toEqual([]);
    expect(restored.size).toBe(documents);
    // A transaction is included completely or not at all.
    expect(
      [...restored].filter((id) => id.endsWith('-a') && !restored.has(id.replace(/-a$/, '-b'))),
    ).toEqual([]);
  }
}, 120_000);

test('R9: a restore beside processes that write loses nothing they are told was kept afterwards', async () => {
  const first = await startWriter('first');
  const { folder: made } = await createBackup({
    dataDir,
    into: join(folder, 'backups'),
    now: new Date(),
  });
  await once(first.child.stdout, 'data');
  await restoreBackup({ dataDir, from: made, now: new Date() });
  const heardBefore = first.acknowledged().length;
  while (first.acknowledged().length < heardBefore + 20) await once(first.child.stdout, 'data');
  first.child.kill('SIGKILL');
  await once(first.child, 'close');

  const kept = await idsIn(dataDir);
  // Lines from well after the restore, because the first ones may have been printed before.
  expect(
    first
      .acknowledged()
      .slice(heardBefore + 10)
      .filter((id) => !kept.has(id)),
  ).toEqual([]);
  const database = createSqliteDatabase(join(dataDir, DATABASE_FILE_NAME));
  expect(database.integrityCheck()).toEqual([]);
  database.close();
}, 60_000);
