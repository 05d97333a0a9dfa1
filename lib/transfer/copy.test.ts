import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryBackend } from '@/lib/process/backend';
import { sessions } from '@/lib/store/collections/accounts';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { admins } from '@/lib/store/collections/profiles';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { asRawCollection, type DocumentStore, InvalidDocumentError } from '@/lib/store/port';
import {
  fillBackend,
  SAMPLE_ACCOUNT_COUNT,
  SAMPLES_PER_COLLECTION,
} from '@/lib/testing/filled-backend';
import type { BackendAdapters } from '../platform/services';
import { canonicalDocumentText, copiedCollections } from './content';
import {
  type CopyProgress,
  type CopyProgressStore,
  CopyRefusedError,
  copyBackend,
  createCopyProgressStore,
  passwordResetsCsv,
  replacePrivateFile,
  splitPasswordResetsByMethod,
} from './copy';
import { compareBackends, isComparedPartEqual } from './verify';

const createdAt = { seconds: 1, nanoseconds: 0 };
let opened: BackendAdapters[];

beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  for (const { store } of opened) await store.close();
});

function empty(): BackendAdapters {
  const backend = createMemoryBackend();
  opened.push(backend);
  return backend;
}

async function filled(): Promise<BackendAdapters> {
  const backend = empty();
  await fillBackend(backend);
  return backend;
}

function keeper(): CopyProgressStore & { kept: string | null } {
  return {
    kept: null,
    load() {
      return this.kept === null ? null : (JSON.parse(this.kept) as CopyProgress);
    },
    save(progress) {
      this.kept = JSON.stringify(progress);
    },
  };
}

type Extras = Partial<Parameters<typeof copyBackend>[0]>;
const copy = (
  from: BackendAdapters,
  to: BackendAdapters,
  { progress = keeper(), ...rest }: Extras = {},
) =>
  copyBackend({
    from: { backend: from, name: 'here' },
    to: { backend: to, name: 'there' },
    progress,
    ...rest,
  });

const withBatch = (backend: BackendAdapters, batch: DocumentStore['batch']): BackendAdapters => ({
  ...backend,
  store: { ...backend.store, batch },
});

test('R11: there and back again gives equal documents, accounts and files, and every collection was among them', async () => {
  const [first, there, back] = [await filled(), empty(), empty()];
  await copy(first, there);
  const comparisons = await copy(there, back);
  const again = await compareBackends(first, back);
  expect(again.filter((one) => !isComparedPartEqual(one))).toEqual([]);
  expect(again.map(({ from }) => from.hash)).toEqual(comparisons.map(({ to }) => to.hash));
  const counts = Object.fromEntries(again.map(({ what, to }) => [what, to.count]));
  expect(counts).toEqual({
    ...Object.fromEntries(copiedCollections.map(({ path }) => [path, SAMPLES_PER_COLLECTION])),
    'leagues/students': SAMPLES_PER_COLLECTION * SAMPLES_PER_COLLECTION,
    'accounts (sign-in)': SAMPLE_ACCOUNT_COUNT,
    'user_graphs/': 10,
    'profile_images/': 1,
  });
  expect(await back.identity.verifyPassword('ada@school.example', 'three yards')).not.toBeNull();
});

test('sign-ins do not move: everyone signs in again', async () => {
  const [from, to] = [await filled(), empty()];
  await from.store.set(sessions, {
    id: 's',
    accountId: 'a',
    email: 'ada@school.example',
    createdAt,
    expiresAt: createdAt,
  });
  await copy(from, to);
  expect(await to.store.count(sessions, {})).toBe(0);
});

describe('a target that holds something of its own is refused, and left as it was:', () => {
  test.each<[string, (to: BackendAdapters) => Promise<unknown>, RegExp]>([
    [
      'a document',
      (to) => to.store.set(admins, { id: 'bo', createdAt }),
      /there already holds documents in admins/,
    ],
    [
      'an account',
      (to) => to.identity.createAccount({ email: 'b@x.example', password: 'p' }),
      /there already holds accounts/,
    ],
    [
      'a picture',
      (to) =>
        to.files.put('profile_images', 'b', { bytes: new Uint8Array(1), contentType: 'image/png' }),
      /there already holds pictures in profile_images/,
    ],
    [
      'a session, which only a server that is used makes',
      (to) =>
        to.store.set(sessions, {
          id: 's',
          accountId: 'a',
          email: 'b@x.example',
          createdAt,
          expiresAt: createdAt,
        }),
      /Someone has used there/,
    ],
  ])('%s', async (_what, put, message) => {
    const [from, to] = [await filled(), empty()];
    await put(to);
    const progress = keeper();
    await expect(copy(from, to, { progress })).rejects.toThrow(message);
    expect(progress.kept).toBeNull();
    expect(await to.store.count(leagues, {})).toBe(0);
  });

  test('what another copy has begun there, or a finished one has left', async () => {
    const [from, to] = [await filled(), empty()];
    const progress = keeper();
    await copy(from, to, { progress });
    await expect(copy(from, to, { progress })).rejects.toBeInstanceOf(CopyRefusedError);
    const other = keeper();
    other.save({
      from: 'elsewhere',
      to: 'there',
      places: {},
      accountsDone: false,
      finished: false,
    });
    await expect(copy(from, to, { progress: other })).rejects.toThrow('there already holds');
  });
});

