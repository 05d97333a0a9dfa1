import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { uploadGraph } from '@/lib/data/graph/commands';
import { openLesson } from '@/lib/data/lesson/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { awardSticker } from '@/lib/data/student/commands';
import type { ClassAdult } from '@/lib/domain/class/adults';
import { DAY_MS, toCalendarDay } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { StoredFile } from '@/lib/files/port';
import { createMemoryBackend } from '@/lib/process/backend';
import { createSqliteDatabase, type SqliteDatabase } from '@/lib/sqlite/database';
import {
  accounts,
  confirmLinks,
  sessions,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import {
  studentDraftScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { type StudentPractice, studentPractice } from '@/lib/store/collections/practice';
import { admins, studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { studentDraftProgress } from '@/lib/store/collections/teams';
import { asAnyCollection, type DocumentStore, type StoredDocument } from '@/lib/store/port';
import { type RecordedReads, recordReads } from './decoys';
import { graphUploadInput } from './graphs';
import { pngPicture } from './pictures';
import { realSeason } from './real-season';
import { sampleDocument } from './sample-document';
import { installTestServices, TEST_NOW, TEST_SEASON, type TestServices } from './services';
import { giveLineup, giveTeam, RIGHT_ANSWERS, STARTERS, typed } from './student-week';

/**
 * Everyone who can send a request. Kim and Lee are in Ada's class, Sam is in Bo's, Una has no class
 * yet; Cy is a co-teacher in three of Ada's classes and is asked to take one over, Sue is a
 * substitute in it on her last day, and Abe is an aide there; and Nobody has no profile; New must
 * choose a password first; Waiting has signed up as a teacher but not used the mailed link; Root is
 * a teacher and an admin; a visitor isn't signed in.
 */
export const PEOPLE = [
  'visitor',
  'nobody',
  'new',
  'waiting',
  'kim',
  'lee',
  'sam',
  'una',
  'ada',
  'bo',
  'cy',
  'sue',
  'abe',
  'root',
] as const;
export type Person = (typeof PEOPLE)[number];

export const SCHOOL_PASSWORD = 'seven green kites';
/** Ada's: the class, another one, an archived one, and one of last season. The fifth is Bo's. */
export const CLASSES = {
  own: 'room-12',
  beside: 'room-13',
  archived: 'room-11',
  past: 'room-10',
  foreign: 'room-14',
} as const;

export type School = TestServices & {
  who: Readonly<Record<Person, Viewer>>;
  id(person: Exclude<Person, 'visitor'>): string;
  graphs: Readonly<Record<'kim' | 'lee' | 'sam', string>>;
  stickers: Readonly<Record<'kim' | 'sam', string>>;
  reads: RecordedReads;
  /** Every row of every table except the array lookup tables, and every file and mail, as text. */
  everything(): Promise<string[]>;
};

/** Dak Prescott: on every roster, in no lineup. */
export const SPARE_QB = 33_077;
/** Patrick Mahomes: on no roster. */
export const FREE_QB = 33_873;
/** A team name that Kim has typed and that waits for approval. */
export const WAITING_TEAM_NAME = 'Los Tigres';
/** Someone at the school who says that Kim's account is theirs. */
export const SCHOOL_REQUEST = {
  requestId: 'request-1',
  issuer: 'https://id.school.example',
  subject: 'person-1',
  name: 'Kimberly L.',
} as const;

/** Ada has invited an aide into her class. */
export const INVITATION_ID = 'invitation-of-dee';
/** The question to the class about Lee's graph. */
export const GRAPH_QUESTION = 'Which bar is the tallest?';
/** The task for which each student's teacher can allow more tries. */
export const WORK_WITHOUT_TRIES_LEFT = { kind: 'scouting', week: 6, type: '', step: 0 } as const;
const { DEF: _, ...PLAYERS } = STARTERS;
const STARTING = Object.values(PLAYERS);

type Made = Pick<School, 'who' | 'graphs' | 'stickers'>;
/**
 * The first school of a test file as it was made: to make another one takes a tenth of a second.
 */
let first: (Made & { file: string; pictures: [string, StoredFile][] }) | null = null;
const PICTURES = 'user_graphs';

/**
 * A class with neighbors: other classes, teachers, and students, each with their own work, in a
 * real season.
 */
export async function openSchool(): Promise<School> {
  const database = createSqliteDatabase(':memory:');
  const backend = createMemoryBackend(database);
  const { files } = backend;
  const { store, reads } = recordReads(backend.store);
  const test = await installTestServices({ ...backend, store, seasons: realSeason });
  if (first) {
    copyRows(first.file, database);
    for (const [id, picture] of first.pictures) await files.put(PICTURES, id, picture);
  } else {
    const made = await makeSchool(test);
    const file = join(process.env.TEST_RUN_FOLDER ?? tmpdir(), `school-${randomUUID()}.db`);
    database.run('VACUUM INTO ?', [file]);
    const ids = await files.list(PICTURES);
    const pictures = await inOrder(ids, async (id): Promise<[string, StoredFile]> => {
      return [id, (await files.get(PICTURES, id)) as StoredFile];
    });
    first = { ...made, file, pictures };
  }
  const { who, graphs, stickers } = first;
  return {
    ...test,
    who,
    reads,
    id: (person) => (who[person] as SignedInViewer).accountId,
    graphs,
    stickers,
    async everything() {
      const tables = database
        .all<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%[%'",
        )
        .map(({ name }) => name);
      const rows = tables.flatMap((name) =>
        database
          .all<object>(`SELECT * FROM "${name}"`)
          .map((row) => `${name}: ${JSON.stringify(row)}`),
      );
      const kept = [...(await files.list(PICTURES)), ...(await files.list('profile_images'))];
      return [
        ...rows,
        ...kept.map((file) => `file: ${file}`),
        ...test.mail.map((mail) => `mail: ${JSON.stringify(mail)}`),
      ].sort();
    },
  };
}

function copyRows(file: string, database: SqliteDatabase): void {
  database.run('ATTACH ? AS first', [file]);
  const parts = database.all<{ type: string; name: string; sql: string }>(
    "SELECT type, name, sql FROM first.sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'",
  );
  for (const { type, name, sql } of parts) {
    database.define(sql.replace(/^CREATE (UNIQUE )?(TABLE|INDEX) /, '$&IF NOT EXISTS '));
    if (type === 'table')
      database.define(`INSERT OR REPLACE INTO main."${name}" SELECT * FROM first."${name}"`);
  }
  database.define('DETACH first');
}

async function makeSchool(test: TestServices): Promise<Made> {
  const { store } = test;
  const time = timestampFromDate(TEST_NOW);
  const withPassword = async (email: string) => {
    const made = await test.services.identity.createAccount({ email, password: SCHOOL_PASSWORD });
    if (made.status !== 'created') throw new Error(made.status);
    return test.student(email, made.accountId);
  };
  const [kim, lee, sam, una, fresh] = await inOrder(['kim', 'lee', 'sam', 'una', 'new'], (name) =>
    withPassword(`${name}@school.org`),
  );
  const teachers = ['ada', 'bo', 'cy', 'sue', 'abe', 'root'];
  const [ada, bo, cy, sue, abe, root] = await inOrder(teachers, (name) =>
    test.teacher(`${name}@school.org`),
  );
  const adults = (...parts: [SignedInViewer | undefined, ClassAdult][]) => {
    const byId = parts.map(([one, adult]) => [(one as SignedInViewer).accountId, adult] as const);
    return { adults: Object.fromEntries(byId), adultIds: byId.map(([id]) => id) };
  };
  const asCoTeacher = [cy, { role: 'co-teacher' }] as [SignedInViewer, ClassAdult];
  const nobody = await test.account('nobody@school.org');
  const waiting: SignedInViewer = {
    ...(await test.account('waiting@school.org')),
    addressProof: 'due',
  };
  await store.merge(sessions, waiting.sessionId, { addressProof: 'due' });
  await store.create(accounts, {
    id: waiting.accountId,
    mustChangePassword: false,
    createdAt: time,
    teacherSignUp: {
      displayName: 'Ms Waiting',
      school: 'Oak School',
      noticeVersion: 'any',
      agreedAt: time,
    },
  });
  const newcomer = { ...(fresh as SignedInViewer), mustChangePassword: true };
  await store.merge(sessions, newcomer.sessionId, { mustChangePassword: true });
  await store.create(admins, { id: 'root@school.org', createdAt: time });
  const classes = [
    {
      id: CLASSES.own,
      teacher: ada,
      ...adults(
        asCoTeacher,
        [sue, { role: 'substitute', lastDay: toCalendarDay(TEST_NOW, 'America/New_York') }],
        [abe, { role: 'aide' }],
      ),
      offeredToId: (cy as SignedInViewer).accountId,
    },
    { id: CLASSES.beside, teacher: ada, cardLines: 'open' as const, ...adults(asCoTeacher) },
    { id: CLASSES.archived, teacher: ada, archivedAt: time },
    {
      id: CLASSES.past,
      teacher: ada,
      ...adults(asCoTeacher),
      season: TEST_SEASON - 1,
      createdAt: timestampFromDate(new Date('2022-10-18T15:00:00Z')),
    },
    { id: CLASSES.foreign, teacher: bo },
  ];
  for (const [index, { id, teacher, ...more }] of classes.entries()) {
    await store.create(leagues, {
      id,
      name: `Class ${id}`,
      createdAt: time,
      teacherId: (teacher as SignedInViewer).accountId,
      season: TEST_SEASON,
      code: 100_000 + index,
      password: 'brave otter',
      ...more,
    });
  }
  await store.create(teacherAndClassInvitations, {
    id: INVITATION_ID,
    email: 'dee@school.org',
    invitedBy: (ada as SignedInViewer).accountId,
    createdAt: time,
    expiresAt: timestampFromDate(new Date(TEST_NOW.getTime() + DAY_MS)),
    leagueIds: [CLASSES.own],
    role: 'aide',
  });
  const allowance = { docID: 'ada@school.org', email: 'ada@school.org', leagueAllowance: 2 };
  await store.create(teacherLeagueAllowances, { id: allowance.docID, ...allowance });
  const graphs: Record<string, string> = {};
  const stickers: Record<string, string> = {};
  const picture = await pngPicture({ width: 30, height: 20 });
  for (const [name, student, leagueId, teacher] of [
    ['kim', kim, CLASSES.own, ada],
    ['lee', lee, CLASSES.own, ada],
    ['sam', sam, CLASSES.foreign, bo],
    ['una', una, '', null],
    ['new', newcomer, CLASSES.own, null],
  ] as const) {
    const viewer = student as SignedInViewer;
    await store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, {
      leagueId,
      firstName: name,
      teamName: 'Cosmic Otters',
      usedUp: [WORK_WITHOUT_TRIES_LEFT],
      stuck: true,
      ...(name === 'kim'
        ? {
            teamNameWish: WAITING_TEAM_NAME,
            schoolRequest: { ...SCHOOL_REQUEST, askedAt: time },
            arrivals: { [TEST_SEASON]: { leagueId, week: 2, before: [1] } },
          }
        : {}),
    });
    if (leagueId)
      await store.set(leagueStudents(leagueId), { id: viewer.accountId, createdAt: time });
    await giveTeam(store, viewer, {
      leagueIds: leagueId ? [leagueId] : [],
      draftedPlayers: [...STARTING, SPARE_QB],
    });
    await giveLineup(store, viewer, 6, { leagueIds: leagueId ? [leagueId] : [] });
    await giveLineup(store, viewer, 7, { leagueIds: leagueId ? [leagueId] : [] });
    if (!teacher) continue;
    for (const answer of ['999', RIGHT_ANSWERS.RB1]) {
      await submitStep(viewer, {
        week: 6,
        step: 'RB1',
        typed: typed(answer),
        operationId: `before-${name}-${answer.length}`,
      });
    }
    await openLesson(viewer, 'histogram');
    await store.set(studentPractice, questionOf(viewer));
    graphs[name] = (
      await uploadGraph(viewer, {
        ...graphUploadInput(),
        operationId: `before-${name}`,
        file: picture,
      })
    ).graphId;
    await addByHand(store, viewer.accountId, leagueId);
    const place = {
      leagueId,
      studentId: viewer.accountId,
      kind: null,
      words: 'Well done',
      operationId: `before-${name}`,
    };
    stickers[name] = (await awardSticker(teacher as SignedInViewer, place)).stickerId;
  }
  // The class can see Lee's graph and is asked about it.
  const ofClass = { leagueId: CLASSES.own };
  await store.merge(studentGraphs, graphs.lee ?? '', {
    waiting: false,
    review: { outcome: 'approved', comment: 'Clear!', reviewedAt: time, ...ofClass },
    question: { text: GRAPH_QUESTION, askedAt: time, ...ofClass },
    asked: true,
  });
  const who = {
    visitor: null,
    nobody,
    new: newcomer,
    waiting,
    kim,
    lee,
    sam,
    una,
    ada,
    bo,
    cy,
    sue,
    abe,
    root,
  } as Record<Person, Viewer>;
  return { who, graphs, stickers } as Made;
}

async function inOrder<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

/** Adds data that would otherwise need a whole card, a scouted game, or a letter. */
async function addByHand(store: DocumentStore, studentId: string, leagueId: string): Promise<void> {
  const own = { studentId, leagueId, season: TEST_SEASON, week: 6, correct: false };
  for (const collection of [studentTeamScoreAttempts, studentDraftScoreAttempts] as const) {
    const any = asAnyCollection(collection as never);
    await store.set(any, {
      ...sampleDocument(any, 'x'),
      ...own,
      id: `${studentId}_by-hand`,
    } as StoredDocument);
  }
  const scouted = {
    ...sampleDocument(asAnyCollection(studentDraftProgress), 'x'),
    studentId,
    leagueId,
  };
  await store.set(asAnyCollection(studentDraftProgress), {
    ...scouted,
    id: `${leagueId}_${studentId}`,
  });
  const inAnHour = timestampFromDate(new Date(TEST_NOW.getTime() + 3_600_000));
  await store.set(confirmLinks, {
    id: `${studentId}_by-hand`,
    accountId: studentId,
    expiresAt: inAnHour,
  });
}

/** A practice question, as chosen on the week's first visit. */
const questionOf = ({ accountId }: SignedInViewer): StudentPractice => ({
  id: `${TEST_SEASON}_${accountId}`,
  studentId: accountId,
  season: TEST_SEASON,
  week: 6,
  questions: [
    {
      skill: 'remainder',
      week: 3,
      step: 'RB1',
      triesThen: 2,
      kind: 'line',
      count: 84,
      numbers: [{ wholeNumber: 0, numerator: 1, denominator: 10 }],
      attempts: 0,
      correct: false,
      answer: null,
      simplified: false,
    },
  ],
  spacing: [],
  asked: [],
  tries: [],
});
