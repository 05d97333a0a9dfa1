import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { asUnreadableDocumentError, notFoundError } from '@/lib/data/errors';
import { areAllTasksDone } from '@/lib/data/mvp/awards';
import type { PlayerTileDto } from '@/lib/data/season/dto';
import { findLeagueName } from '@/lib/data/season/leagues';
import { playerTile } from '@/lib/data/season/player-tile';
import { basicStudentShellFields } from '@/lib/data/student-page/dto';
import { teamNameAndLookDto } from '@/lib/data/team/dto';
import { missingPlayersText } from '@/lib/data/team/roster-counts';
import { listHelmetStickers } from '@/lib/data/team/stickers';
import { classDriveOfStudent } from '@/lib/data/work/class-drive';
import {
  type LeaderboardScoring,
  lineupPoints,
  summarizeWeek,
} from '@/lib/data/work/leaderboard-points';
import { studentWorkReader } from '@/lib/data/work/student';
import {
  findTaskTimesCopiedToProgress,
  leaderboardRulesOfClassWeek,
  type StudentWithClock,
  type TaskCompletionTimes,
  taskCompletedAt,
} from '@/lib/data/work/week';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter } from '@/lib/domain/calendar/season-key';
import {
  arrivalInSeason,
  studentWeekStatus,
  wasWeekBegunInClass,
} from '@/lib/domain/class/arrival';
import { countRightAndAllCardsOfStudent } from '@/lib/domain/class/class-drive';
import { positionOfSlot, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { maxMvpPointsForCard, mvpPointsForCard } from '@/lib/domain/week/mvp';
import { STEPS_PER_CARD, TEAM_STEP_INDEX } from '@/lib/domain/week/steps';
import {
  hrefWithWeek,
  MAX_AWARDED_GRAPHS_PER_WEEK,
  WEEK_TASKS,
  type WeekTaskNumber,
} from '@/lib/domain/week/week-tasks';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress, StudentWeeklyTasks } from '@/lib/store/collections/progress';
import { UNREADABLE } from '@/lib/store/port';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import {
  afterFirstGamesText,
  cardsWorkedOutText,
  finishDraftFirstText,
  lessonFinishedText,
  lineupTaskLockedText,
  locksEarlyText,
  newBoxScoresText,
  seasonIsPlayedText,
  taskDescriptionText,
  taskTitle,
} from '@/words/week';
import { ensureStudentWeek } from './commands';
import { currentDeadlineDto, lineupLockDto } from './deadline';
import type {
  DeadlineDto,
  EarlierWeeksDto,
  EarlierWeekTaskDto,
  StudentDashboardDto,
  StudentDriveDto,
  TaskDto,
  WeekAwardsLeftDto,
} from './dto';
import { miniGameInvite } from './mini-game-invite';

async function readOrOpenWeek(viewer: Viewer, student: StudentWithClock): Promise<StoredWeek> {
  const { currentWeek, isPaused } = student.clock;
  const work = studentWorkReader(getServices().store, student);
  const { progress, isUnreadable } = await work.week(currentWeek);
  if (isUnreadable) return { progress, tasks: UNREADABLE };
  const opens = !progress && !isPaused;
  const tasks =
    findTaskTimesCopiedToProgress(progress) ?? (opens ? null : await work.taskTimes(currentWeek));
  if (tasks === UNREADABLE || (progress && tasks) || isPaused) return { progress, tasks };
  return ensureStudentWeek(viewer).catch((error: unknown) => {
    if (!asUnreadableDocumentError(error)) throw error;
    return { progress, tasks: UNREADABLE };
  });
}

/**
 * The page with what to do now. 'not-found' before the student has a team. Opens the student's week
 * on the first visit.
 */
