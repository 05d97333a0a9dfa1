import { teamLookDto } from '@/lib/data/team/dto';
import { NO_TASK_COMPLETION_TIMES, type TaskCompletionTimes } from '@/lib/data/work/week';
import { createDisplayNames, nameInStoredRecord } from '@/lib/domain/account/student-name';
import { hasReachedTogether } from '@/lib/domain/answers/hints';
import { hasNoTriesLeft, hasPauseBetweenTries } from '@/lib/domain/answers/tries';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import {
  isWeekBeforeJoining,
  isWeekCountedInClass,
  isWorkExpected,
  studentWeekStatus,
} from '@/lib/domain/class/arrival';
import { selfAssessmentStatus } from '@/lib/domain/class/assessment';
import { isWeekExcusedForStudent } from '@/lib/domain/class/gradebook';
import { type OnboardingStage, onboardingStage } from '@/lib/domain/class/onboarding';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import { mvpPointsInAllClasses, mvpPointsInClass } from '@/lib/domain/week/mvp';
import { STEP_COUNT } from '@/lib/domain/week/steps';
import { canTaskBeDoneLater } from '@/lib/domain/week/week-tasks';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StoredCardStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { equalConditions, type ListedDocuments } from '@/lib/store/port';
import { aStudentText } from '@/words/class';
import { workTitle } from '@/words/student-work';
import type { GridRowDto, GridStepDto, GridTaskState, PlayingFieldLaneDto } from './dto';

// The reads shared by the grid, its stream, and the mistakes page. The caller has checked the
// owner.

export type GridWeekChoice = {
  /** Null for the latest; a week that hasn't been played is the latest too. */
  readonly week: number | null;
};

type AskedWeek = { week: number; latestWeek: number; isCurrent: boolean; deadline: Date | null };

/** Resolves the requested week. A season that is over has all its weeks. */
export function resolveWeek(clock: LeagueClock, week: number | null): AskedWeek {
  const latestWeek = clock.currentWeek;
  const asked =
    week !== null && Number.isInteger(week) && week >= 1 && week <= latestWeek ? week : latestWeek;
  return {
    week: asked,
    latestWeek,
    isCurrent: !clock.isPast && asked === latestWeek,
    // Before week 1 only a lineup waits, and it locks when that week opens.
    deadline: asked < 1 ? null : clock.deadlineOf(asked),
  };
}

export const studentsOfLeagueQuery = ({ id, season }: League) =>
  ({ where: equalConditions({ leagueId: id, season }) }) as const;

export type GridContext = {
  clock: Pick<LeagueClock, 'seasonKey' | 'currentWeek' | 'forStudent'>;
  week: number;
  /** See {@link createStudentDeadlines}; null where nothing is called late. */
  deadlineFor: ((student: StudentProfile) => Date | null) | null;
  /** True for the class's current week, the only one for which the draft's progress is shown. */
  isCurrent: boolean;
  /** True if the whole class is excused from the week. */
  isExcused: boolean;
};

/** Each student's own deadline. The class's, which most have, is given: computing it is slow. */
export const createStudentDeadlines =
  (clock: LeagueClock, week: number, ofClass: Date | null) =>
  (student: StudentProfile): Date | null =>
    student.supports ? clock.forStudent(student).deadlineOf(week) : ofClass;

export type ClassProgress = {
  readonly profiles: ListedDocuments<StudentProfile>;
  readonly progress: ListedDocuments<StudentWeeklyProgress>;
  /** For weeks of older data, whose progress doesn't repeat its tasks. */
  readonly olderTasks: ReadonlyMap<string, TaskCompletionTimes>;
};

/** One row for each student, by name. */
export function gridRows(
  { profiles, progress, olderTasks }: ClassProgress,
  look: GridContext,
): GridRowDto[] {
  const byStudent = new Map(progress.documents.map((own) => [own.studentId, own]));
  const nameOf = createDisplayNames(profiles.documents);
  const brokenWeeks = new Set(progress.unreadable.map(({ stored }) => stored.studentId));
  const rows = profiles.documents.map((profile): GridRowDto => {
    const own = byStudent.get(profile.studentId) ?? null;
    const row = gridRow(
      { profile, name: nameOf(profile) },
      own,
      own?.taskTimes ?? olderTasks.get(profile.studentId) ?? NO_TASK_COMPLETION_TIMES,
      look,
    );
    return !own && brokenWeeks.has(profile.studentId)
      ? { ...row, onboardingStage: null, unreadable: true }
      : row;
  });
  return [...rows, ...profiles.unreadable.map(unreadableRow)].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.studentId.localeCompare(b.studentId),
  );
}

const NOT_TOUCHED: GridStepDto = { attempts: 0, correct: false, late: false };

function unreadableRow({
  id,
  stored,
}: ClassProgress['profiles']['unreadable'][number]): GridRowDto {
  return {
    studentId: typeof stored.studentId === 'string' ? stored.studentId : id,
    name: nameInStoredRecord(stored) ?? aStudentText(),
    teamName: null,
    onboardingStage: null,
    steps: Array.from({ length: STEP_COUNT }, () => NOT_TOUCHED),
    tasks: ['open', 'open', 'open', 'open', 'open'],
    weekMvp: 0,
    mvp: 0,
    lastAnswerAt: null,
    unreadable: true,
  };
}

