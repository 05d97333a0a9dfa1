import {
  classRoleToday,
  isLeagueOpen,
  listLeaguesSharedToday,
  listOwnAndSharedLeagues,
  loadSharedLeaguesTodayAndLater,
  requireOwnLeague,
} from '@/lib/data/access/league';
import {
  requireStudent,
  requireTeacher,
  teacherPictureUrl,
  type Viewer,
} from '@/lib/data/access/viewer';
import { readLeagueAllowanceIn } from '@/lib/data/allowance/allowance';
import { purgeDayOf } from '@/lib/data/privacy/retention';
import { findLeagueName } from '@/lib/data/season/leagues';
import { isAdmin } from '@/lib/data/session/queries';
import { lineupLockDto } from '@/lib/data/week/deadline';
import { classFormulaSetNameOfNextWeek } from '@/lib/data/work/week';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { supportPeriodsOf } from '@/lib/domain/calendar/supports';
import { hasClassCapability, type InvitedRole } from '@/lib/domain/class/adults';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { DEFAULT_FORMULA_LEVEL } from '@/lib/domain/football/formulas';
import { canPlaySeasonLive, FINAL_WEEK } from '@/lib/domain/football/schedule';
import { groupBy } from '@/lib/domain/lists';
import { DAY_MS, formatCalendarDay } from '@/lib/domain/time/calendar';
import { isPurgeDue } from '@/lib/domain/time/retention';
import { compareTimestamps, dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { cacheVersion, createVersionedCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { listWithAnyValue } from '@/lib/store/any-value-query';
import { type League, leagues } from '@/lib/store/collections/leagues';
import {
  type LeagueAllowanceRequest,
  leagueAllowanceRequests,
  studentProfiles,
} from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import {
  classWeekAndReplayText,
  classWeekDueOrPauseText,
  nextWeekOpensText,
} from '@/words/calendar';
import { dayText, deadlineDayAndTimeText, shortDayText } from '@/words/dates';
import { loadSummariesOfClasses } from './class-summaries';
import type {
  EndOfYearDto,
  JoinBoardDto,
  LeagueHeaderDto,
  LeagueSettingsDto,
  LeagueSummaryDto,
  MoreLeaguesRequestDto,
  NewLeagueSetupDto,
  StudentWithoutLeagueDto,
  TeacherDashboardDto,
  TeacherShellDto,
} from './dto';
import { readStuckStudentsAndWaitingGraphs } from './teacher-todo';

/**
 * Cached for a minute; this process's changes to a teacher's classes count at once, and so does the
 * end of a role in someone else's class. Admin pages check again who is an admin.
 */
const frameCache = createVersionedCache<{
  admin: boolean;
  own: readonly League[];
  openRequests: number;
}>({
  maxEntries: 500,
  maxAgeMs: 60_000,
});

async function readFrameClasses(viewer: Viewer) {
  const own = await requireTeacher(viewer);
  const { viewer: teacher, clock, clockOf } = own;
  const { accountId } = teacher;
  const version = [teacher.email, clock.season, clock.currentWeek, cacheVersion(accountId)].join();
  const known = await frameCache.read(accountId, version, async () => {
    const [isTeacherAdmin, { documents }] = await Promise.all([
      isAdmin(viewer),
      listOwnAndSharedLeagues(accountId, clock.season, 'look'),
    ]);
    const openRequests = isTeacherAdmin
      ? await getServices().store.count(leagueAllowanceRequests, {
          where: equalConditions({ isOpen: true }),
        })
      : 0;
    return { admin: isTeacherAdmin, own: documents, openRequests };
  });
  const isShared = known.own.some(({ teacherId }) => teacherId !== accountId);
  const stillIn = new Set(
    (isShared ? await listLeaguesSharedToday(accountId) : []).map(({ id }) => id),
  );
  const shown = known.own.filter(
    (league) =>
      isInFrame(league, clock) && (league.teacherId === accountId || stillIn.has(league.id)),
  );
  return {
    ...own,
    ...known,
    shown,
    todo: await readStuckStudentsAndWaitingGraphs(accountId, shown, clockOf),
  };
}

export async function getTeacherShell(viewer: Viewer): Promise<TeacherShellDto> {
  const { profile, admin, openRequests, shown, todo, ...own } = await readFrameClasses(viewer);
  return {
    displayName: profile.displayName,
    pictureUrl: teacherPictureUrl(profile),
    isAdmin: admin,
    openRequests,
    classes: numberedLeaguesByPeriod(shown).map(({ league, league: { id, name }, period }) => ({
      id,
      name,
      period,
      ...partIn(league, own.viewer.accountId),
      stuck: todo.stuck.get(id) ?? 0,
    })),
    asksForProof: viewer?.addressProof === 'asked',
  };
}

function partIn(league: League, accountId: string): { role?: InvitedRole } {
  const role = classRoleToday(league, accountId);
  return role && role !== 'owner' ? { role } : {};
}

const isInFrame = (league: League, { season }: Pick<LeagueClock, 'season'>): boolean =>
  league.season === season && isLeagueOpen(league);

/**
 * The teacher's leagues, newest first, with their numbers of students.
 *
 * @param season an earlier season with leagues; the current one if it is missing or there are none.
 */
export async function getTeacherDashboard(
  viewer: Viewer,
  season?: number,
): Promise<TeacherDashboardDto> {
  const { viewer: teacher, profile, clock, clockOf } = await requireTeacher(viewer);
  const { store, seasons, timeZone, now } = getServices();
  const [{ documents: owned, unreadable }, shared] = await Promise.all([
    store.list(leagues, { where: equalConditions({ teacherId: teacher.accountId }) }),
    loadSharedLeaguesTodayAndLater(teacher.accountId),
  ]);
  const own = [...owned, ...shared.today];
  const pastSeasons = [...new Set(own.map((league) => league.season))]
    .filter((each) => each !== clock.season)
    .sort((a, b) => b - a);
  const shownSeason = season !== undefined && pastSeasons.includes(season) ? season : clock.season;
  const shown = own
    .filter((league) => league.season === shownSeason)
    .sort((a, b) => compareTimestamps(b.createdAt, a.createdAt));
  const allowed = await readLeagueAllowanceIn(store, teacher.email, profile);
  const leagueIds = shown.map(({ id }) => id);
  const open = own.filter((league) => shownSeason === clock.season && isInFrame(league, clock));
  // One query for all leagues, so that five classes cost a page no more reads than one.
  const [profiles, { waiting }, request] = await Promise.all([
    listWithAnyValue(
      store,
      studentProfiles,
      'leagueId',
      leagueIds,
      equalConditions({ season: shownSeason }),
    ),
    readStuckStudentsAndWaitingGraphs(teacher.accountId, open, clockOf),
    store.get(leagueAllowanceRequests, teacher.accountId),
  ]);
  const members = groupBy(profiles.documents, ({ leagueId }) => leagueId);
  const { deadline, next, seasonPause } = clock;
  const snapshot = await seasons.load(clock.statisticsSeason);
  const partOf = new Map(open.map((league) => [league.id, partIn(league, teacher.accountId)]));
  const lines = await loadSummariesOfClasses(open, clockOf, { waiting, profiles });
  const hasOwnDeadlines = shown.some(({ calendar }) => calendar?.kind === 'live');
  return {
    displayName: profile.displayName,
    today: dayText(now(), timeZone),
    comingClasses: shared.later.map(({ league, firstDay }) => ({
      name: league.name,
      firstDay: formatCalendarDay(firstDay),
    })),
    classes: lines.map(({ opensNext, ...line }) => {
      const { role } = partOf.get(line.id) ?? {};
      const mayOpen = opensNext !== undefined && hasClassCapability(role ?? 'owner', 'manage');
      return { ...line, ...(role ? { role } : {}), ...(mayOpen ? { opensNext } : {}) };
    }),
    season: clock.season,
    shownSeason,
    pastSeasons,
    week: clock.currentWeek,
    seasonActive: !clock.isPaused,
    pausedSince: seasonPause?.since ? deadlineDayAndTimeText(seasonPause.since, timeZone) : null,
    deadlineText: hasOwnDeadlines ? null : lineupLockDto({ clock, snapshot }, timeZone, now()).text,
    seasonOver: clock.currentWeek >= FINAL_WEEK && isLate(now(), deadline),
    nextOpeningText: next?.at ? deadlineDayAndTimeText(next.at, timeZone) : null,
    opensByItself: env().SEASON_CLOCK === 'weekly',
    leagues: shown.map((league) => ({
      ...leagueHeaderFields(league),
      ...partIn(league, teacher.accountId),
      code: league.code,
      studentCount: members.get(league.id)?.length ?? 0,
      goesOn: goesOn(league),
      ...classClockFields(league, clockOf(league)),
    })),
    ...((shown.length === 0 && !canPlaySeasonLive(clock.statisticsSeason, now(), timeZone)) ||
    (shown.length > 0 && shown.every(({ calendar }) => calendar?.kind === 'replay'))
      ? { onlyReplays: true as const }
      : {}),
    unreadable: unreadable.map(({ id, stored: { name } }) => ({
      id,
      name: typeof name === 'string' && name !== '' ? name : null,
    })),
    allowance: { used: owned.filter((league) => countsAsUsed(league, clock)).length, allowed },
    request: requestDto(request),
  };
}

const ANSWER_SHOWN_MS = 14 * DAY_MS;

function requestDto(request: LeagueAllowanceRequest | null): MoreLeaguesRequestDto {
  const { now, timeZone } = getServices();
  if (!request) return null;
  const { wanted, note, askedAt, answer } = request;
  if (answer && now().getTime() - dateFromTimestamp(answer.at).getTime() > ANSWER_SHOWN_MS)
    return null;
  const on = shortDayText(dateFromTimestamp(askedAt), timeZone) ?? '';
  return {
    wanted,
    note,
    on,
    answer: answer ? { allowed: answer.allowed, sentence: answer.sentence } : null,
  };
}

const countsAsUsed = (league: League, { season }: Pick<LeagueClock, 'season'>): boolean =>
  league.season === season && !league.archivedAt;

export async function getNewLeagueSetup(viewer: Viewer): Promise<NewLeagueSetupDto> {
  const { viewer: teacher, profile, clock } = await requireTeacher(viewer);
  const { store } = getServices();
  const [{ documents: own }, allowed, request] = await Promise.all([
    listOwnAndSharedLeagues(teacher.accountId, clock.season),
    readLeagueAllowanceIn(store, teacher.email, profile),
    store.get(leagueAllowanceRequests, teacher.accountId),
  ]);
  const used = own.filter((league) => countsAsUsed(league, clock)).length;
  const open = own.filter((league) => isInFrame(league, clock));
  return {
    allowance: { used, allowed },
    request: requestDto(request),
    classes: numberedLeaguesByPeriod(open).map(({ league: { id, name }, period }) => ({
      id,
      name,
      period,
    })),
  };
}

export async function getEndOfYear(viewer: Viewer): Promise<EndOfYearDto> {
  const { viewer: teacher, clockOf } = await requireTeacher(viewer);
  const { store, now, timeZone } = getServices();
  const own = await store.query(leagues, {
    where: equalConditions({ teacherId: teacher.accountId }),
  });
  const ids = own.map(({ id }) => id);
  const profiles = await listWithAnyValue(store, studentProfiles, 'leagueId', ids);
  const bySeason = groupBy(
    own.toSorted((a, b) => b.season - a.season),
    ({ season }) => season,
  );
  const classes = [...bySeason.values()].flatMap((each) =>
    numberedLeaguesByPeriod(each).map(({ league, period }) => {
      const { isPast, statisticsSeason } = clockOf(league);
      const students = profiles.documents.filter(
        ({ leagueId, season }) => leagueId === league.id && season === league.season,
      );
      return {
        ...leagueHeaderFields(league),
        period,
        isPast,
        studentCount: students.length,
        supportedCount: students.filter(
          (student) => supportPeriodsOf(student, statisticsSeason).length > 0,
        ).length,
        purgeDayText: formatCalendarDay(purgeDayOf(league.createdAt)),
        isDue: isPurgeDue(purgeDayOf(league.createdAt), now(), timeZone),
        goneDayText: league.deletesOn ? formatCalendarDay(league.deletesOn) : null,
      };
    }),
  );
  return { classes, daysAfterSchoolYear: env().RETENTION_DAYS_AFTER_SEASON };
}

function classClockFields(league: League, clock: LeagueClock): Partial<LeagueSummaryDto> {
  const { timeZone, now } = getServices();
  const { currentWeek, deadline, pause, seasonPause, isPast, next } = clock;
  if (isPast) return {};
  const season = replayedSeason(league);
  const canOpen = season !== null && !pause && currentWeek < FINAL_WEEK && isLeagueOpen(league);
  const since = pause && {
    since: deadlineDayAndTimeText(dateFromTimestamp(pause.since), timeZone),
  };
  const due = { text: deadlineDayAndTimeText(deadline, timeZone), passed: isLate(now(), deadline) };
  const isPaused = pause !== null || seasonPause !== null;
  return {
    clockText: classWeekDueOrPauseText({
      season,
      week: currentWeek,
      due,
      paused: since ?? (seasonPause && 'season'),
    }),
    ...(next && !isPaused && isLeagueOpen(league)
      ? { nextText: nextWeekOpensText(next, next.at && deadlineDayAndTimeText(next.at, timeZone)) }
      : {}),
    ...(league.calendar ? { hasOwnCalendar: true } : {}),
    ...(canOpen ? { opensNext: currentWeek + 1 } : {}),
  };
}

/** The frame around every page of one own league. 'not-found' for anyone else's. */
export async function getLeagueHeader(viewer: Viewer, leagueId: string): Promise<LeagueHeaderDto> {
  const { viewer: self, league, clock, role } = await requireOwnLeague(viewer, leagueId, 'look');
  const { clock: live, todo } = await readFrameClasses(viewer);
  const { isPast, isPaused, currentWeek } = clock;
  return {
    ...leagueHeaderFields(league),
    role,
    ...(league.offeredToId === self.accountId ? { isAskedToTakeOver: true as const } : {}),
    isPast,
    isPaused: isPaused && !isPast,
    weekText: isPast ? null : classWeekAndReplayText(replayedSeason(league), currentWeek),
    latestWeek: currentWeek,
    waiting: [...(todo.waiting.get(leagueId) ?? [])],
    isInFrame: isInFrame(league, live),
    goesOn: goesOn(league),
  };
}

/** "Dec 27": the day on which a deleted class goes; null for any other. */
const goesOn = ({ deletesOn }: League) =>
  deletesOn ? shortDayText(new Date(`${deletesOn}T12:00Z`), 'UTC') : null;

/** Null for a class that plays along with the NFL. */
const replayedSeason = ({ calendar }: League): number | null =>
  calendar?.kind === 'replay' ? calendar.statisticsSeason : null;

function leagueHeaderFields({
  id,
  name,
  season,
  deletingAt,
  archivedAt,
}: League): Pick<LeagueHeaderDto, 'id' | 'name' | 'season' | 'state'> {
  const state = deletingAt ? 'deleting' : archivedAt ? 'archived' : 'open';
  return { id, name, season, state };
}

/** A teacher's own league's settings. 'not-found' for anyone else's. */
export async function getLeagueSettings(
  viewer: Viewer,
  leagueId: string,
): Promise<LeagueSettingsDto> {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store } = getServices();
  const { id, name, code, password, season } = league;
  const { documents: own } = await listOwnAndSharedLeagues(teacher.accountId, season, 'manage');
  const others = own.filter((each) => each.id !== id && isLeagueOpen(each));
  return {
    id,
    name,
    code,
    password,
    season,
    period: league.period ?? '',
    isPast: clock.isPast,
    isDeleting: Boolean(league.deletingAt),
    studentCount: await store.count(studentProfiles, {
      where: equalConditions({ leagueId: id, season }),
    }),
    startLevel: league.startLevel ?? null,
    boardLevel: league.boardLevel ?? DEFAULT_FORMULA_LEVEL,
    cards: {
      cardLines: league.cardLines ?? 'after-wrong',
      asksForGuess: league.estimateOff !== true,
      hasDrive: league.driveOff !== true,
    },
    formulas: classFormulaSetNameOfNextWeek({ league, clock }),
    classes: [league, ...numberedLeaguesByPeriod(others).map((each) => each.league)].map(
      (each) => ({
        id: each.id,
        name: each.name,
      }),
    ),
  };
}

/** For the wall and for paper. 'not-found' for anyone else's league. */
export async function getJoinBoard(viewer: Viewer, leagueId: string): Promise<JoinBoardDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const closed = clock.isPast ? 'past' : league.archivedAt || league.deletingAt ? 'archived' : null;
  return {
    name: league.name,
    code: league.code,
    password: league.password,
    host: new URL(env().NEXTAUTH_URL).host,
    closed,
  };
}

/**
 * For a student without a class: the class they were removed from. Null for a student in a class.
 */
export async function findOwnStatusWithoutLeague(
  viewer: Viewer,
): Promise<StudentWithoutLeagueDto | null> {
  const { profile } = await requireStudent(viewer);
  if ((await findLeagueName(profile.leagueId)) !== null) return null;
  const { removedFromId } = profile;
  return { removedFrom: removedFromId ? { name: await findLeagueName(removedFromId) } : null };
}
