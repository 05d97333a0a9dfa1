import { oncePerProcess } from '@/lib/once';

/**
 * By the id of a league or of a teacher: how often this process has written something of the league
 * and its students, or of the teacher's leagues. Actions and pages are bundles of their own.
 */
const counts = oncePerProcess('fractionLeagueChanges', () => new Map<string, number>());

/** After a write: what is kept under this id is older than it. */
export function noteChange(id: string): void {
  if (id !== '') counts.set(id, changesOf(id) + 1);
}

/** What is kept can be said again while this stays the same. */
export const changesOf = (id: string): number => counts.get(id) ?? 0;