function gridRow(
  { profile, name }: { profile: StudentProfile; name: string },
  progress: StudentWeeklyProgress | null,
  tasks: TaskCompletionTimes,
  { isCurrent, isExcused: isExcusedForAll, deadlineFor, ...place }: GridContext,
): GridRowDto {
  const ownDeadline = deadlineFor?.(profile) ?? null;
  const own = studentWeekStatus(profile, { ...place, deadline: ownDeadline }, progress);
  const { deadline } = own;
  const isElsewhere = progress !== null && !isWeekCountedInClass(progress);
  const { steps: fullWeek } = place.clock.forStudent(profile).supportsIn(place.week);
  // Without tries a student waits until the teacher gives more, whichever week the work is of.
  const usedUp = (profile.usedUp ?? []).filter(({ week }) => isCurrent || week === place.week);
  const isPastDue = (time: Timestamp) =>
    deadline !== null && isLate(dateFromTimestamp(time), deadline);
  const steps = Array.from({ length: STEP_COUNT }, (_, index) =>
    stepOf(progress?.steps[index], isPastDue),
  );
  return {
    studentId: profile.studentId,
    name,
    ...(profile.username ? { username: profile.username } : {}),
    teamName: profile.teamName ?? null,
    onboardingStage:
      isCurrent && !steps.some(({ attempts }) => attempts > 0) ? onboardingStageOf(profile) : null,
    steps,
    ...(fullWeek < STEP_COUNT ? { fullWeek } : {}),
    tasks: [tasks.task1, tasks.task2, tasks.task3, tasks.task4, tasks.task5].map(
      (time, index): GridTaskState => {
        if (!time)
          return own.kind === 'catching-up' && !canTaskBeDoneLater(index + 1) ? 'none' : 'open';
        return isPastDue(time) ? 'late' : 'done';
      },
    ),
    weekMvp: progress && !isElsewhere ? progress.mvpPointsEarned : 0,
    ...mvpPoints(profile),
    lastAnswerAt: lastAnswerOf(progress),
    ...(isExcusedForAll ||
    isWeekExcusedForStudent(profile.excused?.[place.clock.seasonKey.statisticsSeason], place.week)
      ? { excused: true as const }
      : {}),
    ...(own.kind === 'before' ? { joined: own.joined } : {}),
    ...(own.kind === 'catching-up'
      ? { catchingUp: isWorkExpected(own, progress) ? 'begun' : 'not-begun' }
      : {}),
    ...(isElsewhere ? { begunElsewhere: true as const } : {}),
    ...(usedUp.length > 0 ? { usedUp: usedUp.map(workTitle) } : {}),
  };
}

function mvpPoints(profile: StudentProfile): Pick<GridRowDto, 'mvp' | 'mvpElsewhere'> {
  const [mvp, all] = [mvpPointsInClass(profile), mvpPointsInAllClasses(profile)];
  return { mvp, ...(mvp !== null && all !== null && all > mvp ? { mvpElsewhere: all - mvp } : {}) };
}

/** How far a student of the running season is on the way to the first score card. */
export const onboardingStageOf = (profile: StudentProfile): OnboardingStage | null =>
  onboardingStage({
    hasSignedIn: !profile.cardUnused,
    answeredQuestions: selfAssessmentStatus(profile) !== 'due',
    hasTeam: profile.teamName !== undefined,
    draftedPositions: profile.draftedPositions,
  });

function stepOf(
  step: StoredCardStep | undefined,
  isPastDue: (time: Timestamp) => boolean,
): GridStepDto {
  if (!step) return NOT_TOUCHED;
  return {
    attempts: step.attempts,
    correct: step.correct,
    late: step.completedAt !== null && isPastDue(step.completedAt),
    ...(step.together || (!step.correct && hasReachedTogether(step.hints))
      ? { together: true as const }
      : {}),
    ...(step.paper ? { onPaper: true as const } : {}),
    ...(!step.correct && step.correction ? { reopenedAfter: step.correction.tries } : {}),
    ...(hasNoTriesLeft(step)
      ? { limit: 'used-up' as const }
      : hasPauseBetweenTries(step)
        ? { limit: 'pauses' as const }
        : {}),
  };
}

/** Older data knows the moments of right answers only. */
function lastAnswerOf(progress: StudentWeeklyProgress | null): string | null {
  const times = [
    progress?.lastAnswerAt ?? null,
    ...(progress?.steps.map(({ completedAt }) => completedAt) ?? []),
  ]
    .filter((time) => time !== null)
    .map((time) => dateFromTimestamp(time).getTime());
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  return newest === 0 ? null : new Date(newest).toISOString();
}

type ClassField = Pick<ClassProgress, 'progress'> & {
  readonly teams: ListedDocuments<StudentTeam>;
};

/**
 * For the whole class to see: each team that has the week to do, by name, with its number of
 * finished steps, wherever they were done, and nothing about the student.
 */
export function playingFieldLanes(
  { progress, teams }: ClassField,
  { clock, week }: { clock: Pick<LeagueClock, 'currentWeek'>; week: number },
): PlayingFieldLaneDto[] {
  const work = new Map(progress.documents.map((own) => [own.studentId, own]));
  return teams.documents
    .flatMap((team): PlayingFieldLaneDto[] => {
      const own = work.get(team.userId);
      if (isWeekBeforeJoining(team, { week, latestWeek: clock.currentWeek }, own)) return [];
      const { name, helmetColor, facemaskColor } = teamLookDto(team);
      return [
        {
          team: { name, helmetColor, facemaskColor },
          done: own?.steps.filter(({ correct }) => correct).length ?? 0,
        },
      ];
    })
    .sort((a, b) => a.team.name.localeCompare(b.team.name, 'en'));
}