test('R11: broken off after any step it goes on where it was, until everything is there', async () => {
  const [from, to] = [await filled(), empty()];
  const progress = keeper();
  let written = 0;
  const counting = withBatch(to, (write) => {
    written += 1;
    return to.store.batch(write);
  });
  let broken = 0;
  for (;;) {
    let steps = 0;
    const onStep = () => {
      // After the write and before it is noted: the worst moment.
      if (++steps === 3) throw new Error('killed');
    };
    const outcome = await copy(from, counting, { progress, onStep }).catch(
      (error: Error) => error.message,
    );
    if (outcome !== 'killed') {
      expect(outcome).toEqual(expect.any(Array));
      break;
    }
    broken += 1;
    expect(broken).toBeLessThan(100);
  }
  expect(broken).toBeGreaterThan(10);
  // Each break writes one step again, not everything.
  expect(written).toBeLessThan(2 * broken + copiedCollections.length + SAMPLES_PER_COLLECTION);
  expect((await compareBackends(from, to)).every(isComparedPartEqual)).toBe(true);
});

test('a resumed copy is refused when someone has signed in to the target meanwhile', async () => {
  const [from, to] = [await filled(), empty()];
  const progress = keeper();
  const onStep = () => {
    throw new Error('killed');
  };
  await expect(copy(from, to, { progress, onStep })).rejects.toThrow('killed');
  await to.store.set(sessions, {
    id: 's',
    accountId: 'a',
    email: 'b@x.example',
    createdAt,
    expiresAt: createdAt,
  });
  await expect(copy(from, to, { progress })).rejects.toThrow('Someone has used there');
});

