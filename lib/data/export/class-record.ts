import { namesForAuditRecords } from '@/lib/data/admin/names';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import { createDisplayNames } from '@/lib/domain/class/display-names';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { formatSpreadsheetTime } from '@/lib/domain/time/calendar';
import { compareTimestamps, dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import { actionsOf, auditDetail, auditSentence, sentenceStartText } from '@/words/audit';
import { RECORD_COLUMNS } from '@/words/export';
import type { CsvRow } from './streams';

/** Supports are in a file of their own; whoever looked or tried the class out changed nothing. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...actionsOf('views'),
  ...(['student.supports', 'league.tryout', 'league.end-tryout'] satisfies AuditAction[]),
]);

/**
 * A row for each change that somebody made to the class, its students, or their graphs since the
 * class was opened, oldest first. The caller has checked whose class it is.
 */
export async function* classRecordRows(league: League): AsyncGenerator<CsvRow> {
  yield RECORD_COLUMNS;
  const { store, timeZone } = getServices();
  const { id: leagueId, season, createdAt } = league;
  const students = await store.query(studentProfiles, studentsOfLeagueQuery(league));
  const graphs = await store.query(studentGraphs, { where: equalConditions({ leagueId, season }) });
  const targets = [
    leagueId,
    ...students.map(({ studentId }) => studentId),
    ...graphs.map(({ id }) => id),
  ];
  const found = await queryWithAnyValue(store, auditLog, 'target', targets);
  const records = found
    .filter(
      ({ action, outcome, at }) =>
        outcome === 'done' && !LEFT_OUT.has(action) && compareTimestamps(at, createdAt) >= 0,
    )
    .sort((a, b) => compareTimestamps(a.at, b.at));
  const nameOf = createDisplayNames(students);
  const known = new Map(students.map((profile) => [profile.studentId, nameOf(profile)]));
  const names = await namesForAuditRecords(records, season, known);
  const repeats = await store.getMany(
    auditRepeats,
    records.map(({ id }) => id),
  );
  for (const [index, { at, action, target, outcome, values }] of records.entries()) {
    const name = names[index];
    const told = {
      action,
      target: name?.target ?? target,
      place: null,
      outcome,
      students: repeats[index]?.count ?? null,
      detail: values ? auditDetail(action, values) : null,
    };
    yield [
      formatSpreadsheetTime(dateFromTimestamp(at), timeZone),
      sentenceStartText(name?.actor ?? ''),
      auditSentence(told),
    ];
  }
}
