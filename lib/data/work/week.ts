import type { LineBoxOpeningSetting } from '@/lib/domain/answers/card-lines';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import { type StudentWeekStatus, studentWeekStatus } from '@/lib/domain/class/arrival';
import {
  DEFAULT_FORMULA_LEVEL,
  type ScoringRules,
  scoringRulesOfStoredWork,
} from '@/lib/domain/football/formulas';
import { formulaSetOfWeek } from '@/lib/domain/football/own-formulas';
import type { Timestamp } from '@/lib/domain/time/timestamp';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type {
  StoredCardStep,
  StudentWeeklyProgress,
  StudentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { equalConditions, type ListedDocuments, type StoredDocument } from '@/lib/store/port';

export type StudentWithClock = {
  readonly profile: StudentProfile;
  readonly clock: LeagueClock;
  readonly league: Pick<League, 'formulaSets'> | null;
};

export type WeekOfStudent = StudentWeekStatus & {
  readonly week: number;
  /** The scoring rules stored with the week, or the ones it would get if it were opened now. */
  readonly rules: ScoringRules;
  /** Null for a week that was never opened or can't be read. */
  readonly progress: StudentWeeklyProgress | null;
  readonly steps: StoredCardStep[];
  readonly isUnreadable: boolean;
};

/** The weeks 1 to the current one, and any single week, 0 included. */
export type WeeksOfStudent = {
  readonly list: readonly WeekOfStudent[];
  of(week: number): WeekOfStudent;
};

/** @param stored the student's progress in this week, maybe among that of other weeks */
export function makeWeekOfStudent(
  worker: StudentWithClock,
  week: number,
  { documents, unreadable }: ListedDocuments<StudentWeeklyProgress>,
): WeekOfStudent {
  const { profile } = worker;
  const clock = worker.clock.forStudent(profile);
  const progress = documents.find((each) => each.week === week) ?? null;
  return {
    ...studentWeekStatus(profile, { clock, week, deadline: clock.deadlineOf(week) }, progress),
    week,
    rules: progress ? scoringRulesOfStoredWork(progress) : rulesForNewWeek(worker, week),
    progress,
    steps: progress?.steps ?? [],
    isUnreadable: !progress && unreadable.some(({ stored }) => stored.week === week),
  };
}

/** @param stored the student's progress in all weeks */
export function makeWeeksOfStudent(
  worker: StudentWithClock,
  stored: ListedDocuments<StudentWeeklyProgress>,
): WeeksOfStudent {
  const of = (week: number) => makeWeekOfStudent(worker, week, stored);
  const { currentWeek } = worker.clock;
  return { list: Array.from({ length: currentWeek }, (_, index) => of(index + 1)), of };
}

/**
 * The rules of a week that is opened now: the formula set that the class uses from that week or an
 * earlier one on, else the student's level.
 */
export function rulesForNewWeek(
  { profile, clock, league }: StudentWithClock,
  week: number,
): ScoringRules {
  return (
    formulaSetOfWeek(league?.formulaSets, { statisticsSeason: clock.statisticsSeason, week }) ??
    profile.formulaType
  );
}

/**
 * The one rule that a week of all teams is compared by: the class's own formula set where it has
 * one, else the level its teacher chose.
 */
export function leaderboardRulesOfClassWeek(
  league: Pick<League, 'formulaSets' | 'boardLevel'> | null,
  { statisticsSeason }: Pick<LeagueClock, 'statisticsSeason'>,
  week: number,
): ScoringRules {
  return (
    formulaSetOfWeek(league?.formulaSets, { statisticsSeason, week }) ??
    league?.boardLevel ??
    DEFAULT_FORMULA_LEVEL
  );
}

/**
 * When this student's card shows boxes for its lines: always if a support says so, otherwise as the
 * class's setting says.
 */
export const lineBoxSettingOfStudent = (
  {
    clock,
    league,
  }: { clock: Pick<LeagueClock, 'supportsIn'>; league: Pick<League, 'cardLines'> | null },
  week: number,
): LineBoxOpeningSetting =>
  clock.supportsIn(week).openLines ? 'open' : (league?.cardLines ?? 'after-wrong');

/**
 * The name of the class's own formulas that count from the next week on; null if each student's
 * level does.
 */
export function classFormulaSetNameOfNextWeek({
  clock,
  league,
}: Pick<StudentWithClock, 'clock' | 'league'>): string | null {
  const { statisticsSeason, currentWeek } = clock;
  return (
    formulaSetOfWeek(league?.formulaSets, { statisticsSeason, week: currentWeek + 1 })?.name ?? null
  );
}

export type TaskCompletionTimes = Pick<
  StudentWeeklyTasks,
  'task1' | 'task2' | 'task3' | 'task4' | 'task5'
>;

export const NO_TASK_COMPLETION_TIMES: TaskCompletionTimes = {
  task1: null,
  task2: null,
  task3: null,
  task4: null,
  task5: null,
};

export const pickTaskCompletionTimes = ({
  task1,
  task2,
  task3,
  task4,
  task5,
}: TaskCompletionTimes): TaskCompletionTimes => ({
  task1,
  task2,
  task3,
  task4,
  task5,
});

export const taskFieldName = (task: WeekTaskNumber) => `task${task}` as const;

export function taskCompletedAt(
  tasks: TaskCompletionTimes,
  task: WeekTaskNumber,
): Timestamp | null {
  return tasks[taskFieldName(task)];
}

/**
 * The times that are copied onto the progress, so the tasks needn't be read. Null while none is
 * ticked, and in older documents.
 */
export function findTaskTimesCopiedToProgress(
  progress: StudentWeeklyProgress | null,
): TaskCompletionTimes | null {
  const times = progress?.taskTimes;
  return times && Object.values(times).some((time) => time !== null) ? times : null;
}

export const classProgressQuery = ({ id, season }: Pick<League, 'id' | 'season'>, week: number) =>
  ({ where: equalConditions({ leagueId: id, season, week }) }) as const;

/**
 * Keeps only work on these games: a student who moved between classes may also have other work in
 * the school year.
 */
export function filterByStatisticsSeason<T extends StoredDocument>(
  { documents, unreadable }: ListedDocuments<T>,
  seasonKey: SeasonKey,
): ListedDocuments<T> {
  return {
    documents: documents.filter((document) => createStatisticsSeasonFilter(seasonKey)(document)),
    unreadable: unreadable.filter(({ stored }) => createStatisticsSeasonFilter(seasonKey)(stored)),
  };
}

/**
 * True for work on the class's games in a week that it has reached: a student may come from a class
 * that was further, or plays another season.
 */
export const isWorkInReachedWeek =
  ({ seasonKey, currentWeek }: Pick<LeagueClock, 'seasonKey' | 'currentWeek'>) =>
  (work: { readonly week: number }): boolean =>
    work.week <= currentWeek && createStatisticsSeasonFilter(seasonKey)(work);
