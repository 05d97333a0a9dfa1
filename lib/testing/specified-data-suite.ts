import {
  findStudentProfileIn,
  findStudentTeamIn,
  type SignedInViewer,
} from '@/lib/data/access/viewer';
import { getStudentNameEvenIfUnreadable } from '@/lib/data/class-roster/queries';
import { findLeagueByJoinCodeIn } from '@/lib/data/league/join-codes';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { deleteStudent } from '@/lib/data/privacy/commands';
import { eraseLeagueStepAndCountLeft } from '@/lib/data/privacy/erase';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { ensureSeasonProfile } from '@/lib/data/session/start-season';
import { findLineup, findWeeklyProgress } from '@/lib/data/work/student';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { storeWithFailedReadLogging } from '@/lib/platform/log-failed-reads';
import type { BackendAdapters } from '@/lib/platform/services';
import { readAllPages } from '@/lib/store/any-value-query';
import { allCollections } from '@/lib/store/collections/all';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { asRawCollection, type DocumentStore } from '@/lib/store/port';
import { collectionsOfDefinition } from '@/lib/transfer/content';
import { adminPages, failuresOfPages, studentPages, teacherPages } from './all-pages';
import { requireIndexes } from './required-indexes';
import { installTestServices, type TestServices } from './services';
import {
  SPECIFIED,
  SPECIFIED_COLLECTIONS,
  type SpecifiedDocument,
  specifiedDocuments,
} from './specified-documents';

const { season, leagueId, studentId, teacherId, teacherEmail } = SPECIFIED;
const CLASSMATES = ['a1', 'b2', 'c3'] as const;
const SECRET = 'Kim was here';

type Opened = { backend: BackendAdapters; dispose(): Promise<void> };

/** One for each way of reading: by id, below another document, by a query, and a whole season. */
const EACH_WAY_OF_READING = ['leagues', 'leagues/students', 'studentProfiles', 'nflPlayerGames'];

/**
 * R18, data written by another program: every page of every role opens with documents that have
 * exactly the specification's fields, and an unreadable document breaks nobody else's page. Each
 * collection and field is tried on one backend. The other one, where a page takes a hundred times
 * as long, shows with `oneOfEach` that it reads such documents alike.
 */
