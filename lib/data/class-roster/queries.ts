import { isOpen, requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import { waitingName } from '@/lib/data/team/naming';
import { nextFormulas } from '@/lib/data/week/student-week';
import { gamesOfLeague } from '@/lib/domain/calendar/clock';
import { getServices } from '@/lib/server/services';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equal } from '@/lib/store/port';
import { A_STUDENT } from '@/words/class';

/** The students of one own league with what a teacher may change about them. 'not-found' for anyone else's league. */
export async function getClassRoster(viewer: Viewer, leagueId: string): Promise<ClassRosterDto> {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId);
  const { store } = getServices();
  const [students, own] = await Promise.all([
    store.list(studentProfiles, { where: equal({ leagueId: league.id, season: league.season }) }),
    store.query(leagues, { where: equal({ teacherId: teacher.accountId, season: league.season }) }),
  ]);
  return {
    leagueId: league.id,
    isPast: clock.isPast,
    isOpen: isOpen(league),
    classFormulas: nextFormulas({ league, clock }),
    students: students.documents
      .map(classStudent)
      .sort((a, b) => a.firstName.localeCompare(b.firstName) || a.lastInitial.localeCompare(b.lastInitial)),
    unreadable: students.unreadable.map(({ id, stored }) => ({
      key: id,
      name: typeof stored.firstName === 'string' && stored.firstName !== '' ? stored.firstName : A_STUDENT,
    })),
    otherLeagues: own
      .filter((other) => other.id !== league.id && isOpen(other))
      .map((other) => {
        const { statisticsSeason } = gamesOfLeague(other, other.season);
        const isOther = statisticsSeason !== clock.statisticsSeason;
        return { id: other.id, name: other.name, ...(isOther ? { otherSeason: statisticsSeason } : {}) };
      })
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}

function classStudent(profile: StudentProfile): ClassStudentDto {
  return {
    studentId: profile.studentId,
    firstName: profile.firstName,
    lastInitial: profile.lastInitial,
    username: profile.username ?? null,
    ownReference: profile.ownReference || null,
    teamName: profile.teamName ?? null,
    waitingName: waitingName(profile),
    isWaitingShown: waitingName(profile) === profile.teamName && profile.teamName !== undefined,
    formulaLevel: profile.levelOpen ? null : profile.formulaType,
  };
}
