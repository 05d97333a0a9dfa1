import { writeAudit } from '@/lib/data/audit';
import { requireOwnStudent } from '@/lib/data/student/own-student';
import type { Viewer } from '@/lib/data/viewer';
import { getServices } from '@/lib/services';
import {
  auditLog,
  helmetStickers,
  leagueStudents,
  mvpEvents,
  operations,
  sessions,
  studentDraftProgress,
  studentDraftScoreAttempts,
  studentGraphs,
  studentLineups,
  studentPlayerScoreAttempts,
  studentProfiles,
  studentTeamScoreAttempts,
  studentTeams,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections';
import type { Collection, StoredDocument } from '@/lib/store/port';

type OwnRecords = {
  readonly collection: Collection<StoredDocument>;
  readonly field: string;
  readonly without: readonly string[];
};

function ownedBy<T extends StoredDocument>(
  collection: Collection<T>,
  field: keyof T & string,
  without: readonly (keyof T & string)[] = [],
): OwnRecords {
  return { collection: collection as unknown as Collection<StoredDocument>, field, without };
}

/**
 * Every collection that names its person, and the field that does; a test walks all collections and finds what is missing here. The id of
 * a session stays out: it opens doors.
 */
export const STUDENT_RECORDS: readonly OwnRecords[] = [
  ownedBy(studentProfiles, 'studentId'),
  ownedBy(studentDraftProgress, 'studentId'),
  ownedBy(studentTeams, 'userId'),
  ownedBy(studentLineups, 'userId'),
  ownedBy(studentDraftScoreAttempts, 'studentId'),
  ownedBy(studentPlayerScoreAttempts, 'studentId'),
  ownedBy(studentTeamScoreAttempts, 'studentId'),
  ownedBy(studentWeeklyProgress, 'studentId'),
  ownedBy(studentWeeklyTasks, 'studentId'),
  ownedBy(studentGraphs, 'studentId'),
  ownedBy(helmetStickers, 'userId'),
  ownedBy(mvpEvents, 'studentId'),
  ownedBy(sessions, 'accountId', ['id']),
  ownedBy(operations, 'accountId'),
  ownedBy(auditLog, 'actorId'),
];

/**
 * Everything that is stored about one own student, in all seasons, as one JSON text in parts: the account's address (never a password), the
 * documents of each collection as they are stored, what others did to this student, and the pictures of the graphs. One collection, and
 * one picture, is in memory at a time. 'not-found' for anybody else's student, before the first part. The export itself is audited.
 */
export async function exportStudent(viewer: Viewer, leagueId: string, studentId: string): Promise<AsyncIterable<string>> {
  const { viewer: teacher } = await requireOwnStudent(viewer, leagueId, studentId);
  const { store } = getServices();
  await store.batch((writes) =>
    writeAudit(writes, { actorId: teacher.accountId, action: 'student.export', target: studentId, outcome: 'done' }),
  );
  return studentParts(studentId);
}

async function* studentParts(studentId: string): AsyncGenerator<string> {
  const { store, identity, files, now } = getServices();
  const account = await identity.findAccount(studentId);
  const opening = { format: 'fraction-league-student-1', exportedAt: now().toISOString(), studentId, account };
  yield `${JSON.stringify(opening, null, 1).slice(0, -2)},\n "records": {`;

  const leagueIds = new Set<string>();
  const graphIds: string[] = [];
  for (const [index, { collection, field, without }] of STUDENT_RECORDS.entries()) {
    const documents = await store.query(collection, {
      where: [{ field: field as keyof StoredDocument & string, op: '==', value: studentId }],
    });
    for (const document of documents as Record<string, unknown>[]) {
      if (typeof document.leagueId === 'string' && document.leagueId !== '') leagueIds.add(document.leagueId);
      if (collection.definition.name === studentGraphs.definition.name) graphIds.push(String(document.id));
      for (const name of without) delete document[name];
    }
    yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(collection.definition.name)}: ${JSON.stringify(documents)}`;
  }
  const entries: unknown[] = [];
  for (const leagueId of leagueIds) {
    const entry = await store.get(leagueStudents(leagueId), studentId);
    if (entry) entries.push({ leagueId, ...entry });
  }
  yield `,\n  "leagues/students": ${JSON.stringify(entries)}`;
  const deeds = await store.query(auditLog, { where: [{ field: 'target', op: '==', value: studentId }] });
  yield `,\n  "auditLog about this student": ${JSON.stringify(deeds)}\n },\n "images": {`;

  let first = true;
  for (const id of graphIds) {
    const file = await files.get('user_graphs', id);
    if (!file) continue;
    const image = { contentType: file.contentType, base64: Buffer.from(file.bytes).toString('base64') };
    yield `${first ? '' : ','}\n  ${JSON.stringify(id)}: ${JSON.stringify(image)}`;
    first = false;
  }
  yield '\n }\n}\n';
}
