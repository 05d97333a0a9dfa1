import {
  findStudentProfile,
  findStudentProfileIn,
  findStudentTeam,
  findStudentTeamIn,
  findTeacherProfile,
  findTeacherProfileIn,
  isStudentLeagueArchived,
  requireSignedIn,
  requireStudent,
  requireStudentIn,
  requireTeacher,
  requireTeacherIn,
  requireUncheckedSession,
  requireVerifiedSession,
  type SignedInViewer,
  type Viewer,
} from '@/lib/data/access/viewer';
import { readAppMeta, readAppMetaIn, refreshAppMeta, watchAppMeta } from '@/lib/data/season/clock';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { type DocumentStore, StoreUnavailableError } from '@/lib/store/port';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam } from '@/lib/testing/student-week';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const person = (more: Partial<SignedInViewer> = {}): SignedInViewer => ({
  accountId: 'kim',
  sessionId: 's',
  email: 'kim@school.org',
  role: null,
  season: TEST_SEASON,
  ...more,
});
const told = async (run: () => unknown) => {
  try {
    return await run();
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return `${code}: ${message}`;
  }
};

const SIGN_IN =
  'not-signed-in: You’re not signed in. Sign in in another tab, then come back here and try again.';
const USE_LINK = 'not-allowed: Please use the link in your email first.';
const NEW_PASSWORD = 'not-allowed: Please choose a new password first.';
it.each<[string, Viewer, string[]]>([
  ['nobody', null, [SIGN_IN, SIGN_IN, SIGN_IN]],
  [
    'whose address waits for its proof',
    person({ addressProof: 'due' }),
    ['let in', USE_LINK, USE_LINK],
  ],
  [
    'who is only asked for a proof',
    person({ addressProof: 'asked' }),
    ['let in', 'let in', 'let in'],
  ],
  [
    'who has to choose a password',
    person({ mustChangePassword: true }),
    ['let in', 'let in', NEW_PASSWORD],
  ],
  [
    'who has to do both',
    person({ addressProof: 'due', mustChangePassword: true }),
    ['let in', USE_LINK, USE_LINK],
  ],
  ['anybody else', person({ mustChangePassword: false }), ['let in', 'let in', 'let in']],
])('a session of someone %s opens what it may', async (_, viewer, expected) => {
  const answers = [requireUncheckedSession, requireVerifiedSession, requireSignedIn].map(
    (require) => told(() => (require(viewer) === viewer ? 'let in' : 'somebody else')),
  );
  expect(await Promise.all(answers)).toEqual(expected);
});

