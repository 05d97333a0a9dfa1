import { PLAYER_POSITIONS, type PlayerPosition, POSITIONS } from '@/lib/domain/football/positions';
import type { PlayerRow } from './import/rows';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  JAC: 'JAX',
  LA: 'LAR',
  STL: 'LAR',
  SD: 'LAC',
  OAK: 'LV',
  LVR: 'LV',
  WSH: 'WAS',
  ARZ: 'ARI',
  BLT: 'BAL',
  CLV: 'CLE',
  HST: 'HOU',
  GNB: 'GB',
  KAN: 'KC',
  NOR: 'NO',
  NWE: 'NE',
  SFO: 'SF',
  TAM: 'TB',
};

const AFC = 'BAL BUF CIN CLE DEN HOU IND JAX KC LAC LV MIA NE NYJ PIT TEN';
const NFC = 'ARI ATL CAR CHI DAL DET GB LAR MIN NO NYG PHI SEA SF TB WAS';
const OUR_TEAMS = `${AFC} ${NFC}`.split(' ').toSorted();

/** Our abbreviation. An unknown one stays as it is, so that a report can name it. */
export function standardTeamCodeOrUnchanged(abbreviation: string): string {
  const upper = abbreviation.trim().toUpperCase();
  return OTHER_NAMES[upper] ?? upper;
}

/**
 * TeamIDs are 1 to 32 in the order of the abbreviations, in every season and for every provider; 0
 * for an unknown team.
 */
export function standardTeamIdOrZero(abbreviation: string): number {
  return OUR_TEAMS.indexOf(standardTeamCodeOrUnchanged(abbreviation)) + 1;
}

/** Our position for a provider's name of it; undefined if it isn't played here. */
export const positionFromProvider = (name: string): PlayerPosition | undefined =>
  PLAYER_POSITIONS.find((code) =>
    (POSITIONS[code].providerNames as readonly string[]).includes(name.toUpperCase()),
  );

/** Splits "Marvin Harrison Jr." at its first space, as in the season files. */
export function splitName(name: string): Pick<PlayerRow, 'Name' | 'FirstName' | 'LastName'> {
  const [first = '', ...rest] = name.split(/\s+/);
  return { Name: [first, ...rest].join(' '), FirstName: first, LastName: rest.join(' ') };
}
