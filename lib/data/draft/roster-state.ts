import type { RosterCountDto } from '@/lib/data/draft/dto';
import { rosterPlayers } from '@/lib/data/lineup/roster-players';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { missingPlayers, ROSTER_LIMITS, type RosterCounts, rosterCounts } from '@/lib/domain/roster';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { playersText } from '@/words/roster';

export function countsOf(snapshot: SeasonSnapshot, team: StudentTeam): RosterCounts {
  const defenses = team.draftedDefenses.filter((id) => snapshot.teamById(id) !== null);
  return rosterCounts(rosterPlayers(snapshot, team), defenses);
}

/** What a team still needs for a line-up, in words; null when it can fill one. */
export function missingFrom(snapshot: SeasonSnapshot, team: StudentTeam): string | null {
  const missing = missingPlayers(countsOf(snapshot, team));
  return missing && playersText(missing);
}

/** See {@link StudentTeam}'s `rosterVersion`. */
export function rosterVersionOf({ rosterVersion }: StudentTeam): number {
  return rosterVersion ?? 0;
}

export function countDtos(counts: RosterCounts): RosterCountDto[] {
  return POSITION_CODES.map((position) => ({ position, drafted: counts[position], ...ROSTER_LIMITS[position] }));
}
