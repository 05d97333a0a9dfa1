import { requireOwnLeague, requireStudentEvenIfUnreadable } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import { PRIVACY_REGISTER } from '@/lib/data/privacy/register';
import { getServices } from '@/lib/platform/services';
import { readAllPages } from '@/lib/store/any-value-query';
import { sessions } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { type League, leagueStudents } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  asRawCollection,
  type Collection,
  equalConditions,
  type RawStoredDocument,
} from '@/lib/store/port';

type StudentRecords = {
  readonly collection: Collection<RawStoredDocument>;
  readonly person: string;
};

/**
 * From the privacy register, which also decides what is deleted: what is deleted and what is handed
 * out can't differ. A test finds collections that are missing here and in the register.
 */
export const STUDENT_RECORD_COLLECTIONS: readonly StudentRecords[] = [
  { collection: asRawCollection(studentProfiles), person: 'studentId' },
  ...PRIVACY_REGISTER.flatMap(({ collection, ending }) =>
    ending.kind === 'season' || ending.kind === 'account'
      ? [{ collection: asRawCollection(collection), person: ending.person }]
      : [],
  ),
  { collection: asRawCollection(auditLog), person: 'actorId' },
];

/**
 * Everything stored about a student, in all seasons, as one JSON text in parts: the account's
 * address and school account (never a password), the stored documents of each collection, what
 * others did to this student, and the pictures of the graphs. One page of a collection, and one
 * picture, is in memory at a time. 'not-found' for anyone else's student, before the first part.
 * The export is audited.
 */
export async function exportStudentRecords(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<AsyncIterable<string>> {
  const { viewer: teacher } = await requireStudentEvenIfUnreadable(
    viewer,
    leagueId,
    studentId,
    'manage',
  );
  const { store } = getServices();
  await store.batch((writes) =>
    writeAudit(writes, { actorId: teacher.accountId, action: 'student.export', target: studentId }),
  );
  return studentParts(studentId);
}

async function* studentParts(studentId: string): AsyncGenerator<string> {
  const { store, identity, files, now } = getServices();
  const account = await identity.findAccount(studentId);
  const opening = {
    format: 'fraction-league-student-1',
    exportedAt: now().toISOString(),
    studentId,
    account,
    schoolAccount: await identity.findSchoolAccount(studentId),
  };
  yield `${JSON.stringify(opening, null, 1).slice(0, -2)},\n "records": {`;

  const leagueIds = new Set<string>();
  const graphIds: string[] = [];
  for (const [index, records] of STUDENT_RECORD_COLLECTIONS.entries()) {
    const { name } = records.collection.definition;
    yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const documents of recordsInPages(records, studentId)) {
      for (const { id, leagueId } of documents) {
        if (typeof leagueId === 'string' && leagueId !== '') leagueIds.add(leagueId);
        if (name === studentGraphs.definition.name) graphIds.push(String(id));
      }
      yield `${isFirst ? '' : ','}${JSON.stringify(documents).slice(1, -1)}`;
      isFirst = false;
    }
    yield ']';
  }
  const entries: unknown[] = [];
  for (const leagueId of leagueIds) {
    const entry = await store.get(asRawCollection(leagueStudents(leagueId)), studentId);
    if (entry) entries.push({ leagueId, ...entry });
  }
  yield `,\n  "leagues/students": ${JSON.stringify(entries)}`;
  const auditEntries = await store.query(asRawCollection(auditLog), {
    where: equalConditions({ target: studentId }),
  });
  yield `,\n  "auditLog about this student": ${JSON.stringify(auditEntries)}\n },\n "images": {`;

  let first = true;
  for (const id of graphIds) {
    const file = await files.get('user_graphs', id);
    if (!file) continue;
    const image = {
      contentType: file.contentType,
      base64: Buffer.from(file.bytes).toString('base64'),
    };
    yield `${first ? '' : ','}\n  ${JSON.stringify(id)}: ${JSON.stringify(image)}`;
    first = false;
  }
  yield '\n }\n}\n';
}

async function* recordsInPages(
  { collection, person }: StudentRecords,
  studentId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const { store } = getServices();
  if (person === 'id') {
    const document = await store.get(collection, studentId);
    if (document) yield [{ ...document }];
    return;
  }
  for await (const documents of readAllPages(
    store,
    collection,
    equalConditions({ [person]: studentId }),
  )) {
    // Anyone with a session's id could use the session.
    yield documents.map((document) =>
      collection.path === sessions.path ? { ...document, id: undefined } : { ...document },
    );
  }
}

/**
 * The league, and for each student what {@link exportStudentRecords} returns, as one JSON text in
 * parts. 'not-found' for anyone else's league, before the first part. The export is audited.
 */
export async function exportLeagueRecords(
  viewer: Viewer,
  leagueId: string,
): Promise<AsyncIterable<string>> {
  const { viewer: teacher, league } = await requireOwnLeague(viewer, leagueId, 'manage');
  const { store } = getServices();
  const students = await store.query(
    asRawCollection(studentProfiles),
    studentsOfLeagueQuery(league),
  );
  await store.batch((writes) =>
    writeAudit(writes, { actorId: teacher.accountId, action: 'league.export', target: league.id }),
  );
  return leagueParts(
    league,
    students.map(({ studentId }) => String(studentId)),
  );
}

async function* leagueParts(league: League, studentIds: readonly string[]): AsyncGenerator<string> {
  // Anyone with the password could join.
  const opening = {
    format: 'fraction-league-class-1',
    exportedAt: getServices().now().toISOString(),
    league: { ...league, password: undefined },
  };
  yield `${JSON.stringify(opening, null, 1).slice(0, -2)},\n "students": [\n`;
  for (const [index, studentId] of studentIds.entries()) {
    if (index > 0) yield ',\n';
    yield* studentParts(studentId);
  }
  yield ' ]\n}\n';
}
