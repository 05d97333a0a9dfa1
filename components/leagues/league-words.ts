import type { TeacherDashboardDto } from '@/lib/data/league/dto';

type Allowance = TeacherDashboardDto['allowance'];

/** "You’ve opened 1 of 1 league for this season." */
export function allowanceText({ used, allowed }: Allowance): string {
  return `You’ve opened ${used} of ${allowed} ${allowed === 1 ? 'league' : 'leagues'} for this season.`;
}

/** Why another league cannot be opened, or null when it can. */
export function whyNoMoreLeagues(allowance: Allowance): string | null {
  return allowance.used < allowance.allowed ? null : 'An admin can allow more. Archived leagues count. Deleted ones don’t.';
}

/** "No students yet", "1 student", "24 students". */
export function studentCountText(count: number): string {
  if (count === 0) return 'No students yet';
  return count === 1 ? '1 student' : `${count} students`;
}
