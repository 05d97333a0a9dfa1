import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { openLesson } from '@/lib/data/lesson/commands';
import { ensureOwnLineups, findOrDrawEarlierLineup } from '@/lib/data/lineup/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { openPractice } from '@/lib/data/practice/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { applyStatCorrections } from '@/lib/data/score-card/correction-commands';
import {
  openLiveSeasonWeek,
  setSeason,
  setSeasonActive,
  setSeasonIfNone,
} from '@/lib/data/season/commands';
import { ensureSeasonProfile } from '@/lib/data/session/start-season';
import { ensureStudentWeek } from '@/lib/data/week/commands';
import { getServices, setServices } from '@/lib/platform/services';
import { createMemoryBackend } from '@/lib/process/backend';
import { allCollections } from '@/lib/store/collections/all';
import { leagueStudents, leagueStudentsTemplate, leagues } from '@/lib/store/collections/leagues';
import { appData, statCorrections, type WeekStatCorrections } from '@/lib/store/collections/season';
import {
  asAnyCollection,
  asRawCollection,
  type Collection,
  type DocumentStore,
  type RawStoredDocument,
  type StoredDocument,
} from '@/lib/store/port';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { CLASSES, openSchool, type School } from '@/lib/testing/school';
import { STARTERS, typed } from '@/lib/testing/student-week';
import {
  COMMAND_NAMES,
  COMMAND_TEST_CASES,
  type CommandName,
  exampleCommandInput,
  runCommandAs,
} from './every-command.test.support';

/**
 * Collections whose ids another program may have chosen. In others the specification sets the id,
 * or only this app writes.
 */
const OTHER_IDS = [
  'studentProfiles',
  'teacherProfiles',
  'teacherLeagueAllowances',
  'studentTeams',
  'studentLineups',
  'studentWeeklyProgress',
  'studentWeeklyTasks',
  'studentDraftProgress',
  'studentDraftScoreAttempts',
  'studentPlayerScoreAttempts',
  'studentTeamScoreAttempts',
];

/** The fields that make a document unique, besides the statistics season. */
const ONLY_ONE: Readonly<Record<string, readonly string[]>> = {
  studentProfiles: ['studentId', 'season'],
  teacherProfiles: ['teacherId', 'season'],
  teacherLeagueAllowances: ['email'],
  studentTeams: ['userId', 'season'],
  studentLineups: ['userId', 'week', 'season'],
  studentWeeklyProgress: ['studentId', 'week', 'season'],
  studentWeeklyTasks: ['studentId', 'week', 'year'],
  studentDraftProgress: ['studentId', 'leagueId'],
};

const THEIRS = { deep: ['x'], at: { seconds: 7, nanoseconds: 0 }, nothing: null };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Place = {
  readonly collection: Collection<RawStoredDocument>;
  readonly document: RawStoredDocument;
};

async function everyDocument(store: DocumentStore): Promise<Place[]> {
  const ids = (await store.query(asRawCollection(leagues), {})).map(({ id }) => id);
  const collections = [
    ...allCollections.filter(
      ({ path }) => path !== leagueStudentsTemplate.path && path !== 'rateLimits',
    ),
    ...ids.map((id) => leagueStudents(id)),
  ].map((collection) => asRawCollection(asAnyCollection(collection as Collection<StoredDocument>)));
  const found = await Promise.all(
    collections.map(async (collection) =>
      (await store.query(collection, {})).map((document): Place => ({ collection, document })),
    ),
  );
  return found.flat();
}

/**
 * Returns the document as another program might store it: with an id that the program chose, and
 * with extra fields, also in list items.
 */
function asTheirs({ collection, document }: Place, newIds: ReadonlyMap<unknown, string>): Place {
  const { id, teamId, steps, ...rest } = document;
  const isOtherId = OTHER_IDS.includes(collection.path);
  const ownId = isOtherId ? newIds.get(`${collection.path}/${id}`) : undefined;
  return {
    collection,
    document: {
      ...rest,
      ...(teamId === undefined ? {} : { teamId: newIds.get(`studentTeams/${teamId}`) ?? teamId }),
      ...(Array.isArray(steps)
        ? { steps: steps.map((step: object) => ({ ...step, theirs: THEIRS })) }
        : {}),
      theirs: THEIRS,
      id: ownId ?? id,
    },
  };
}

type Command = (school: School) => Promise<unknown>;
const kim = ({ who }: School) => who.kim as SignedInViewer;

