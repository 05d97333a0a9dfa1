import { connect, createServer, type Server, type Socket } from 'node:net';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { type FirebaseConnection, openFirebase } from '@/lib/firebase/app';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { leagueStudents, leagues } from '../../collections/leagues';
import { studentProfiles } from '../../collections/profiles';
import { waitUntilTrue } from '../../contract/check';
import { type DocumentStore, StoreUnavailableError } from '../../port';
import { createFirestoreStore } from './firestore-store';

jest.setTimeout(120_000);

const NEWS_WITHIN_MS = 60_000;
const createdAt = { seconds: 1_694_000_000, nanoseconds: 250_000_000 };
const league = {
  id: 'l',
  name: 'Room 12',
  createdAt,
  teacherId: 't',
  season: 2023,
  code: 123_456,
  password: 'river stone',
};

let projectId: string;
let raw: FirebaseConnection;
let store: DocumentStore;

beforeEach(() => {
  projectId = newEmulatedProject();
  raw = openEmulated(projectId);
  store = createFirestoreStore({ firestore: raw.firestore, release: raw.close });
});
afterEach(() => store.close());

test('stores fields as the specification names them, moments as timestamps, and the students of a league below it', async () => {
  await store.create(leagues, league);
  await store.create(leagueStudents('l'), { id: 's', createdAt });
  const stored = await raw.firestore.doc('leagues/l').get();
  expect(stored.data()).toEqual({
    ...league,
    createdAt: new Timestamp(createdAt.seconds, createdAt.nanoseconds),
  });
  const [student] = (
    await raw.firestore.collection('leagues').doc('l').collection('students').get()
  ).docs;
  expect(student?.id).toBe('s');
  expect(student?.get('createdAt')).toBeInstanceOf(Timestamp);
});

test('reads what another program stored: no id among the fields, unknown fields, types that the app does not write', async () => {
  const { firestore } = raw;
  const old = {
    name: 'Old',
    createdAt: Timestamp.fromMillis(1000),
    teacherId: 't',
    season: 2022,
    code: 111_111,
    password: 'p',
  };
  await firestore.doc('leagues/old').set({
    ...old,
    owner: firestore.doc('teachers/t'),
    places: [{ since: Timestamp.fromMillis(2000) }],
  });
  const expected = {
    ...old,
    id: 'old',
    createdAt: { seconds: 1, nanoseconds: 0 },
    owner: 'teachers/t',
  };
  expect(await store.get(leagues, 'old')).toEqual({
    ...expected,
    places: [{ since: { seconds: 2, nanoseconds: 0 } }],
  });
  expect(
    await store.query(leagues, { where: [{ field: 'id', op: 'in', value: ['old', 'none', ''] }] }),
  ).toHaveLength(1);
});

test('a merge leaves alone what it does not name, also fields that this version does not know', async () => {
  await store.create(leagues, league);
  await raw.firestore.doc('leagues/l').update(new FieldPath('motto'), 'fair play');
  await store.merge(leagues, 'l', { name: 'Room 13' });
  await store.transaction(async (transaction) =>
    transaction.merge(leagues, 'l', { password: 'oak' }),
  );
  const stored = (await raw.firestore.doc('leagues/l').get()).data();
  expect(stored).toMatchObject({
    name: 'Room 13',
    password: 'oak',
    motto: 'fair play',
    code: 123_456,
  });
});

test('a transaction that loses every time ends with ContentionError, and its error tells nothing of what was to be written', async () => {
  await store.create(leagues, league);
  const losing = createFirestoreStore({ firestore: raw.firestore, mostRuns: 1 });
  // Another transaction has read the document, and holds it until after this one has given up.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let read = () => {};
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  const other = openEmulated(projectId);
  const holding = other.firestore.runTransaction(
    async (transaction) => {
      await transaction.get(other.firestore.doc('leagues/l'));
      read();
      await held;
    },
    { maxAttempts: 1 },
  );
  await reading;
  const outcome = await losing
    .transaction(async (transaction) => {
      await transaction.get(leagues, 'l');
      transaction.merge(leagues, 'l', { password: 'canary' });
    })
    .then(
      () => new Error('nothing'),
      (error: Error) => error,
    );
  letGo();
  await holding.catch(() => {});
  expect(outcome.name).toBe('ContentionError');
  expect(JSON.stringify([outcome.message, outcome.cause])).not.toContain('canary');
  expect((await store.get(leagues, 'l'))?.password).toBe('river stone');
  await other.firestore.terminate();
  await other.close();
});

