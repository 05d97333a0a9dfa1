import { requireOwnLeague } from '@/lib/data/access/league';
import { requireTeacher, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { gridRows, studentsOf } from '@/lib/data/league-week/class-week';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import { findClassIn, movedOn, type Place } from '@/lib/data/placement/placement';
import { wholeSeasons } from '@/lib/data/season/whole-seasons';
import { workOfClass } from '@/lib/data/work/class';
import { changeCalendar, newReplay } from '@/lib/domain/calendar/change';
import { gamesOfLeague, isLate } from '@/lib/domain/calendar/clock';
import type { LeagueCalendar, NoSchool } from '@/lib/domain/calendar/league-calendar';
import {
  deadlineOf,
  fromNowOn,
  laterBySchoolDays,
  movedWeeks,
  nextOpening,
  type PlannedWeek,
  plannedWeeks,
  schoolDaysFor,
} from '@/lib/domain/calendar/plan';
import { arrivalAt, weekOf } from '@/lib/domain/class/arrival';
import { isExcusedForAll } from '@/lib/domain/class/gradebook';
import { isBeingPlayed, LAST_WEEK } from '@/lib/domain/football/schedule';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equal } from '@/lib/store/port';
import {
  AFTER_THE_FIRST_ANSWER,
  ALL_GOES_ALONG,
  ALREADY_ANSWERED,
  afterLastWeek,
  becomeInTime,
  becomeLate,
  calendarRefusal,
  canClose,
  canCloseUntil,
  closedLineups,
  comingOpening,
  daysInWords,
  draftAnew,
  dueMoves,
  dueStays,
  feedDayOff,
  feedDue,
  feedOpens,
  LATE_STAYS_LATE,
  LATER_WEEKS_FOLLOW,
  laterWeeksWait,
  lineupsLock,
  lineupsStayLocked,
  lineupsUpToLock,
  livePlanInWords,
  movesAll,
  movesDue,
  movesOpening,
  NO_ONE_CHANGES,
  NOTHING_MOVES,
  newWeekIsDue,
  openingByHand,
  openingMoves,
  PLAYS_IT_ALREADY,
  pauseDoes,
  planInWords,
  playsFromNowOn,
  seasonEnds,
  seesBoxScores,
  shortDay,
  shortMoment,
  stillAtWork,
  twoMoreDays,
  weekCloses,
  weeksMove,
  weeksSkipped,
  workWaits,
  zoneInWords,
} from '@/words/calendar';
import { hasAnswers } from './answers';
import type {
  CalendarChangeInput,
  CalendarFeedDto,
  CalendarPreviewDto,
  CalendarWeekDto,
  DaysOffDto,
  LeagueCalendarDto,
  SeasonChoiceDto,
  SeasonInput,
} from './dto';
import { holidaysAhead, requireWeekIn } from './new-calendar';
import { readSeasonSwitch, readStanding, type Standing } from './standing';

/** What one press of "two more days" gives. */
const A_FEW_DAYS = 2;

