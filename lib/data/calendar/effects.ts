import { gridRows, studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import { readLeagueClock } from '@/lib/data/season/clock';
import { classWorkReader } from '@/lib/data/work/class';
import { isLate, seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import {
  addSchoolDaysToMoment,
  deadlineOf,
  findNextAutomaticOpening,
  findRescheduledWeeks,
  listAllSeasonWeekDates,
  skipOverdueOpening,
  type WeekBeforeAndAfter,
} from '@/lib/domain/calendar/plan';
import { studentWeekStatus } from '@/lib/domain/class/arrival';
import { isWeekExcusedForAll } from '@/lib/domain/class/gradebook';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  dueMovesText,
  dueStaysText,
  LATE_STAYS_LATE,
  LATER_WEEKS_OPEN_AFTER_PAUSE,
  lineupsAfterClosingText,
  movedWeeksSentences,
  NO_ONE_BECOMES_LATE,
  openingByHandText,
  openingMovesText,
  shortMomentText,
  studentsBecomeLateText,
  studentsBecomeOnTimeText,
  weekClosesText,
} from '@/words/calendar';
import type { LeagueCalendarState } from './calendar-state';

const MORE_SCHOOL_DAYS = 2;

export function openWeekDeadlinePlusTwoSchoolDays({
  calendar,
  context,
}: LeagueCalendarState): { days: number; due: Date } | null {
  const { currentWeek, timeZone } = context;
  const due = context.deadlineOf(currentWeek);
  const { extensions, noSchool } = calendar.plan;
  return (
    due && {
      days: (extensions[currentWeek] ?? 0) + MORE_SCHOOL_DAYS,
      due: addSchoolDaysToMoment(MORE_SCHOOL_DAYS, due, noSchool, timeZone),
    }
  );
}

/**
 * The calendar as if a live week's late opening waited for the plan's next regular one: it waits
 * for its games or for the server's operator.
 */
export const postponeOverdueLiveOpening = ({
  calendar,
  context: { now },
}: LeagueCalendarState): LeagueCalendar =>
  calendar.kind === 'live' ? skipOverdueOpening(calendar, now) : calendar;

/**
 * Returns a function that takes a deadline and gives the open week's rows, and the students for
 * whom that deadline counts: not those who joined after it.
 */
export async function prepareOpenWeekRowsForDeadline(
  league: League,
  week: number,
): Promise<(deadline: Date | null) => ClassRows> {
  const { store } = getServices();
  const seasonKey = seasonKeyOfLeague(league, league.season);
  const work = classWorkReader(store, league, seasonKey);
  const [profiles, progress, clock] = await Promise.all([
    store.list(studentProfiles, studentsOfLeagueQuery(league)),
    work.week(week),
    readLeagueClock(league),
  ]);
  const olderTasks = await work.olderTasks(week, progress.documents);
  return (deadline) => {
    // A student with extra days has another deadline, which moves too, so the class's doesn't
    // apply.
    const deadlineFor = (student: StudentProfile) =>
      clock.forStudent(student).supportsIn(week).extraDays > 0 ? null : deadline;
    const isDue = (student: StudentProfile) =>
      studentWeekStatus(student, { clock, week, deadline: deadlineFor(student) }, null).deadline !==
      null;
    return {
      rows: gridRows(
        { profiles, progress, olderTasks },
        {
          clock,
          week,
          deadlineFor,
          isCurrent: true,
          isExcused: isWeekExcusedForAll(league, seasonKey, week),
        },
      ),
      due: new Set(profiles.documents.filter(isDue).map(({ studentId }) => studentId)),
    };
  };
}

type ClassRows = { rows: GridRowDto[]; due: ReadonlySet<string> };

export const SCORE_CARD_TASK_INDEX = 1;
export const LINEUP_TASK_INDEX = 4;

export function undoWeekOpeningSentences(
  own: LeagueCalendarState,
  closed: LeagueCalendar,
): string[] {
  const { currentWeek: week, now, timeZone } = own.context;
  const due = own.context.deadlineOf(week - 1);
  return [
    weekClosesText(week, due && shortMomentText(due, timeZone), due !== null && isLate(now, due)),
    lineupsAfterClosingText(week),
    ...nextOpeningSentences(own, closed),
    ...laterWeekChangeSentences(own, closed, week + 1),
  ];
}

export async function deadlineChangeSentences(
  league: League,
  { context }: LeagueCalendarState,
  after: LeagueCalendar,
): Promise<string[]> {
  const { currentWeek, now, timeZone } = context;
  const openedAt = context.openedAt(currentWeek);
  const [dueNow, dueThen] = [
    context.deadlineOf(currentWeek),
    openedAt && deadlineOf(after, currentWeek, openedAt, timeZone),
  ];
  if (!dueNow || !dueThen || currentWeek < 1) return [];
  if (dueNow.getTime() === dueThen.getTime()) {
    return [
      dueStaysText(currentWeek, shortMomentText(dueNow, timeZone)),
      ...(isLate(now, dueNow) ? [LATE_STAYS_LATE] : []),
    ];
  }
  const rowsAt = await prepareOpenWeekRowsForDeadline(league, currentWeek);
  const [before, then] = [
    lateStudents(rowsAt(dueNow), dueNow, now),
    lateStudents(rowsAt(dueThen), dueThen, now),
  ];
  const nowLate = [...then].filter((id) => !before.has(id)).length;
  const inTime = [...before].filter((id) => !then.has(id)).length;
  return [
    dueMovesText(
      currentWeek,
      shortMomentText(dueNow, timeZone),
      shortMomentText(dueThen, timeZone),
    ),
    ...(nowLate > 0 ? [studentsBecomeLateText(nowLate)] : []),
    ...(inTime > 0 ? [studentsBecomeOnTimeText(inTime)] : []),
    ...(nowLate + inTime === 0 ? [NO_ONE_BECOMES_LATE] : []),
  ];
}

/** The weeks before the open one whose deadlines the end of a pause moves. */
export const earlierDeadlineSentences = (
  own: LeagueCalendarState,
  after: LeagueCalendar,
): string[] =>
  rescheduledWeeks(own, after)
    .filter(({ week }) => week < own.context.currentWeek)
    .flatMap(({ week, before, after: then }) => {
      const { timeZone } = own.context;
      return before.dueAt && then.dueAt
        ? dueMovesText(
            week,
            shortMomentText(before.dueAt, timeZone),
            shortMomentText(then.dueAt, timeZone),
          )
        : [];
    });

function lateStudents({ rows, due }: ClassRows, deadline: Date, now: Date): Set<string> {
  const isOver = isLate(now, deadline);
  const late = rows.filter(
    ({ studentId, tasks }) =>
      tasks.includes('late') ||
      (isOver && due.has(studentId) && tasks[SCORE_CARD_TASK_INDEX] === 'open'),
  );
  return new Set(late.map(({ studentId }) => studentId));
}

export function nextOpeningSentences(own: LeagueCalendarState, after: LeagueCalendar): string[] {
  const { timeZone } = own.context;
  const state = stateAfter(own, after);
  if (after.kind === 'live' || state.currentWeek >= FINAL_WEEK) return [];
  const next = findNextAutomaticOpening(after, state, timeZone);
  return [
    next
      ? openingMovesText(next.week, shortMomentText(next.at, timeZone))
      : openingByHandText(state.currentWeek + 1),
  ];
}

export function laterWeekChangeSentences(
  own: LeagueCalendarState,
  after: LeagueCalendar,
  from?: number,
): string[] {
  if (after.paused) return [LATER_WEEKS_OPEN_AFTER_PAUSE];
  const first = from ?? stateAfter(own, after).currentWeek + 1;
  return movedWeeksSentences(
    rescheduledWeeks(own, after).filter(({ week }) => week >= first),
    own.context.timeZone,
  );
}

function rescheduledWeeks(own: LeagueCalendarState, after: LeagueCalendar): WeekBeforeAndAfter[] {
  const { calendar, openedWeeks, context } = own;
  return findRescheduledWeeks(
    listAllSeasonWeekDates(
      { ...postponeOverdueLiveOpening(own), paused: null },
      calendar.kind === 'replay' ? calendar : openedWeeks,
      context.timeZone,
    ),
    listAllSeasonWeekDates(
      postponeOverdueLiveOpening({ ...own, calendar: after }),
      stateAfter(own, after),
      context.timeZone,
    ),
  );
}

const stateAfter = ({ openedWeeks }: LeagueCalendarState, after: LeagueCalendar) =>
  after.kind === 'replay' ? after : openedWeeks;