describe('over a connection that breaks', () => {
  let proxy: Server;
  let sockets: Set<Socket>;
  let broken: DocumentStore;
  let down = false;

  beforeEach(async () => {
    sockets = new Set();
    const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
    proxy = createServer((near) => {
      if (down) return near.destroy();
      const far = connect(Number(port), host);

      for (const [one, two] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.pipe(two);
        one.on('error', () => two.destroy());
        one.on('close', () => two.destroy());
      }
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const direct = process.env.FIRESTORE_EMULATOR_HOST;
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(proxy.address() as { port: number }).port}`;
    const { firestore, close } = openFirebase({ projectId });
    process.env.FIRESTORE_EMULATOR_HOST = direct;
    broken = createFirestoreStore({ firestore, patienceMs: 1_000, release: close });
  });
  afterEach(async () => {
    down = false;
    await broken.close();
    cut();
    proxy.close();
  });

  /** Ends every connection that goes through, and answers how many there were. */
  function cut(): number {
    const { size } = sockets;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    return size;
  }

  /**
   * By the other client. The emulator refuses a write at the very moment it finds a listener gone,
   * and may have done it all the same.
   */
  async function rename(name: string): Promise<void> {
    const merge = () => store.merge(leagues, 'l', { name });
    await merge().catch(async () => {
      if ((await store.get(leagues, 'l'))?.name !== name) await merge();
    });
  }

  test('a watch goes on by itself, misses nothing, and tells nothing twice', async () => {
    const heard: (string | undefined)[] = [];
    broken.watch(leagues, 'l', (document) => heard.push(document?.name));
    await waitUntilTrue(() => heard.length === 1, NEWS_WITHIN_MS);
    await store.create(leagues, league);
    await waitUntilTrue(() => heard.length === 2, NEWS_WITHIN_MS);
    for (const name of ['Room 13', 'Room 14']) {
      expect(cut()).toBeGreaterThan(0);
      await rename(name);
      await waitUntilTrue(() => heard.at(-1) === name, NEWS_WITHIN_MS);
    }
    expect(heard).toEqual([undefined, 'Room 12', 'Room 13', 'Room 14']);
  });

  test('a read that gets no answer fails with StoreUnavailableError instead of keeping a page waiting', async () => {
    down = true;
    cut();
    await expect(broken.get(studentProfiles, 'nobody')).rejects.toMatchObject({
      name: 'StoreUnavailableError',
    });
    await expect(
      broken.transaction((transaction) => transaction.get(leagues, 'l')),
    ).rejects.toMatchObject({
      name: 'StoreUnavailableError',
    });
  });
});

/**
 * The next commit reaches the service, and its answer is lost as the service loses one now and
 * then.
 */
function stumbleOnce(): () => number {
  const { firestore } = raw;
  let commits = 0;
  const plain = firestore.batch.bind(firestore);
  jest.spyOn(firestore, 'batch').mockImplementation(() => {
    const together = plain();
    const commit = together.commit.bind(together);
    together.commit = async () => {
      const answer = await commit();
      commits += 1;
      if (commits === 1) throw Object.assign(new Error('2 UNKNOWN:'), { code: 2 });
      return answer;
    };
    return together;
  });
  return () => commits;
}

test('a write over which the service stumbled is made again where that does no harm', async () => {
  const commits = stumbleOnce();
  await store.set(leagues, league);
  expect([commits(), await store.get(leagues, 'l')]).toEqual([2, league]);
});

test('a creation over which the service stumbled is not made again, for its own first try could refuse it', async () => {
  const commits = stumbleOnce();
  await expect(store.create(leagues, league)).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(commits()).toBe(1);
});
