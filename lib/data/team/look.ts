import type { OwnTeamDto, TeamLookDto } from '@/lib/data/team/dto';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentTeam } from '@/lib/store/collections/teams';

/** The same for its own student, with the name that waits for the teacher. */
export function ownTeam(
  team: StudentTeam,
  { teamNameWish, teamNameRefused }: Pick<StudentProfile, 'teamNameWish' | 'teamNameRefused'>,
): OwnTeamDto {
  return { look: teamLook(team), waitingName: teamNameWish ?? null, wasRefused: teamNameRefused ?? false };
}

/**
 * The part of a team the whole league may see: boards, gallery, live streams and the projector go by it. Its name is one that the teacher has
 * agreed to or the app has made: what was typed and waits stands on the profile alone.
 */
export function teamLook(team: StudentTeam): TeamLookDto {
  return {
    name: team.name,
    mascot: team.mascot,
    theme: team.theme,
    helmetColor: team.helmetColor,
    facemaskColor: team.facemaskColor,
  };
}
