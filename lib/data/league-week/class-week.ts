import { teamNameAndLookDto } from '@/lib/data/team/dto';
import { NO_TASK_COMPLETION_TIMES, type TaskCompletionTimes } from '@/lib/data/work/week';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import { hasReachedTogether } from '@/lib/domain/answers/hints';
import { hasNoTriesLeft, hasPauseBetweenTries } from '@/lib/domain/answers/tries';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import {
  isLeaderboardWeekBeforeJoining,
  isWorkExpected,
  studentWeekStatus,
  wasWeekBegunInClass,
} from '@/lib/domain/class/arrival';
import { selfAssessmentStatus } from '@/lib/domain/class/assessment';
import { hasStudentOwnExcuseForWeek } from '@/lib/domain/class/gradebook';
import { type OnboardingStage, onboardingStage } from '@/lib/domain/class/onboarding';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import { mvpPointsInAllClasses, mvpPointsInClass } from '@/lib/domain/week/mvp';
import { STEPS_PER_CARD, triesBeforeCorrection } from '@/lib/domain/week/steps';
import { canTaskBeDoneInLaterWeek } from '@/lib/domain/week/week-tasks';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StoredCardStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { equalConditions, type ListedDocuments } from '@/lib/store/port';
import { aStudentText } from '@/words/class';
import { moreTriesWorkTitle } from '@/words/student-work';
import type { GridRowDto, GridStepDto, GridTaskState, PlayingFieldLaneDto } from './dto';

// The caller of these functions has checked whose class it is.

export type GridWeekChoice = {
  /** Null, and a week that hasn't been played, mean the latest. */
  readonly week: number | null;
};

type ResolvedWeek = { week: number; latestWeek: number; isCurrent: boolean; deadline: Date | null };

export function resolveWeek(clock: LeagueClock, week: number | null): ResolvedWeek {
  const latestWeek = clock.currentWeek;
  const shownWeek =
    week !== null && Number.isInteger(week) && week >= 1 && week <= latestWeek ? week : latestWeek;
  return {
    week: shownWeek,
    latestWeek,
    isCurrent: !clock.isPast && shownWeek === latestWeek,
    // Null before week 1: only the lineup is open then, and it locks when week 1 opens.
    deadline: shownWeek < 1 ? null : clock.deadlineOf(shownWeek),
  };
}

export const studentsOfLeagueQuery = ({ id, season }: League) =>
  ({ where: equalConditions({ leagueId: id, season }) }) as const;

export type GridContext = {
  clock: Pick<LeagueClock, 'seasonKey' | 'currentWeek' | 'forStudent'>;
  week: number;
  /** Null where nothing is called late. */
  deadlineFor: ((student: StudentProfile) => Date | null) | null;
  /** Only the class's current week shows the progress of the draft. */
  isCurrent: boolean;
  isExcused: boolean;
};

/** Takes the class's deadline, which applies to most students, because computing one is slow. */
export const createStudentDeadlines =
  (clock: LeagueClock, week: number, ofClass: Date | null) =>
  (student: StudentProfile): Date | null =>
    student.supports ? clock.forStudent(student).deadlineOf(week) : ofClass;

export type ClassProgress = {
  readonly profiles: ListedDocuments<StudentProfile>;
  readonly progress: ListedDocuments<StudentWeeklyProgress>;
  /** For progress of another program, which may lack the tasks. */
  readonly olderTasks: ReadonlyMap<string, TaskCompletionTimes>;
};

