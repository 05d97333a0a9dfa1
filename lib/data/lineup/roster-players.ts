import { isDefense, type PlayerPosition, type PositionCode } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentTeam } from '@/lib/store/collections/teams';

export type RosterPlayer = { id: number; position: PlayerPosition };

/** The drafted players with their positions; an id that is not in the season is left out. */
export function rosterPlayers(snapshot: SeasonSnapshot, team: StudentTeam): RosterPlayer[] {
  return team.draftedPlayers.flatMap((id) => {
    const player = snapshot.players.get(id);
    return player ? [{ id, position: player.Position }] : [];
  });
}

/** The ids on the roster at one position, in the order they were drafted. */
export function rosterIdsAt(snapshot: SeasonSnapshot, team: StudentTeam, position: PositionCode): number[] {
  if (isDefense(position)) return team.draftedDefenses.filter((id) => snapshot.teamById(id) !== null);
  return rosterPlayers(snapshot, team)
    .filter((player) => player.position === position)
    .map((player) => player.id);
}
