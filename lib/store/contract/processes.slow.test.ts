import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_FILE_NAME } from '@/lib/process/backend';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { bundleWorker } from '@/lib/testing/bundled-worker';
import { createEmbeddedStore } from '../adapters/embedded/embedded-store';
import { admins } from '../collections/profiles';
import { mvpEvents } from '../collections/progress';

const ROUNDS = 30;
const CLAIMS = 50;

let folder: string;
let file: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fraction-league-processes-'));
  file = join(folder, DATABASE_FILE_NAME);
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const WORKERS = {
  claim: bundleWorker(join(__dirname, 'claim-worker.ts')),
  write: bundleWorker(join(__dirname, 'write-worker.ts')),
};

function startWorker(name: keyof typeof WORKERS, parameters: readonly string[]) {
  const { file, env } = WORKERS[name];
  const child = spawn(process.execPath, [file, ...parameters], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.error += chunk;
  });
  const closed = once(child, 'close');
  async function firstWord(): Promise<void> {
    await Promise.race([
      once(child.stdout, 'data'),
      closed.then(() => {
        throw new Error(`${name} ended too soon: ${said.error}`);
      }),
    ]);
  }
  return { child, said, closed, firstWord };
}

test('R1: 50 identical claims from each of two processes make one award and are all answered alike', async () => {
  const workers = ['5', '4'].map((points) =>
    startWorker('claim', [folder, String(CLAIMS), points]),
  );
  await Promise.all(workers.map((worker) => worker.firstWord()));
  for (const worker of workers) worker.child.stdin.write('go\n');
  await Promise.all(workers.map((worker) => worker.closed));

  expect(workers.map((worker) => worker.said.error)).toEqual(['', '']);
  const answers = workers.flatMap((worker): number[] =>
    JSON.parse(worker.said.out.split('\n')[1] ?? '[]'),
  );
  expect(answers).toHaveLength(2 * CLAIMS);
  expect(new Set(answers).size).toBe(1);
  const database = createSqliteDatabase(file);
  const store = createEmbeddedStore({ database, release: () => database.close() });
  expect((await store.query(mvpEvents, {})).map((event) => event.points)).toEqual([answers[0]]);
  await store.close();
});

/** Whole lines only: the last one may have been cut off by the kill. */
function acknowledgedIn(output: string): string[] {
  return output.split('\n').slice(0, -1);
}

test(`R7: after kill -9 in the middle of writes, ${ROUNDS} times, nothing acknowledged is lost and the file is sound`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { child, said, closed, firstWord } = startWorker('write', [folder, `r${round}`]);
    await firstWord();
    await sleep(Math.random() * 150);
    child.kill('SIGKILL');
    await closed;
    expect(child.signalCode).toBe('SIGKILL');
    acknowledged.push(...acknowledgedIn(said.out));

    const database = createSqliteDatabase(file);
    const store = createEmbeddedStore({ database, release: () => database.close() });
    const stored = new Set((await store.query(admins, {})).map((document) => document.id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(
      [...stored].filter((id) => id.endsWith('-a') && !stored.has(id.replace(/-a$/, '-b'))),
    ).toEqual([]);
    expect(database.integrityCheck()).toEqual([]);
    await store.close();
  }
  for (const writer of ['-one-', '-two-', '-pair-']) {
    expect(acknowledged.filter((id) => id.includes(writer)).length).toBeGreaterThan(ROUNDS);
  }
}, 180_000);
