import { type GameOwnerKind, type PlayKind, POSITIONS, type PositionCode } from './positions';

/** The unit on a graph. Statistics with the same unit can be added up. */
export type GraphUnit =
  | 'yards'
  | 'touchdowns'
  | 'catches'
  | 'kicks'
  | 'sacks'
  | 'interceptions'
  | 'fumbles'
  | 'points';
/** Distinguishes statistics with the same unit. */
export type GraphStatisticPlayKind = 'pass' | 'rush' | 'receive' | 'field' | 'extra' | 'allow';

/**
 * Families for finding mixed-up rates. Yards may be negative and many make one point; a touchdown
 * gives the most points.
 */
export type StatisticFamily = 'yards' | 'touchdowns' | 'counts';

type CountableRow = {
  positions: readonly PositionCode[];
  play: PlayKind;
  family: StatisticFamily;
  label: string;
  /**
   * The order in graphs and the unit; null if it is 0 for nearly everyone. Fantasy points are left
   * out on purpose: they are the answers of the score cards.
   */
  graph: { place: number; unit: GraphUnit; kind: GraphStatisticPlayKind | null } | null;
};

type StatisticRow = CountableRow & {
  /** Not named in the specification, so a stored game without it counts 0. */
  specified?: false;
};

const CARRIERS = ['RB', 'WR', 'TE'] as const;

function rowsOf<const Positions extends readonly PositionCode[]>(
  play: PlayKind,
  positions: Positions,
) {
  return (family: StatisticFamily, label: string, graph: CountableRow['graph'] = null) => ({
    positions,
    play,
    family,
    label,
    graph,
  });
}
const passing = rowsOf('passing', ['QB']);
const rushing = rowsOf('rushing', ['QB', ...CARRIERS]);
const receiving = rowsOf('receiving', CARRIERS);
const kicking = rowsOf('kicking', ['K']);
const defending = rowsOf('defending', ['DEF']);

/**
 * One row for each statistic, in box score order. The name is the stored field, the column in the
 * season's files, and SportsDataIO's field. Everything that names a statistic is derived from it.
 */
export const STATISTICS = {
  PassingYards: passing('yards', 'Passing yards', { place: 4, unit: 'yards', kind: 'pass' }),
  PassingTouchdowns: passing('touchdowns', 'Passing touchdowns', {
    place: 5,
    unit: 'touchdowns',
    kind: 'pass',
  }),
  RushingYards: rushing('yards', 'Rushing yards', { place: 2, unit: 'yards', kind: 'rush' }),
  RushingTouchdowns: rushing('touchdowns', 'Rushing touchdowns', {
    place: 6,
    unit: 'touchdowns',
    kind: 'rush',
  }),
  Receptions: receiving('counts', 'Catches', { place: 3, unit: 'catches', kind: 'receive' }),
  ReceivingYards: receiving('yards', 'Receiving yards', {
    place: 1,
    unit: 'yards',
    kind: 'receive',
  }),
  ReceivingTouchdowns: receiving('touchdowns', 'Receiving touchdowns', {
    place: 7,
    unit: 'touchdowns',
    kind: 'receive',
  }),
  ExtraPointsMade: kicking('counts', 'Extra points made', {
    place: 8,
    unit: 'kicks',
    kind: 'extra',
  }),
  FieldGoalsMade0to19: kicking('counts', 'Field goals, 0 to 19 yards'),
  FieldGoalsMade20to29: kicking('counts', 'Field goals, 20 to 29 yards'),
  FieldGoalsMade30to39: kicking('counts', 'Field goals, 30 to 39 yards'),
  FieldGoalsMade40to49: kicking('counts', 'Field goals, 40 to 49 yards'),
  FieldGoalsMade50Plus: kicking('counts', 'Field goals, 50 yards or more'),
  Sacks: defending('counts', 'Sacks', { place: 10, unit: 'sacks', kind: null }),
  Interceptions: defending('counts', 'Interceptions', {
    place: 11,
    unit: 'interceptions',
    kind: null,
  }),
  FumblesRecovered: defending('counts', 'Fumbles recovered', {
    place: 12,
    unit: 'fumbles',
    kind: null,
  }),
  Safeties: defending('counts', 'Safeties'),
  DefensiveTouchdowns: defending('touchdowns', 'Defensive touchdowns'),
  SpecialTeamsTouchdowns: {
    ...defending('touchdowns', 'Special teams touchdowns'),
    specified: false,
  },
  PointsAllowed: {
    ...defending('counts', 'Points allowed', { place: 13, unit: 'points', kind: 'allow' }),
    specified: false,
  },
} as const satisfies Readonly<Record<string, StatisticRow>>;

