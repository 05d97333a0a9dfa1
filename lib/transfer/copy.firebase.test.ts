import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '@/lib/platform/env';
import { createEmbeddedBackend, createMemoryBackend } from '@/lib/process/backend';
import { createFirebaseBackend } from '@/lib/process/firebase-backend';
import { leagues } from '@/lib/store/collections/leagues';
import { fillBackend, SAMPLE_ACCOUNT_COUNT } from '@/lib/testing/filled-backend';
import { newEmulatedProject } from '@/lib/testing/firebase';
import type { BackendAdapters } from '../platform/services';
import { copiedCollections } from './content';
import type { CopyProgressStore } from './copy';
import { copyBackend } from './copy';
import { type BackendPartComparison, compareBackends, isComparedPartEqual } from './verify';

/** Each run of the command loads the SDK again, which takes seconds on a busy machine. */
jest.setTimeout(300_000);

const hasEmulators =
  process.env.FIREBASE_AUTH_EMULATOR_HOST && process.env.FIREBASE_STORAGE_EMULATOR_HOST;

function newProject() {
  return {
    FIREBASE_PROJECT_ID: newEmulatedProject(),
    FIREBASE_API_KEY: 'emulated',
    FIREBASE_STORAGE_BUCKET: `demo-${randomBytes(8).toString('hex')}`,
  };
}

const firebaseOf = (project: ReturnType<typeof newProject>): BackendAdapters =>
  createFirebaseBackend({ ...process.env, ...project } as unknown as Env);

const forgetful: CopyProgressStore = { load: () => null, save: () => {} };
const hashes = (comparisons: readonly BackendPartComparison[]) =>
  comparisons.map(({ what, from }) => [what, from.count, from.hash]);

// Skipped, and counted as such, where the emulators of accounts and pictures cannot be had.
(hasEmulators ? describe : describe.skip)('with the emulators', () => {
  test('R11: embedded to Firebase to embedded gives equal documents, accounts and files in every collection and folder', async () => {
    const [first, back] = [createMemoryBackend(), createMemoryBackend()];
    const firebase = firebaseOf(newProject());
    await fillBackend(first);
    const there = await copyBackend({
      from: { backend: first, name: 'here' },
      to: { backend: firebase, name: 'Firebase' },
      progress: forgetful,
    });
    const again = await copyBackend({
      from: { backend: firebase, name: 'Firebase' },
      to: { backend: back, name: 'back here' },
      progress: forgetful,
    });
    const last = await compareBackends(first, back);
    expect(last.every(isComparedPartEqual)).toBe(true);
    expect(hashes(last)).toEqual(hashes(there));
    expect(hashes(last)).toEqual(hashes(again));
    expect(last.map(({ from }) => from.count)).not.toContain(0);
    expect(last).toHaveLength(copiedCollections.length + 3);

    // Their documents fit to the same accounts, whose passwords are new.
    const bo = await first.identity.findAccountByEmail('bo@school.example');
    expect(await back.identity.findAccountByEmail('bo@school.example')).toEqual(bo);
    expect(await back.identity.setPassword(bo?.accountId ?? '', 'a new one')).toBe(true);
    expect(await back.identity.verifyPassword('bo@school.example', 'a new one')).toEqual(bo);
    for (const { store } of [first, firebase, back]) await store.close();
  });

  describe('npm run copy', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'fraction-league-copy-'));
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    /**
     * Runs the command in a process of its own; kills it as soon as it says a line that begins with
     * `killAt`.
     */
    async function run(
      direction: string,
      dataDir: string,
      project: Record<string, string>,
      killAt?: string,
    ) {
      const args = [
        '--conditions=react-server',
        '--import',
        'tsx',
        join(process.cwd(), 'scripts', 'commands', 'copy.ts'),
        direction,
      ];
      const env = {
        ...process.env,
        ...project,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
      } as NodeJS.ProcessEnv;
      const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      const said: string[] = [];
      let complaints = '';
      child.stderr.on('data', (chunk) => {
        complaints += chunk;
      });
      createInterface(child.stdout).on('line', (line) => {
        said.push(line);
        if (killAt !== undefined && line.startsWith(killAt)) child.kill('SIGKILL');
      });
      await once(child, 'close');
      return { code: child.exitCode, signal: child.signalCode, said, complaints };
    }

    test('R11: killed in the middle each way and run again, it brings everything there and back', async () => {
      const [open, here, back] = [join(folder, 'open'), join(folder, 'here'), join(folder, 'back')];
      const project = newProject();
      mkdirSync(open);
      const filled = createEmbeddedBackend({ dataDir: open });
      await fillBackend(filled);
      const busy = await run('to-firebase', open, project);
      expect(busy).toMatchObject({ code: 1, complaints: expect.stringContaining(`using ${open}`) });
      cpSync(open, here, { recursive: true });
      const nameless = await run('to-firebase', here, {});
      expect(nameless).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('FIREBASE_PROJECT_ID'),
      });

      const killed = await run('to-firebase', here, project, '  leagues: ');
      expect(killed).toMatchObject({ signal: 'SIGKILL', complaints: '' });
      const firebase = firebaseOf(project);
      expect(await firebase.store.count(leagues, {})).toBeGreaterThan(0);
      expect((await firebase.identity.listAccounts()).accounts).toEqual([]);

      const whole = await run('to-firebase', here, project);
      expect(whole).toMatchObject({ code: 0, complaints: '' });
      expect(whole.said).toContain('Going on with a copy that was interrupted.');
      expect(whole.said.join('\n')).toMatch(/Both sides are equal in all \d+ parts/);
      expect(whole.said.filter((line) => line.startsWith('  user_graphs/: '))).toEqual([]);
      const list = join(here, 'copy-to-firebase-new-passwords.csv');
      expect(statSync(list).mode & 0o777).toBe(0o600);
      expect(readFileSync(list, 'utf8').split('\r\n').slice(1)).toEqual([
        '"kim.l.otter42","the teacher makes a new login card"',
        '"sam.fox17","the teacher makes a new login card"',
        expect.stringMatching(/^"ada@school\.example"/),
        expect.stringMatching(/^"bo@school\.example"/),
        '',
      ]);
      expect(whole.said).toContain(
        `Accounts: ${SAMPLE_ACCOUNT_COUNT}, of which ${SAMPLE_ACCOUNT_COUNT} need a new password, because hashes cannot be taken along.`,
      );

      const full = await run('to-firebase', here, project);
      expect(full).toMatchObject({ code: 1, complaints: expect.stringContaining('already holds') });

      expect(await run('to-embedded', back, project, '  studentTeams: ')).toMatchObject({
        signal: 'SIGKILL',
      });
      expect(existsSync(join(back, 'copy-to-embedded.json'))).toBe(true);
      expect(await run('to-embedded', back, project)).toMatchObject({ code: 0, complaints: '' });

      const other = createEmbeddedBackend({ dataDir: back });
      const comparisons = await compareBackends(filled, other);
      expect(comparisons.filter((comparison) => !isComparedPartEqual(comparison))).toEqual([]);
      expect(comparisons.map(({ from }) => from.count)).not.toContain(0);
      for (const { store } of [filled, other, firebase]) await store.close();
    });
  });
});
