import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { groupVersionsByGraph } from '@/lib/data/graph/versions';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import { countRightOnFirstTry } from '@/lib/data/lesson/stored-lesson';
import { classWorkReader, studentsWorkReader } from '@/lib/data/work/class';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { isWorkExpected, studentWeekStatus } from '@/lib/domain/class/arrival';
import {
  DEFAULT_GRADE_RULES,
  type ExcusedWeeksOfStudent,
  excusedWeeksOfClass,
  type GradeCell,
  hasStudentOwnExcuseForWeek,
} from '@/lib/domain/class/gradebook';
import { isGraphType } from '@/lib/domain/graphs/graph-names';
import { MAX_RUBRIC_TOTAL, rubricOfReview, rubricTotal } from '@/lib/domain/graphs/handed-in-graph';
import { sumFinalAnswersOfAllLessons } from '@/lib/domain/graphs/lesson';
import { groupBy } from '@/lib/domain/lists';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import { mvpPointsInClass } from '@/lib/domain/week/mvp';
import { getServices } from '@/lib/platform/services';
import type { StudentGraph } from '@/lib/store/collections/graphs';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type {
  StudentLessonProgress,
  StudentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { aStudentText } from '@/words/class';
import type {
  GradebookDto,
  GradebookForExportDto,
  GradebookRowDto,
  GraphOrLessonGradeDto,
} from './dto';

const NOT_EXCUSED: ExcusedWeeksOfStudent = { all: false, weeks: [] };

/**
 * A row for each student with all weeks up to the latest one. It takes three queries, and one more
 * for each thirty students. 'not-found' for anyone else's league.
 */
export async function getGradebook(
  viewer: Viewer,
  leagueId: string,
  wantedWeek: number | null = null,
): Promise<GradebookDto> {
  return (await readGradebook(viewer, leagueId, wantedWeek)).book;
}

/**
 * Includes what a file of results needs: each student's graphs and lessons, the days on which weeks
 * were opened, and the school's ids.
 */
export async function getGradebookForExport(
  viewer: Viewer,
  leagueId: string,
): Promise<GradebookForExportDto> {
  const { book, graphsOf, lessonsOf, league, clock, profiles } = await readGradebook(
    viewer,
    leagueId,
    null,
  );
  const { timeZone } = getServices();
  const dayOf = (time: Timestamp) => toCalendarDay(dateFromTimestamp(time), timeZone);
  const excusedOf = new Map(book.rows.map(({ studentId, excused }) => [studentId, excused]));
  const workOf = (studentId: string): GraphOrLessonGradeDto[] => {
    const counts = ({ week }: { week: number }) =>
      !book.excusedWeeks.includes(week) &&
      !hasStudentOwnExcuseForWeek(excusedOf.get(studentId), week);
    const graphs = bestRated((graphsOf.get(studentId) ?? []).filter(counts));
    const lessons = (lessonsOf.get(studentId) ?? []).filter(counts);
    return [
      ...graphs.map(
        ({ type, review }): GraphOrLessonGradeDto => ({
          kind: 'graph',
          type,
          rubric: review.rubric,
          day: dayOf(review.reviewedAt),
        }),
      ),
      ...lessons.flatMap(({ type, steps, completedAt }): GraphOrLessonGradeDto[] =>
        completedAt === null || !isGraphType(type)
          ? []
          : [
              {
                kind: 'lesson',
                type,
                firstTry: countRightOnFirstTry(steps),
                steps: steps.length,
                day: dayOf(completedAt),
              },
            ],
      ),
    ];
  };
  return {
    book,
    workOf,
    openedDays: Array.from({ length: book.latestWeek }, (_, index) => {
      const opened = clock.weekOpenedAt(index + 1);
      return opened && toCalendarDay(opened, timeZone);
    }),
    season: league.season,
    schoolClass: league.schoolClass ?? null,
    schoolIds: new Map(
      profiles.documents.flatMap(({ studentId, atSchool }) =>
        atSchool ? [[studentId, atSchool.id]] : [],
      ),
    ),
  };
}

async function readGradebook(viewer: Viewer, leagueId: string, wantedWeek: number | null) {
  const { league, clock, role } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, timeZone } = getServices();
  const work = classWorkReader(store, league, clock.seasonKey);
  const [profiles, progress, graphs] = await Promise.all([
    store.list(studentProfiles, studentsOfLeagueQuery(league)),
    work.weeks(),
    work.graphs(),
  ]);
  const ids = profiles.documents.map(({ studentId }) => studentId);
  const lessonsOf = await studentsWorkReader(store, ids, clock).lessons();
  const isReached = ({ week }: { week: number }) => week <= clock.currentWeek;
  const progressOf = groupBy(progress.documents.filter(isReached), ({ studentId }) => studentId);
  const unreadableOf = groupBy(progress.unreadable, ({ stored: each }) => `${each.studentId}`);
  const unreadableGraphsOf = groupBy(graphs.unreadable, ({ stored: each }) => `${each.studentId}`);
  const graphsOf = groupBy(graphs.documents.filter(isReached), ({ studentId }) => studentId);
  const excusedWeeks = excusedWeeksOfClass(league, clock);
  const nameOf = createDisplayNameFormatter(profiles.documents);
  const { late, graph, outOf } = league.gradebook ?? DEFAULT_GRADE_RULES;
  const isWeek = wantedWeek !== null && wantedWeek >= 1 && wantedWeek <= clock.currentWeek;
  const book: GradebookDto = {
    leagueId: league.id,
    leagueName: league.name,
    latestWeek: clock.currentWeek,
    week: isWeek ? wantedWeek : clock.currentWeek,
    dueDays: Array.from({ length: clock.currentWeek }, (_, index) => {
      const due = clock.deadlineOf(index + 1);
      return due && toCalendarDay(due, timeZone);
    }),
    rules: { late, graph, outOf },
    excusedWeeks,
    canChange: !clock.isPast && hasClassCapability(role, 'manage'),
    rows: profiles.documents
      .map((profile) =>
        gradebookRow({
          profile,
          name: nameOf(profile),
          clock,
          excusedWeeks,
          progress: progressOf.get(profile.studentId) ?? [],
          unreadableWeeks: (unreadableOf.get(profile.studentId) ?? []).map(
            ({ stored: each }) => each.week,
          ),
          unreadableGraphWeeks: graph
            ? (unreadableGraphsOf.get(profile.studentId) ?? []).map(({ stored: each }) => each.week)
            : [],
          graphs: graphsOf.get(profile.studentId) ?? [],
          lessons: lessonsOf.get(profile.studentId) ?? [],
        }),
      )
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.studentId.localeCompare(b.studentId)),
    unreadable: profiles.unreadable.map(
      ({ stored: each }) => bestNameInStoredRecord(each) ?? aStudentText(),
    ),
  };
  return { book, graphsOf, lessonsOf, league, clock, profiles };
}

