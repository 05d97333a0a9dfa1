import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { type CsvRow, unreadableRow } from '@/lib/data/export/csv';
import { deadlineOfWeek, isLate } from '@/lib/data/week/deadline';
import { taskCompletedAt } from '@/lib/data/week/student-week';
import { decimalCell, fractionCell } from '@/lib/domain/csv-cells';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { formatSheetTime, latestWeekOf } from '@/lib/domain/football/schedule';
import { studentName } from '@/lib/domain/student-accounts';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { TASKS } from '@/lib/domain/week-tasks';
import { getServices } from '@/lib/server/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import type { AppMeta } from '@/lib/store/collections/season';
import type { Listed } from '@/lib/store/port';
import { A_STUDENT } from '@/words/class';
import { GRADEBOOK_COLUMNS, LATE, ON_TIME } from '@/words/export';

/**
 * The gradebook of one own league, a student at a time: by name, then by week, every week up to the latest one. 'not-found' for anybody
 * else's league, before the first row.
 */
export async function exportGradebook(viewer: Viewer, leagueId: string): Promise<AsyncIterable<CsvRow>> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const students = await getServices().store.list(studentProfiles, {
    where: [
      { field: 'leagueId', op: '==', value: league.id },
      { field: 'season', op: '==', value: league.season },
    ],
  });
  return gradebookRows(league, meta, students);
}

async function* gradebookRows(league: League, meta: AppMeta, students: Listed<StudentProfile>): AsyncGenerator<CsvRow> {
  yield GRADEBOOK_COLUMNS;
  const { store, timeZone } = getServices();
  const isCurrent = league.season === meta.currentSeason;
  const latest = latestWeekOf(league.season, meta);
  for (const student of students.documents.toSorted(byName)) {
    const [progress, tasks] = await Promise.all([
      store.list(studentWeeklyProgress, {
        where: [
          { field: 'studentId', op: '==', value: student.studentId },
          { field: 'season', op: '==', value: league.season },
        ],
      }),
      // The one place for the times of a week: a progress of an older release does not repeat them.
      store.query(studentWeeklyTasks, { where: [{ field: 'studentId', op: '==', value: student.studentId }] }),
    ]);
    for (let week = 1; week <= latest; week += 1) {
      const own = progress.documents.find((each) => each.week === week) ?? null;
      if (!own && progress.unreadable.some(({ stored }) => stored.week === week)) {
        yield unreadableRow(studentName(student), GRADEBOOK_COLUMNS.length);
        continue;
      }
      yield weekRow({
        student,
        week,
        progress: own,
        tasks: tasks.find((each) => each.week === week && each.year === league.season) ?? null,
        deadline: isCurrent ? deadlineOfWeek(meta, week, timeZone) : null,
        timeZone,
      });
    }
  }
  for (const { stored } of students.unreadable) {
    yield unreadableRow(typeof stored.firstName === 'string' ? stored.firstName : A_STUDENT, GRADEBOOK_COLUMNS.length);
  }
}

type StudentWeekRow = {
  student: StudentProfile;
  week: number;
  progress: StudentWeeklyProgress | null;
  tasks: StudentWeeklyTasks | null;
  deadline: Date | null;
  timeZone: string;
};

function weekRow({ student, week, progress, tasks, deadline, timeZone }: StudentWeekRow): CsvRow {
  const steps = progress?.steps ?? [];
  return [
    studentName(student),
    student.teamName ?? '',
    week,
    progress?.formulaLevel ?? student.formulaType,
    steps.filter(({ correct }) => correct).length,
    ...STEP_KEYS.flatMap((_, index) => {
      const step = steps[index];
      const answer = step?.correct ? step.answer : null;
      return [step?.attempts ?? 0, fractionCell(answer), decimalCell(answer)];
    }),
    ...TASKS.flatMap(({ number }) => {
      const stored = tasks && taskCompletedAt(tasks, number);
      if (!stored) return ['', ''];
      const moment = dateFromTimestamp(stored);
      // Nobody knows any more when the week of an older season was due.
      return [formatSheetTime(moment, timeZone), deadline ? (isLate(moment, deadline) ? LATE : ON_TIME) : ''];
    }),
    progress?.mvpPointsEarned ?? 0,
    student.mvpPoints,
  ];
}

/** As the names stand in a class list: by first name, then initial; the id settles the rest, so that the order never changes. */
function byName(a: StudentProfile, b: StudentProfile): number {
  return (
    a.firstName.localeCompare(b.firstName, 'en') ||
    a.lastInitial.localeCompare(b.lastInitial, 'en') ||
    a.studentId.localeCompare(b.studentId, 'en')
  );
}
