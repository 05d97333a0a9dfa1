import { z } from 'zod';
import {
  DEFENSE_STATISTICS,
  eachOf,
  PLAYER_STATISTICS,
  STATISTICS,
  type Statistic,
} from '@/lib/domain/football/statistics';
import { define, id, playerId, season, text, week, wholeCount } from './define';

/** A week of the NFL's: its seasons go on after the last one that is played here. */
const gameWeek = z.number().int().min(0);

export const nflPlayers = define(
  'nflPlayers',
  z.object({
    id,
    PlayerID: playerId,
    Season: season,
    /** `QB`, `RB`, `WR`, `TE` or `K`; a player of any other position is not played here. */
    Position: z.string(),
    Name: z.string().default('Player without a name'),
    FirstName: text,
    LastName: text,
    Team: text,
    JerseyNumber: z.number().int().nullable().default(null),
    PhotoUrl: text,
    GsisID: text,
  }),
  [['PlayerID', 'Season'], ['Season']],
  { dispensable: ['Name', 'FirstName', 'LastName', 'Team', 'JerseyNumber', 'PhotoUrl', 'GsisID'] },
);
export type NflPlayer = z.infer<typeof nflPlayers.definition.schema>;

export const nflTeams = define(
  'nflTeams',
  z.object({
    id,
    TeamID: playerId,
    Season: season,
    Team: text,
    City: text,
    Name: text,
    FullName: z.string().default('Team without a name'),
    Conference: text,
    Division: text,
    PrimaryColor: z.string().default('4b5563'),
    SecondaryColor: z.string().default('d1d5db'),
    ByeWeek: gameWeek.default(0),
  }),
  [['TeamID', 'Season'], ['Season']],
  {
    dispensable: [
      'City',
      'Name',
      'FullName',
      'Conference',
      'Division',
      'PrimaryColor',
      'SecondaryColor',
    ],
  },
);
export type NflTeam = z.infer<typeof nflTeams.definition.schema>;

/** Names around a game's numbers: one that can't be read takes nothing from them. */
const name = text.catch('');

const game = {
  id,
  Season: season,
  Week: gameWeek,
  GameKey: name,
  Team: name,
  Opponent: name,
  HomeOrAway: z.enum(['HOME', 'AWAY']).catch('HOME'),
};

/**
 * Yards may be below 0. What the specification does not name is 0 in a game that was stored without
 * it.
 */
function storedStatistic(field: Statistic): z.ZodType<number> {
  const row = STATISTICS[field];
  const stored = row.family === 'yards' ? z.number().int() : wholeCount;
  return 'specified' in row ? stored.default(0) : stored;
}

/**
 * In a game that was clearly played, a number that is null or missing is 0: other programs leave
 * out what didn't happen. Where no number says that anything happened, nobody knows what the
 * missing one was, and the game can't be read.
 */
const withMissingAsZero = (fields: readonly Statistic[]) => (stored: Record<string, unknown>) => {
  const isPlayed = fields.some((field) => typeof stored[field] === 'number' && stored[field] !== 0);
  return isPlayed ? { ...stored, ...eachOf(fields, (field) => stored[field] ?? 0) } : stored;
};

export const nflPlayerGames = define(
  'nflPlayerGames',
  z.object({
    ...game,
    PlayerID: playerId,
    ...eachOf(PLAYER_STATISTICS, storedStatistic),
  }),
  [
    ['PlayerID', 'Season', 'Week'],
    ['Season', 'Week'],
  ],
  { complete: withMissingAsZero(PLAYER_STATISTICS) },
);
export type NflPlayerGame = z.infer<typeof nflPlayerGames.definition.schema>;

export const nflDefenseGames = define(
  'nflDefenseGames',
  z.object({
    ...game,
    TeamID: z.number().int(),
    ...eachOf(DEFENSE_STATISTICS, storedStatistic),
  }),
  [
    ['TeamID', 'Season', 'Week'],
    ['Season', 'Week'],
  ],
  { complete: withMissingAsZero(DEFENSE_STATISTICS) },
);
export type NflDefenseGame = z.infer<typeof nflDefenseGames.definition.schema>;

export const schedule = define(
  'nflSchedule',
  z.object({
    id,
    GameKey: z.string(),
    Season: season,
    Week: week,
    HomeTeam: z.string(),
    AwayTeam: z.string(),
    /** Null until it is over. */
    HomeScore: z.number().int().nullable().default(null),
    AwayScore: z.number().int().nullable().default(null),
    KickoffUTC: text,
    Weekday: text,
    Stadium: text,
    /**
     * An admin has marked it as canceled: neither team has a game that week, whatever else is
     * imported of it.
     */
    Canceled: z.literal(true).optional(),
  }),
  [['Season'], ['Season', 'Week'], ['Season', 'Canceled']],
);
export type NflScheduledGame = z.infer<typeof schedule.definition.schema>;
