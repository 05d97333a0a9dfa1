import type { PlayerTileDto } from '@/lib/data/season/dto';
import { isKnown, teamThrough } from '@/lib/data/season/games';
import { isDefense, type PositionCode } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { playerPhoto } from '@/lib/server/player-images';
import { UNKNOWN_PLAYER } from '@/words/roster';

const UNKNOWN_COLORS = { primaryColor: '#4b5563', secondaryColor: '#d1d5db' };

function hexColor(stored: string): string {
  return stored.startsWith('#') ? stored : `#${stored}`;
}

/**
 * What a tile shows of a player, or of a defense when `position` is DEF. The team is the one known in `throughWeek`, so that a later
 * trade stays unknown. An id that is not in the season gives a grey tile instead of a broken page.
 */
export function playerTile(snapshot: SeasonSnapshot, position: PositionCode, id: number, throughWeek: number): PlayerTileDto {
  const player = isDefense(position) ? null : (snapshot.players.get(id) ?? null);
  const team = isKnown(snapshot, position, id) ? teamThrough(snapshot, position, id, throughWeek) : null;
  const photo = player ? playerPhoto(id) : undefined;
  return {
    id,
    name: (isDefense(position) ? team?.FullName : player?.Name) ?? UNKNOWN_PLAYER,
    position,
    team: team?.Team ?? '',
    teamName: team?.FullName ?? '',
    primaryColor: team ? hexColor(team.PrimaryColor) : UNKNOWN_COLORS.primaryColor,
    secondaryColor: team ? hexColor(team.SecondaryColor) : UNKNOWN_COLORS.secondaryColor,
    jerseyNumber: player?.JerseyNumber ?? null,
    byeWeek: team?.ByeWeek ?? 0,
    ...(photo ? { photo } : {}),
    ...(isKnown(snapshot, position, id) ? {} : { isUnknown: true as const }),
  };
}
