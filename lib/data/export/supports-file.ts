import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import { supportPeriodsOf } from '@/lib/domain/calendar/supports';
import { getServices } from '@/lib/platform/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { ListedDocuments } from '@/lib/store/port';
import { aStudentText } from '@/words/class';
import { SUPPORTS_HEADER_ROW, supportCells } from '@/words/export';
import { type CsvRow, unreadableRow } from './streams';

/**
 * A row for each student and period of supports. No other file has them. Only the league's owner
 * gets it, and each download is in the audit log.
 */
export async function exportSupports(
  viewer: Viewer,
  leagueId: string,
): Promise<AsyncIterable<CsvRow>> {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId);
  const { store } = getServices();
  const students = await store.list(studentProfiles, studentsOfLeagueQuery(league));
  await store.batch((writes) =>
    writeAudit(writes, { actorId: teacher.accountId, action: 'league.export', target: leagueId }),
  );
  return supportRows(students, clock.statisticsSeason);
}

async function* supportRows(
  { documents, unreadable }: ListedDocuments<StudentProfile>,
  statisticsSeason: number,
): AsyncGenerator<CsvRow> {
  yield SUPPORTS_HEADER_ROW;
  const nameOf = createDisplayNameFormatter(documents);
  const named = documents.map((student) => ({ student, name: nameOf(student) }));
  for (const { student, name } of named.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const who = [name, student.username ?? '', student.ownReference ?? ''];
    for (const { fromWeek, ...period } of supportPeriodsOf(student, statisticsSeason))
      yield [...who, fromWeek, period.lastDay ?? '', ...supportCells(period)];
  }
  for (const { stored } of unreadable)
    yield unreadableRow(
      bestNameInStoredRecord(stored) ?? aStudentText(),
      SUPPORTS_HEADER_ROW.length,
    );
}
