import type { PlayerRow } from './import/rows';
import type { TableRow } from './import/table';

export type PlayerWithoutSeason = Omit<PlayerRow, 'Season'>;

export function toPlayerTableRow(
  player: PlayerWithoutSeason,
  season: number,
  line: number,
): TableRow {
  const { Name, FirstName, LastName, Position, Team, PhotoUrl, GsisID, PlayerID, JerseyNumber } =
    player;
  const numbers = {
    PlayerID: `${PlayerID}`,
    Season: `${season}`,
    JerseyNumber: JerseyNumber === null ? '' : `${JerseyNumber}`,
  };
  return {
    line,
    cells: { ...numbers, Name, FirstName, LastName, Position, Team, PhotoUrl, GsisID },
  };
}

/** Splits "Marvin Harrison Jr." at its first space, as in the season files. */
export function splitName(
  name: string,
): Pick<PlayerWithoutSeason, 'Name' | 'FirstName' | 'LastName'> {
  const [first = '', ...rest] = name.split(/\s+/);
  return { Name: [first, ...rest].join(' '), FirstName: first, LastName: rest.join(' ') };
}
