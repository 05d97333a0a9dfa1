import { DEFENSE, POSITION_CODES } from '@/lib/domain/football/positions';
import {
  missingPlayers,
  ROSTER_LIMITS,
  type RosterCounts,
  rosterCounts,
} from '@/lib/domain/football/roster';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { playersText } from '@/words/roster';
import type { RosterCountDto } from './dto';
import { rosterIdsAt, rosterPlayers } from './roster';

export function countsOf(snapshot: SeasonSnapshot, team: StudentTeam): RosterCounts {
  return rosterCounts(rosterPlayers(snapshot, team), rosterIdsAt(snapshot, team, DEFENSE));
}

/** The missing players for a lineup, in words; null if none are missing. */
export function missingFrom(snapshot: SeasonSnapshot, team: StudentTeam): string | null {
  const missing = missingPlayers(countsOf(snapshot, team));
  return missing && playersText(missing);
}

export function countDtos(counts: RosterCounts): RosterCountDto[] {
  return POSITION_CODES.map((position) => ({
    position,
    drafted: counts[position],
    ...ROSTER_LIMITS[position],
  }));
}