/** The calendar of an own league. 'not-found' for anyone else's. */
export async function getLeagueCalendar(
  viewer: Viewer,
  leagueId: string,
): Promise<LeagueCalendarDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId);
  const { timeZone } = getServices();
  const own = await readStanding(league);
  const { calendar, situation } = own;
  const { currentWeek, openedAt, now } = situation;
  const moment = (date: Date) => shortMoment(date, timeZone);
  const ahead = aheadOf(own);
  const weeks = plannedWeeks(ahead, own.standing, timeZone);
  const due = situation.deadlineOf(currentWeek);
  const { next } = clock;
  const days = (calendar.plan.extensions[currentWeek] ?? 0) + A_FEW_DAYS;
  const lastDue = weeks.at(-1)?.dueAt ?? null;
  const canOpen =
    calendar.kind === 'replay' && !clock.isPast && !calendar.paused && currentWeek < LAST_WEEK;
  return {
    leagueId,
    name: league.name,
    kind: calendar.kind,
    statisticsSeason: calendar.kind === 'replay' ? calendar.statisticsSeason : league.season,
    isPast: clock.isPast,
    week: currentWeek,
    sinceText: openedAt && moment(openedAt),
    dueText: due && moment(due),
    isDue: due !== null && isLate(now, due),
    next: next && {
      week: next.week,
      text: comingOpening(
        next.by,
        next.at && moment(next.at),
        calendar.kind === 'replay' && calendar.paused !== null,
      ),
      byItself: next.at !== null && next.by !== 'operator',
    },
    pausedText: calendar.paused && moment(dateFromTimestamp(calendar.paused.since)),
    pauseSentence: calendar.paused?.sentence ?? '',
    weeks: weeks.map((each) => weekDto(each, timeZone)),
    daysOff: calendar.plan.noSchool.map((off) =>
      daysOffDto(off, { ...own, calendar: ahead }, timeZone),
    ),
    plan: {
      openings: [...calendar.plan.openings],
      deadlines: [...calendar.plan.deadlines],
      text: calendar.kind === 'live' ? livePlanInWords(calendar.plan) : planInWords(calendar.plan),
    },
    zoneText: zoneInWords(timeZone),
    endsText: lastDue && seasonEnds(lastDue, timeZone),
    moreDays: due && {
      days,
      text: twoMoreDays(
        laterBySchoolDays(A_FEW_DAYS, due, calendar.plan.noSchool, timeZone),
        timeZone,
      ),
    },
    open: canOpen ? currentWeek + 1 : null,
    undo: await undoDto(league, own),
    ending:
      currentWeek < LAST_WEEK || clock.isPast
        ? null
        : afterLastWeek(due && moment(due), due !== null && isLate(now, due)),
    feed: league.feedKey
      ? { key: league.feedKey, address: `${env().NEXTAUTH_URL}/api/calendar/${league.feedKey}.ics` }
      : null,
  };
}

/**
 * The calendar for what is to come: a live week that is overdue waits for its games, or for whoever
 * runs the server.
 */
const aheadOf = ({ calendar, situation: { now } }: Standing): LeagueCalendar =>
  calendar.kind === 'live' ? fromNowOn(calendar, now) : calendar;

function weekDto(
  { week, state, opensAt, dueAt, opensLater, dueMoved }: PlannedWeek,
  timeZone: string,
): CalendarWeekDto {
  return {
    week,
    state,
    opens: opensAt && shortDay(opensAt, timeZone),
    due: dueAt && shortDay(dueAt, timeZone),
    moved: opensLater ? 'opens-later' : dueMoved ? 'due-moved' : null,
  };
}

/** What days off have moved: the plan with them beside the plan without. */
function daysOffDto(off: NoSchool, { calendar, standing }: Standing, timeZone: string): DaysOffDto {
  const noSchool = calendar.plan.noSchool.filter((each) => each !== off);
  const running = { ...calendar, paused: null };
  const without = plannedWeeks(
    { ...running, plan: { ...calendar.plan, noSchool } },
    standing,
    timeZone,
  );
  const [first, ...others] = movedWeeks(without, plannedWeeks(running, standing, timeZone));
  const days = daysInWords(off.first, off.last);
  if (!first) return { ...off, days, moves: NOTHING_MOVES };
  const { week, before, after } = first;
  const { opensAt, dueAt } = after;
  const moves =
    opensAt && opensAt.getTime() !== before.opensAt?.getTime()
      ? movesOpening(week, shortDay(opensAt, timeZone))
      : movesDue(week, dueAt ? shortDay(dueAt, timeZone) : '');
  return { ...off, days, moves: movesAll(moves, others.length) };
}

/** Whether the open week can be closed again: not once someone has answered in it. */
async function undoDto(
  league: League,
  { calendar, situation }: Standing,
): Promise<LeagueCalendarDto['undo']> {
  const week = situation.currentWeek;
  const undone = changeCalendar(calendar, { kind: 'undo-week', week }, situation);
  if (
    undone === 'unchanged' ||
    'refused' in undone ||
    (await hasAnswers(getServices().store, league, week))
  )
    return null;
  return { week, text: canClose(week) };
}