test.each<[string, (to: DocumentStore) => Promise<void>, string[]]>([
  [
    'missing',
    (store) => store.delete(mvpEvents, '001-ü'),
    ['mvpEvents: 3 here, 2 there', '  001-ü is missing'],
  ],
  [
    'different',
    (store) => store.merge(mvpEvents, '001-ü', { points: 7 }),
    ['mvpEvents: 3 here, 3 there', '  001-ü is different'],
  ],
  [
    'additional',
    (store) => store.set(leagueStudents('001-ü'), { id: 'zz', createdAt }),
    ['leagues/students: 9 here, 10 there', '  001-ü/zz is there but not in what was copied'],
  ],
])(
  'a target in which something is %s at the end fails the copy, which says what differs',
  async (_what, damage, lines) => {
    const [from, to] = [await filled(), empty()];
    const progress = keeper();
    const importAccounts: BackendAdapters['identity']['importAccounts'] = async (accounts) => {
      await damage(to.store);
      return to.identity.importAccounts(accounts);
    };
    const failed = copy(
      from,
      { ...to, identity: { ...to.identity, importAccounts } },
      { progress },
    );
    const message = await failed.then(
      () => 'equal',
      (error: Error) => error.message,
    );
    expect(message.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(progress.load()).toMatchObject({ finished: false, places: {}, accountsDone: false });
    if (_what === 'additional') return;
    await copy(from, to, { progress });
  },
);

test('a difference in a file or an account is found, too', async () => {
  const [from, to] = [await filled(), empty()];
  await copy(from, to);
  await to.files.put('user_graphs', 'graph-004', {
    bytes: new Uint8Array(3),
    contentType: 'image/webp',
  });
  const [ada] = (await to.identity.listAccounts()).accounts;
  await to.identity.deleteAccount(ada?.accountId ?? '');
  const unequal = (await compareBackends(from, to)).filter((one) => !isComparedPartEqual(one));
  expect(unequal.map(({ what, differences }) => [what, differences])).toEqual([
    ['accounts (sign-in)', [`${ada?.accountId} is missing`]],
    ['user_graphs/', ['graph-004 is different']],
  ]);
});

test('collections of more than a page move whole, in requests small enough for Firestore', async () => {
  const [from, to] = [empty(), empty()];
  for (let start = 0; start < 900; start += 300) {
    await from.store.batch((writes) => {
      for (let index = start; index < start + 300; index++)
        writes.set(admins, { id: `a${index}`, createdAt });
    });
  }
  const long = 'x'.repeat(900_000);
  for (let index = 0; index < 9; index++) {
    await from.store.set(leagues, {
      id: `l${index}`,
      name: long,
      createdAt,
      teacherId: 't',
      season: 2023,
      code: 100_000 + index,
      password: 'p',
    });
  }
  const sizes: number[] = [];
  const limited = withBatch(to, async (write) => {
    let bytes = 0;
    let writes = 0;
    await to.store.batch((real) =>
      write({
        ...real,
        set(collection, document) {
          bytes += JSON.stringify(document).length;
          writes += 1;
          real.set(collection, document);
        },
      }),
    );
    expect(writes).toBeLessThanOrEqual(500);
    sizes.push(bytes);
  });
  const comparisons = await copy(from, limited);
  expect(comparisons.find(({ what }) => what === 'admins')?.to.count).toBe(900);
  expect(Math.max(...sizes)).toBeLessThan(8_000_000);
});

test('broken off inside a large collection it goes on behind the last noted document', async () => {
  const [from, to] = [empty(), empty()];
  for (let start = 0; start < 1200; start += 400) {
    await from.store.batch((writes) => {
      for (let index = start; index < start + 400; index++)
        writes.set(admins, { id: `a${index}`, createdAt });
    });
  }
  const progress = keeper();
  let steps = 0;
  const onStep = () => {
    if (++steps === 3) throw new Error('killed');
  };
  await expect(copy(from, to, { progress, onStep })).rejects.toThrow('killed');
  const told: string[] = [];
  await copy(from, to, {
    progress,
    onStep: (what, done, all) => told.push(`${what} ${done} of ${all}`),
  });
  expect(told).toEqual(['admins 1200 of 1200']);
  expect(await to.store.count(admins, {})).toBe(1200);
});

test('what the app cannot read, and fields that no collection knows, come along as they stand', async () => {
  const [from, to] = [empty(), empty()];
  const strange = {
    id: 'odd',
    studentId: 'kim',
    season: 'last year',
    steps: [{ attempts: -1 }],
    nickname: 'of old',
  };
  await from.store.set(asRawCollection(studentWeeklyProgress), strange);
  await from.store.set(asRawCollection(leagues), { id: 'broken', teacherId: 'ada' });
  await from.store.set(asRawCollection(leagueStudents('broken')), {
    id: 'kim',
    createdAt: 'long ago',
  });
  const comparisons = await copy(from, to);
  expect(comparisons.filter((one) => !isComparedPartEqual(one))).toEqual([]);
  expect(await to.store.get(asRawCollection(studentWeeklyProgress), 'odd')).toEqual(strange);
  expect(await to.store.get(asRawCollection(leagueStudents('broken')), 'kim')).toEqual({
    id: 'kim',
    createdAt: 'long ago',
  });
});

test('a document that no store can hold stops the copy and is named, without its content', async () => {
  const [from, to] = [empty(), empty()];
  const strange = {
    ...from.store,
    list: async () => ({
      documents: [{ id: 'odd', rows: [['secret words']] } as never],
      unreadable: [],
    }),
  };
  const failed = copy({ ...from, store: strange }, to);
  await expect(failed).rejects.toThrow(/The document odd cannot be copied/);
  await expect(failed).rejects.not.toThrow(/secret/);
});

test('canonical text does not depend on the order of fields, and knows moments to the microsecond', () => {
  const text = canonicalDocumentText(admins, {
    id: 'a',
    createdAt: { seconds: 1, nanoseconds: 123_456_789 },
  });
  expect(text).toBe('{"createdAt":{"seconds":1,"nanoseconds":123456000},"id":"a"}');
  const other = { createdAt: { nanoseconds: 123_456_001, seconds: 1 }, id: 'a', gone: undefined };
  expect(canonicalDocumentText(admins, other)).toBe(text);
  expect(() => canonicalDocumentText(admins, { id: 'a', createdAt: 'today' } as never)).toThrow(
    InvalidDocumentError,
  );
});

describe('on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'copy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('progress and the list of those who need a new password are readable by their owner only', () => {
    const file = join(folder, 'progress.json');
    const progress: CopyProgress = {
      from: 'here',
      to: 'there',
      places: {},
      accountsDone: false,
      finished: false,
    };
    expect(createCopyProgressStore(file).load()).toBeNull();
    createCopyProgressStore(file).save(progress);
    createCopyProgressStore(file).save({ ...progress, accountsDone: true });
    expect(createCopyProgressStore(file).load()).toEqual({ ...progress, accountsDone: true });
    const resets = splitPasswordResetsByMethod([
      { accountId: '1', email: 'sam.fox17@students.invalid' },
      { accountId: '2', email: '=bo@school.example' },
    ]);
    replacePrivateFile(join(folder, 'list.csv'), passwordResetsCsv(resets));
    expect(readFileSync(join(folder, 'list.csv'), 'utf8').split('\r\n')).toEqual([
      '"user name or email","how"',
      '"sam.fox17","the teacher makes a new login card"',
      `"'=bo@school.example","""Forgot password"" on the sign-in page"`,
      '',
    ]);
    for (const name of ['progress.json', 'list.csv'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});