export function describeSpecifiedData(
  name: string,
  open: () => Promise<Opened>,
  { oneOfEach = false } = {},
): void {
  const collections = (all: readonly string[]) =>
    oneOfEach ? all.filter((each) => EACH_WAY_OF_READING.includes(each)) : all;
  const rows = <Row>(all: readonly Row[]) => (oneOfEach ? all.slice(0, 1) : all);

  describe(`documents as the specification has them: ${name}`, () => {
    let opened: Opened;
    let test: TestServices;
    let store: DocumentStore;
    let logged: string[];

    beforeEach(async () => {
      opened = await open();
      logged = [];
      store = storeWithFailedReadLogging(requireIndexes(opened.backend.store), (message) =>
        logged.push(message),
      );
      test = await installTestServices({ ...opened.backend, store });
      jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      await test.dispose();
      await opened.dispose();
    });

    async function write(documents: readonly SpecifiedDocument[]): Promise<void> {
      for (let start = 0; start < documents.length; start += 400) {
        await store.batch((writes) => {
          for (const { collection, document } of documents.slice(start, start + 400))
            writes.set(collection, document);
        });
      }
      refreshAppMeta();
    }

    const viewers = () => ({
      student: (accountId: string): SignedInViewer => ({
        accountId,
        sessionId: 's',
        email: `${accountId}@school.org`,
        role: 'student',
        season,
      }),
      teacher: {
        accountId: teacherId,
        sessionId: 't',
        email: teacherEmail,
        role: 'teacher',
        season,
      } satisfies SignedInViewer,
    });

    /** Every page of the student, the classmates, and the teacher, who is also an admin. */
    async function failures(
      students: readonly string[] = [studentId],
    ): Promise<Record<string, Record<string, string>>> {
      const { student, teacher } = viewers();
      const all: Record<string, Record<string, string>> = {
        teacher: await failuresOfPages(teacherPages(teacher, leagueId, students)),
        admin: await failuresOfPages(adminPages(teacher)),
      };
      for (const id of students) all[id] = await failuresOfPages(studentPages(student(id)));
      return Object.fromEntries(
        Object.entries(all).filter(([, found]) => Object.keys(found).length > 0),
      );
    }

    /** Classmates with documents as this app writes them. */
    function classmates(): SpecifiedDocument[] {
      const ofStudent = /^(profile|team|lineup|progress|tasks|graph|sticker|draft)-of-old$|-try$/;
      return specifiedDocuments()
        .filter(({ document }) => ofStudent.test(document.id) || document.id === studentId)
        .flatMap(({ collection, document }) =>
          CLASSMATES.map((id) => {
            const text = JSON.stringify(document)
              .replaceAll(studentId, id)
              .replace('-of-old"', `-of-${id}"`)
              .replace('-try"', `-try-${id}"`);
            return { collection, document: JSON.parse(text) };
          }),
        );
    }

    it('has a document of each of the twenty collections, and of the one below the leagues', () => {
      expect(SPECIFIED_COLLECTIONS).toHaveLength(21);
    });

    it('opens every page of every role, and signs both in', async () => {
      await write(specifiedDocuments());
      await expect(ensureSeasonProfile(studentId, 'kim@school.org')).resolves.toMatchObject({
        role: 'student',
      });
      await expect(ensureSeasonProfile(teacherId, teacherEmail)).resolves.toMatchObject({
        role: 'teacher',
      });
      expect(await failures()).toEqual({});
    });

    it('opens them in a full class', async () => {
      await write([...specifiedDocuments(), ...classmates()]);
      expect(await failures([studentId, ...CLASSMATES])).toEqual({});
    });

    it('copies the profiles of an older season forward', async () => {
      const older = /^(profile|teacher)-of-old$/;
      await write(
        specifiedDocuments().map((each) =>
          older.test(each.document.id)
            ? { ...each, document: { ...each.document, season: 2022 } }
            : each,
        ),
      );
      await expect(ensureSeasonProfile(studentId, 'kim@school.org')).resolves.toMatchObject({
        role: 'student',
      });
      await expect(ensureSeasonProfile(teacherId, teacherEmail)).resolves.toMatchObject({
        role: 'teacher',
      });
      expect(
        await store.query(studentProfiles, {
          where: [{ field: 'studentId', op: '==', value: studentId }],
        }),
      ).toHaveLength(2);
    });

    it.each(collections(SPECIFIED_COLLECTIONS))(
      'opens them where only %s is of another program, with fields of its own and other moments',
      async (name) => {
        const completed: SpecifiedDocument[] = [];
        for (const { collection, document } of specifiedDocuments()) {
          if (collection.definition.name !== name) {
            const real = allCollections.find(({ path }) => path === collection.definition.name);
            const parsed = real?.definition.schema.parse(
              real.definition.complete ? real.definition.complete(document) : document,
            );
            completed.push({ collection, document: { ...parsed, id: document.id } });
            continue;
          }
          const spelled = JSON.parse(
            JSON.stringify(document)
              .replaceAll('{"seconds":', '{"_seconds":')
              .replaceAll('"nanoseconds":', '"_nanoseconds":'),
          );
          completed.push({
            collection,
            document: { ...spelled, favoriteColor: 'blue', nested: { of: ['theirs', 1, null] } },
          });
        }
        await write([...completed, ...classmates()]);
        expect(await failures([studentId, CLASSMATES[0]])).toEqual({});
      },
    );

    /** The broken field of each document, chosen so that a class's queries still find it. */
    const BROKEN: Readonly<Record<string, Record<string, unknown>>> = {
      nflPlayers: { Position: 7 },
      nflTeams: { TeamID: SECRET },
      nflPlayerGames: { RushingYards: SECRET },
      nflDefenseGames: { Sacks: SECRET },
      leagues: { calendar: SECRET },
      'leagues/students': { createdAt: SECRET },
      studentProfiles: { openedUpTo: SECRET },
      teacherProfiles: { teacherId: 7 },
      teacherLeagueAllowances: { leagueAllowance: SECRET },
      studentDraftProgress: { scoutedPlayerIds: SECRET },
      studentTeams: { draftedPlayers: SECRET },
      studentLineups: { lineup_QB: SECRET },
      studentDraftScoreAttempts: { answer: SECRET },
      studentPlayerScoreAttempts: { answer: SECRET, leagueId },
      studentTeamScoreAttempts: { answer: SECRET, leagueId },
      studentWeeklyProgress: { steps: [SECRET] },
      studentWeeklyTasks: { task1: SECRET },
      studentGraphs: { title: 7 },
      helmetStickers: { reason: 7 },
    };

    it.each(collections(Object.keys(BROKEN)))(
      'one document of %s that cannot be read leaves the pages of everybody else as they are',
      async (name) => {
        const own = classmates().filter(
          ({ collection, document }) =>
            collection.definition.name === name && JSON.stringify(document).includes(CLASSMATES[0]),
        );
        const model =
          own[0] ??
          specifiedDocuments().find(({ collection }) => collection.definition.name === name);
        if (!model) throw new Error(`Nothing of ${name}.`);
        const isOfStudent = own.length > 0;
        const broken: SpecifiedDocument = {
          ...model,
          document: {
            ...model.document,
            ...BROKEN[name],
            id:
              isOfStudent || name.startsWith('nfl')
                ? model.document.id
                : `broken-${model.document.id}`,
          },
        };
        if (name === 'teacherLeagueAllowances') broken.document.email = 'somebody@school.org';
        const alone = classmates().filter(
          (each) =>
            !isOfStudent ||
            each.collection.definition.name !== name ||
            !own.includes(own[0] as SpecifiedDocument) ||
            each.document.id !== broken.document.id,
        );
        await write([...specifiedDocuments(), ...alone, broken]);
        expect(await failures([studentId, CLASSMATES[1]])).toEqual({});
        // The owner sees all other pages. A page that needs the document says that it failed, and
        // never that there is nothing.
        const { student, teacher } = viewers();
        const ofOwner = {
          ...(await failuresOfPages(studentPages(student(CLASSMATES[0])))),
          ...(await failuresOfPages(teacherPages(teacher, leagueId, [CLASSMATES[0]]))),
        };
        expect(
          Object.values(ofOwner).filter((why) => !why.startsWith('UnreadableDocumentError: ')),
        ).toEqual([]);
        const lines = logged.filter((line) =>
          line.includes(`${broken.collection.path}/${broken.document.id}: `),
        );
        if (name !== 'leagues/students') expect(lines).toHaveLength(1);
        expect(logged.join()).not.toContain(SECRET);
      },
    );

    it('says in its row that a student’s record, and a week, cannot be read', async () => {
      const broken = (id: string, name: string, fields: object) =>
        classmates()
          .filter(
            ({ collection, document }) =>
              collection.definition.name === name && document.studentId === id,
          )
          .map((each) => ({ ...each, document: { ...each.document, ...fields } }));
      await write([
        ...specifiedDocuments(),
        ...classmates(),
        ...broken('a1', 'studentProfiles', { openedUpTo: SECRET, firstName: 'Ana' }),
        ...broken('b2', 'studentWeeklyProgress', { steps: SECRET }),
      ]);
      const { grid, roster, gradebook } = teacherPages(viewers().teacher, leagueId, []);
      expect(await grid?.()).toMatchObject({
        rows: expect.arrayContaining([
          expect.objectContaining({ studentId: 'a1', name: 'Ana', unreadable: true }),
          expect.objectContaining({ studentId: 'b2', unreadable: true }),
        ]),
      });
      expect(JSON.stringify(await grid?.()).match(/"unreadable":true/g)).toHaveLength(2);
      expect(await roster?.()).toMatchObject({
        unreadable: [{ name: 'Ana' }],
        students: [{}, {}, {}],
      });
      expect(JSON.stringify(await gradebook?.()).match(/can’t be read/g)).toHaveLength(2);
    });

    /** A second class of the teacher's, with one student whose document also has these fields. */
    function otherClass(fields: object): SpecifiedDocument[] {
      const ofStudent = classmates().filter(({ document }) =>
        [document.studentId, document.userId].includes('a1'),
      );
      return [
        ...specifiedDocuments()
          .filter(({ document }) => document.id === leagueId)
          .map((each) => ({ ...each, document: { ...each.document, id: 'other', ...fields } })),
        ...ofStudent.map(({ collection, document }) => ({
          collection,
          document: JSON.parse(JSON.stringify(document).replaceAll(leagueId, 'other')),
        })),
      ];
    }

    it.each(
      rows([
        ['name', 7],
        ['createdAt', SECRET],
        ['password', 7],
        ['period', 7],
        ['cardLines', SECRET],
        ['estimateOff', SECRET],
        ['driveOff', SECRET],
        ['feedKey', 7],
      ]),
    )('a class whose %s cannot be read is played on', async (field, value) => {
      await write([...specifiedDocuments(), ...otherClass({ [field]: value })]);
      const { student, teacher } = viewers();
      expect(await failuresOfPages(studentPages(student('a1')))).toEqual({});
      expect(await failuresOfPages(teacherPages(teacher, 'other', ['a1']))).toEqual({});
    });

    it.each(
      rows([
        ['calendar', SECRET],
        ['gradebook', SECRET],
        ['formulaSets', SECRET],
        ['code', SECRET],
        ['season', SECRET],
      ]),
    )(
      'says of a class whose %s cannot be read that it cannot, and leaves the others as they are',
      async (field, value) => {
        await write([...specifiedDocuments(), ...otherClass({ [field]: value, name: 'Period 6' })]);
        const { teacher } = viewers();
        expect(await failures()).toEqual({});
        expect(await getTeacherDashboard(teacher)).toMatchObject({
          classes: [{ id: leagueId }],
          unreadable: [{ id: 'other', name: 'Period 6' }],
        });
      },
    );

    it('takes the older of two leagues of one code, and of two profiles, teams, line-ups and weeks of one student', async () => {
      await write(specifiedDocuments());
      const twice = specifiedDocuments().filter(({ document }) =>
        /^(profile|team|lineup|progress)-of-old$|^league-of-old$/.test(document.id),
      );
      const older = { createdAt: { seconds: 1_600_000_000, nanoseconds: 0 } };
      await write(
        twice.map(({ collection, document }) => ({
          collection,
          // Without a time, the order of the ids decides.
          document: {
            ...document,
            ...('createdAt' in document
              ? { ...older, id: `z-${document.id}` }
              : { id: `a-${document.id}` }),
          },
        })),
      );
      const written = jest.mocked(process.stderr.write);
      const found = [
        (await findLeagueByJoinCodeIn(store, 234_567, season))?.id,
        (await findStudentProfileIn(store, studentId, season))?.id,
        (await findStudentTeamIn(store, studentId, internSeasonKey(season)))?.id,
        (await findLineup(store, studentId, SPECIFIED.week, internSeasonKey(season)))?.id,
        (await findWeeklyProgress(store, studentId, SPECIFIED.week, internSeasonKey(season)))?.id,
      ];
      expect(found).toEqual([
        'z-league-of-old',
        'z-profile-of-old',
        'a-team-of-old',
        'a-lineup-of-old',
        'a-progress-of-old',
      ]);
      const lines = written.mock.calls.map(([line]) => String(line)).join('');
      for (const place of ['leagues', 'studentProfiles', 'studentTeams'])
        expect(lines).toContain(`Duplicate documents in ${place}: `);
      expect(await failures()).toEqual({});
    });

    it.each(
      rows([
        [
          'profile',
          'studentProfiles',
          { openedUpTo: SECRET, firstName: 'Ana', lastInitial: 'B' },
          'Ana B.',
        ],
        [
          'profile without a name',
          'studentProfiles',
          { openedUpTo: SECRET, teamName: 'Otters' },
          'Otters',
        ],
        ['team', 'studentTeams', { draftedPlayers: SECRET }, null],
        ['week', 'studentWeeklyProgress', { steps: SECRET }, null],
      ]),
    )(
      'lets the teacher open, export, and delete a student whose %s cannot be read',
      async (_, name, fields, called) => {
        const own = (document: Record<string, unknown>) =>
          document.studentId === 'a1' || document.userId === 'a1';
        await write([
          ...specifiedDocuments(),
          ...classmates().map((each) =>
            each.collection.definition.name === name && own(each.document)
              ? { ...each, document: { ...each.document, ...fields } }
              : each,
          ),
        ]);
        const { teacher } = viewers();
        const shown = await getStudentNameEvenIfUnreadable(teacher, leagueId, 'a1');
        if (called) expect(shown.name).toBe(called);
        const pages = teacherPages(teacher, leagueId, ['a1']);
        expect(await pages['name of a1']?.()).toBe(shown.name);
        expect(JSON.stringify(await pages['record of a1']?.())).toContain(SECRET);
        await expect(
          getStudentNameEvenIfUnreadable(teacher, leagueId, 'nobody'),
        ).rejects.toMatchObject({
          code: 'not-found',
        });
        await expect(
          deleteStudent(teacher, { leagueId, studentId: 'a1', name: 'somebody' }),
        ).rejects.toMatchObject({
          code: 'invalid-input',
        });
        await deleteStudent(teacher, { leagueId, studentId: 'a1', name: shown.name });
        for (const [collection, field] of [
          [asRawCollection(studentProfiles), 'studentId'],
          [asRawCollection(studentTeams), 'userId'],
          [asRawCollection(studentWeeklyProgress), 'studentId'],
        ] as const) {
          const left = await store.query(collection, { where: [{ field, op: '==', value: 'a1' }] });
          expect(left).toEqual([]);
        }
        const [, mate] = CLASSMATES;
        expect(await failures([studentId, mate])).toEqual({});
      },
    );

    it('hands out what cannot be read, and deletes it with its class', async () => {
      const [profile] = classmates().filter(
        ({ collection }) => collection.definition.name === 'studentProfiles',
      );
      if (!profile) throw new Error('Nobody.');
      const broken = [
        {
          collection: asRawCollection(studentProfiles),
          document: { ...profile.document, openedUpTo: SECRET },
        },
        {
          collection: asRawCollection(studentTeams),
          document: {
            id: 'team-of-a1',
            userId: 'a1',
            season,
            leagueIds: [leagueId],
            name: [SECRET],
          },
        },
        {
          collection: asRawCollection(studentWeeklyProgress),
          document: { id: 'progress-of-a1', studentId: 'a1', leagueId, season, week: SECRET },
        },
      ];
      await write([...specifiedDocuments(), ...classmates(), ...broken]);
      const record = teacherPages(viewers().teacher, leagueId, [])['league record'];
      expect(JSON.stringify(await record?.()).split(SECRET)).toHaveLength(4);
      const league = await store.get(leagues, leagueId);
      if (!league) throw new Error('No league.');
      let rounds = 0;
      while ((await eraseLeagueStepAndCountLeft(league, teacherId, 3)).left > 0)
        expect(++rounds).toBeLessThan(10);
      const left: string[] = [];
      for (const collection of allCollections) {
        for await (const place of collectionsOfDefinition(store, collection)) {
          for await (const page of readAllPages(store, place)) {
            left.push(
              ...page
                .filter(
                  (document) =>
                    /a1|b2|c3|league-of-old/.test(JSON.stringify(document)) &&
                    place.path !== 'auditLog',
                )
                .map(({ id }) => `${place.path}/${id}`),
            );
          }
        }
      }
      expect(left).toEqual([]);
    });
  });
}
