import { isLeagueOpen, listOwnAndSharedLeagues, requireOwnLeague } from '@/lib/data/access/league';
import { requireTeacher, type Viewer } from '@/lib/data/access/viewer';
import {
  arrivalsAfterMove,
  listStudentsToMoveIn,
  listTeamsOfLeague,
  type SeasonAndWeek,
} from '@/lib/data/class-move/move-students';
import { DomainError } from '@/lib/data/errors';
import { listSeasonsWithFinalWeekImported } from '@/lib/data/season/stored-statistics';
import {
  changeCalendar,
  createWaitingReplayCalendar,
  replayCalendarStartedAtWeek,
} from '@/lib/domain/calendar/change';
import { isLate } from '@/lib/domain/calendar/clock';
import type {
  DaysOff,
  LeagueCalendar,
  ReplayCalendar,
} from '@/lib/domain/calendar/league-calendar';
import {
  deadlineOf,
  findNextAutomaticOpening,
  findRescheduledWeeks,
  isListedDayOff,
  isSchoolDay,
  listAllSeasonWeekDates,
  type PlannedWeek,
} from '@/lib/domain/calendar/plan';
import { createStatisticsSeasonFilter } from '@/lib/domain/calendar/season-key';
import { arrivalInSeason } from '@/lib/domain/class/arrival';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { canPlaySeasonLive, FINAL_WEEK } from '@/lib/domain/football/schedule';
import { addDays, type CalendarDay, toCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import {
  ALL_GOES_ALONG,
  ALREADY_ANSWERED,
  addSnowDayLabel,
  afterLastWeekSentences,
  calendarRefusal,
  canCloseWeekAgainText,
  dateRangeText,
  draftAnewText,
  feedDayOffText,
  feedDueTitle,
  feedOpensTitle,
  LATER_WEEKS_OPEN_AFTER_PAUSE,
  laterWorkWaitsText,
  lineupsLockUpToWeekText,
  lineupsStayLockedText,
  livePlanInWords,
  movedDeadlineText,
  movedOpeningText,
  movedWeeksSummaryText,
  NOTHING_MOVES,
  openingMovesText,
  pauseDoesText,
  planInWords,
  playsFromNowOnText,
  SEASON_CHOICE_UNCHANGED,
  seasonEndsText,
  shortMomentText,
  shortMonthAndDayText,
  shortWeekdayDateText,
  teamsComeBackText,
  weeksSkippedText,
  whenComingWeekOpensText,
  workOnSeasonIsKeptText,
  zoneInWords,
} from '@/words/calendar';
import { hasClassAnswersInWeek } from '../work/class';
import {
  findPlannedSeasonSwitch,
  type LeagueCalendarState,
  readCalendarState,
  requireWeekStatisticsIn,
} from './calendar-state';
import type {
  CalendarChangeInput,
  CalendarChangePreviewDto,
  CalendarFeedContentDto,
  CalendarWeekDto,
  DaysOffDto,
  LeagueCalendarDto,
  ReplayFirstDayDto,
  SeasonOptionsDto,
  SeasonSwitchInput,
} from './dto';
import {
  deadlineChangeSentences,
  earlierDeadlineSentences,
  laterWeekChangeSentences,
  nextOpeningSentences,
  openWeekDeadlinePlusTwoSchoolDays,
  postponeOverdueLiveOpening,
  undoWeekOpeningSentences,
} from './effects';
import { upcomingHolidays } from './new-calendar';
import { schoolWeekDtos } from './school-weeks';

export async function getLeagueCalendar(
  viewer: Viewer,
  leagueId: string,
): Promise<LeagueCalendarDto> {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { timeZone } = getServices();
  const own = await readCalendarState(league);
  const { documents: all } = await listOwnAndSharedLeagues(
    teacher.accountId,
    league.season,
    'manage',
  );
  const others = clock.isPast
    ? []
    : all.filter((each) => each.id !== leagueId && isLeagueOpen(each));
  const { calendar, context } = own;
  const { currentWeek, now } = context;
  const moment = (date: Date) => shortMomentText(date, timeZone);
  const ahead = postponeOverdueLiveOpening(own);
  const weeks = listAllSeasonWeekDates(ahead, own.openedWeeks, timeZone);
  const due = context.deadlineOf(currentWeek);
  const more = openWeekDeadlinePlusTwoSchoolDays(own);
  const lastDue = weeks.at(-1)?.dueAt ?? null;
  // Nothing opens in an archived class, and its calendar stays as it is.
  const isOpen = isLeagueOpen(league);
  const next = isOpen ? clock.next : null;
  const isPast = clock.isPast || !isOpen;
  const canOpen =
    calendar.kind === 'replay' && !isPast && !calendar.paused && currentWeek < FINAL_WEEK;
  return {
    leagueId,
    name: league.name,
    kind: calendar.kind,
    statisticsSeason: calendar.kind === 'replay' ? calendar.statisticsSeason : league.season,
    isPast,
    week: currentWeek,
    dueText: due && currentWeek > 0 ? moment(due) : null,
    isDue: due !== null && currentWeek > 0 && isLate(now, due),
    next: next && {
      week: next.week,
      text: whenComingWeekOpensText(
        next.by,
        next.at && moment(next.at),
        calendar.kind === 'replay' && calendar.paused !== null,
      ),
      byItself: next.at !== null && next.by !== 'operator',
    },
    pausedText: calendar.paused && moment(dateFromTimestamp(calendar.paused.since)),
    pauseSentence: calendar.paused?.sentence ?? '',
    weeks: weeks.map((each) => weekDto(each, timeZone)),
    schoolWeeks: schoolWeekDtos(weeks, calendar.plan.noSchool, now, timeZone),
    classes: [league, ...numberedLeaguesByPeriod(others).map((each) => each.league)].map(
      ({ id, name }) => ({
        leagueId: id,
        name,
      }),
    ),
    soon: soonDays(calendar.plan.noSchool, toCalendarDay(now, timeZone)),
    holidays: upcomingHolidays()
      .filter(({ first, last }) => !areDaysOff(first, last, calendar.plan.noSchool))
      .map((holiday) => ({ ...holiday, days: dateRangeText(holiday.first, holiday.last) })),
    daysOff: calendar.plan.noSchool.map((off) =>
      daysOffDto(off, { ...own, calendar: ahead }, timeZone),
    ),
    plan: {
      openings: [...calendar.plan.openings],
      deadlines: [...calendar.plan.deadlines],
      text: calendar.kind === 'live' ? livePlanInWords(calendar.plan) : planInWords(calendar.plan),
    },
    zoneText: zoneInWords(timeZone),
    endsText: lastDue && seasonEndsText(lastDue, timeZone),
    moreDays: more && { days: more.days, to: shortWeekdayDateText(more.due, timeZone) },
    open: canOpen ? currentWeek + 1 : null,
    undo: await undoDto(league, own),
    ending:
      currentWeek < FINAL_WEEK || clock.isPast
        ? null
        : afterLastWeekSentences(due && moment(due), due !== null && isLate(now, due)),
    feed: league.feedKey
      ? { key: league.feedKey, address: `${env().NEXTAUTH_URL}/api/calendar/${league.feedKey}.ics` }
      : null,
  };
}

function soonDays(noSchool: readonly DaysOff[], today: CalendarDay): LeagueCalendarDto['soon'] {
  return [
    { day: today, text: addSnowDayLabel('today') },
    { day: addDays(today), text: addSnowDayLabel('tomorrow') },
  ].filter(({ day }) => isSchoolDay(day, noSchool));
}

function areDaysOff(first: string, last: string, noSchool: readonly DaysOff[]): boolean {
  let day = first;
  while (day <= last && isListedDayOff(day, noSchool)) day = addDays(day);
  return day > last;
}

function weekDto(
  { week, state, opensAt, dueAt, opensLater, dueMoved }: PlannedWeek,
  timeZone: string,
): CalendarWeekDto {
  return {
    week,
    state,
    opens: opensAt && shortMonthAndDayText(opensAt, timeZone),
    due: dueAt && shortMonthAndDayText(dueAt, timeZone),
    moved: opensLater ? 'opens-later' : dueMoved ? 'due-moved' : null,
  };
}

function daysOffDto(
  off: DaysOff,
  { calendar, openedWeeks }: LeagueCalendarState,
  timeZone: string,
): DaysOffDto {
  const noSchool = calendar.plan.noSchool.filter((each) => each !== off);
  const running = { ...calendar, paused: null };
  const without = listAllSeasonWeekDates(
    { ...running, plan: { ...calendar.plan, noSchool } },
    openedWeeks,
    timeZone,
  );
  const [first, ...others] = findRescheduledWeeks(
    without,
    listAllSeasonWeekDates(running, openedWeeks, timeZone),
  );
  const days = dateRangeText(off.first, off.last);
  if (!first) return { ...off, days, moves: NOTHING_MOVES };
  const { week, before, after } = first;
  const { opensAt, dueAt } = after;
  const moves =
    opensAt && opensAt.getTime() !== before.opensAt?.getTime()
      ? movedOpeningText(week, shortMonthAndDayText(opensAt, timeZone))
      : movedDeadlineText(week, dueAt ? shortMonthAndDayText(dueAt, timeZone) : '');
  return { ...off, days, moves: movedWeeksSummaryText(moves, others.length) };
}

/** The open week can be closed again only until someone has answered in it. */
async function undoDto(
  league: League,
  { calendar, context }: LeagueCalendarState,
): Promise<LeagueCalendarDto['undo']> {
  const week = context.currentWeek;
  const undone = changeCalendar(calendar, { kind: 'undo-week', week }, context);
  if (
    undone === 'unchanged' ||
    'refused' in undone ||
    (await hasClassAnswersInWeek(getServices().store, league, week))
  )
    return null;
  return { week, text: canCloseWeekAgainText(week) };
}

/** Previews a calendar change without making it. 'not-found' for anyone else's league. */
export async function previewCalendarChange(
  viewer: Viewer,
  { leagueId, change }: CalendarChangeInput,
): Promise<CalendarChangePreviewDto> {
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  const own = await readCalendarState(league);
  const changed = changeCalendar(own.calendar, change, own.context);
  if (changed === 'unchanged') return { sentences: [], refusal: null };
  if ('refused' in changed) return { sentences: [], refusal: calendarRefusal(changed.refused) };
  const { calendar } = changed;
  switch (change.kind) {
    case 'undo-week':
      return (await hasClassAnswersInWeek(getServices().store, league, change.week))
        ? { sentences: [], refusal: ALREADY_ANSWERED }
        : { sentences: undoWeekOpeningSentences(own, calendar), refusal: null };
    case 'pause':
      return { sentences: [pauseDoesText(calendar.kind)], refusal: null };
    case 'go-on':
      return {
        sentences: [
          ...earlierDeadlineSentences(own, calendar),
          ...(await deadlineChangeSentences(league, own, calendar)),
          ...nextOpeningSentences(own, calendar),
          ...laterWeekChangeSentences(own, calendar, own.context.currentWeek + 2),
        ],
        refusal: null,
      };
    default:
      return {
        sentences: [
          ...(await deadlineChangeSentences(league, own, calendar)),
          ...laterWeekChangeSentences(own, calendar),
        ],
        refusal: null,
      };
  }
}

/**
 * A new league can play the live season while the NFL plays it, and seasons that are imported up to
 * their last week.
 */
export async function getSeasonOptions(viewer: Viewer): Promise<SeasonOptionsDto> {
  const { clock } = await requireTeacher(viewer);
  const { now, timeZone } = getServices();
  const replays = await listSeasonsWithFinalWeekImported();
  const byItself = env().SEASON_CLOCK === 'weekly';
  const canPlayAlong = canPlaySeasonLive(clock.statisticsSeason, now(), timeZone);
  return {
    live: canPlayAlong
      ? {
          season: clock.statisticsSeason,
          week: clock.currentWeek,
          next: byItself && clock.next?.at ? shortMomentText(clock.next.at, timeZone) : null,
          byItself,
        }
      : null,
    replays,
    firstDays: firstDays(),
  };
}

const FIRST_DAYS = 9;

/** Today, and the next days on which the first week of a new class can open by the plan. */
function firstDays(): ReplayFirstDayDto[] {
  const { now, timeZone } = getServices();
  const begun = replayCalendarStartedAtWeek(0, 1, now(), upcomingHolidays());
  const starts = [startOn(begun, now(), null)];
  let at = now();
  while (starts.length < FIRST_DAYS) {
    const on = addDays(toCalendarDay(at, timeZone));
    const { plan } = begun;
    const waiting = { ...createWaitingReplayCalendar(0, on, now(), timeZone), plan };
    const first = findNextAutomaticOpening(waiting, waiting, timeZone);
    if (!first) break;
    at = first.at;
    starts.push(
      startOn(
        replayCalendarStartedAtWeek(0, 1, at, plan.noSchool),
        at,
        toCalendarDay(at, timeZone),
      ),
    );
  }
  return starts;
}

function startOn(replay: ReplayCalendar, opensAt: Date, on: CalendarDay | null): ReplayFirstDayDto {
  const { timeZone } = getServices();
  const second = findNextAutomaticOpening(replay, replay, timeZone);
  return {
    on,
    day: shortWeekdayDateText(opensAt, timeZone),
    opens: on === null ? '' : shortMomentText(opensAt, timeZone),
    due: shortMomentText(deadlineOf(replay, 1, opensAt, timeZone), timeZone),
    next: second ? shortMomentText(second.at, timeZone) : '',
  };
}

/**
 * Previews {@link switchLeagueSeason} without changing anything. 'not-found' for anyone else's
 * league.
 */
export async function previewSeasonSwitch(
  viewer: Viewer,
  { leagueId, wanted }: SeasonSwitchInput,
): Promise<CalendarChangePreviewDto> {
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, timeZone, now } = getServices();
  const found = await findPlannedSeasonSwitch(league, wanted);
  if (!found) return { sentences: [], refusal: SEASON_CHOICE_UNCHANGED };
  const { from, to, calendar } = found;
  try {
    await requireWeekStatisticsIn(store, calendar);
    const profiles = await listStudentsToMoveIn(store, league);
    const teams = await listTeamsOfLeague(store, league);
    const due =
      calendar.kind === 'replay' ? deadlineOf(calendar, to.currentWeek, now(), timeZone) : null;
    const { statisticsSeason } = to.seasonKey;
    return {
      sentences: [
        playsFromNowOnText(to.currentWeek, statisticsSeason, due && shortMomentText(due, timeZone)),
        ...comingWeekSentences(calendar, timeZone),
        ...(profiles.length === 0
          ? []
          : from.seasonKey !== to.seasonKey
            ? otherSeasonSentences(
                profiles.length,
                teams.filter(createStatisticsSeasonFilter(to.seasonKey)).length,
                { from, to },
              )
            : [ALL_GOES_ALONG, ...sameSeasonSentences(profiles, from, to)]),
      ],
      refusal: null,
    };
  } catch (error) {
    if (error instanceof DomainError) return { sentences: [], refusal: error.message };
    throw error;
  }
}

