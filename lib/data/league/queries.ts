import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { deadlineFor, formatDeadline } from '@/lib/domain/weeks';
import { env } from '@/lib/env';
import { getServices } from '@/lib/services';
import { type League, leagueStudents, leagues, studentProfiles, studentWeeklyProgress } from '@/lib/store/collections';
import { recordDenied } from '../audit';
import { notFound } from '../errors';
import { findAllowanceIn } from '../session/commands';
import { isAdmin } from '../session/queries';
import { requireTeacher, type SignedInViewer, type Viewer } from '../viewer';
import type { LeagueSummaryDto, TeacherDashboardDto, TeacherFrameDto, TeacherLeagueDto } from './dto';

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

/** One own league with its join code, its password and its students by name. 'not-found' for anybody else's. */
export async function getTeacherLeague(viewer: Viewer, leagueId: string): Promise<TeacherLeagueDto> {
  const { viewer: teacher, meta } = await requireTeacher(viewer);
  const league = await getOwnLeague(teacher, leagueId);
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

async function getOwnLeague(teacher: SignedInViewer, leagueId: string): Promise<League> {
  const league = await getServices().store.get(leagues, leagueId);
  if (league?.teacherId === teacher.accountId) return league;
  if (league) await recordDenied(teacher.accountId, 'league.read', leagueId);
  throw notFound('This league');
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
