import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import accounts from '@/lib/data/demo/accounts.json';
import { PRIVACY_REGISTER } from '@/lib/data/privacy/register';
import { readLeagueClock } from '@/lib/data/season/clock';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { PortableAccount } from '@/lib/identity/port';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { accounts as accountRecords, sessions } from '@/lib/store/collections/accounts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { studentLineups } from '@/lib/store/collections/teams';
import {
  asAnyCollection,
  type Collection,
  equalConditions,
  type StoredDocument,
} from '@/lib/store/port';
import { UsageError } from '../lib/command-line';

export const DEMO_LEAGUE = 'demo-league';
export const MAX_WRITES = 500;
const CLASSES_OF_A_TEACHER = 5;
const PICTURES = 'user_graphs';

type Write = { readonly collection: Collection<StoredDocument>; readonly document: StoredDocument };
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

/**
 * Fills the store with copies of the demo class. Each student has everything that a demo student
 * has, with pictures, account, and session. With `isFresh` they haven't begun the current week.
 * The classes are the demo teacher's with `ownTeacher`; otherwise each five have a teacher.
 */
export async function copyDemoClass({
  students,
  classSize = 30,
  ownTeacher = false,
  isFresh = false,
}: {
  students: number;
  classSize?: number;
  ownTeacher?: boolean;
  isFresh?: boolean;
}): Promise<void> {
  const { store, identity, now } = getServices();
  const league = await store.get(leagues, DEMO_LEAGUE);
  const [teacher] = await store.query(teacherProfiles, {
    where: equalConditions({ teacherId: league?.teacherId ?? '' }),
  });
  if (!league || !teacher) throw new UsageError('There is no demo class to copy.');
  const { currentWeek } = await readLeagueClock(league);
  const originals = await demoStudents(isFresh ? currentWeek : null);
  const passwordHash = await demoPasswordHash();
  const createdAt = timestampFromDate(now());
  const expiresAt = timestampFromDate(new Date(now().getTime() + SESSION_SECONDS * 1000));
  const entering: PortableAccount[] = [];
  const writes: Write[] = [];
  const add = async <T extends StoredDocument>(collection: Collection<T>, document: T) => {
    writes.push({ collection: asAnyCollection(collection), document });
    if (writes.length >= MAX_WRITES) await write(writes.splice(0));
  };
  const enter = async (accountId: string, email: string) => {
    entering.push({ accountId, email, passwordHash, resetTokens: [] });
    if (entering.length >= MAX_WRITES) await identity.importAccounts(entering.splice(0));
    await add(sessions, { id: idOf('session', accountId), accountId, email, createdAt, expiresAt });
  };

  for (let index = 0; index < students; index += 1) {
    const classNumber = Math.floor(index / classSize);
    const teacherNumber = Math.floor(classNumber / CLASSES_OF_A_TEACHER);
    const leagueId = idOf('league', classNumber);
    const teacherId = ownTeacher ? league.teacherId : idOf('teacher', teacherNumber);
    if (!ownTeacher && index % (classSize * CLASSES_OF_A_TEACHER) === 0) {
      const id = `${teacher.season}_${teacherId}`;
      await enter(teacherId, `teacher-${teacherNumber}@district.test`);
      await add(teacherProfiles, { ...teacher, id, teacherId, leagueAllowance: 5 });
      const known = { createdAt, mustChangePassword: false, addressProvenAt: createdAt };
      await add(accountRecords, { id: teacherId, ...known });
    }
    if (index % classSize === 0) {
      const name = `Period ${(classNumber % CLASSES_OF_A_TEACHER) + 1}`;
      const code = 100_000 + classNumber;
      await add(leagues, { ...league, id: leagueId, teacherId, name, code });
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
    await add(leagueStudents(leagueId), { id: studentId, createdAt: league.createdAt });
    for (const { collection, text } of original.documents) {
      const copy = [...put].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
      await add(collection, JSON.parse(copy) as StoredDocument);
    }
  }
  await identity.importAccounts(entering);
  await write(writes);
}

const write = (writes: readonly Write[]) =>
  getServices().store.batch((batch) => {
    for (const { collection, document } of writes) batch.set(collection, document);
  });

/** The privacy register knows every collection with student documents. */
async function demoStudents(weekToLeaveOut: number | null): Promise<DemoStudent[]> {
  const { store } = getServices();
  const ofStudents = [
    { collection: asAnyCollection(studentProfiles), person: 'studentId' },
    ...PRIVACY_REGISTER.flatMap(({ collection, ending }) =>
      ending.kind === 'season' ? [{ collection, person: ending.person }] : [],
    ),
  ];
  const documents: (Original & { studentId: unknown })[] = [];
  for (const { collection, person } of ofStudents)
    for (const document of await store.query(collection, {})) {
      const fields = document as Readonly<Record<string, unknown>>;
      const isLeftOut =
        fields.week === weekToLeaveOut &&
        collection.definition.name !== studentLineups.definition.name;
      if (!isLeftOut)
        documents.push({ collection, text: JSON.stringify(document), studentId: fields[person] });
    }
  const graphs = await store.query(studentGraphs, {});
  return (await store.query(leagueStudents(DEMO_LEAGUE), {})).map(({ id }) => ({
    id,
    graphIds: graphs.filter(({ studentId }) => studentId === id).map((graph) => graph.id),
    documents: documents.filter(({ studentId }) => studentId === id),
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
