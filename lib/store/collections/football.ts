import { z } from 'zod';
import {
  DEFENSE_STATISTICS,
  mapGivenStatistics,
  PLAYER_STATISTICS,
  STATISTICS,
  type Statistic,
} from '@/lib/domain/football/statistics';
import { idSchema } from '@/lib/domain/text/id-schema';
import {
  defineCollection,
  playerIdSchema,
  seasonSchema,
  textEmptyIfMissingSchema,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';

/** The NFL's seasons have more weeks than ours. */
const gameWeek = z.number().int().min(0);

export const nflPlayers = defineCollection(
  'nflPlayers',
  z.object({
    id: idSchema,
    PlayerID: playerIdSchema,
    Season: seasonSchema,
    /** `QB`, `RB`, `WR`, `TE`, or `K`. Other positions aren't played here. */
    Position: z.string(),
    Name: z.string().default('Player without a name'),
    FirstName: textEmptyIfMissingSchema,
    LastName: textEmptyIfMissingSchema,
    Team: textEmptyIfMissingSchema,
    JerseyNumber: z.number().int().nullable().default(null),
    PhotoUrl: textEmptyIfMissingSchema,
    GsisID: textEmptyIfMissingSchema,
  }),
  [['PlayerID', 'Season'], ['Season']],
  { dispensable: ['Name', 'FirstName', 'LastName', 'Team', 'JerseyNumber', 'PhotoUrl', 'GsisID'] },
);
export type NflPlayer = z.infer<typeof nflPlayers.definition.schema>;

export const nflTeams = defineCollection(
  'nflTeams',
  z.object({
    id: idSchema,
    TeamID: playerIdSchema,
    Season: seasonSchema,
    Team: textEmptyIfMissingSchema,
    City: textEmptyIfMissingSchema,
    Name: textEmptyIfMissingSchema,
    FullName: z.string().default('Team without a name'),
    Conference: textEmptyIfMissingSchema,
    Division: textEmptyIfMissingSchema,
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

/** Names beside a game's numbers: an unreadable one doesn't make the numbers unreadable. */
const name = textEmptyIfMissingSchema.catch('');

const game = {
  id: idSchema,
  Season: seasonSchema,
  Week: gameWeek,
  GameKey: name,
  Team: name,
  Opponent: name,
  HomeOrAway: z.enum(['HOME', 'AWAY']).catch('HOME'),
};

/** Yards can be negative. A missing statistic that the specification doesn't name counts as 0. */
function storedStatistic(field: Statistic): z.ZodType<number> {
  const row = STATISTICS[field];
  const stored = row.family === 'yards' ? z.number().int() : wholeCountSchema;
  return 'specified' in row ? stored.default(0) : stored;
}

/**
 * In a game that was clearly played, a null or missing number is 0, because other programs leave
 * out what didn't happen. If no number shows that anything happened, the missing ones are unknown
 * and the game is unreadable.
 */
const withMissingAsZero = (fields: readonly Statistic[]) => (stored: Record<string, unknown>) => {
  const isPlayed = fields.some((field) => typeof stored[field] === 'number' && stored[field] !== 0);
  return isPlayed
    ? { ...stored, ...mapGivenStatistics(fields, (field) => stored[field] ?? 0) }
    : stored;
};

/** One document for each player in each game. */
export const nflPlayerGames = defineCollection(
  'nflPlayerGames',
  z.object({
    ...game,
    PlayerID: playerIdSchema,
    ...mapGivenStatistics(PLAYER_STATISTICS, storedStatistic),
  }),
  [
    ['PlayerID', 'Season', 'Week'],
    ['Season', 'Week'],
  ],
  { complete: withMissingAsZero(PLAYER_STATISTICS) },
);
export type NflPlayerGame = z.infer<typeof nflPlayerGames.definition.schema>;

export const nflDefenseGames = defineCollection(
  'nflDefenseGames',
  z.object({
    ...game,
    TeamID: z.number().int(),
    ...mapGivenStatistics(DEFENSE_STATISTICS, storedStatistic),
  }),
  [
    ['TeamID', 'Season', 'Week'],
    ['Season', 'Week'],
  ],
  { complete: withMissingAsZero(DEFENSE_STATISTICS) },
);
export type NflDefenseGame = z.infer<typeof nflDefenseGames.definition.schema>;

export const nflSchedule = defineCollection(
  'nflSchedule',
  z.object({
    id: idSchema,
    GameKey: z.string(),
    Season: seasonSchema,
    Week: weekOrZeroSchema,
    HomeTeam: z.string(),
    AwayTeam: z.string(),
    /** Null until the game is over. */
    HomeScore: z.number().int().nullable().default(null),
    AwayScore: z.number().int().nullable().default(null),
    KickoffUTC: textEmptyIfMissingSchema,
    Weekday: textEmptyIfMissingSchema,
    Stadium: textEmptyIfMissingSchema,
    /**
     * An admin has marked the game as canceled: neither team plays that week, whatever is imported
     * later.
     */
    Canceled: z.literal(true).optional(),
  }),
  [['Season'], ['Season', 'Week'], ['Season', 'Canceled']],
);
export type NflScheduledGame = z.infer<typeof nflSchedule.definition.schema>;
