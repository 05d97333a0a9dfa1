import type { TeamLookDto } from '@/lib/data/team/dto';
import type { StudentTeam } from '@/lib/store/collections';

/** The part of a team the whole league may see. */
export function teamLook(team: StudentTeam): TeamLookDto {
  return {
    name: team.name,
    mascot: team.mascot,
    theme: team.theme,
    helmetColor: team.helmetColor,
    facemaskColor: team.facemaskColor,
  };
}
