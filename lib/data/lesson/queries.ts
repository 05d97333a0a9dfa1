import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { openLesson } from '@/lib/data/lesson/commands';
import type {
  FinishedLessonGraphDto,
  LessonListItemDto,
  LessonPageDto,
} from '@/lib/data/lesson/dto';
import { LESSON_RULES_VERSION, lessonClosedReason } from '@/lib/data/lesson/make-lesson';
import {
  countLessonStepsDone,
  countRightOnFirstTry,
  isFigureVisible,
  isLessonStarted,
  LESSON_STEP_COUNT,
  listStudentLessonsOfTypeIn,
  pickUnfinishedOrThisWeeksLesson,
  restoreLesson,
  selectLessonGames,
  visibleFigures,
  visibleLessonStepDtos,
} from '@/lib/data/lesson/stored-lesson';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import { GRAPH_TYPES, type GraphType } from '@/lib/domain/graphs/graph-names';
import { FINAL_LESSON_STEP_INDEX, type Lesson } from '@/lib/domain/graphs/lesson';
import { getServices } from '@/lib/platform/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import {
  type StudentLessonProgress,
  studentLessonProgress,
} from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import { lessonsLaterText, lessonsPausedText } from '@/words/lessons';

/**
 * Opens a lesson on the viewer's own numbers at the first visit; it then stays the same. A visit in
 * a later week continues a lesson that was begun.
 */
export async function getOrOpenLesson(viewer: Viewer, type: GraphType): Promise<LessonPageDto> {
  const { profile, clock } = await requireStudent(viewer);
  const label = localizedGraphTypeLabel(type);
  if (clock.currentWeek < 1) return { state: 'closed', label, reason: lessonsLaterText() };
  const { store, seasons } = getServices();
  const [snapshot, lessons] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    listStudentLessonsOfTypeIn(store, profile.studentId, clock, type),
  ]);
  const continued = pickUnfinishedOrThisWeeksLesson(lessons, clock.currentWeek);
  if (!continued && clock.isPaused) return { state: 'closed', label, reason: lessonsPausedText() };
  const opened = continued ? { lesson: continued } : await openLesson(viewer, type);
  if (!opened.lesson) return { state: 'closed', label, reason: opened.reason };
  const stored = opened.lesson;
  const lesson = restoreLesson(snapshot, stored);
  if (!lesson) {
    const reason = lessonClosedReason(
      type,
      selectLessonGames(snapshot, stored.playerIds, stored.week),
    );
    return { state: 'closed', label, reason: reason ?? lessonsLaterText() };
  }
  return {
    state: 'open',
    lesson: {
      type,
      label,
      season: stored.season,
      week: stored.week,
      rules: LESSON_RULES_VERSION,
      about: lesson.about,
      table: lesson.table,
      steps: visibleLessonStepDtos(lesson, stored.steps),
      stepCount: LESSON_STEP_COUNT,
      readOnly: clock.isPaused,
    },
    figures: visibleFigures(lesson, stored.steps),
    graph: await finishedGraph(lesson, stored),
  };
}

/**
 * The last step's picture shows all earlier results, and no picture shows that step's answer. So
 * the finished graph is sent with it, and the page isn't fetched again when the last step is right.
 */
async function finishedGraph(
  lesson: Lesson,
  { steps, graphId }: StudentLessonProgress,
): Promise<FinishedLessonGraphDto | null> {
  const figure = lesson.steps[FINAL_LESSON_STEP_INDEX]?.figure;
  if (!figure || !isFigureVisible(lesson, steps, FINAL_LESSON_STEP_INDEX)) return null;
  const handedIn =
    graphId !== undefined && (await getServices().store.get(studentGraphs, graphId)) !== null;
  return { figure, title: lesson.graphTitle, handedIn };
}

export async function getLessonList(viewer: Viewer): Promise<LessonListItemDto[]> {
  const { profile, clock } = await requireStudent(viewer);
  const { store, seasons } = getServices();
  const [snapshot, stored, team] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    store.query(studentLessonProgress, {
      where: equalConditions({ studentId: profile.studentId, season: clock.season }),
    }),
    findStudentTeam(profile.studentId, clock.seasonKey),
  ]);
  const lessons = stored.filter(isWorkInReachedWeek(clock));
  const rows = selectLessonGames(snapshot, team?.draftedPlayers ?? [], clock.currentWeek);
  return GRAPH_TYPES.map((type): LessonListItemDto => {
    const ofType = lessons.filter((lesson) => lesson.type === type);
    const continued = pickUnfinishedOrThisWeeksLesson(ofType, clock.currentWeek);
    const item = {
      type,
      label: localizedGraphTypeLabel(type),
      reason: null,
      stepsDone: continued ? countLessonStepsDone(continued.steps) : 0,
      stepCount: LESSON_STEP_COUNT,
    };
    if (continued?.completedAt) {
      return { ...item, state: 'done', firstTry: countRightOnFirstTry(continued.steps) };
    }
    if (continued) return { ...item, state: isLessonStarted(continued) ? 'started' : 'ready' };
    if (clock.currentWeek < 1) return { ...item, state: 'closed', reason: lessonsLaterText() };
    const reason = lessonClosedReason(type, rows);
    return { ...item, state: reason === null ? 'ready' : 'closed', reason };
  });
}
