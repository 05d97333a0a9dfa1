import type { PlayerPosition } from '@/lib/domain/football/positions';
import type { DEFENSE_STATISTICS, PLAYER_STATISTICS } from '@/lib/domain/football/statistics';

type PlayerStatistic = (typeof PLAYER_STATISTICS)[number];
type DefenseStatistic = (typeof DEFENSE_STATISTICS)[number];

/** The columns of `stats_player_week` for each player statistic; several are added up. */
export const PLAYER_STATISTIC_COLUMNS = {
  PassingYards: ['passing_yards'],
  PassingTouchdowns: ['passing_tds'],
  RushingYards: ['rushing_yards'],
  RushingTouchdowns: ['rushing_tds'],
  Receptions: ['receptions'],
  ReceivingYards: ['receiving_yards'],
  ReceivingTouchdowns: ['receiving_tds'],
  ExtraPointsMade: ['pat_made'],
  FieldGoalsMade0to19: ['fg_made_0_19'],
  FieldGoalsMade20to29: ['fg_made_20_29'],
  FieldGoalsMade30to39: ['fg_made_30_39'],
  FieldGoalsMade40to49: ['fg_made_40_49'],
  FieldGoalsMade50Plus: ['fg_made_50_59', 'fg_made_60_'],
} as const satisfies Readonly<Record<PlayerStatistic, readonly [string, ...string[]]>>;

/**
 * The columns of `stats_team_week` for each defense statistic, in the team's own row or the
 * opponent's. Safeties come only from here, because the players' file assigns those without a
 * credited player to a random team of the week.
 */
export const DEFENSE_STATISTIC_COLUMNS = {
  Sacks: { team: 'other', column: 'sacks_suffered' },
  Interceptions: { team: 'own', column: 'def_interceptions' },
  FumblesRecovered: { team: 'own', column: 'fumble_recovery_opp' },
  Safeties: { team: 'own', column: 'def_safeties' },
  /**
   * Plus touchdowns on fumbles by players who aren't on offense, from the players' file:
   * `FUMBLE_TOUCHDOWNS_COLUMN`.
   */
  DefensiveTouchdowns: { team: 'own', column: 'def_tds' },
  SpecialTeamsTouchdowns: { team: 'own', column: 'special_teams_tds' },
  PointsAllowed: { team: 'other', column: 'score' },
} as const satisfies Readonly<Record<DefenseStatistic, { team: 'own' | 'other'; column: string }>>;

/** Touchdowns after recovered fumbles, the team's own and the other team's together. */
export const FUMBLE_TOUCHDOWNS_COLUMN = 'fumble_recovery_tds';
export const OWN_FUMBLE_RECOVERIES_COLUMN = 'fumble_recovery_own';
/**
 * A player in one of these positions who scores with a loose ball hasn't scored for the defense.
 */
export const OFFENSE_POSITIONS = new Set(['QB', 'RB', 'WR', 'TE', 'OL', 'SPEC']);

/**
 * Points that each column of `stats_team_week` adds to the final score. No column has a defense's
 * two points for a failed conversion.
 */
export const POINTS_BY_SCORE_COLUMN = {
  passing_tds: 6,
  rushing_tds: 6,
  special_teams_tds: 6,
  def_tds: 6,
  fumble_recovery_tds: 6,
  pat_made: 1,
  fg_made: 3,
  passing_2pt_conversions: 2,
  rushing_2pt_conversions: 2,
  def_safeties: 2,
} as const;
export const POSSIBLE_UNLISTED_POINTS = [0, 2] as const;

/**
 * Positions by the NFL's player id, as fantasy games and the season files (data/README.md) list
 * these two players; nflverse has them as a quarterback and a cornerback.
 */
export const POSITION_OVERRIDES: Readonly<Record<string, PlayerPosition>> = {
  /** Taysom Hill */
  '00-0033357': 'TE',
  /** Bo Melton */
  '00-0037091': 'WR',
};

/**
 * Roster statuses whose players can be drafted before they have played: active, inactive, and
 * temporarily away.
 */
export const DRAFTABLE_STATUSES = new Set(['ACT', 'INA', 'RES', 'PUP', 'SUS', 'NON']);

const playerColumns = Object.values(PLAYER_STATISTIC_COLUMNS).flat();
const teamColumns = Object.values(DEFENSE_STATISTIC_COLUMNS).flatMap(({ column }) =>
  column === 'score' ? [] : [column],
);
const scoreColumns = Object.keys(
  POINTS_BY_SCORE_COLUMN,
) as readonly (keyof typeof POINTS_BY_SCORE_COLUMN)[];

/** Every column that is read, by file. Others, such as betting odds, are ignored. */
export const NFLVERSE_COLUMNS = {
  games: [
    'season',
    'game_type',
    'week',
    'gameday',
    'weekday',
    'gametime',
    'away_team',
    'away_score',
    'home_team',
    'home_score',
    'stadium',
  ],
  roster: [
    'season',
    'team',
    'position',
    'jersey_number',
    'status',
    'full_name',
    'gsis_id',
    'headshot_url',
  ],
  players: [
    'player_id',
    'player_display_name',
    'position',
    'position_group',
    'season',
    'week',
    'season_type',
    'team',
    'opponent_team',
    ...playerColumns,
    FUMBLE_TOUCHDOWNS_COLUMN,
    OWN_FUMBLE_RECOVERIES_COLUMN,
  ],
  teams: [
    ...new Set([
      ...(['season', 'week', 'team', 'season_type', 'opponent_team'] as const),
      ...teamColumns,
      ...playerColumns,
      ...scoreColumns,
    ]),
  ],
} as const;

/** Columns of both statistics files: a team's value must be the sum of its players'. */
export const TEAM_SUM_CHECK_COLUMNS = playerColumns;
