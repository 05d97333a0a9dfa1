import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
  terminate,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { allCollections } from '../../collections/all';
import { leagueStudents } from '../../collections/leagues';
import { firestoreIndexes } from '../../indexes';
import type { Query, StoredDocument } from '../../port';
import { createFirestoreStore } from './firestore-store';

jest.setTimeout(120_000);

const address = process.env.FIRESTORE_EMULATOR_HOST ?? '';
/** A subcollection is asked below some parent. */
const pathOf = (path: string) =>
  path === 'leagues/students' ? leagueStudents('league').path : path;
const seconds = { seconds: 1, nanoseconds: 0 };

describe('S22: the rules deny every client', () => {
  const projectId = newEmulatedProject();
  const paths = allCollections.map(({ path }) => pathOf(path));
  let app: FirebaseApp;
  let client: Firestore;

  beforeAll(async () => {
    // Each refusal is also logged by the SDK, which is right, and no concern of these tests.
    setLogLevel('silent');
    const { firestore, close } = openEmulated(projectId);
    const store = createFirestoreStore({ firestore, release: close });
    await store.set(leagueStudents('league'), { id: 'there', createdAt: seconds });
    await firestore
      .batch()
      .set(firestore.doc('studentProfiles/there'), { id: 'there', studentId: 'student' })
      .commit();
    await store.close();
  });

  describe.each([
    ['a visitor', undefined],
    [
      'a signed-in user with every claim',
      { sub: 'student', email: 'student@example.org', admin: true, role: 'teacher' },
    ],
  ])('%s', (_who, mockUserToken) => {
    beforeAll(() => {
      app = initializeApp({ projectId, apiKey: 'none' }, `rules-${_who}`);
      client = getFirestore(app);
      const [host = '', port = ''] = address.split(':');
      connectFirestoreEmulator(client, host, Number(port), mockUserToken ? { mockUserToken } : {});
    });
    afterAll(async () => {
      await terminate(client);
      await deleteApp(app);
    });

    test.each(paths)('reads and writes nothing in %s', async (path) => {
      const there = doc(client, path, 'there');
      const attempts = [
        () => getDoc(there),
        () => getDocs(collection(client, path)),
        () => new Promise((resolve, reject) => onSnapshot(there, resolve, reject)),
        () => setDoc(doc(client, path, 'new'), { id: 'new' }),
        () => addDoc(collection(client, path), { role: 'admin' }),
        () => updateDoc(there, { mvpPoints: 99 }),
        () => deleteDoc(there),
        () => writeBatch(client).set(there, { id: 'there' }).commit(),
      ];
      const answers: string[] = [];
      // One after the other: a listener is shown the client's own writes before the server has
      // refused them.
      for (const attempt of attempts) {
        const answer = await attempt().then(
          () => 'allowed',
          (error: { code: string }) => error.code,
        );
        answers.push(answer);
      }
      expect(answers).toEqual(attempts.map(() => 'permission-denied'));
    });
  });

  test('and left everything as the server wrote it', async () => {
    const { firestore, close } = openEmulated(projectId);
    const names = (await firestore.listCollections()).map(({ id }) => id).sort();
    expect(names).toEqual(['leagues', 'studentProfiles']);
    expect((await firestore.doc('studentProfiles/there').get()).data()).toEqual({
      id: 'there',
      studentId: 'student',
    });
    await firestore.terminate();
    await close();
  });
});

type Report = { index: { name: string; queryScope: string; fields: { fieldPath: string }[] } };

test('firestore.indexes.json has exactly the composite indexes that the emulator says the queries of the app use', async () => {
  const projectId = newEmulatedProject();
  const { firestore, close } = openEmulated(projectId);
  const store = createFirestoreStore({ firestore, release: close });
  for (const { definition, path } of allCollections) {
    const arrays: readonly string[] = definition.arrayFields ?? [];
    const conditions = (fields: readonly string[]) =>
      fields.map((field) => ({
        field,
        op: arrays.includes(field) ? 'array-contains' : '==',
        value: 1,
      }));
    const queries = [
      ...definition.indexes.map((fields) => ({ where: conditions(fields) })),
      ...(definition.sorted ?? []).map(({ equal, by, direction }) => ({
        where: conditions(equal),
        orderBy: { field: by, direction },
      })),
    ] as Query<StoredDocument>[];
    const place = { definition, path: pathOf(path) };
    for (const query of queries) await store.query(place, query);
  }
  await store.close();

  const database = `projects/${projectId}/databases/(default)`;
  const answer = await fetch(
    `http://${address}/emulator/v1/projects/${projectId}:indexUsage?database=${database}`,
  );
  const { reports = [] } = (await answer.json()) as { reports?: Report[] };
  const used = reports
    .map(({ index }) => ({
      collectionGroup: index.name.split('/').at(-3),
      queryScope: index.queryScope,
      fields: index.fields.filter(({ fieldPath }) => fieldPath !== '__name__'),
    }))
    // Of a single field Firestore makes the index by itself.
    .filter(({ fields }) => fields.length > 1);
  const lines = (indexes: readonly object[]) =>
    indexes.map((index) => JSON.stringify(index)).sort();
  expect(lines(used)).toEqual(lines(firestoreIndexes(allCollections)));
});
