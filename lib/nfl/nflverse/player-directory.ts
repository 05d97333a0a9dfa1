import type { PlayerPosition } from '@/lib/domain/football/positions';
import { type PlayerWithoutSeason, toPlayerTableRow } from '@/lib/nfl/import/rows';
import type { TableRow } from '@/lib/nfl/import/table';
import {
  positionFromProvider,
  splitName,
  standardTeamCodeOrUnchanged,
  standardTeamIdOrZero,
} from '@/lib/nfl/provider-names';
import type { StoredRosterData } from '@/lib/nfl/source';
import { createPlayerMatcher } from '@/lib/nfl/sportsdata/match-players';
import { DRAFTABLE_STATUSES, type NFLVERSE_COLUMNS, POSITION_OVERRIDES } from './columns';

type RosterCells = Readonly<Record<(typeof NFLVERSE_COLUMNS.roster)[number], string>>;
type Played = Readonly<Record<'player_id' | 'player_display_name' | 'position' | 'team', string>>;
type Found = { playerId: number } | { reason: string };

/** The NFL's own id of a person; its digits are our PlayerID. */
const NFL_ID = /^00-\d{7}$/;

export type SeasonPlayerCollector = ReturnType<typeof createSeasonPlayerCollector>;

/**
 * Finds players and their teams. The NFL's id identifies a player. The roster decides the position;
 * if it has none, the statistics do. A season's players are those it already had, those who played,
 * and, in a new season, everyone on a team. Players from another source without the NFL's id are
 * matched by name, but not if several could be meant.
 */
export function createSeasonPlayerCollector(
  known: StoredRosterData,
  roster: readonly RosterCells[],
  season: number,
) {
  const ours = new Map(known.players.map((player) => [player.GsisID, player]));
  const listed = new Map(
    roster.filter(({ gsis_id }) => gsis_id !== '').map((row) => [row.gsis_id, row]),
  );
  const match = createPlayerMatcher(known.players.filter(({ GsisID }) => !NFL_ID.test(GsisID)));
  const players = new Map<number, PlayerWithoutSeason>();
  const newcomers: PlayerWithoutSeason[] = [];
  const elsewhere = new Set<string>();
  const unnamed: Pick<RosterCells, 'gsis_id' | 'full_name'>[] = [];
  if (known.isThisSeason) for (const player of known.players) players.set(player.PlayerID, player);

  function positionOf({
    player_id,
    position,
  }: Pick<Played, 'player_id' | 'position'>): PlayerPosition | undefined {
    const row = listed.get(player_id);
    const now = POSITION_OVERRIDES[player_id] ?? positionFromProvider(row?.position || position);
    return (known.isThisSeason ? ours.get(player_id)?.Position : undefined) ?? now;
  }

  function find(played: Played): Found | null {
    const { player_id, player_display_name, position, team } = played;
    const Position = positionOf(played);
    const row = listed.get(player_id);
    const name = player_display_name || (row?.full_name ?? '');
    if (!Position) {
      if (row && positionFromProvider(position))
        elsewhere.add(`${name} (${position} in the statistics, ${row.position} in the roster)`);
      return null;
    }
    const Team = standardTeamCodeOrUnchanged(team);
    const reason = `${name || player_id || 'Someone'} (${Position}, ${Team || 'no team'})`;
    // Each of these players gets a reason, which refuses only the week of the row: left out, the
    // player would be missing, and a bad player row would refuse all weeks.
    if (!NFL_ID.test(player_id)) return { reason: `${reason} has no id of the NFL` };
    if (name === '') return { reason: `${reason} has no name` };
    if (standardTeamIdOrZero(team) === 0) return { reason: `${reason} is on no team that we know` };
    return add(player_id, Position, name, Team);
  }

  function add(GsisID: string, Position: PlayerPosition, name: string, Team: string): Found {
    const row = listed.get(GsisID);
    const JerseyNumber = /^\d{1,2}$/.test(row?.jersey_number ?? '')
      ? Number(row?.jersey_number)
      : null;
    const PhotoUrl = row?.headshot_url.startsWith('https://') ? row.headshot_url : '';
    const before = ours.get(GsisID) ?? namesake();
    if (before && 'reason' in before) return before;
    // Names stay as they were. Other fields are updated in a new season only.
    const fresh = { Position, Team, JerseyNumber, PhotoUrl: PhotoUrl || (before?.PhotoUrl ?? '') };
    const player: PlayerWithoutSeason = before
      ? { ...before, ...(known.isThisSeason ? {} : fresh), GsisID }
      : { PlayerID: Number(GsisID.slice(3)), ...splitName(name), ...fresh, GsisID };
    if (!before && !players.has(player.PlayerID)) newcomers.push(player);
    players.set(player.PlayerID, player);
    return { playerId: player.PlayerID };

    function namesake() {
      const result = match({
        id: -1,
        gsisId: '',
        name,
        position: Position,
        team: Team,
        number: JerseyNumber,
      });
      if (result.how === 'new') return undefined;
      if (result.how === 'unclear')
        return {
          reason:
            `${name} (${Position}, ${Team}) could be any of our players ` +
            result.playerIds.join(', '),
        };
      return known.players.find(({ PlayerID }) => PlayerID === result.playerId);
    }
  }

  if (!known.isThisSeason) {
    for (const { gsis_id, position, team, status, full_name } of roster) {
      const Position = positionOf({ player_id: gsis_id, position });
      if (!Position || !DRAFTABLE_STATUSES.has(status) || standardTeamIdOrZero(team) === 0)
        continue;
      if (NFL_ID.test(gsis_id) && full_name !== '')
        add(gsis_id, Position, full_name, standardTeamCodeOrUnchanged(team));
      else unnamed.push({ gsis_id, full_name });
    }
  }

  return {
    find,
    rows: (): TableRow[] =>
      [...players.values()].map((player, index) => toPlayerTableRow(player, season, index + 1)),
    notes: (): string[] => {
      const fresh = newcomers.map(({ Name, Position, Team }) => `${Name} (${Position}, ${Team})`);
      // Statistics may have had the name that the roster lacks.
      const out = unnamed
        .filter(({ gsis_id }) => !players.has(Number(gsis_id.slice(3))))
        .map(({ gsis_id, full_name }) => full_name || gsis_id);
      return [
        ...(known.isThisSeason && fresh.length > 0 ? [`New players: ${fresh.join(', ')}.`] : []),
        ...(out.length > 0
          ? [
              'Not in the draft, because nflverse has no id or no name of theirs yet: ' +
                `${out.join(', ')}.`,
            ]
          : []),
        ...(elsewhere.size > 0
          ? [
              'Left out, because the roster has them at a position that isn’t played here: ' +
                `${[...elsewhere].join(', ')}.`,
            ]
          : []),
      ];
    },
  };
}