const WITHOUT_ACTION: Readonly<Record<string, Command>> = {
  ensureStudentWeek: (school) => ensureStudentWeek(kim(school)),
  ensureOwnLineups: (school) => ensureOwnLineups(kim(school)),
  findOrDrawEarlierLineup: (school) => findOrDrawEarlierLineup(kim(school), 5),
  openLesson: (school) => openLesson(kim(school), 'box-and-whisker'),
  openPractice: (school) => openPractice(kim(school), { steps: [] }),
  openLiveSeasonWeek: () => openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7),
  setSeason: () => setSeason(COMMAND_LINE_OPERATOR, 2023, 7),
  setSeasonActive: () => setSeasonActive(COMMAND_LINE_OPERATOR, false),
  setSeasonIfNone: () => setSeasonIfNone(COMMAND_LINE_OPERATOR, 2023),
  ensureSeasonProfile: (school) => ensureSeasonProfile(school.id('ada'), 'ada@school.org'),
  async applyStatCorrections() {
    const changes = [{ field: 'RushingYards', before: 1, after: 2 }];
    const correction: WeekStatCorrections = {
      id: 'correction',
      season: 2023,
      week: 6,
      contentHash: 'week-6',
      correctedAt: { seconds: 1, nanoseconds: 0 },
      state: 'pending',
      games: [{ kind: 'player', gameOf: STARTERS.RB1, changes }],
    };
    await getServices().store.create(statCorrections, correction);
    return applyStatCorrections(COMMAND_LINE_OPERATOR);
  },
};

async function sendWell(...sent: Parameters<typeof runCommandAs>) {
  const answer = await runCommandAs(...sent);
  expect({ sent: sent[0], answer }).toMatchObject({ answer: { ok: true } });
  return answer;
}

const STORIES: Readonly<Record<string, Command>> = {
  'all tasks, one after the other': async (school) => {
    const { who } = school;
    const { kim: as } = who;
    await sendWell('completeReadingTaskAction', as, { week: 6, task: 1 });
    await sendWell('confirmLineupAction', as, { week: 7 });
    await sendWell('completeReadingTaskAction', as, { week: 6, task: 4 });
    return sendWell('postAttempt', as, {
      week: 6,
      step: 'QB',
      typed: typed('1'),
      operationId: 'again-0123456789',
    });
  },
  'a student who is taken out and brought back': async (school) => {
    const place = { leagueId: CLASSES.own, studentId: school.id('kim') };
    await sendWell('removeStudentAction', school.who.ada, {
      ...place,
      operationId: 'taken-away-0123456789',
    });
    return sendWell('bringBackStudentAction', school.who.ada, place);
  },
  'a student who goes to another class, scouts there, and comes back': async (school) => {
    const studentId = school.id('kim');
    await sendWell('moveStudentAction', school.who.ada, {
      leagueId: CLASSES.own,
      toLeagueId: CLASSES.beside,
      studentId,
    });
    await sendWell('postScouting', school.who.kim, {
      week: 6,
      position: 'QB',
      id: STARTERS.QB,
      typed: typed('1'),
      operationId: 'scout-0123456789',
    });
    return sendWell('moveStudentAction', school.who.ada, {
      leagueId: CLASSES.beside,
      toLeagueId: CLASSES.own,
      studentId,
    });
  },
  'a review that is taken back, and a question that is taken away': async (school) => {
    const graphId = school.graphs.lee;
    await sendWell('setBriefGraphQuestionAction', school.who.ada, {
      leagueId: CLASSES.own,
      graphId,
      question: null,
    });
    const basedOn = getServices().now().toISOString();
    return sendWell('reviewGraphAction', school.who.ada, {
      graphId,
      basedOn,
      outcome: 'waiting',
      comment: '',
    });
  },
  'a student who comes back in a new season': async (school) => {
    await getServices().store.merge(appData, 'meta', { currentSeason: 2024 });
    return ensureSeasonProfile(school.id('kim'), 'kim@school.org');
  },
  'a wrong answer and another one at the same step': async (school) => {
    await submitStep(kim(school), {
      week: 6,
      step: 'QB',
      typed: typed('999'),
      operationId: 'wrong-0123456789',
    });
    return submitStep(kim(school), {
      week: 6,
      step: 'QB',
      typed: typed('998'),
      operationId: 'wrong-1123456789',
    });
  },
};

