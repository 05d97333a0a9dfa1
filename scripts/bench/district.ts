// Fills the store with a whole district: students in classes of thirty, five classes per teacher,
// each with everything a demo student has, including pictures, account, and session. A second call
// reuses them.
import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import accounts from '@/lib/data/demo/accounts.json';
import { PRIVACY_REGISTER } from '@/lib/data/privacy/register';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { PortableAccount } from '@/lib/identity/port';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { accounts as accountRecords, sessions } from '@/lib/store/collections/accounts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import {
  asAnyCollection,
  type Collection,
  equalConditions,
  type StoredDocument,
  type WriteOperations,
} from '@/lib/store/port';
import { printLine, runCommand, UsageError } from '../lib/command-line';

const DEMO_LEAGUE = 'demo-league';
const CLASS_SIZE = 30;
const CLASSES_OF_A_TEACHER = 5;
const MAX_WRITES = 500;
const PICTURES = 'user_graphs';
const USAGE = 'district.ts STUDENTS';

type Write = (batch: WriteOperations) => void;

/** A document as text, in which the ids of student, class, and graphs can be replaced. */
type Original = { readonly collection: Collection<StoredDocument>; readonly text: string };
type DemoStudent = {
  readonly id: string;
  readonly graphIds: readonly string[];
  readonly documents: readonly Original[];
};

/** An id like the app's, but the same in every run. */
const idOf = (...what: (string | number)[]) =>
  createHash('sha256').update(what.join(' ')).digest('hex').slice(0, 32);

runCommand(async () => {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(USAGE);
  const { store, identity, now } = getServices();
  const league = await store.get(leagues, DEMO_LEAGUE);
  const teacher =
    league &&
    (
      await store.query(teacherProfiles, {
        where: equalConditions({ teacherId: league.teacherId }),
      })
    )[0];
  if (!league || !teacher) throw new UsageError('There is no demo class to copy.');
  const originals = await demoStudents();
  const passwordHash = await demoPasswordHash();
  const createdAt = timestampFromDate(now());
  const session = {
    createdAt,
    expiresAt: timestampFromDate(new Date(now().getTime() + SESSION_SECONDS * 1000)),
  };
  const writer = createWriter();
  const entering: PortableAccount[] = [];
  const enter = async (accountId: string, email: string) => {
    entering.push({ accountId, email, passwordHash, resetTokens: [] });
    if (entering.length >= MAX_WRITES) await identity.importAccounts(entering.splice(0));
    await writer.add((batch) =>
      batch.set(sessions, { id: idOf('session', accountId), accountId, email, ...session }),
    );
  };

  for (let index = 0; index < count; index += 1) {
    const classNumber = Math.floor(index / CLASS_SIZE);
    const teacherNumber = Math.floor(classNumber / CLASSES_OF_A_TEACHER);
    const [leagueId, teacherId] = [idOf('league', classNumber), idOf('teacher', teacherNumber)];
    if (index % (CLASS_SIZE * CLASSES_OF_A_TEACHER) === 0) {
      const id = `${teacher.season}_${teacherId}`;
      await enter(teacherId, `teacher-${teacherNumber}@district.test`);
      await writer.add((batch) =>
        batch.set(teacherProfiles, { ...teacher, id, teacherId, leagueAllowance: 5 }),
      );
      await writer.add((batch) =>
        batch.set(accountRecords, {
          id: teacherId,
          createdAt,
          mustChangePassword: false,
          addressProvenAt: createdAt,
        }),
      );
    }
    if (index % CLASS_SIZE === 0) {
      const name = `Period ${(classNumber % CLASSES_OF_A_TEACHER) + 1}`;
      await writer.add((batch) =>
        batch.set(leagues, {
          ...league,
          id: leagueId,
          teacherId,
          name,
          code: 100_000 + classNumber,
        }),
      );
    }
    const original = originals[index % originals.length] as DemoStudent;
    const studentId = idOf('student', index);
    const put = new Map([[original.id, studentId] as const, [DEMO_LEAGUE, leagueId] as const]);
    for (const graphId of original.graphIds) {
      const copyId = idOf('graph', graphId, index);
      put.set(graphId, copyId);
      copyPicture(graphId, copyId);
    }
    await enter(studentId, `student-${index}@district.test`);
    await writer.add((batch) =>
      batch.set(leagueStudents(leagueId), { id: studentId, createdAt: league.createdAt }),
    );
    for (const { collection, text } of original.documents) {
      const document = JSON.parse(
        [...put].reduce((told, [from, to]) => told.replaceAll(from, to), text),
      ) as StoredDocument;
      await writer.add((batch) => batch.set(collection, document));
    }
  }
  await identity.importAccounts(entering);
  await writer.end();
  printLine(
    JSON.stringify({
      students: count,
      leagues: Math.ceil(count / CLASS_SIZE),
      documents: writer.written(),
    }),
  );
});

function createWriter() {
  const waiting: Write[] = [];
  let written = 0;
  async function flush() {
    const writes = waiting.splice(0, MAX_WRITES);
    written += writes.length;
    await getServices().store.batch((batch) => {
      for (const write of writes) write(batch);
    });
  }
  return {
    async add(write: Write) {
      waiting.push(write);
      if (waiting.length >= MAX_WRITES) await flush();
    },
    async end() {
      if (waiting.length > 0) await flush();
    },
    written: () => written,
  };
}

/** The privacy register knows every collection with student documents. */
async function demoStudents(): Promise<DemoStudent[]> {
  const { store } = getServices();
  const ofStudents = [
    { collection: asAnyCollection(studentProfiles), person: 'studentId' },
    ...PRIVACY_REGISTER.flatMap(({ collection, ending }) =>
      ending.kind === 'season' ? [{ collection, person: ending.person }] : [],
    ),
  ];
  const known: {
    collection: Collection<StoredDocument>;
    person: string;
    found: StoredDocument[];
  }[] = [];
  for (const each of ofStudents)
    known.push({ ...each, found: await store.query(each.collection, {}) });
  const members = await store.query(leagueStudents(DEMO_LEAGUE), {});
  const graphs = await store.query(studentGraphs, {});
  return members.map(({ id }) => ({
    id,
    graphIds: graphs.filter(({ studentId }) => studentId === id).map((graph) => graph.id),
    documents: known.flatMap(({ collection, person, found }) =>
      found
        .filter((document) => (document as Readonly<Record<string, unknown>>)[person] === id)
        .map((document) => ({ collection, text: JSON.stringify(document) })),
    ),
  }));
}

/** One hash for all, because hashing twenty thousand passwords takes ten minutes. */
async function demoPasswordHash(): Promise<string> {
  const { identity } = getServices();
  for (let page: string | undefined; ; ) {
    const { accounts: some, next } = await identity.listAccounts(page);
    const found = some.find(({ email }) => email === accounts.student.email)?.passwordHash;
    if (found) return found;
    if (next === null) throw new UsageError('There is no demo class to copy.');
    page = next;
  }
}

/** Copied as a file, because the port syncs each picture to disk before the next one. */
function copyPicture(from: string, to: string): void {
  const folder = join(env().DATA_DIR, PICTURES);
  for (const size of ['', '_s'])
    copyFileSync(join(folder, `${from}${size}`), join(folder, `${to}${size}`));
}
