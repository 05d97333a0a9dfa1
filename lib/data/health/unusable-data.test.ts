import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRequest } from '@/lib/actions/run-request';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { isDataFailure } from '@/lib/domain/site/requests';
import { type BackendAdapters, setServices } from '@/lib/platform/services';
import { createEmbeddedBackend, DATABASE_FILE_NAME } from '@/lib/process/backend';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import {
  giveLineup,
  giveTeam,
  RIGHT_ANSWERS,
  stepTryInput,
  WEEK,
} from '@/lib/testing/student-week';
import { readHealth } from './queries';

// A student's week in real files, which are then used in another folder: on a disk where nothing
// can be written, and with damage.
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let test: TestServices;
let kim: SignedInViewer;
let folder: string;
let logged: string[];
const opened: BackendAdapters[] = [];

beforeEach(async () => {
  const first = mkdtempSync(join(tmpdir(), 'data-'));
  const backend = createEmbeddedBackend({ dataDir: first });
  test = await installTestServices({ ...backend, seasons: realSeason });
  kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  await giveLineup(test.store, kim, WEEK);
  await giveLineup(test.store, kim, WEEK + 1);
  await submitStep(kim, stepTryInput('QB', RIGHT_ANSWERS.QB));
  await getStudentDashboard(kim);
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  for (const file of readdirSync(first)) copyFileSync(join(first, file), join(folder, file));
  await test.dispose();
  rmSync(first, { recursive: true });
  logged = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(async () => {
  if (isRoot) process.seteuid?.(0);
  jest.restoreAllMocks();
  await test.dispose();
  for (const { store } of opened.splice(0)) await store.close();
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

function openAgain(): void {
  const backend = createEmbeddedBackend({ dataDir: folder });
  opened.push(backend);
  setServices({ ...test.services, ...backend });
  test = { ...test, store: backend.store };
}

const failure = (call: () => Promise<unknown>) =>
  call().then(
    () => null,
    (error: Error) => error,
  );
const health = () => readHealth().catch(({ message }: Error) => message);

it('on a read-only disk what only shows something opens, and what saves says that it can’t', async () => {
  for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o444);
  chmodSync(folder, 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  openAgain();
  expect((await getStudentDashboard(kim)).cards[0]).toMatchObject({ done: true });
  expect((await getOrOpenScoreCard(kim))?.steps[0]).toMatchObject({ correct: true });
  expect(await runRequest(() => submitStep(kim, stepTryInput('TE', RIGHT_ANSWERS.TE)))).toEqual({
    ok: false,
    error: {
      code: 'unavailable',
      message: expect.stringMatching(
        /^We can’t save anything right now\..*still look at your pages/,
      ),
    },
  });
  const line = JSON.parse(logged.at(-1) ?? '');
  expect(line.todo).toMatch(/read-only disk/);
  // A page that has to write fails differently from a damaged one.
  expect(
    isDataFailure(await failure(() => completeReadingTask(kim, { week: WEEK, task: 4 }))),
  ).toBe(true);
  expect(await health()).toMatch(/can be read, but nothing can be saved.*read-only disk/);
});

it('with a damaged file what is whole works, and what isn’t is said to be damaged', async () => {
  openAgain();
  // All that the log beside it holds goes into the file.
  await test.store.merge(studentWeeklyProgress, `2023_${WEEK}_${kim.accountId}`, { stuck: false });
  await opened.pop()?.store.close();
  damage('mvpPointsEarned');
  openAgain();
  expect(await test.store.query(studentTeams, {})).toHaveLength(1);
  await test.store.merge(studentTeams, `2023_${kim.accountId}`, { name: 'Solar Llamas' });
  const found = await failure(() => test.store.query(studentWeeklyProgress, {}));
  expect(found).toMatchObject({ name: 'StoreUnavailableError', isDamaged: true });
  expect(isDataFailure(found)).toBe(true);
  expect(await runRequest(() => getOrOpenScoreCard(kim))).toMatchObject({
    ok: false,
    error: { code: 'unavailable' },
  });
  expect(JSON.parse(logged.at(-1) ?? '').todo).toMatch(/Restore the last good backup/);
  expect(await health()).toMatch(/^There is damage in the database\./);
});

/** Overwrites every page of the file in which the text stands. */
function damage(text: string): void {
  const path = join(folder, DATABASE_FILE_NAME);
  const whole = readFileSync(path);
  const file = openSync(path, 'r+');
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1))
    writeSync(file, Buffer.alloc(PAGE, 0xff), 0, PAGE, Math.floor(at / PAGE) * PAGE);
  closeSync(file);
}
const PAGE = 4096;