/** Collections from which a command removes documents; a document that reappears there is new. */
const REMOVES: Readonly<Record<string, readonly string[]>> = {
  deleteStudentAction: ['*'],
  removeOwnGraphAction: ['studentGraphs'],
  removeStickerAction: ['helmetStickers'],
  removeStudentAction: ['leagues/'],
  moveStudentAction: ['leagues/'],
  inviteAdultAction: ['teacherInvitations'],
  takeBackAdultInvitationAction: ['teacherInvitations'],
  signOutAction: ['sessions'],
  changePasswordAction: ['sessions'],
  replaceLoginCardsAction: ['sessions'],
  'a student who is taken out and brought back': ['leagues/'],
  'a student who goes to another class, scouts there, and comes back': ['leagues/'],
};
const mayRemove = (name: string, path: string) =>
  (REMOVES[name] ?? []).some(
    (place) => place === '*' || (place.endsWith('/') ? path.startsWith(place) : path === place),
  );

/**
 * These commands delete an account or change how it signs in. They run last because all commands
 * share the accounts.
 */
const LAST: readonly string[] = [
  'changePasswordAction',
  'replaceLoginCardsAction',
  'deleteStudentAction',
  'scheduleLeagueDeletionAction',
];

const keyOf = ({ collection: { path }, document }: Place): string | null => {
  const fields = ONLY_ONE[path];
  return fields
    ? JSON.stringify([
        path,
        ...fields.map((field) => document[field]),
        document.statisticsSeason ?? null,
      ])
    : null;
};

/** The same checks for each document backend. Accounts and pictures are in memory. */
export function describeForeignDocuments(
  name: string,
  openStore: () => Promise<{ store: DocumentStore; dispose(): Promise<void> }>,
): void {
  const actions: (readonly [string, Command])[] = COMMAND_NAMES.filter(
    (name) => COMMAND_TEST_CASES[name].may[0],
  )
    .toSorted((a, b) => LAST.indexOf(a) - LAST.indexOf(b))
    .map((name) => [name, sendAsFirst(name)]);
  const commands = [
    ...actions.slice(0, -LAST.length),
    ...Object.entries(WITHOUT_ACTION),
    ...Object.entries(STORIES),
  ];

  describe(`on documents of another program, ${name}`, () => {
    let school: School;
    let stored: Place[];
    beforeAll(async () => {
      school = await openSchool();
      await markWeeksImported(school.store, 2023, 6);
      const found = await everyDocument(school.store);
      const newIds = new Map(
        found.map(({ collection, document }, index) => [
          `${collection.path}/${document.id}`,
          `theirs${index}`,
        ]),
      );
      stored = found.map((place) => asTheirs(place, newIds));
    });
    afterAll(() => school.dispose());

    it.each([...commands, ...actions.slice(-LAST.length)])(
      '%s: one document afterward, with the fields of others',
      async (command, run) => {
        const { store, dispose } = await openStore();
        const before = getServices();
        setServices({ ...before, store });
        try {
          for (let from = 0; from < stored.length; from += 400) {
            await store.batch((writes) => {
              for (const { collection, document } of stored.slice(from, from + 400))
                writes.set(collection, document);
            });
          }
          const answer = await run(school);
          if (isObject(answer) && 'ok' in answer) expect(answer).toMatchObject({ ok: true });
          const after = await everyDocument(store);
          const keys = after.map(keyOf).filter((key) => key !== null);
          expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
          const now = new Map(
            after.map(({ collection, document }) => [
              `${collection.path}/${document.id}`,
              document,
            ]),
          );
          const lost = stored.flatMap(({ collection: { path }, document }) => {
            const found = now.get(`${path}/${document.id}`);
            if (mayRemove(command, path)) return [];
            if (!found) return [`${path}/${document.id} is gone`];
            const steps = Array.isArray(document.steps) ? document.steps.length : 0;
            const kept = Array.isArray(found.steps)
              ? found.steps.filter((step) => isObject(step) && 'theirs' in step).length
              : 0;
            const isWhole =
              JSON.stringify(sorted(found.theirs)) === JSON.stringify(sorted(THEIRS)) &&
              kept >= steps;
            return isWhole ? [] : [`${path}/${document.id} has lost a field`];
          });
          expect(lost).toEqual([]);
        } finally {
          setServices(before);
          await dispose();
        }
      },
    );
  });
}

/** Firestore returns the fields of a map sorted by name. */
const sorted = (value: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((field) => [field, sorted(value[field])]),
      )
    : value;

const sendAsFirst =
  (name: CommandName): Command =>
  (school) =>
    runCommandAs(
      name,
      school.who[COMMAND_TEST_CASES[name].may[0] ?? 'visitor'] as Viewer,
      exampleCommandInput(name, school),
    );

export const COMMANDS_WITHOUT_ACTION = Object.keys(WITHOUT_ACTION);
export const openMemoryStore = async () => {
  const { store } = createMemoryBackend();
  return { store, dispose: () => store.close() };
};
