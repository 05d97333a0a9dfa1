import type { TeacherDashboardDto } from '@/lib/data/league/dto';

/** "You’ve opened 1 of 1 league for this season.", and why no other one can be opened; null when it can. */
export function allowanceWords({ used, allowed }: TeacherDashboardDto['allowance']): { text: string; reason: string | null } {
  return {
    text: `You’ve opened ${used} of ${allowed} ${allowed === 1 ? 'league' : 'leagues'} for this season.`,
    reason: used < allowed ? null : 'An admin can allow more. Archived leagues count. Deleted ones don’t.',
  };
}

/** "No students yet", "1 student", "24 students". */
export function studentCountText(count: number): string {
  if (count === 0) return 'No students yet';
  return count === 1 ? '1 student' : `${count} students`;
}
