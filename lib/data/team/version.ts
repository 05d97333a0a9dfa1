import { createHash } from 'node:crypto';
import type { StudentTeam } from '@/lib/store/collections/teams';

/**
 * Changes whenever the team changes; empty without one. A page and the live connection compare it.
 */
export function teamVersion(team: StudentTeam | null): string {
  if (!team) return '';
  // Databases return a document's fields in different orders.
  const fields = Object.entries(team).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12);
}
