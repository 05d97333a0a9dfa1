import { DEFENSE, POSITION_CODES } from '@/lib/domain/football/positions';
import {
  findMissingPlayerCounts,
  ROSTER_LIMITS,
  type RosterCounts,
  rosterCounts,
} from '@/lib/domain/football/roster';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { positionCountsText } from '@/words/roster';
import type { RosterCountDto } from './dto';
import { nonDefenseRosterIdsWithPositions, rosterIdsAtPosition } from './roster';

export function teamRosterCounts(snapshot: SeasonSnapshot, team: StudentTeam): RosterCounts {
  return rosterCounts(
    nonDefenseRosterIdsWithPositions(snapshot, team),
    rosterIdsAtPosition(snapshot, team, DEFENSE),
  );
}

/** The missing players for a lineup, in words; null if none are missing. */
export function missingPlayersText(snapshot: SeasonSnapshot, team: StudentTeam): string | null {
  const missing = findMissingPlayerCounts(teamRosterCounts(snapshot, team));
  return missing && positionCountsText(missing);
}

export function rosterCountDtos(counts: RosterCounts): RosterCountDto[] {
  return POSITION_CODES.map((position) => ({
    position,
    drafted: counts[position],
    ...ROSTER_LIMITS[position],
  }));
}