export async function getStudentDashboard(viewer: Viewer): Promise<StudentDashboardDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { seasons, timeZone, now } = getServices();
  const [team, snapshot, leagueName, week, stickers] = await Promise.all([
    findStudentTeam(profile.studentId, clock.seasonKey),
    seasons.load(clock.statisticsSeason),
    findLeagueName(profile.leagueId),
    readOrOpenWeek(viewer, student),
    listHelmetStickers(profile.studentId, clock.season),
  ]);
  if (!team) throw notFoundError('own-team');
  const deadline = currentDeadlineDto(clock, timeZone, now());
  const lock = lineupLockDto({ clock, snapshot }, timeZone, now());
  // A deadline that a pause holds up moves, and so does the lock; a kickoff doesn't.
  const lineup = lock.at === clock.deadline.toISOString() ? deadline : lock;
  const { next } = clock;
  const missingPlayers = missingPlayersText(snapshot, team);
  const catchUpWeeks =
    arrivalInSeason(profile, clock.seasonKey)?.catchUp?.filter(
      (each) => each < clock.currentWeek,
    ) ?? [];
  const { progress, tasks } = week;
  const open: OpenWeek | null = tasks === UNREADABLE ? null : { progress, tasks };
  const weekContext = { clock, week: clock.currentWeek, deadline: clock.deadline };
  const { deadline: due } = studentWeekStatus(profile, weekContext, week.progress);
  const dtos = open
    ? taskDtos(open, {
        clock,
        deadline,
        lineup,
        due,
        missingPlayers,
        lesson: lessonOfWeek(profile, clock),
      })
    : [];
  const isAllDone = dtos.length > 0 && dtos.every(({ state }) => state === 'done');
  return {
    ...(profile.nameOpen ? { asksForName: true as const } : {}),
    ...basicStudentShellFields(profile, clock, team, timeZone),
    leagueName,
    drive: await classDriveOfStudent(student, week.progress),
    nextWeek: next?.week ?? null,
    comesNext: next && newBoxScoresText(next, timeZone),
    team: teamNameAndLookDto(team),
    weekMvpPoints: week.progress?.mvpPointsEarned ?? 0,
    ...(profile.leagueId === ''
      ? {}
      : sinceLastWeek(week.progress, {
          snapshot,
          rulesOf: (each) => leaderboardRulesOfClassWeek(student.league, clock, each),
        })),
    stickers: stickers.map(({ place }) => place),
    deadline,
    ...(open ? {} : { isWeekUnreadable: true as const }),
    tasks: dtos,
    ...(isAllDone ? { play: miniGameInvite(student, snapshot, progress?.steps ?? []) } : {}),
    missingPlayers,
    cards: (week.progress?.steps ?? []).map(({ correct, playerId }, index) => ({
      key: STEP_KEYS[index] ?? 'TEAM',
      done: correct,
      player: playerAt(snapshot, STEP_KEYS[index] ?? 'TEAM', playerId, clock.currentWeek),
    })),
    award:
      open && !clock.isPaused && clock.currentWeek > 0
        ? awardDto(open, clock.currentWeek, lineup)
        : null,
    ...(catchUpWeeks.length > 0 ? { catchUpWeeks } : {}),
    correctedWeeks: (profile.correctedWeeks ?? []).filter((each) => each <= clock.currentWeek),
  };
}

/** Compared by the class's rule, so that another level isn't taken for more or fewer points. */
function sinceLastWeek(
  now: StudentWeeklyProgress | null,
  scoring: LeaderboardScoring,
): Pick<StudentDashboardDto, 'sinceLastWeek'> {
  if (!now?.lastWeek || !wasWeekBegunInClass(now)) return {};
  const lastWeek = now.week - 1;
  const before = lineupPoints(now.lastWeek.playerIds, lastWeek, scoring);
  const { leaderboardPoints, firstTryRight } = summarizeWeek(now, scoring);
  if (!before || !leaderboardPoints) return {};
  return {
    sinceLastWeek: {
      lastWeek,
      before,
      now: now.steps[TEAM_STEP_INDEX]?.correct ? leaderboardPoints : null,
      firstTry: firstTryRight,
      firstTryBefore: now.lastWeek.firstTry,
    },
  };
}

/**
 * The class drive for one student; null without a class, before its first week, or where it is
 * switched off.
 */
