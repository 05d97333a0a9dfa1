import { groupBy } from '@/lib/domain/lists';
import type { PlayerRow } from '@/lib/nfl/import/rows';

/** A player in the service's data; empty fields if it doesn't have them. */
export type ProviderPlayer = {
  readonly id: number;
  readonly gsisId: string;
  readonly name: string;
  readonly position: PlayerRow['Position'];
  readonly team: string;
  readonly number: number | null;
};

export type KnownPlayer = Pick<
  PlayerRow,
  'PlayerID' | 'GsisID' | 'Name' | 'Position' | 'Team' | 'JerseyNumber'
>;

export type PlayerMatch =
  | { how: 'id' | 'name' | 'nickname'; playerId: number }
  | { how: 'new' }
  /** Several players match, so none is chosen: another player's numbers are worse than none. */
  | { how: 'unclear'; playerIds: number[] };

/** For players first seen in this service: its own id in place of the NFL's. */
export const replacementGsisId = (id: number): string => `SDIO-${id}`;

/**
 * Matches our players by the same id, then name and position, then name and team, then a short
 * first name.
 */
export function createPlayerMatcher(
  known: readonly KnownPlayer[],
): (player: ProviderPlayer) => PlayerMatch {
  const byId = new Map(known.map((player) => [player.GsisID, player]));
  const byName = groupBy(known, ({ Name }) => normalizePlayerName(Name));
  const byLastName = groupBy(known, ({ Name }) => lastName(Name));

  return (player) => {
    const same =
      byId.get(replacementGsisId(player.id)) ??
      (player.gsisId ? byId.get(player.gsisId) : undefined);
    if (same) return { how: 'id', playerId: same.PlayerID };

    const named = byName.get(normalizePlayerName(player.name)) ?? [];
    const inPosition = named.filter(({ Position }) => Position === player.position);
    const exact = narrow(
      inPosition.length > 0 ? inPosition : named.filter(({ Team }) => Team === player.team),
      player,
    );
    if (exact.length === 1 && exact[0]) return { how: 'name', playerId: exact[0].PlayerID };
    if (exact.length > 1)
      return { how: 'unclear', playerIds: exact.map(({ PlayerID }) => PlayerID) };

    const short = (byLastName.get(lastName(player.name)) ?? []).filter(
      (each) =>
        each.Position === player.position &&
        each.Team === player.team &&
        each.JerseyNumber === player.number &&
        normalizePlayerName(each.Name)[0] === normalizePlayerName(player.name)[0],
    );
    return short.length === 1 && short[0]
      ? { how: 'nickname', playerId: short[0].PlayerID }
      : { how: 'new' };
  };
}

function narrow(
  players: readonly KnownPlayer[],
  { team, number }: ProviderPlayer,
): readonly KnownPlayer[] {
  if (players.length < 2) return players;
  const inTeam = players.filter(({ Team }) => Team === team);
  const rest = inTeam.length > 0 ? inTeam : players;
  const numbered = rest.filter(({ JerseyNumber }) => JerseyNumber === number);
  return rest.length > 1 && numbered.length > 0 ? numbered : rest;
}

/** "Odell Beckham Jr." and "Odell Beckham" become equal; so do "D.J. Moore" and "DJ Moore". */
export function normalizePlayerName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ (jr|sr|ii|iii|iv|v)$/, '')
    .replace(/ +/g, ' ')
    .trim();
}

const lastName = (name: string): string => normalizePlayerName(name).split(' ').at(-1) ?? '';