type StudentYear = {
  profile: StudentProfile;
  name: string;
  clock: LeagueClock;
  excusedWeeks: readonly number[];
  progress: readonly StudentWeeklyProgress[];
  unreadableWeeks: readonly unknown[];
  unreadableGraphWeeks: readonly unknown[];
  graphs: readonly StudentGraph[];
  lessons: readonly StudentLessonProgress[];
};

function gradebookRow({
  profile,
  name,
  clock,
  excusedWeeks,
  progress,
  unreadableWeeks,
  unreadableGraphWeeks,
  graphs,
  lessons,
}: StudentYear): GradebookRowDto {
  const { studentId, firstName, lastInitial } = profile;
  const excused = profile.excused?.[clock.statisticsSeason] ?? NOT_EXCUSED;
  const finished = lessons.filter(({ completedAt }) => completedAt !== null);
  const cells = Array.from({ length: clock.currentWeek }, (_, index): GradeCell => {
    const week = index + 1;
    if (excusedWeeks.includes(week) || hasStudentOwnExcuseForWeek(excused, week))
      return { kind: 'excused' };
    const own = progress.find((each) => each.week === week) ?? null;
    const graph = graphs.some((each) => each.week === week);
    if ((!own && unreadableWeeks.includes(week)) || (!graph && unreadableGraphWeeks.includes(week)))
      return { kind: 'unreadable' };
    return weekCell({ profile, clock, week, progress: own, graph });
  });
  return {
    studentId,
    name,
    firstName,
    lastInitial,
    username: profile.username ?? null,
    ownReference: profile.ownReference || null,
    cells,
    excused,
    graphs: groupVersionsByGraph(graphs).length,
    rubric: rubricOf(graphs),
    lessons: {
      finished: finished.length,
      firstTry: countRightOnFirstTry(finished.flatMap(({ steps }) => steps)),
      steps: finished.flatMap(({ steps }) => steps).length,
      lastAnswers: sumFinalAnswersOfAllLessons(finished),
    },
    tries: progress.flatMap(({ steps }) => steps).reduce((sum, { attempts }) => sum + attempts, 0),
    mvp: mvpPointsInClass(profile),
  };
}

type StudentWeek = {
  profile: StudentProfile;
  clock: LeagueClock;
  week: number;
  progress: StudentWeeklyProgress | null;
  graph: boolean;
};

function weekCell({ profile, clock, week, progress, graph }: StudentWeek): GradeCell {
  const ownClock = clock.forStudent(profile);
  const own = studentWeekStatus(
    profile,
    { clock, week, deadline: ownClock.deadlineOf(week) },
    progress,
  );
  if (!isWorkExpected(own, progress)) return { kind: 'blank' };
  const { deadline } = own;
  const right = (progress?.steps ?? []).filter(({ correct }) => correct);
  const late = right.filter(
    ({ completedAt }) =>
      deadline !== null && completedAt !== null && isLate(dateFromTimestamp(completedAt), deadline),
  );
  const { steps, extraDays } = ownClock.supportsIn(week);
  const { timeZone } = getServices();
  return {
    kind: 'work',
    right: right.length,
    late: late.length,
    of: steps,
    graph,
    ...(extraDays > 0 && deadline ? { dueDay: toCalendarDay(deadline, timeZone) } : {}),
  };
}

/** The newest accepted version of each graph, the first graph first. */
const ratedOf = (graphs: readonly StudentGraph[]) =>
  groupVersionsByGraph(graphs).flatMap((versions) =>
    versions
      .flatMap(({ graphType = '', review }) => {
        const rubric = rubricOfReview(review);
        return review && rubric ? [{ graphType, review: { ...review, rubric } }] : [];
      })
      .slice(-1),
  );

function rubricOf(graphs: readonly StudentGraph[]): GradebookRowDto['rubric'] {
  const rated = ratedOf(graphs);
  const points = rated.reduce((sum, { review }) => sum + rubricTotal(review.rubric), 0);
  return rated.length === 0 ? null : { points, possible: MAX_RUBRIC_TOTAL * rated.length };
}

/** The best rated graph of each type, the first one if equal. */
function bestRated(graphs: readonly StudentGraph[]) {
  return [
    ...groupBy(ratedOf(graphs), ({ graphType }) => (isGraphType(graphType) ? graphType : null)),
  ].flatMap(([type, rated]) => {
    const [first, ...others] = rated;
    if (!first) return [];
    const { review } = others.reduce(
      (best, each) =>
        rubricTotal(each.review.rubric) > rubricTotal(best.review.rubric) ? each : best,
      first,
    );
    return [{ type, review }];
  });
}
