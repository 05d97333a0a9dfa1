import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { deadlineFor, formatDeadline } from '@/lib/domain/weeks';
import { env } from '@/lib/env';
import { getServices } from '@/lib/services';
import { type League, leagueStudents, leagues, studentProfiles, studentWeeklyProgress } from '@/lib/store/collections';
import { findAllowanceIn } from '../session/commands';
import { isAdmin } from '../session/queries';
import { requireTeacher, type Viewer } from '../viewer';
import type { LeagueFrameDto, LeagueSummaryDto, TeacherDashboardDto, TeacherFrameDto, TeacherLeagueDto } from './dto';
import { requireOwnLeague } from './own-league';

/** The frame around every teacher page. */
export async function getTeacherFrame(viewer: Viewer): Promise<TeacherFrameDto> {
  const { profile, meta } = await requireTeacher(viewer);
  return { displayName: profile.displayName, isAdmin: await isAdmin(viewer), season: meta.currentSeason, week: meta.currentWeek };
}

/** The teacher's own leagues of the current season, newest first, with the number of students in each. */
export async function getTeacherDashboard(viewer: Viewer): Promise<TeacherDashboardDto> {
  const { viewer: teacher, profile, meta } = await requireTeacher(viewer);
  const { store, timeZone } = getServices();
  const own = await store.query(leagues, {
    where: [
      { field: 'teacherId', op: '==', value: teacher.accountId },
      { field: 'season', op: '==', value: meta.currentSeason },
    ],
    orderBy: { field: 'createdAt', direction: 'desc' },
  });
  const allowed = (await findAllowanceIn(store, teacher.email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
  const counts = await Promise.all(own.map((league) => store.count(leagueStudents(league.id), {})));
  return {
    displayName: profile.displayName,
    isAdmin: await isAdmin(viewer),
    season: meta.currentSeason,
    week: meta.currentWeek,
    seasonActive: meta.seasonActive,
    deadlineText: formatDeadline(deadlineFor(dateFromTimestamp(meta.weekStartedAt), timeZone), timeZone),
    leagues: own.map((league, index) => summary(league, counts[index] ?? 0)),
    allowance: { used: own.length, allowed },
  };
}

/** The frame around every page of one own league. 'not-found' for anybody else's. */
export async function getLeagueFrame(viewer: Viewer, leagueId: string): Promise<LeagueFrameDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  return { id: league.id, name: league.name, season: league.season, isPast: league.season !== meta.currentSeason };
}

/** One own league with its join code, its password and its students by name. 'not-found' for anybody else's. */
export async function getTeacherLeague(viewer: Viewer, leagueId: string): Promise<TeacherLeagueDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const { store } = getServices();
  const ofLeague = [
    { field: 'leagueId', op: '==', value: league.id },
    { field: 'season', op: '==', value: league.season },
  ] as const;
  const [students, progress] = await Promise.all([
    store.query(studentProfiles, { where: ofLeague }),
    store.query(studentWeeklyProgress, { where: [...ofLeague, { field: 'week', op: '==', value: meta.currentWeek }] }),
  ]);
  const stepsDone = new Map(progress.map((week) => [week.studentId, week.steps.filter((step) => step.correct).length]));
  return {
    ...summary(league, students.length),
    password: league.password,
    week: meta.currentWeek,
    roster: students
      .map((student) => ({
        studentId: student.studentId,
        firstName: student.firstName,
        lastInitial: student.lastInitial,
        teamName: student.teamName ?? null,
        mvpPoints: student.mvpPoints,
        stepsDone: stepsDone.get(student.studentId) ?? 0,
      }))
      .sort((a, b) => a.firstName.localeCompare(b.firstName) || a.lastInitial.localeCompare(b.lastInitial)),
  };
}

function summary(league: League, studentCount: number): LeagueSummaryDto {
  return {
    id: league.id,
    name: league.name,
    code: league.code,
    season: league.season,
    createdAt: dateFromTimestamp(league.createdAt).toISOString(),
    studentCount,
  };
}