/** The rows of the open week, and for whom its deadline counts: not for those who came after it. */
async function readRows(league: League, week: number, deadline: Date | null): Promise<ClassRows> {
  const { store } = getServices();
  const games = gamesOfLeague(league, league.season);
  const work = workOfClass(store, league, games);
  const [profiles, progress] = await Promise.all([
    store.list(studentProfiles, studentsOf(league)),
    work.week(week),
  ]);
  const olderTasks = await work.olderTasks(week, progress.documents);
  const clock = { games, currentWeek: week };
  const isDue = ({ arrivals }: StudentProfile) =>
    weekOf({ arrivals }, { clock, week, deadline }, null).deadline !== null;
  return {
    rows: gridRows(
      { profiles, progress, olderTasks },
      { clock, week, deadline, isCurrent: true, isExcused: isExcusedForAll(league, games, week) },
    ),
    due: new Set(profiles.documents.filter(isDue).map(({ studentId }) => studentId)),
  };
}

type ClassRows = { rows: GridRowDto[]; due: ReadonlySet<string> };

const [CALCULATE, LINEUP] = [1, 4];

/** What a teacher should know before the next week is opened. */
async function openingEffects(
  league: League,
  own: Standing,
  opened: LeagueCalendar,
): Promise<string[]> {
  const { currentWeek, now, timeZone } = own.situation;
  const due = own.situation.deadlineOf(currentWeek);
  const isOver = due !== null && isLate(now, due);
  const { rows } = await readRows(league, currentWeek, due);
  const atWork = rows.filter(({ tasks }) => tasks[CALCULATE] === 'open').length;
  const without = rows.filter(({ tasks }) => tasks[LINEUP] === 'open').map(({ name }) => name);
  const next = currentWeek + 1;
  const nextDue = deadlineOf(opened, next, now, timeZone);
  const schoolDays = schoolDaysFor(now, nextDue, opened.plan.noSchool, timeZone);
  const hasStudents = rows.length > 0;
  return [
    ...(hasStudents
      ? [lineupsLock(next, { students: rows.length, without, isLocked: isOver })]
      : []),
    newWeekIsDue(next, shortMoment(nextDue, timeZone), schoolDays),
    canCloseUntil(next),
    AFTER_THE_FIRST_ANSWER,
    ...laterSentences(own, opened),
    ...(hasStudents
      ? [
          stillAtWork(atWork, currentWeek, due && !isOver ? shortMoment(due, timeZone) : null),
          seesBoxScores(next),
        ]
      : []),
  ];
}

/** What closing the open week again does. */
function closingEffects(own: Standing, closed: LeagueCalendar): string[] {
  const { currentWeek: week, now, timeZone } = own.situation;
  const due = own.situation.deadlineOf(week - 1);
  return [
    weekCloses(week, due && shortMoment(due, timeZone), due !== null && isLate(now, due)),
    closedLineups(week),
    ...openingSentences(own, closed),
    ...laterSentences(own, closed, week + 1),
  ];
}

/**
 * What a change would do now, in sentences. Changes nothing. 'not-found' for anyone else's league.
 */
export async function previewCalendar(
  viewer: Viewer,
  { leagueId, change }: CalendarChangeInput,
): Promise<CalendarPreviewDto> {
  const { league } = await requireOwnLeague(viewer, leagueId);
  const own = await readStanding(league);
  const changed = changeCalendar(own.calendar, change, own.situation);
  if (changed === 'unchanged') return { sentences: [], refusal: null };
  if ('refused' in changed) return { sentences: [], refusal: calendarRefusal(changed.refused) };
  const { calendar } = changed;
  switch (change.kind) {
    case 'open-week':
      return { sentences: await openingEffects(league, own, calendar), refusal: null };
    case 'undo-week':
      return (await hasAnswers(getServices().store, league, change.week))
        ? { sentences: [], refusal: ALREADY_ANSWERED }
        : { sentences: closingEffects(own, calendar), refusal: null };
    case 'pause':
      return { sentences: [pauseDoes(calendar.kind)], refusal: null };
    case 'go-on':
      return {
        sentences: [
          ...(await dueSentences(league, own, calendar)),
          ...openingSentences(own, calendar),
          ...laterSentences(own, calendar, own.situation.currentWeek + 2),
        ],
        refusal: null,
      };
    default:
      return {
        sentences: [
          ...(await dueSentences(league, own, calendar)),
          ...laterSentences(own, calendar),
        ],
        refusal: null,
      };
  }
}

