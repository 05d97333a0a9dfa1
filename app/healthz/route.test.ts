import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckAndBackupStatus } from '@/lib/platform/maintenance';
import { createEmbeddedBackend, DATABASE_FILE_NAME } from '@/lib/process/backend';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { appData } from '@/lib/store/collections/season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { GET } from './route';

const UNUSABLE = { status: 'unavailable', message: 'The data can’t be read or written right now.' };

let folder: string;
let test: TestServices;
let logged: string[];

async function open() {
  test = await installTestServices(createEmbeddedBackend({ dataDir: folder }));
}

async function ask() {
  test.advance(2_000);
  const response = await GET();
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'healthz-'));
  logged = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  await open();
});
afterEach(async () => {
  await test.dispose();
  rmSync(folder, { recursive: true });
});

it('says that all is well, the schema, the season and the week, and is stored by no one', async () => {
  expect(await ask()).toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'ok', schema: SCHEMA_VERSION, season: 2023, week: 6 },
  });
  expect(logged).toEqual([]);
});

it('says when the database was looked through and copied, and answers 503 from a check on that found damage (R8)', async () => {
  let maintenance: CheckAndBackupStatus = { lastCheck: null, isSound: true, lastBackup: null };
  test.services.maintenanceStatus = () => maintenance;
  expect((await ask()).body).toMatchObject({ status: 'ok', lastCheck: null, lastBackup: null });
  maintenance = {
    lastCheck: new Date('2023-10-17T04:00:00Z'),
    isSound: true,
    lastBackup: new Date('2023-10-16T02:30:00Z'),
  };
  expect((await ask()).body).toMatchObject({
    lastCheck: '2023-10-17T04:00:00.000Z',
    lastBackup: '2023-10-16T02:30:00.000Z',
  });
  maintenance = { ...maintenance, isSound: false };
  expect(await ask()).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Restore the last good backup') },
  });
});

it('writes nothing to the database, however often it is asked', async () => {
  const watcher = createSqliteDatabase(join(folder, DATABASE_FILE_NAME));
  const before = watcher.dataVersion();
  for (let count = 0; count < 20; count++) await ask();
  expect(watcher.dataVersion()).toBe(before);
  watcher.close();
});

it('looks once for a flood of questions', async () => {
  const look = jest.spyOn(test.services.store, 'checkUsable');
  const answers = await Promise.all(Array.from({ length: 50 }, () => GET()));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(look.mock.calls.length).toBeLessThanOrEqual(1);
});

it('R8: answers 503 and a sentence without a path while the file cannot be used, and logs it', async () => {
  await test.services.store.close();
  const { status, cache, body } = await ask();
  expect({ status, cache, body }).toEqual({ status: 503, cache: 'no-store', body: UNUSABLE });
  expect(JSON.stringify(body)).not.toContain(folder);
  expect(logged).toHaveLength(1);
});

it('R8: answers 503 for a file that is no database any more', async () => {
  await test.services.store.close();
  writeFileSync(join(folder, DATABASE_FILE_NAME), 'not a database '.repeat(1_000));
  await test.dispose();
  const { store, identity, files } = createEmbeddedBackend({ dataDir: folder });
  test = await installTestServices();
  Object.assign(test.services, { store, identity, files });
  expect((await ask()).status).toBe(503);
  await store.close();
});

it('R8: answers 503 from the moment on that someone has met a damaged page', async () => {
  const { store } = test.services;
  for (let index = 0; index < 300; index++) {
    await store.create(appData, {
      ...(await metaOf(store)),
      id: `page ${index}`,
      weekOpenings: { 1: { seconds: index, nanoseconds: 0 } },
    });
  }
  await test.services.store.scrub();
  await test.dispose();
  const file = join(folder, DATABASE_FILE_NAME);
  const size = statSync(file).size;
  const handle = openSync(file, 'r+');
  // All but the first pages, which contain the schema.
  writeSync(handle, Buffer.alloc(size - 8 * 4096, 0xff), 0, size - 8 * 4096, 8 * 4096);
  closeSync(handle);

  const { store: damaged, identity, files } = createEmbeddedBackend({ dataDir: folder });
  test = await installTestServices();
  Object.assign(test.services, { store: damaged, identity, files });
  await expect(damaged.query(appData, {})).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  expect(await ask()).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/^There is damage in the database/) },
  });
  await damaged.close();
});

it('answers 503 before a season is set', async () => {
  await test.store.delete(appData, 'meta');
  expect(await ask()).toMatchObject({
    status: 503,
    body: { message: 'No season has been set up yet.' },
  });
});

const metaOf = async (store: TestServices['store']) => {
  const meta = await store.get(appData, 'meta');
  if (!meta) throw new Error('The season is missing.');
  return meta;
};
