import { createHash } from 'node:crypto';
import type { StudentTeam } from '@/lib/store/collections/teams';

/**
 * Changes whenever the team changes; empty without one. A page and the live connection compare it.
 */
export function versionOf(team: StudentTeam | null): string {
  return team ? createHash('sha256').update(JSON.stringify(team)).digest('hex').slice(0, 12) : '';
}
