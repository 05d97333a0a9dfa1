import type { PositionCode } from '../football/positions';

export type GraphUnit = 'yards' | 'touchdowns' | 'catches' | 'kicks' | 'sacks' | 'interceptions' | 'fumbles' | 'points';
/** What tells a statistic from another one of its unit. */
export type GraphKind = 'pass' | 'rush' | 'receive' | 'field' | 'extra' | 'allow';

export type GraphStatistic = {
  field: string;
  label: string;
  /** What is counted. Statistics of one unit can be added up. */
  unit: GraphUnit;
  /** Null where the unit says it all. */
  kind: GraphKind | null;
  positions: readonly PositionCode[];
};

const CARRIERS = ['RB', 'WR', 'TE'] as const;
const RUNNERS = ['QB', ...CARRIERS] as const;

/**
 * Plain statistics only. Fantasy points are left out on purpose: they are the answers of the score cards. So are statistics that are
 * zero for nearly everybody.
 */
export const GRAPH_STATISTICS: readonly GraphStatistic[] = [
  { field: 'ReceivingYards', label: 'Receiving yards', unit: 'yards', kind: 'receive', positions: CARRIERS },
  { field: 'RushingYards', label: 'Rushing yards', unit: 'yards', kind: 'rush', positions: RUNNERS },
  { field: 'Receptions', label: 'Catches', unit: 'catches', kind: 'receive', positions: CARRIERS },
  { field: 'PassingYards', label: 'Passing yards', unit: 'yards', kind: 'pass', positions: ['QB'] },
  { field: 'PassingTouchdowns', label: 'Passing touchdowns', unit: 'touchdowns', kind: 'pass', positions: ['QB'] },
  { field: 'RushingTouchdowns', label: 'Rushing touchdowns', unit: 'touchdowns', kind: 'rush', positions: RUNNERS },
  { field: 'ReceivingTouchdowns', label: 'Receiving touchdowns', unit: 'touchdowns', kind: 'receive', positions: CARRIERS },
  { field: 'ExtraPointsMade', label: 'Extra points made', unit: 'kicks', kind: 'extra', positions: ['K'] },
  { field: 'FieldGoalsMade', label: 'Field goals made', unit: 'kicks', kind: 'field', positions: ['K'] },
  { field: 'Sacks', label: 'Sacks', unit: 'sacks', kind: null, positions: ['DEF'] },
  { field: 'Interceptions', label: 'Interceptions', unit: 'interceptions', kind: null, positions: ['DEF'] },
  { field: 'FumblesRecovered', label: 'Fumbles recovered', unit: 'fumbles', kind: null, positions: ['DEF'] },
  { field: 'PointsAllowed', label: 'Points allowed', unit: 'points', kind: 'allow', positions: ['DEF'] },
];

const BY_FIELD = new Map(GRAPH_STATISTICS.map((statistic) => [statistic.field, statistic]));

/** Null for a field that no graph shows. */
export function graphStatistic(field: string): GraphStatistic | null {
  return BY_FIELD.get(field) ?? null;
}

/** The fields of a position, in the order in which its games list their numbers. */
export function graphFields(position: PositionCode): string[] {
  return GRAPH_STATISTICS.filter(({ positions }) => positions.includes(position)).map(({ field }) => field);
}