export async function getStudentDrive(viewer: Viewer): Promise<StudentDriveDto | null> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { seasons, timeZone, now, store } = getServices();
  const week = clock.currentWeek;
  const [leagueName, snapshot, { progress, isUnreadable }] = await Promise.all([
    findLeagueName(profile.leagueId),
    seasons.load(clock.statisticsSeason),
    studentWorkReader(store, student).week(week),
  ]);
  const drive = await classDriveOfStudent(student, progress);
  if (!drive || leagueName === null) return null;
  // A week that was opened without its card has no steps yet.
  const { right, all } = progress?.steps.length
    ? countRightAndAllCardsOfStudent(progress)
    : { right: 0, all: STEPS_PER_CARD };
  const open = progress?.steps.findIndex(({ correct }) => !correct) ?? -1;
  const key = STEP_KEYS[open] ?? null;
  const playerId = progress?.steps[open]?.playerId ?? null;
  const counts = !isUnreadable && (!progress || wasWeekBegunInClass(progress));
  return {
    yards: drive.yards,
    toGo: drive.toGo,
    card: drive.card,
    share: drive.share,
    line: drive.line,
    leagueName,
    week,
    deadline: currentDeadlineDto(clock, timeZone, now()),
    own: counts ? { right, all, yards: toMixed(fromMixed(drive.card).mul(right)) } : null,
    next:
      counts && !clock.isPaused && right < all
        ? {
            key,
            player: key && playerAt(snapshot, key, playerId, week),
            yards: toMixed(fromMixed(drive.yards).add(fromMixed(drive.card))),
          }
        : null,
  };
}

function playerAt(
  snapshot: SeasonSnapshot,
  key: StepKey,
  id: number | null,
  week: number,
): PlayerTileDto | null {
  return key === 'TEAM' || id === null ? null : playerTile(snapshot, positionOfSlot(key), id, week);
}

/** `due` is null for someone who came after the deadline. */
type TaskContext = {
  clock: LeagueClock;
  deadline: DeadlineDto;
  lineup: DeadlineDto;
  due: Date | null;
  missingPlayers: string | null;
  lesson: string | null;
};
type StoredWeek = {
  progress: StudentWeeklyProgress | null;
  tasks: TaskCompletionTimes | typeof UNREADABLE | null;
};
type OpenWeek = { progress: StudentWeeklyProgress | null; tasks: TaskCompletionTimes | null };

const NEEDS_STARTERS: readonly WeekTaskNumber[] = [1, 2, 5];

function waitingReason(
  task: WeekTaskNumber,
  { clock: { currentWeek }, lineup, missingPlayers }: TaskContext,
): string | null {
  if (task === 5) {
    if (currentWeek >= FINAL_WEEK) return seasonIsPlayedText();
    if (lineup.passed) return lineupTaskLockedText(currentWeek + 1, lineup.text);
  } else if (currentWeek === 0) {
    return afterFirstGamesText();
  }
  return missingPlayers !== null && NEEDS_STARTERS.includes(task) ? finishDraftFirstText() : null;
}

function lessonOfWeek(
  { finishedLesson: lesson }: StudentProfile,
  { seasonKey, currentWeek }: LeagueClock,
): string | null {
  if (!lesson || lesson.week !== currentWeek || !createStatisticsSeasonFilter(seasonKey)(lesson))
    return null;
  return lessonFinishedText(localizedGraphTypeLabel(lesson.type), lesson.firstTry, lesson.steps);
}

function taskDtos({ progress, tasks }: OpenWeek, context: TaskContext): TaskDto[] {
  const { clock, deadline, lineup, due, missingPlayers, lesson } = context;
  const rows = WEEK_TASKS.map((task) => {
    const completedAt = tasks ? taskCompletedAt(tasks, task.number) : null;
    return {
      task,
      completedAt: completedAt && dateFromTimestamp(completedAt),
      waiting: completedAt ? null : waitingReason(task.number, context),
    };
  });
  const canGoOn = !clock.isPaused && missingPlayers === null;
  const stepsDone = progress?.steps.filter(({ correct }) => correct).length ?? 0;
  const { steps: fullWeek } = clock.supportsIn(clock.currentWeek);
  const locks = lineup.at < deadline.at && !lineup.passed ? locksEarlyText(lineup.text) : null;
  const next = canGoOn
    ? rows.find((row) => !row.completedAt && !row.waiting)?.task.number
    : undefined;
  return rows.map(({ task, completedAt, waiting }) => ({
    task: task.number,
    title: taskTitle(task.number),
    description:
      (task.number === 3 ? lesson : null) ?? taskDescriptionText(task.number, clock.currentWeek),
    href: waiting ? null : task.href,
    late: completedAt !== null && due !== null && isLate(completedAt, due),
    state: completedAt ? 'done' : waiting ? 'waiting' : task.number === next ? 'next' : 'open',
    note:
      waiting ??
      (task.number === 2
        ? cardsWorkedOutText(Math.min(stepsDone, fullWeek), fullWeek)
        : task.number === 5
          ? locks
          : null),
  }));
}