/** How the deadline of the open week moves, and who becomes late or on time by it. */
async function dueSentences(
  league: League,
  { situation }: Standing,
  after: LeagueCalendar,
): Promise<string[]> {
  const { currentWeek, openedAt, now, timeZone } = situation;
  const [was, willBe] = [
    situation.deadlineOf(currentWeek),
    openedAt && deadlineOf(after, currentWeek, openedAt, timeZone),
  ];
  if (!was || !willBe) return [];
  if (was.getTime() === willBe.getTime()) {
    return [
      dueStays(currentWeek, shortMoment(was, timeZone)),
      ...(isLate(now, was) ? [LATE_STAYS_LATE] : []),
    ];
  }
  const [before, then] = [
    lateStudents(await readRows(league, currentWeek, was), was, now),
    lateStudents(await readRows(league, currentWeek, willBe), willBe, now),
  ];
  const nowLate = [...then].filter((id) => !before.has(id)).length;
  const inTime = [...before].filter((id) => !then.has(id)).length;
  return [
    dueMoves(currentWeek, shortMoment(was, timeZone), shortMoment(willBe, timeZone)),
    ...(nowLate > 0 ? [becomeLate(nowLate)] : []),
    ...(inTime > 0 ? [becomeInTime(inTime)] : []),
    ...(nowLate + inTime === 0 ? [NO_ONE_CHANGES] : []),
  ];
}

/** Who has done something late, or has not worked out the points in time. */
function lateStudents({ rows, due }: ClassRows, deadline: Date, now: Date): Set<string> {
  const isOver = isLate(now, deadline);
  const late = rows.filter(
    ({ studentId, tasks }) =>
      tasks.includes('late') || (isOver && due.has(studentId) && tasks[CALCULATE] === 'open'),
  );
  return new Set(late.map(({ studentId }) => studentId));
}

/** When the week after the open one opens. */
function openingSentences(
  { standing, situation: { timeZone } }: Standing,
  after: LeagueCalendar,
): string[] {
  const there = after.kind === 'replay' ? after : standing;
  if (after.kind === 'live' || there.currentWeek >= LAST_WEEK) return [];
  const next = nextOpening(after, there, timeZone);
  return [
    next
      ? openingMoves(next.week, shortMoment(next.at, timeZone))
      : openingByHand(there.currentWeek + 1),
  ];
}

/**
 * Which of the weeks after the open one open or are due at another moment than without the change.
 */
function laterSentences(own: Standing, after: LeagueCalendar, from?: number): string[] {
  const { calendar, standing, situation } = own;
  if (after.paused) return [LATER_WEEKS_FOLLOW];
  const there = after.kind === 'replay' ? after : standing;
  const { timeZone } = situation;
  const before = plannedWeeks(
    { ...aheadOf(own), paused: null },
    calendar.kind === 'replay' ? calendar : standing,
    timeZone,
  );
  const moved = movedWeeks(
    before,
    plannedWeeks(aheadOf({ ...own, calendar: after }), there, timeZone),
  );
  return weeksMove(
    moved.filter(({ week }) => week >= (from ?? there.currentWeek + 1)),
    timeZone,
  );
}

/**
 * Which seasons a new league can play: the live one while the NFL plays it, and those that are
 * imported to their last week.
 */
export async function getSeasonChoice(viewer: Viewer): Promise<SeasonChoiceDto> {
  const { clock } = await requireTeacher(viewer);
  const { now, timeZone } = getServices();
  const replays = await wholeSeasons();
  const replay = newReplay(0, 1, now(), holidaysAhead());
  const due = deadlineOf(replay, 1, now(), timeZone);
  const byItself = env().SEASON_CLOCK === 'weekly';
  const canPlayAlong = isBeingPlayed(clock.statisticsSeason, now(), timeZone);
  const second = nextOpening(replay, replay, timeZone);
  return {
    live: canPlayAlong
      ? {
          season: clock.statisticsSeason,
          week: clock.currentWeek,
          next: byItself && clock.next?.at ? shortMoment(clock.next.at, timeZone) : null,
          byItself,
        }
      : null,
    replays,
    replayText: {
      due: shortMoment(due, timeZone),
      next: second ? shortMoment(second.at, timeZone) : '',
    },
  };
}

/**
 * What {@link playAnotherSeason} would do, in sentences; or why it can't be. Changes nothing.
 * 'not-found' for anyone else's league.
 */
