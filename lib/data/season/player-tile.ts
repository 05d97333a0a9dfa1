import { isDefense, type PositionCode } from '@/lib/domain/football/positions';
import { scoredFieldsOfPosition } from '@/lib/domain/football/scoring';
import {
  type GameStats,
  STATISTIC_FIELDS,
  STATISTICS,
  type Statistic,
} from '@/lib/domain/football/statistics';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { playerPhotoUrl } from '@/lib/platform/player-images';
import { unknownPlayerText } from '@/words/football';
import type { PlayerTileDto, StatDto } from './dto';
import { isPlayerInSeason, playerName, statValue, teamAsOfWeek } from './starter-games';

const statDto = (field: Statistic, value: number): StatDto => ({
  field,
  label: STATISTICS[field].label,
  value,
});

/** The position's scoring statistics come first, with zeros, then any others that are not zero. */
export function gameStatDtos(position: PositionCode, stats: GameStats): StatDto[] {
  const scoring = scoredFieldsOfPosition(position);
  const others = STATISTIC_FIELDS.filter(
    (field) => !scoring.includes(field) && statValue(stats, field) !== 0,
  );
  return [...scoring, ...others].map((field) => statDto(field, statValue(stats, field)));
}

export function statTotalDtos(position: PositionCode, games: readonly GameStats[]): StatDto[] {
  return scoredFieldsOfPosition(position).map((field) =>
    statDto(
      field,
      games.reduce((sum, game) => sum + statValue(game, field), 0),
    ),
  );
}

const UNKNOWN_COLORS = { primaryColor: '#4b5563', secondaryColor: '#d1d5db' };

function hexColor(stored: string): string {
  return stored.startsWith('#') ? stored : `#${stored}`;
}

/**
 * For a defense, `position` is DEF. The team is the one known in `throughWeek`, so a later trade
 * stays hidden. An unknown id gives a grey tile instead of a broken page.
 */
export function playerTile(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  throughWeek: number,
): PlayerTileDto {
  const player = isDefense(position) ? null : (snapshot.players.get(id) ?? null);
  const team = isPlayerInSeason(snapshot, position, id)
    ? teamAsOfWeek(snapshot, position, id, throughWeek)
    : null;
  const photo = player ? playerPhotoUrl(id) : undefined;
  return {
    id,
    name: playerName(snapshot, position, id) ?? unknownPlayerText(),
    position,
    team: team?.Team ?? '',
    teamName: team?.FullName ?? '',
    primaryColor: team ? hexColor(team.PrimaryColor) : UNKNOWN_COLORS.primaryColor,
    secondaryColor: team ? hexColor(team.SecondaryColor) : UNKNOWN_COLORS.secondaryColor,
    jerseyNumber: player?.JerseyNumber ?? null,
    byeWeek: team?.ByeWeek ?? 0,
    ...(photo ? { photo } : {}),
    ...(isPlayerInSeason(snapshot, position, id) ? {} : { isUnknown: true as const }),
  };
}