function awardDto(
  { progress, tasks }: OpenWeek,
  week: number,
  lineup: DeadlineDto,
): WeekAwardsLeftDto {
  const steps = progress?.steps ?? [];
  const isMissed = week < FINAL_WEEK && lineup.passed && !tasks?.task5;
  return {
    allTasks:
      tasks && areAllTasksDone({ ...tasks, week }) ? 'earned' : isMissed ? 'missed' : 'open',
    tasks: week === FINAL_WEEK ? 4 : 5,
    scoreCard: mvpPointsForCard(steps) > 0 ? 0 : maxMvpPointsForCard(steps),
    graphs: Math.max(0, MAX_AWARDED_GRAPHS_PER_WEEK - (progress?.graphIds.length ?? 0)),
  };
}

/**
 * Lists the weeks before the current one that have a lineup to score, latest first, with the tasks
 * that can be done late. Two tasks can't: a graph belongs to the week it is made in, and a lineup
 * locks at its deadline.
 */
export async function getEarlierWeeks(viewer: Viewer): Promise<EarlierWeeksDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const work = studentWorkReader(getServices().store, student);
  const [lineups, { list }, tasks] = await Promise.all([
    work.lineups(),
    work.weeks(),
    work.tasks(),
  ]);
  // A week that the teacher has opened gets its lineup with the first look.
  const opened = arrivalInSeason(profile, clock.seasonKey)?.catchUp ?? [];
  const weeks = list
    .filter(({ week, kind }) => week < clock.currentWeek && kind !== 'before')
    .toReversed()
    .flatMap(({ week, kind, progress, isUnreadable }): EarlierWeeksDto['weeks'] => {
      const hasLineup = lineups.documents.some((each) => each.week === week);
      const isLineupUnreadable =
        !hasLineup && lineups.unreadable.some(({ stored }) => stored.week === week);
      if (isUnreadable || isLineupUnreadable)
        return [{ week, unreadable: true, finished: false, tasks: [] }];
      if (!hasLineup && !opened.includes(week)) return [];
      const ofWeek = tasks.documents.find((each) => each.week === week) ?? null;
      const open = lateTasks(week, progress, ofWeek, clock.supportsIn(week).steps).filter(
        ({ task }) => task !== 4 || profile.leagueId !== '',
      );
      return [
        {
          week,
          ...(kind === 'catching-up' ? { catchingUp: true } : {}),
          finished: open.every(({ done }) => done),
          tasks: open,
        },
      ];
    });
  return { seasonActive: !clock.isPaused, weeks };
}

function lateTasks(
  week: number,
  progress: StudentWeeklyProgress | null,
  tasks: StudentWeeklyTasks | null,
  fullWeek: number,
): EarlierWeekTaskDto[] {
  const stepsDone = progress?.steps.filter(({ correct }) => correct).length ?? 0;
  return [
    {
      task: 1,
      href: hrefWithWeek('/student/box-scores', week),
      done: tasks?.task1 != null,
      stepsDone: null,
    },
    // A stat correction opens a step again but leaves the task ticked, so this counts the steps.
    {
      task: 2,
      href: hrefWithWeek('/student/score-cards', week),
      done: stepsDone >= fullWeek,
      stepsDone,
    },
    {
      task: 4,
      href: hrefWithWeek('/student/leaderboards', week),
      done: tasks?.task4 != null,
      stepsDone: null,
    },
  ];
}