export async function previewSeason(
  viewer: Viewer,
  { leagueId, wanted }: SeasonInput,
): Promise<CalendarPreviewDto> {
  const { league } = await requireOwnLeague(viewer, leagueId);
  const { store, timeZone, now } = getServices();
  const found = await readSeasonSwitch(league, wanted);
  if (!found) return { sentences: [], refusal: PLAYS_IT_ALREADY };
  const { from, to, calendar } = found;
  try {
    await requireWeekIn(store, calendar);
    const profiles = await findClassIn(store, league);
    const students = profiles.length;
    const due =
      calendar.kind === 'replay' ? deadlineOf(calendar, to.currentWeek, now(), timeZone) : null;
    const { statisticsSeason } = to.games;
    return {
      sentences: [
        playsFromNowOn(to.currentWeek, statisticsSeason, due && shortMoment(due, timeZone)),
        ...weeksAhead(calendar, timeZone),
        ...(students === 0
          ? []
          : from.games !== to.games
            ? [draftAnew(students), workWaits(from.games.statisticsSeason)]
            : [ALL_GOES_ALONG, ...sameSeason(profiles, from, to)]),
      ],
      refusal: null,
    };
  } catch (error) {
    if (error instanceof DomainError) return { sentences: [], refusal: error.message };
    throw error;
  }
}

/** When a replay's next week opens, and when its last one is due. */
function weeksAhead(calendar: LeagueCalendar, timeZone: string): string[] {
  if (calendar.kind === 'live') return [];
  if (calendar.paused) return [LATER_WEEKS_FOLLOW];
  const next = nextOpening(calendar, calendar, timeZone);
  const ends = plannedWeeks(calendar, calendar, timeZone).at(-1)?.dueAt;
  return [
    ...(next ? [openingMoves(next.week, shortMoment(next.at, timeZone))] : []),
    ...(ends ? [seasonEnds(ends, timeZone)] : []),
  ];
}

function sameSeason(profiles: readonly StudentProfile[], from: Place, to: Place): string[] {
  if (to.currentWeek < from.currentWeek)
    return [lineupsStayLocked(from.currentWeek), laterWeeksWait(to.currentWeek)];
  const lock = to.currentWeek > from.currentWeek ? [lineupsUpToLock(to.currentWeek)] : [];
  const skipped = profiles
    .flatMap(
      (profile) => arrivalAt({ arrivals: movedOn(profile, from, to) }, to.games)?.before ?? [],
    )
    .filter((week) => week > from.currentWeek)
    .toSorted((a, b) => a - b);
  const [first, last] = [skipped[0], skipped.at(-1)];
  return [
    ...lock,
    ...(first === undefined || last === undefined ? [] : [weeksSkipped(first, last)]),
  ];
}

const HALF_AN_HOUR = 30 * 60_000;

/**
 * The dates of the league with this key, for calendar programs, which have no session: whoever has
 * the address reads them. Null for any other key, and for a league that is being deleted.
 */
export async function findCalendarFeed(feedKey: string): Promise<CalendarFeedDto | null> {
  const { store, timeZone } = getServices();
  const [league] = await store.query(leagues, { where: equal({ feedKey }), limit: 1 });
  // Calendar programs stop showing a class that is over once its address is gone.
  if (!league || league.deletingAt || league.archivedAt) return null;
  const own = await readStanding(league);
  const { calendar, standing } = own;
  const { id, name } = league;
  const events = plannedWeeks(aheadOf(own), standing, timeZone).flatMap(
    ({ week, opensAt, dueAt }) => [
      ...(opensAt
        ? [
            {
              id: `${id}-${week}-opens`,
              title: feedOpens(week, name),
              start: opensAt,
              end: new Date(opensAt.getTime() + HALF_AN_HOUR),
            },
          ]
        : []),
      // It ends at the very moment at which it is due.
      ...(dueAt
        ? [
            {
              id: `${id}-${week}-due`,
              title: feedDue(week, name),
              start: new Date(dueAt.getTime() - HALF_AN_HOUR),
              end: dueAt,
            },
          ]
        : []),
    ],
  );
  const days = calendar.plan.noSchool.map((off) => ({
    id: `${id}-${off.first}-${off.last}`,
    title: feedDayOff(off.name),
    first: off.first,
    last: off.last,
  }));
  return { name, events, days };
}