type Statistics = typeof STATISTICS;

export type Statistic = keyof Statistics;
type OwnedBy<Owner extends GameOwnerKind> = {
  [Field in Statistic]: (typeof POSITIONS)[Statistics[Field]['positions'][number]]['owner'] extends Owner
    ? Field
    : never;
}[Statistic];

type SumRow = CountableRow & { fields: readonly [Statistic, Statistic, ...Statistic[]] };

/** Statistics that are stored in parts; formulas, graphs, and glossaries may use the sum. */
export const SUMMED_STATISTICS = {
  FieldGoalsMade: {
    ...kicking('counts', 'Field goals made', { place: 9, unit: 'kicks', kind: 'field' }),
    fields: [
      'FieldGoalsMade0to19',
      'FieldGoalsMade20to29',
      'FieldGoalsMade30to39',
      'FieldGoalsMade40to49',
      'FieldGoalsMade50Plus',
    ],
  },
} as const satisfies Readonly<Record<string, SumRow>>;

export type StatisticOrSum = Statistic | keyof typeof SUMMED_STATISTICS;

export const STATISTIC_FIELDS = Object.keys(STATISTICS) as readonly Statistic[];

export const gameOwnerKindOfStatistic = (field: Statistic): GameOwnerKind =>
  POSITIONS[STATISTICS[field].positions[0]].owner;
const ownedBy = <Owner extends GameOwnerKind>(owner: Owner) =>
  STATISTIC_FIELDS.filter(
    (field): field is OwnedBy<Owner> => gameOwnerKindOfStatistic(field) === owner,
  );
export const PLAYER_STATISTICS = ownedBy('player');
export const DEFENSE_STATISTICS = ownedBy('defense');

const SUM_NAMES = Object.keys(SUMMED_STATISTICS) as readonly (keyof typeof SUMMED_STATISTICS)[];
export const STATISTICS_AND_SUMS: readonly StatisticOrSum[] = [...SUM_NAMES, ...STATISTIC_FIELDS];

const isSum = (name: StatisticOrSum): name is keyof typeof SUMMED_STATISTICS =>
  Object.hasOwn(SUMMED_STATISTICS, name);

export function statisticInfo(name: StatisticOrSum): CountableRow {
  return isSum(name) ? SUMMED_STATISTICS[name] : STATISTICS[name];
}

export function storedFieldsOfStatistic(
  name: StatisticOrSum,
): readonly [Statistic, ...Statistic[]] {
  return isSum(name) ? SUMMED_STATISTICS[name].fields : [name];
}

export function sumContainingOrItself(field: Statistic): StatisticOrSum {
  return SUM_NAMES.find((name) => storedFieldsOfStatistic(name).includes(field)) ?? field;
}

export function isStatistic(field: string): field is Statistic {
  return Object.hasOwn(STATISTICS, field);
}

/**
 * Statistics of one game by column. A missing one counts as 0, like a quarterback's sacks; the
 * import and the startup check that each game has what its own formula needs.
 */
export type GameStats = Readonly<Record<string, unknown>>;

type Placeholder = { week: number; season?: number; team?: string };

/**
 * A game of zeros, flagged `empty`, for a game that doesn't exist. The default season is the
 * specification's, section 9.
 */
function noGame<Opponent extends string, Field extends Statistic>(
  game: Placeholder,
  opponent: Opponent,
  fields: readonly Field[],
) {
  return {
    Season: game.season ?? 2023,
    Week: game.week,
    GameKey: '',
    Team: game.team ?? '',
    Opponent: opponent,
    HomeOrAway: 'HOME' as const,
    ...mapGivenStatistics(fields, () => 0),
    empty: true as const,
  };
}

export function emptyPlayerGame({ playerId, ...game }: Placeholder & { playerId: number }) {
  return { PlayerID: playerId, ...noGame(game, '', PLAYER_STATISTICS) };
}

/** A defense without a game has a bye week, shown as an opponent `BYE`. */
export function byeDefenseGame({ teamId, ...game }: Placeholder & { teamId: number }) {
  return { TeamID: teamId, ...noGame(game, 'BYE', DEFENSE_STATISTICS) };
}

export function mapGivenStatistics<Field extends Statistic, T>(
  fields: readonly Field[],
  make: (field: Field) => T,
): Record<Field, T> {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, T>;
}
