import type { TeacherDashboardDto } from '@/lib/data/league/dto';

type Allowance = TeacherDashboardDto['allowance'];

/** "You have opened 1 of 1 league." */
export function allowanceText({ used, allowed }: Allowance): string {
  return `You have opened ${used} of ${allowed} ${allowed === 1 ? 'league' : 'leagues'}.`;
}

/** Why another league cannot be opened, or null when it can. */
export function whyNoMoreLeagues(allowance: Allowance): string | null {
  return allowance.used < allowance.allowed ? null : 'An administrator can allow you more.';
}
