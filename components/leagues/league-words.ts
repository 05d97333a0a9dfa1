import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { leaguesInUse } from '@/words/desk';

/** "1 of 1 league in use. Archived ones don’t count.", and why no other one can be opened; null when it can. */
export function allowanceWords({ used, allowed }: TeacherDashboardDto['allowance']): { text: string; reason: string | null } {
  return {
    text: leaguesInUse(used, allowed),
    reason: used < allowed ? null : 'Archive one, or ask for more.',
  };
}

/** "No students yet", "1 student", "24 students". */
export function studentCountText(count: number): string {
  if (count === 0) return 'No students yet';
  return count === 1 ? '1 student' : `${count} students`;
}