describe('a student and a teacher', () => {
  const CLOCK = { season: 2023, statisticsSeason: 2023, currentWeek: 6, isPaused: false };
  const inStore = {
    student: (viewer: Viewer) =>
      test.store.transaction((transaction) => requireStudentIn(transaction, viewer)),
    teacher: (viewer: Viewer) =>
      test.store.transaction((transaction) => requireTeacherIn(transaction, viewer)),
  };
  const NO_STUDENT = 'not-allowed: Only students in this season can do that.';
  const NO_TEACHER = 'not-allowed: Only a teacher can do that.';

  it('are told with their profile of this season and the week it is; no one else is let in', async () => {
    const kim = await test.student('kim@school.org');
    const ada = await test.teacher('ada@school.org');
    const student = await test.store.get(studentProfiles, `${TEST_SEASON}_${kim.accountId}`);
    const teacher = await test.store.get(teacherProfiles, `${TEST_SEASON}_${ada.accountId}`);
    for (const require of [requireStudent, inStore.student]) {
      const { clock, ...found } = await require(kim);
      expect(found).toEqual({ viewer: kim, profile: student, league: null });
      expect(clock).toMatchObject(CLOCK);
      for (const other of [ada, person()])
        expect(await told(() => require(other))).toBe(NO_STUDENT);
      expect(await told(() => require(null))).toBe(SIGN_IN);
      expect(await told(() => require({ ...kim, mustChangePassword: true }))).toBe(NEW_PASSWORD);
    }
    for (const require of [requireTeacher, inStore.teacher]) {
      const { clock, clockOf: _, ...found } = await require(ada);
      expect(found).toEqual({ viewer: ada, profile: teacher });
      expect(clock).toMatchObject(CLOCK);
      for (const other of [kim, person()])
        expect(await told(() => require(other))).toBe(NO_TEACHER);
      expect(await told(() => require(null))).toBe(SIGN_IN);
      expect(await told(() => require({ ...ada, mustChangePassword: true }))).toBe(NEW_PASSWORD);
    }
    await changeAppMeta(test.store, { currentSeason: 2024 });
    for (const require of [requireStudent, inStore.student])
      expect(await told(() => require(kim))).toBe(NO_STUDENT);
    for (const require of [requireTeacher, inStore.teacher])
      expect(await told(() => require(ada))).toBe(NO_TEACHER);
  });

  it('of a class that has ended the season stands still, for the students of other classes it goes on', async () => {
    const kim = await test.student('kim@school.org');
    const id = `${TEST_SEASON}_${kim.accountId}`;
    for (const [leagueId, endedLeagueId, isActive] of [
      ['room-12', 'room-12', false],
      ['room-12', 'room-13', true],
      ['room-12', undefined, true],
      ['', '', true],
    ] as const) {
      const profile = {
        ...((await test.store.get(studentProfiles, id)) as StudentProfile),
        leagueId,
      };
      delete profile.endedLeagueId;
      const changed = { ...profile, ...(endedLeagueId === undefined ? {} : { endedLeagueId }) };
      await test.store.set(studentProfiles, changed);
      expect([leagueId, endedLeagueId, isStudentLeagueArchived(changed)]).toEqual([
        leagueId,
        endedLeagueId,
        !isActive,
      ]);
      for (const require of [requireStudent, inStore.student]) {
        expect((await require(kim)).clock.isPaused).toBe(!isActive);
      }
    }
  });

  it('that a transaction knows the week already spares it the look', async () => {
    const kim = await test.student('kim@school.org');
    const known = { ...(await readAppMeta()), currentWeek: 5 };
    const { clock } = await test.store.transaction((transaction) =>
      requireStudentIn(transaction, kim, known),
    );
    expect(clock.currentWeek).toBe(5);
  });

  it('are found by account and season, and so is a team', async () => {
    const kim = await test.student('kim@school.org');
    const ada = await test.teacher('ada@school.org');
    await giveTeam(test.store, kim);
    for (const [find, findIn, id] of [
      [findStudentProfile, findStudentProfileIn, kim.accountId],
      [findTeacherProfile, findTeacherProfileIn, ada.accountId],
      [
        (accountId: string, season: number) => findStudentTeam(accountId, internSeasonKey(season)),
        (reader: DocumentStore, accountId: string, season: number) =>
          findStudentTeamIn(reader, accountId, internSeasonKey(season)),
        kim.accountId,
      ],
    ] as const) {
      expect(await find(id, 2023)).toMatchObject({ id: `2023_${id}` });
      expect(await findIn(test.store, id, 2023)).toMatchObject({ id: `2023_${id}` });
      for (const [other, season] of [
        [id, 2024],
        ['nobody', 2023],
      ] as const) {
        expect([await find(other, season), await findIn(test.store, other, season)]).toEqual([
          null,
          null,
        ]);
      }
    }
  });
});

describe('which season and week it is', () => {
  it('is read once, and told to whoever follows it, until they stop', async () => {
    const meta = await readAppMetaIn(test.store);
    let tell: (meta: object | null) => void = () => undefined;
    const watch = jest
      .spyOn(test.store, 'watch')
      .mockImplementation((_collection, id, listener) => {
        expect(id).toBe('meta');
        tell = listener as typeof tell;
        tell(meta);
        return () => undefined;
      });
    refreshAppMeta();
    expect(await readAppMeta()).toEqual(meta);
    await readAppMeta();
    const [first, second]: [number[], number[]] = [[], []];
    const stop = await watchAppMeta(({ currentWeek }) => first.push(currentWeek));
    await watchAppMeta(({ currentWeek }) => second.push(currentWeek));
    tell({ ...meta, currentWeek: 7 });
    expect((await readAppMeta()).currentWeek).toBe(7);
    stop();
    tell({ ...meta, currentWeek: 8 });
    expect([first, second]).toEqual([
      [6, 7],
      [6, 7, 8],
    ]);
    // The store still holds week 6.
    const get = jest.spyOn(test.store, 'get');
    refreshAppMeta();
    expect(await readAppMeta()).toEqual(meta);
    await readAppMeta();
    expect([watch.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
  });

  it('is said to be missing until it is set up, and then is there', async () => {
    const meta = await test.store.get(appData, 'meta');
    await test.store.delete(appData, 'meta');
    refreshAppMeta();
    const MISSING =
      'unavailable: No season has been set up yet. The person who runs this app can import one.';
    expect(await told(readAppMeta)).toBe(MISSING);
    expect(await told(() => readAppMetaIn(test.store))).toBe(MISSING);
    if (meta) await test.store.set(appData, meta);
    expect(await readAppMeta()).toEqual(meta);
    expect(await readAppMetaIn(test.store)).toEqual(meta);
  });

  it('that could not be read is asked for again', async () => {
    refreshAppMeta();
    jest
      .spyOn(test.store, 'watch')
      .mockImplementationOnce((_collection, _id, _listener, onError) => {
        queueMicrotask(() => onError?.(new StoreUnavailableError('closed')));
        return () => undefined;
      });
    await expect(readAppMeta()).rejects.toThrow('closed');
    expect(await readAppMeta()).toMatchObject({ currentWeek: 6 });
  });
});
