import { oncePerProcess } from '@/lib/once';

/** By league: how often this process has written something of its students or of itself. Actions and pages are bundles of their own. */
const counts = oncePerProcess('fractionLeagueChanges', () => new Map<string, number>());

/** After a write: what is kept of the league is older than it. */
export function noteChange(leagueId: string): void {
  if (leagueId !== '') counts.set(leagueId, changesOf(leagueId) + 1);
}

/** What is kept of a league can be said again while this stays the same. */
export const changesOf = (leagueId: string): number => counts.get(leagueId) ?? 0;
