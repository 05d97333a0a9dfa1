import { DomainError, notFound } from '@/lib/data/errors';
import { writeAsStudent } from '@/lib/data/profile/student-write';
import type { TeamLookDto } from '@/lib/data/team/dto';
import type { TeamInput } from '@/lib/data/team/input';
import { findTeamIn, requireStudent, type Viewer } from '@/lib/data/viewer';
import { checkTeamName, generateTeamName } from '@/lib/domain/team-names';
import { getServices } from '@/lib/services';
import { studentProfiles, studentTeams } from '@/lib/store/collections';

/**
 * Makes the student's team of this season, or gives the one that is there another look; the roster stays. One team per student and
 * season, whatever is clicked twice.
 */
export async function createTeam(viewer: Viewer, input: TeamInput): Promise<{ next: string }> {
  return writeAsStudent(viewer, async (transaction, { profile, meta }) => {
    const look = lookOf(input);
    const existing = await findTeamIn(transaction, profile.studentId, meta.currentSeason);
    if (profile.teamName !== look.name || !existing) {
      transaction.merge(studentProfiles, profile.id, { ...newName(look.name), ...(existing ? {} : { draftedPositions: 0 }) });
    }
    if (existing) {
      transaction.merge(studentTeams, existing.id, look);
      const drafted = existing.draftedPlayers.length > 0 && existing.draftedDefenses.length > 0;
      return { next: drafted ? '/student/dashboard' : '/student/how-to-draft' };
    }
    transaction.create(studentTeams, {
      id: `${meta.currentSeason}_${profile.studentId}`,
      userId: profile.studentId,
      season: meta.currentSeason,
      leagueIds: profile.leagueId === '' ? [] : [profile.leagueId],
      draftedPlayers: [],
      draftedDefenses: [],
      ...look,
    });
    return { next: '/student/how-to-draft' };
  });
}

/**
 * Gives the team that is there another name and look; the roster stays. 'not-found' before there is one. The name it has may stay, also one
 * that the teacher has allowed against the filter.
 */
export async function changeTeam(viewer: Viewer, input: TeamInput): Promise<TeamLookDto> {
  return writeAsStudent(viewer, async (transaction, { profile, meta }) => {
    const team = await findTeamIn(transaction, profile.studentId, meta.currentSeason);
    if (!team) throw notFound('Your team');
    const look = lookOf(input);
    const check = look.name === team.name ? null : checkTeamName(look.name);
    if (check && !check.ok) throw new DomainError('invalid-input', check.message, { name: check.message });
    transaction.merge(studentTeams, team.id, look);
    if (profile.teamName !== look.name) transaction.merge(studentProfiles, profile.id, newName(look.name));
    return look;
  });
}

/** The copy on the profile. The teacher has not seen this name yet. */
function newName(teamName: string) {
  return { teamName, teamNameApproved: false };
}

function lookOf({ name, mascot, theme, helmetColor, facemaskColor }: TeamInput): TeamLookDto {
  return { name, mascot, theme, helmetColor, facemaskColor };
}

/** Writes nothing: a fresh idea for a name. */
export async function suggestTeamName(viewer: Viewer): Promise<{ name: string }> {
  await requireStudent(viewer);
  return { name: generateTeamName(getServices().random) };
}
