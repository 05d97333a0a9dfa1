import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { studentParts } from '@/lib/data/export/student-record';
import { getServices } from '@/lib/server/services';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asStored } from '@/lib/store/port';

/**
 * Everything that is stored about one own league, as one JSON text in parts: the league, and for each student exactly what the export of
 * that student holds. One collection of one student, and one picture, is in memory at a time. 'not-found' for anybody else's league,
 * before the first part. The export itself is audited.
 */
export async function exportLeague(viewer: Viewer, leagueId: string): Promise<AsyncIterable<string>> {
  const { viewer: teacher, league } = await requireOwnLeague(viewer, leagueId);
  const { store } = getServices();
  const students = await store.query(asStored(studentProfiles), {
    where: [
      { field: 'leagueId', op: '==', value: league.id },
      { field: 'season', op: '==', value: league.season },
    ],
  });
  await store.batch((writes) =>
    writeAudit(writes, { actorId: teacher.accountId, action: 'league.export', target: league.id, outcome: 'done' }),
  );
  return leagueParts(
    league,
    students.map(({ studentId }) => String(studentId)),
  );
}

async function* leagueParts(league: League, studentIds: readonly string[]): AsyncGenerator<string> {
  // The phrase that lets students in opens a door, so it stays here.
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
