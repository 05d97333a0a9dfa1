import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The published statistics, read directly from the season files. */
export type GameLine = Readonly<Record<string, string>>;

const POSITION_OF_STEP: Readonly<Record<string, string>> = {
  Quarterback: 'QB',
  'Running Back 1': 'RB',
  'Running Back 2': 'RB',
  'Wide Receiver 1': 'WR',
  'Wide Receiver 2': 'WR',
  'Tight End': 'TE',
  Kicker: 'K',
};

/** The columns behind a box score's labels. */
const COLUMNS: Readonly<Record<string, string>> = {
  'Passing yards': 'PassingYards',
  'Passing touchdowns': 'PassingTouchdowns',
  'Rushing yards': 'RushingYards',
  'Rushing touchdowns': 'RushingTouchdowns',
  Catches: 'Receptions',
  'Receiving yards': 'ReceivingYards',
  'Receiving touchdowns': 'ReceivingTouchdowns',
  'Extra points made': 'ExtraPointsMade',
  Sacks: 'Sacks',
  Interceptions: 'Interceptions',
  'Fumbles recovered': 'FumblesRecovered',
  Safeties: 'Safeties',
  'Defensive touchdowns': 'DefensiveTouchdowns',
};

/** A published number of a player or defense; 0 without a game, undefined for an unknown label. */
export function publishedCount(
  season: number,
  week: number,
  step: string,
  name: string,
  label: string,
): number | undefined {
  const column = COLUMNS[label];
  if (!column) return undefined;
  const game =
    step === 'Defense' ? defenseGame(season, week, name) : playerGame(season, week, step, name);
  return Number(game?.[column] ?? 0);
}

function playerGame(
  season: number,
  week: number,
  step: string,
  name: string,
): GameLine | undefined {
  const player = read(`season-${season}/players.csv`).find(
    (row) => row.Name === name && row.Position === POSITION_OF_STEP[step],
  );
  if (!player) throw new Error(`The files of ${season} know no ${step} called ${name}.`);
  return read(`season-${season}/player-games.csv`).find(
    (row) => row.PlayerID === player.PlayerID && row.Week === String(week),
  );
}

function defenseGame(season: number, week: number, name: string): GameLine | undefined {
  const teams = JSON.parse(
    readFileSync(join(process.cwd(), 'data', 'teams.json'), 'utf8'),
  ) as Record<string, string>[];
  const team = teams.find((row) => name.includes(String(row.Name)));
  if (!team) throw new Error(`No team is called ${name}.`);
  return read(`season-${season}/defense-games.csv`).find(
    (row) => row.Team === team.Team && row.Week === String(week),
  );
}

/** The games of a week, by their keys. */
export const gameKeysOf = (season: number, week: number): string[] =>
  read(`season-${season}/schedule.csv`).flatMap(({ Week, GameKey }) =>
    Week === String(week) && GameKey ? [GameKey] : [],
  );

/** One player of each position who plays in this week, and a team's defense. */
export function samplePlayers(season: number, week: number): { position: string; id: string }[] {
  const playing = new Set(
    read(`season-${season}/player-games.csv`).flatMap(({ Week, PlayerID }) =>
      Week === String(week) ? [PlayerID] : [],
    ),
  );
  const players = read(`season-${season}/players.csv`).filter(({ PlayerID }) =>
    playing.has(PlayerID),
  );
  const found = [...new Set(Object.values(POSITION_OF_STEP))].map((position) => ({
    position,
    id: players.find(({ Position }) => Position === position)?.PlayerID ?? '',
  }));
  return [...found, { position: 'DEF', id: '1' }];
}

/**
 * The first columns of a file, up to the first quoted cell, which is as far as these tests read.
 */
function read(file: string): GameLine[] {
  const [header = '', ...rows] = readFileSync(join(process.cwd(), 'data', file), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',');
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((cell, index) => [names[index] ?? '', cell])),
  );
}