export function gridRows(
  { profiles, progress, olderTasks }: ClassProgress,
  context: GridContext,
): GridRowDto[] {
  const byStudent = new Map(progress.documents.map((own) => [own.studentId, own]));
  const nameOf = createDisplayNameFormatter(profiles.documents);
  const unreadableIds = new Set(progress.unreadable.map(({ stored }) => stored.studentId));
  const rows = profiles.documents.map((profile): GridRowDto => {
    const own = byStudent.get(profile.studentId) ?? null;
    const row = gridRow(
      { profile, name: nameOf(profile) },
      own,
      own?.taskTimes ?? olderTasks.get(profile.studentId) ?? NO_TASK_COMPLETION_TIMES,
      context,
    );
    return !own && unreadableIds.has(profile.studentId)
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
    name: bestNameInStoredRecord(stored) ?? aStudentText(),
    teamName: null,
    onboardingStage: null,
    steps: Array.from({ length: STEPS_PER_CARD }, () => NOT_TOUCHED),
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
  { isCurrent, isExcused: isExcusedForAll, deadlineFor, ...shownWeek }: GridContext,
): GridRowDto {
  const ownDeadline = deadlineFor?.(profile) ?? null;
  const own = studentWeekStatus(profile, { ...shownWeek, deadline: ownDeadline }, progress);
  const { deadline } = own;
  const isElsewhere = progress !== null && !wasWeekBegunInClass(progress);
  const { steps: fullWeek } = shownWeek.clock.forStudent(profile).supportsIn(shownWeek.week);
  // A student without tries waits until the teacher allows more, whichever week the work is of.
  const usedUp = (profile.usedUp ?? []).filter(({ week }) => isCurrent || week === shownWeek.week);
  const isPastDue = (time: Timestamp) =>
    deadline !== null && isLate(dateFromTimestamp(time), deadline);
  const steps = Array.from({ length: STEPS_PER_CARD }, (_, index) =>
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
    ...(fullWeek < STEPS_PER_CARD ? { fullWeek } : {}),
    tasks: [tasks.task1, tasks.task2, tasks.task3, tasks.task4, tasks.task5].map(
      (time, index): GridTaskState => {
        if (!time)
          return own.kind === 'catching-up' && !canTaskBeDoneInLaterWeek(index + 1)
            ? 'none'
            : 'open';
        return isPastDue(time) ? 'late' : 'done';
      },
    ),
    weekMvp: progress && !isElsewhere ? progress.mvpPointsEarned : 0,
    ...mvpPoints(profile),
    lastAnswerAt: lastAnswerOf(progress),
    ...(isExcusedForAll ||
    hasStudentOwnExcuseForWeek(
      profile.excused?.[shownWeek.clock.seasonKey.statisticsSeason],
      shownWeek.week,
    )
      ? { excused: true as const }
      : {}),
    ...(own.kind === 'before' ? { joined: own.joined } : {}),
    ...(own.kind === 'catching-up'
      ? { catchingUp: isWorkExpected(own, progress) ? 'begun' : 'not-begun' }
      : {}),
    ...(isElsewhere ? { begunElsewhere: true as const } : {}),
    ...(usedUp.length > 0 ? { usedUp: usedUp.map(moreTriesWorkTitle) } : {}),
  };
}

function mvpPoints(profile: StudentProfile): Pick<GridRowDto, 'mvp' | 'mvpElsewhere'> {
  const [mvp, all] = [mvpPointsInClass(profile), mvpPointsInAllClasses(profile)];
  return { mvp, ...(mvp !== null && all !== null && all > mvp ? { mvpElsewhere: all - mvp } : {}) };
}

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
    ...(!step.correct && step.correction ? { reopenedAfter: triesBeforeCorrection(step) } : {}),
    ...(hasNoTriesLeft(step)
      ? { limit: 'used-up' as const }
      : hasPauseBetweenTries(step)
        ? { limit: 'pauses' as const }
        : {}),
  };
}

/** Another program may store only the times of right answers. */
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
 * The whole class sees these: the teams for which the week counts, by name, with the number of
 * finished steps, wherever they were done, and nothing about the student.
 */
export function teamLaneDtos(
  { progress, teams }: ClassField,
  { clock, week }: { clock: Pick<LeagueClock, 'currentWeek'>; week: number },
): PlayingFieldLaneDto[] {
  const work = new Map(progress.documents.map((own) => [own.studentId, own]));
  return teams.documents
    .flatMap((team): PlayingFieldLaneDto[] => {
      const own = work.get(team.userId);
      if (isLeaderboardWeekBeforeJoining(team, { week, latestWeek: clock.currentWeek }, own))
        return [];
      const { name, helmetColor, facemaskColor } = teamNameAndLookDto(team);
      return [
        {
          team: { name, helmetColor, facemaskColor },
          done: own?.steps.filter(({ correct }) => correct).length ?? 0,
        },
      ];
    })
    .sort((a, b) => a.team.name.localeCompare(b.team.name, 'en'));
}