function comingWeekSentences(calendar: LeagueCalendar, timeZone: string): string[] {
  if (calendar.kind === 'live') return [];
  if (calendar.paused) return [LATER_WEEKS_OPEN_AFTER_PAUSE];
  const next = findNextAutomaticOpening(calendar, calendar, timeZone);
  const ends = listAllSeasonWeekDates(calendar, calendar, timeZone).at(-1)?.dueAt;
  return [
    ...(next ? [openingMovesText(next.week, shortMomentText(next.at, timeZone))] : []),
    ...(ends ? [seasonEndsText(ends, timeZone)] : []),
  ];
}

/** Students who have played the other season before go on with their teams. */
function otherSeasonSentences(
  students: number,
  teamsThere: number,
  { from, to }: { from: SeasonAndWeek; to: SeasonAndWeek },
): string[] {
  const back = Math.min(teamsThere, students);
  return [
    ...(back > 0 ? [teamsComeBackText(back, students, to.seasonKey.statisticsSeason)] : []),
    ...(back < students ? [draftAnewText(students - back, students)] : []),
    workOnSeasonIsKeptText(from.seasonKey.statisticsSeason),
  ];
}

function sameSeasonSentences(
  profiles: readonly StudentProfile[],
  from: SeasonAndWeek,
  to: SeasonAndWeek,
): string[] {
  if (to.currentWeek < from.currentWeek)
    return [lineupsStayLockedText(from.currentWeek), laterWorkWaitsText(to.currentWeek)];
  const lock = to.currentWeek > from.currentWeek ? [lineupsLockUpToWeekText(to.currentWeek)] : [];
  const skipped = profiles
    .flatMap(
      (profile) =>
        arrivalInSeason({ arrivals: arrivalsAfterMove(profile, from, to) }, to.seasonKey)?.before ??
        [],
    )
    .filter((week) => week > from.currentWeek)
    .toSorted((a, b) => a - b);
  const [first, last] = [skipped[0], skipped.at(-1)];
  return [
    ...lock,
    ...(first === undefined || last === undefined ? [] : [weeksSkippedText(first, last)]),
  ];
}

