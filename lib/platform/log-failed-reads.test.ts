import { createMemoryBackend } from '@/lib/process/backend';
import { nflPlayers } from '@/lib/store/collections/football';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import {
  asRawCollection,
  type DocumentStore,
  StoreUnavailableError,
  UnreadableDocumentError,
} from '@/lib/store/port';
import { storeWithFailedReadLogging } from './log-failed-reads';

let plain: DocumentStore;
let store: DocumentStore;
let logged: string[];
beforeEach(() => {
  plain = createMemoryBackend().store;
  logged = [];
  store = storeWithFailedReadLogging(plain, (message) => logged.push(message));
});
afterEach(() => plain.close());

it('says in the words of the catalogue that a league, a profile or a team is not there', async () => {
  await store.query(leagues, { where: [{ field: 'code', op: '==', value: 123_456 }] });
  await store.query(studentProfiles, { where: [{ field: 'studentId', op: '==', value: 's1' }] });
  await store.transaction((transaction) =>
    transaction.query(studentTeams, { where: [{ field: 'userId', op: '==', value: 's2' }] }),
  );
  expect(logged).toEqual([
    'No leagues found.',
    'No student profile found for studentId: s1',
    'No student team found for userId: s2',
  ]);
});

it('says nothing of lists that are empty', async () => {
  await store.query(leagues, { where: [{ field: 'teacherId', op: '==', value: 't1' }] });
  await store.query(studentProfiles, { where: [{ field: 'leagueId', op: '==', value: 'l1' }] });
  await store.query(studentGraphs, { where: [{ field: 'studentId', op: '==', value: 's1' }] });
  expect(logged).toEqual([]);
});

it('says what could not be got, gives the kind of the error, and passes the error on', async () => {
  const failing = storeWithFailedReadLogging(
    {
      ...plain,
      get: () => Promise.reject(new StoreUnavailableError('Kim L. was here')),
      list: () => Promise.reject(new StoreUnavailableError('Kim L. was here')),
    },
    (message) => logged.push(message),
  );
  const reads = [
    failing.query(leagues, { where: [{ field: 'code', op: '==', value: 1 }] }),
    failing.get(studentProfiles, 'p'),
    failing.query(studentTeams, { where: [{ field: 'userId', op: '==', value: 's' }] }),
    failing.query(studentGraphs, { where: [{ field: 'studentId', op: '==', value: 's' }] }),
    failing.query(teacherProfiles, { where: [{ field: 'teacherId', op: '==', value: 't' }] }),
    failing.query(teacherProfiles, {}),
    failing.query(teacherLeagueAllowances, {}),
    failing.query(nflPlayers, { where: [{ field: 'Season', op: '==', value: 2023 }] }),
    failing.query(studentWeeklyProgress, { where: [{ field: 'studentId', op: '==', value: 's' }] }),
  ];
  const outcomes = await Promise.allSettled(reads);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailableError) });
  const about = (subject: string) => `Could not get ${subject} with error: StoreUnavailableError`;
  expect(logged).toEqual([
    about('league'),
    about('student profile'),
    about('teams'),
    about('graphs'),
    about('teacher profile'),
    about('teacher profiles'),
    about('league allowances'),
    about('players'),
    'Error',
  ]);
});

it('names a document that cannot be read once, in a line without its content, and leaves its neighbors alone', async () => {
  const broken = {
    id: 'p2',
    studentId: 's2',
    leagueId: 'l1',
    season: 2023,
    openedUpTo: 'Kim L. was here',
  };
  const createdAt = { seconds: 1, nanoseconds: 0 };
  await plain.set(asRawCollection(studentProfiles), broken);
  await plain.set(asRawCollection(studentProfiles), {
    id: 'p1',
    studentId: 's1',
    leagueId: 'l1',
    season: 2023,
    mvpPoints: 1,
    createdAt,
  });
  await plain.set(asRawCollection(admins), { id: 'head@school.org', createdAt: 7 });
  const where = [{ field: 'leagueId', op: '==', value: 'l1' }] as const;
  for (let time = 0; time < 3; time++) {
    expect(await store.query(studentProfiles, { where })).toMatchObject([{ id: 'p1' }]);
    await store.transaction((transaction) => transaction.list(studentProfiles, { where }));
    await expect(store.get(studentProfiles, 'p2')).rejects.toThrow(UnreadableDocumentError);
    await store.query(admins, {});
  }
  expect(logged).toEqual([
    expect.stringMatching(
      /^Could not get student profile with error: UnreadableDocumentError studentProfiles\/p2: openedUpTo: /,
    ),
    expect.stringMatching(/^Error admins: createdAt: /),
  ]);
  expect(logged.join()).not.toMatch(/Kim|head@/);
});
