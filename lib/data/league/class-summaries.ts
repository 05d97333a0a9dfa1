import { findFirstTopicOfBrief } from '@/lib/data/brief/topic';
import { gridRows } from '@/lib/data/league-week/class-week';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import { summarizeUnfinishedWeek } from '@/lib/data/league-week/unfinished';
import { currentDeadlineDto } from '@/lib/data/week/deadline';
import { readProgressLookupOfClasses } from '@/lib/data/work/class';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { weekForBrief } from '@/lib/domain/class/brief';
import {
  hasNeverSignedIn,
  hasSignedInButNotBegun,
  isCardExpected,
  isCardFinished,
  isCardStarted,
  stuckRows,
} from '@/lib/domain/class/class-grid';
import { isWeekExcusedForAll } from '@/lib/domain/class/gradebook';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { groupBy } from '@/lib/domain/lists';
import { addDays, toCalendarDay, weekdayNameOfDate } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { ListedDocuments } from '@/lib/store/port';
import { shortDayText, timeText } from '@/words/dates';
import { misconceptionLabel } from '@/words/mistake-names';
import type { ClassWeekSummaryDto } from './dto';
import type { LeagueWithClock, StuckStudentsAndWaitingGraphs } from './teacher-todo';

/**
 * In the order of the day. Reads each class's current and previous week: two documents per student
 * besides the profiles. The caller has checked that the leagues are the teacher's.
 */
export async function loadSummariesOfClasses(
  leagues: readonly League[],
  clockOf: (league: League) => LeagueClock,
  {
    waiting,
    profiles,
  }: Pick<StuckStudentsAndWaitingGraphs, 'waiting'> & { profiles: ListedDocuments<StudentProfile> },
): Promise<ClassWeekSummaryDto[]> {
  const classes = numberedLeaguesByPeriod(leagues).map(({ league, period }) => ({
    league,
    period,
    clock: clockOf(league),
  }));
  const weeks = await readWeeks(classes);
  return Promise.all(
    classes.map(({ period, ...ofClass }) => {
      const students = ofLeague(profiles, ofClass.league);
      const weekOf = (week: number) =>
        weeks.get(`${ofClass.league.season} ${week}`)?.(ofClass.league.id) ?? NO_DOCUMENTS;
      return summarizeClass(ofClass, {
        period,
        students,
        weekOf,
        waiting: waiting.get(ofClass.league.id) ?? [],
      });
    }),
  );
}

const ofLeague = <T extends { leagueId: string }>(
  { documents, unreadable }: ListedDocuments<T>,
  { id }: League,
): ListedDocuments<T> => ({
  documents: documents.filter(({ leagueId }) => leagueId === id),
  unreadable: unreadable.filter(({ stored }) => stored.leagueId === id),
});

/** One query per season and week. */
async function readWeeks(classes: readonly LeagueWithClock[]) {
  const { store } = getServices();
  const weeksToRead = classes.flatMap(({ league, clock }) =>
    [clock.currentWeek, clock.currentWeek - 1]
      .filter((week) => week > 0)
      .map((week) => ({ league, seasonKey: clock.seasonKey, week })),
  );
  const byWeek = [...groupBy(weeksToRead, ({ league, week }) => `${league.season} ${week}`)];
  const found = await Promise.all(
    byWeek.map(async ([key, group]) => {
      const [{ seasonKey, week } = { seasonKey: { season: 0 }, week: 0 }] = group;
      return [
        key,
        await readProgressLookupOfClasses(store, group, { season: seasonKey.season, week }),
      ] as const;
    }),
  );
  return new Map(found);
}

const NO_DOCUMENTS = { documents: [], unreadable: [] };

type ClassData = {
  period: string;
  students: ListedDocuments<StudentProfile>;
  weekOf: (week: number) => ListedDocuments<StudentWeeklyProgress>;
  waiting: readonly number[];
};

async function summarizeClass(
  { league, clock }: LeagueWithClock,
  { period, students, weekOf, waiting }: ClassData,
): Promise<ClassWeekSummaryDto> {
  const { currentWeek: week } = clock;
  const rowsOf = (ofWeek: number) =>
    gridRows(
      { profiles: students, progress: weekOf(ofWeek), olderTasks: new Map() },
      {
        clock,
        week: ofWeek,
        deadlineFor: null,
        isCurrent: ofWeek === week,
        isExcused: isWeekExcusedForAll(league, clock, ofWeek),
      },
    ).filter((row) => !row.unreadable);
  const rows = rowsOf(week);
  const expectedRows = rows.filter(isCardExpected);
  const isExcused = isWeekExcusedForAll(league, clock, week);
  const topicWeek = weekForBrief(week, !isExcused && rows.some(isCardStarted));
  const topicRows = (topicWeek === week ? rows : rowsOf(topicWeek)).filter(isCardExpected);
  const canOpen = league.calendar?.kind === 'replay' && !clock.pause && week < FINAL_WEEK;
  return {
    id: league.id,
    name: league.name,
    period,
    week,
    replays: league.calendar?.kind === 'replay' ? league.calendar.statisticsSeason : null,
    isPaused: clock.isPaused,
    students: students.documents.length,
    expected: expectedRows.length,
    isExcused,
    finished: expectedRows.filter(isCardFinished).length,
    notBegun: week < 1 ? 0 : expectedRows.filter(hasSignedInButNotBegun).length,
    neverSignedIn: expectedRows.filter(hasNeverSignedIn).length,
    stuck: stuckRows(rows, null).map(({ row: { studentId, name } }) => ({ studentId, name })),
    waiting: [...waiting],
    due: week < 1 ? null : dueOf(clock),
    topic: await readTopic({ league, clock }, topicWeek, topicRows, weekOf(topicWeek).documents),
    before:
      week > 1
        ? summarizeUnfinishedWeek(league, { clock, week: week - 1 }, students, weekOf(week - 1))
        : null,
    ...(canOpen ? { opensNext: week + 1 } : {}),
  };
}

async function readTopic(
  { league, clock: { seasonKey } }: LeagueWithClock,
  week: number,
  rows: readonly GridRowDto[],
  progress: readonly StudentWeeklyProgress[],
): Promise<ClassWeekSummaryDto['topic']> {
  if (week < 1) return null;
  const members = new Set(rows.map(({ studentId }) => studentId));
  const topic = await findFirstTopicOfBrief(league, { seasonKey, week }, progress, members);
  return (
    topic && {
      week,
      label: misconceptionLabel(topic.tag),
      students: topic.students,
      of: rows.filter(isCardStarted).length,
    }
  );
}

/**
 * A time for today and tomorrow, otherwise a day. A paused class whose deadline would have passed
 * by now has no day to show.
 */
function dueOf(clock: LeagueClock): ClassWeekSummaryDto['due'] {
  const { now, timeZone } = getServices();
  const deadline = currentDeadlineDto(clock, timeZone, now());
  const [today, day] = [toCalendarDay(now(), timeZone), toCalendarDay(clock.deadline, timeZone)];
  const isPausedPastDeadline = !deadline.passed && clock.deadline <= now();
  if (clock.pause && isPausedPastDeadline) return { day: null, text: deadline.text, passed: false };
  const near = day === today ? 'today' : day === addDays(today) ? 'tomorrow' : null;
  const weekday = weekdayNameOfDate(clock.deadline, timeZone).slice(0, 3);
  const text = near
    ? timeText(clock.deadline, timeZone)
    : `${weekday}, ${shortDayText(clock.deadline, timeZone)}`;
  return { day: near, text, passed: deadline.passed };
}