const HALF_AN_HOUR = 30 * 60_000;

/**
 * Calendar programs have no session, so anyone with the address can read these dates. Null for an
 * unknown key, and for a league that is being deleted.
 */
export async function findCalendarFeed(feedKey: string): Promise<CalendarFeedContentDto | null> {
  const { store, timeZone } = getServices();
  const [league] = await store.query(leagues, { where: equalConditions({ feedKey }), limit: 1 });
  // Calendar programs stop showing a class that is over once its address is gone.
  if (!league || league.deletingAt || league.archivedAt) return null;
  const own = await readCalendarState(league);
  const { calendar, openedWeeks } = own;
  const { id, name } = league;
  const events = listAllSeasonWeekDates(
    postponeOverdueLiveOpening(own),
    openedWeeks,
    timeZone,
  ).flatMap(({ week, opensAt, dueAt }) => [
    ...(opensAt
      ? [
          {
            id: `${id}-${week}-opens`,
            title: feedOpensTitle(week, name),
            start: opensAt,
            end: new Date(opensAt.getTime() + HALF_AN_HOUR),
          },
        ]
      : []),
    // The event ends at the very moment at which the week is due.
    ...(dueAt
      ? [
          {
            id: `${id}-${week}-due`,
            title: feedDueTitle(week, name),
            start: new Date(dueAt.getTime() - HALF_AN_HOUR),
            end: dueAt,
          },
        ]
      : []),
  ]);
  const days = calendar.plan.noSchool.map((off) => ({
    id: `${id}-${off.first}-${off.last}`,
    title: feedDayOffText(off.name),
    first: off.first,
    last: off.last,
  }));
  return { name, events, days };
}
