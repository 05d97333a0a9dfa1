import { requireOwnLeague } from '@/lib/data/access/league';
import { pictureUrl, requireTeacher } from '@/lib/data/access/teacher';
import type { Viewer } from '@/lib/data/access/viewer';
import { purgeDayOf } from '@/lib/data/privacy/retention';
import { isAdmin } from '@/lib/data/session/queries';
import { isLate, weekDeadline } from '@/lib/data/week/deadline';
import { LAST_WEEK, nextTuesdayOpening } from '@/lib/domain/football/schedule';
import { formatCalendarDay, formatDeadline } from '@/lib/domain/time/calendar';
import { isPurgeDue } from '@/lib/domain/time/retention';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/server/env';
import { getServices } from '@/lib/server/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equal } from '@/lib/store/port';
import type {
  LeagueFrameDto,
  LeagueJoinDto,
  LeagueSettingsDto,
  LeagueSummaryDto,
  TeacherDashboardDto,
  TeacherFrameDto,
} from './dto';
import { findAllowanceIn } from './find';

/** As many as Firestore takes in one `in`. */
const MOST_VALUES = 30;

/** The frame around every teacher page. */
export async function getTeacherFrame(viewer: Viewer): Promise<TeacherFrameDto> {
  const { profile, meta } = await requireTeacher(viewer);
  return {
    displayName: profile.displayName,
    pictureUrl: pictureUrl(profile),
    isAdmin: await isAdmin(viewer),
    season: meta.currentSeason,
    week: meta.currentWeek,
    asksForProof: viewer?.addressProof === 'asked',
  };
}

/**
 * The teacher's own leagues, newest first, with the number of students in each.
 * @param season an earlier season with own leagues; the current one where it is missing or there are none.
 */
export async function getTeacherDashboard(viewer: Viewer, season?: number): Promise<TeacherDashboardDto> {
  const { viewer: teacher, profile, meta } = await requireTeacher(viewer);
  const { store, timeZone, now } = getServices();
  const { documents: own, unreadable } = await store.list(leagues, { where: equal({ teacherId: teacher.accountId }) });
  const pastSeasons = [...new Set(own.map((league) => league.season))]
    .filter((each) => each !== meta.currentSeason)
    .sort((a, b) => b - a);
  const shownSeason = season !== undefined && pastSeasons.includes(season) ? season : meta.currentSeason;
  const shown = own
    .filter((league) => league.season === shownSeason)
    .sort((a, b) => b.createdAt.seconds - a.createdAt.seconds || b.createdAt.nanoseconds - a.createdAt.nanoseconds);
  const allowed = (await findAllowanceIn(store, teacher.email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
  const counts = await countStudents(
    shown.map(({ id }) => id),
    shownSeason,
  );
  const deadline = weekDeadline(meta, timeZone);
  const lastGames = new Date(Math.max(deadline.getTime(), now().getTime()));
  return {
    displayName: profile.displayName,
    isAdmin: await isAdmin(viewer),
    season: meta.currentSeason,
    shownSeason,
    pastSeasons,
    week: meta.currentWeek,
    seasonActive: meta.seasonActive,
    deadlineText: formatDeadline(deadline, timeZone),
    seasonOver: meta.currentWeek >= LAST_WEEK && isLate(now(), deadline),
    nextOpeningText: meta.currentWeek < LAST_WEEK ? formatDeadline(nextTuesdayOpening(lastGames, timeZone), timeZone) : null,
    opensByItself: env().SEASON_CLOCK === 'weekly',
    leagues: shown.map((league) => summary(league, counts.get(league.id) ?? 0)),
    unreadable: unreadable.length,
    allowance: { used: own.filter((league) => league.season === meta.currentSeason).length, allowed },
  };
}

/** One query for all leagues instead of one for each, so that five classes cost a page no more reads than one. */
async function countStudents(leagueIds: readonly string[], season: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < leagueIds.length; start += MOST_VALUES) {
    const value = leagueIds.slice(start, start + MOST_VALUES);
    const found = await getServices().store.query(studentProfiles, {
      where: [{ field: 'leagueId', op: 'in', value }, ...equal({ season })],
    });
    for (const { leagueId } of found) counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1);
  }
  return counts;
}

/** The frame around every page of one own league. 'not-found' for anybody else's. */
export async function getLeagueFrame(viewer: Viewer, leagueId: string): Promise<LeagueFrameDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  return {
    id: league.id,
    name: league.name,
    season: league.season,
    isPast: league.season !== meta.currentSeason,
    state: stateOf(league),
  };
}

function stateOf(league: League): LeagueFrameDto['state'] {
  if (league.deletingAt) return 'deleting';
  return league.archivedAt ? 'archived' : 'open';
}

function summary(league: League, studentCount: number): LeagueSummaryDto {
  return {
    id: league.id,
    name: league.name,
    code: league.code,
    season: league.season,
    createdAt: dateFromTimestamp(league.createdAt).toISOString(),
    studentCount,
    state: stateOf(league),
  };
}

/** What can be changed about an own league, and until when it is kept. 'not-found' for anybody else's. */
export async function getLeagueSettings(viewer: Viewer, leagueId: string): Promise<LeagueSettingsDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const { store, now, timeZone } = getServices();
  const purgeDay = purgeDayOf(league.createdAt);
  return {
    id: league.id,
    name: league.name,
    code: league.code,
    password: league.password,
    season: league.season,
    isPast: league.season !== meta.currentSeason,
    archivedText: league.archivedAt ? formatDeadline(dateFromTimestamp(league.archivedAt), timeZone) : null,
    isDeleting: Boolean(league.deletingAt),
    studentCount: await store.count(studentProfiles, { where: equal({ leagueId: league.id, season: league.season }) }),
    retention: {
      purgeDayText: formatCalendarDay(purgeDay),
      isDue: isPurgeDue(purgeDay, now(), timeZone),
      daysAfterSchoolYear: env().RETENTION_DAYS_AFTER_SEASON,
    },
  };
}

/** What a class needs to join an own league, for the wall and for paper. 'not-found' for anybody else's. */
export async function getLeagueJoin(viewer: Viewer, leagueId: string): Promise<LeagueJoinDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const closed = league.season !== meta.currentSeason ? 'past' : league.archivedAt || league.deletingAt ? 'archived' : null;
  return { name: league.name, code: league.code, password: league.password, host: new URL(env().NEXTAUTH_URL).host, closed };
}
