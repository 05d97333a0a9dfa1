import { DomainError } from '@/lib/data/errors';
import { requireUnusedId } from '@/lib/data/find-unique';
import {
  areAllTasksDone,
  type DueAward,
  earnedWeekAwards,
  listUnrecordedAwards,
  mvpBalanceChangeStoppingAtZero,
  writeAwards,
} from '@/lib/data/mvp/awards';
import { makeEarnedSticker } from '@/lib/data/team/stickers';
import { findTasksOfWeek, findWeeklyProgress } from '@/lib/data/work/student';
import {
  NO_TASK_COMPLETION_TIMES,
  pickTaskCompletionTimes,
  rulesForNewWeek,
  type StudentWithClock,
  taskCompletedAt,
  taskFieldName,
} from '@/lib/data/work/week';
import { type SeasonKey, seasonIdPrefix, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { studentWeekStatus, wasWeekBegunInClass } from '@/lib/domain/class/arrival';
import { type ScoringRules, scoringRulesFields } from '@/lib/domain/football/formulas';
import { ALL_TASKS_STICKER_REASON } from '@/lib/domain/team/stickers';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { countStepsRightOnFirstTry, mvpPointsInAllClasses } from '@/lib/domain/week/mvp';
import { isCardStuck, STEPS_PER_CARD, TEAM_STEP_INDEX } from '@/lib/domain/week/steps';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import { beforeYouJoinedText } from '@/words/week';

/**
 * One student's week inside one transaction: what is stored, and what it becomes. Changed by
 * copying, written by {@link saveStudentWeekAndAwards}.
 */
export type StudentWeekInTransaction = {
  readonly profile: StudentProfile;
  readonly seasonKey: SeasonKey;
  readonly progress: StudentWeeklyProgress;
  readonly tasks: StudentWeeklyTasks;
  /**
   * Points for what the stored week doesn't show, such as one graph more; see {@link withAward}.
   */
  readonly awards: readonly DueAward[];
  readonly stored: {
    readonly progress: StudentWeeklyProgress | null;
    readonly tasks: StudentWeeklyTasks | null;
  };
};

/**
 * Creates a week that no one has worked on yet, with the current formulas, which then stay for the
 * week.
 */
export function newWeeklyProgress(
  { studentId, leagueId, formulaType }: StudentProfile,
  seasonKey: SeasonKey,
  week: number,
  rules: ScoringRules = formulaType,
): StudentWeeklyProgress {
  return {
    id: `${seasonIdPrefix(seasonKey)}_${week}_${studentId}`,
    leagueId,
    studentId,
    ...seasonKeyFields(seasonKey),
    week,
    ...scoringRulesFields(rules, formulaType),
    steps: [],
    graphIds: [],
    mvpPointsEarned: 0,
  };
}

/**
 * The stored week, or a fresh one. 'not-allowed' for one that was over before the student joined,
 * unless the teacher has opened it.
 */
export async function openStudentWeek(
  transaction: Transaction,
  owner: StudentWithClock,
  week: number,
  /**
   * Names the tasks that this work can tick. If all of them are ticked already, the tasks are
   * neither read nor written.
   */
  ticks: (progress: StudentWeeklyProgress | null) => readonly WeekTaskNumber[],
): Promise<StudentWeekInTransaction> {
  const { profile, clock } = owner;
  const { studentId, leagueId } = profile;
  const { seasonKey } = clock;
  const progress = await findWeeklyProgress(transaction, studentId, week, seasonKey);
  if (studentWeekStatus(profile, { clock, week, deadline: null }, progress).kind === 'before') {
    throw new DomainError('not-allowed', beforeYouJoinedText(week));
  }
  const taskTimes = progress?.taskTimes;
  const readsTasks =
    !taskTimes || ticks(progress).some((task) => taskCompletedAt(taskTimes, task) === null);
  const tasks = readsTasks ? await findTasksOfWeek(transaction, studentId, week, seasonKey) : null;
  const id = `${seasonIdPrefix(seasonKey)}_${week}_${studentId}`;
  if (!progress) await requireUnusedId(transaction, studentWeeklyProgress, id);
  const last =
    progress || week < 2 || week !== clock.currentWeek
      ? null
      : await findWeeklyProgress(transaction, studentId, week - 1, seasonKey);
  const { season: year, ...ofGames } = seasonKeyFields(seasonKey);
  const untouched: StudentWeeklyTasks = {
    id,
    leagueId,
    studentId,
    week,
    year,
    ...ofGames,
    seasonLive: !clock.isPaused,
    ...(taskTimes ?? NO_TASK_COMPLETION_TIMES),
  };
  return {
    profile,
    seasonKey,
    progress: progress ?? {
      ...newWeeklyProgress(profile, seasonKey, week, rulesForNewWeek(owner, week)),
      ...lastWeekFieldForNewProgress(last),
    },
    tasks: tasks ?? untouched,
    awards: [],
    stored: { progress, tasks: readsTasks ? tasks : untouched },
  };
}

/**
 * Returns what a new week keeps of a finished one: its players, and how many steps were right on
 * the first try.
 */
export function lastWeekFieldForNewProgress(
  last: StudentWeeklyProgress | null,
): Pick<StudentWeeklyProgress, 'lastWeek'> {
  if (!last || last.steps.length !== STEPS_PER_CARD || !wasWeekBegunInClass(last)) return {};
  if (!last.steps.every(({ correct, setAside }) => correct && !setAside)) return {};
  const playerIds = last.steps.slice(0, TEAM_STEP_INDEX).flatMap(({ playerId }) => playerId ?? []);
  return playerIds.length === TEAM_STEP_INDEX
    ? { lastWeek: { playerIds, firstTry: countStepsRightOnFirstTry(last.steps) } }
    : {};
}

/** The first completion is the one that counts; doing a task again leaves its time alone. */
export function withTaskDone(
  week: StudentWeekInTransaction,
  task: WeekTaskNumber,
  now: Date,
): StudentWeekInTransaction {
  if (taskCompletedAt(week.tasks, task)) return week;
  return { ...week, tasks: { ...week.tasks, [taskFieldName(task)]: timestampFromDate(now) } };
}

const SAVED_FIELDS = [
  'steps',
  'graphIds',
  'mvpPointsEarned',
  'taskTimes',
  'lastAnswerAt',
  'recentTries',
  'stuck',
  'played',
  'call',
  'fullWeek',
  'awardsTakenBack',
] as const;
type SavedField = (typeof SAVED_FIELDS)[number];
type ComputedField = 'mvpPointsEarned' | 'taskTimes' | 'stuck';

/** `graphIds` holds the newest version of each of the week's graphs. */
export function withProgress(
  week: StudentWeekInTransaction,
  changes: Partial<Pick<StudentWeeklyProgress, Exclude<SavedField, ComputedField>>>,
): StudentWeekInTransaction {
  return { ...week, progress: { ...week.progress, ...changes } };
}

/** The progress with the tasks' times as they are now; the same object when it has them already. */
function withTaskTimes(
  progress: StudentWeeklyProgress,
  tasks: StudentWeeklyTasks,
): StudentWeeklyProgress {
  const taskTimes = pickTaskCompletionTimes(tasks);
  return JSON.stringify(progress.taskTimes) === JSON.stringify(taskTimes)
    ? progress
    : { ...progress, taskTimes };
}

/** A card that was never stuck has no `stuck` field. */
function withStuck(progress: StudentWeeklyProgress): StudentWeeklyProgress {
  const stuck = isCardStuck(progress);
  return stuck === (progress.stuck ?? false) ? progress : { ...progress, stuck };
}

/** Negative points are taken away. Zero points leave no line in the ledger. */
export function withAward(
  week: StudentWeekInTransaction,
  award: DueAward,
): StudentWeekInTransaction {
  return award.points === 0 ? week : { ...week, awards: [...week.awards, award] };
}

type SavedWeek = {
  readonly progress: StudentWeeklyProgress;
  readonly tasks: StudentWeeklyTasks;
  readonly earned: number;
  /** The balance after any award; null where it can't be read. */
  readonly mvpPoints: number | null;
  readonly allDone: boolean;
};

/**
 * Writes what changed and awards what the week has earned and not yet received: the points of its
 * `awards`, those for all nine steps, and for all tasks 2 points and a helmet sticker. It reads
 * once more before it writes, so nothing may be written in the transaction before it.
 */
export async function saveStudentWeekAndAwards(
  transaction: Transaction,
  work: StudentWeekInTransaction,
  now: Date,
): Promise<SavedWeek> {
  const { profile, tasks, stored } = work;
  // The transaction that stored the week has already awarded what it had earned then.
  const earlierReasons =
    stored.progress && stored.tasks
      ? earnedWeekAwards(stored.progress, stored.tasks).map(({ reason }) => reason)
      : [];
  const due = [
    ...work.awards,
    ...earnedWeekAwards(work.progress, tasks).filter(
      ({ reason }) => !earlierReasons.includes(reason),
    ),
  ];
  const awards = await listUnrecordedAwards(transaction, work, tasks.week, due);
  const earned = mvpBalanceChangeStoppingAtZero(mvpPointsInAllClasses(profile), awards);
  const scored =
    earned === 0
      ? work.progress
      : { ...work.progress, mvpPointsEarned: Math.max(0, work.progress.mvpPointsEarned + earned) };
  const progress = withStuck(withTaskTimes(scored, tasks));

  if (!stored.progress) {
    transaction.create(studentWeeklyProgress, progress);
  } else if (progress !== stored.progress) {
    const saved = SAVED_FIELDS.filter((field) => progress[field] !== undefined);
    transaction.merge(
      studentWeeklyProgress,
      progress.id,
      Object.fromEntries(saved.map((field) => [field, progress[field]])),
    );
  }
  if (!stored.tasks) {
    transaction.create(studentWeeklyTasks, tasks);
  } else if (tasks !== stored.tasks) {
    // The whole document: a store that did not see it in this transaction would have to read it to
    // merge into it.
    transaction.set(studentWeeklyTasks, tasks);
  }
  const earner = { ...work, leagueId: work.progress.begunIn };
  const mvpPoints = writeAwards(transaction, earner, tasks.week, awards, now);
  // An award that is earned again needs no new sticker: the first one stays where the student put
  // it.
  if (awards.some(({ reason, of }) => reason === 'all-tasks' && of === undefined)) {
    transaction.set(
      helmetStickers,
      makeEarnedSticker({ ...work, week: tasks.week }, ALL_TASKS_STICKER_REASON, now),
    );
  }
  return { progress, tasks, earned, mvpPoints, allDone: areAllTasksDone(tasks) };
}
