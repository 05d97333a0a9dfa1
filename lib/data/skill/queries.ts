import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { listClassSkills } from '@/lib/data/skill/class-skills';
import type { ClassSkillsDto } from '@/lib/data/skill/dto';

/**
 * Each skill of a teacher's own league with the students who have or are learning it. 'not-found'
 * for anyone else's league.
 */
export async function getClassSkills(viewer: Viewer, leagueId: string): Promise<ClassSkillsDto> {
  return listClassSkills(await requireOwnLeague(viewer, leagueId));
}
