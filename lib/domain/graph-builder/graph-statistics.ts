import type { PositionCode } from '../football/positions';
import { COUNTABLES, fieldsOf, type GraphKind, type GraphUnit, type Statistic, wordsFor } from '../football/statistics';

export type GraphStatistic = {
  field: string;
  /** The columns that are added up. */
  columns: readonly Statistic[];
  label: string;
  /** What is counted. Statistics of one unit can be added up. */
  unit: GraphUnit;
  /** Null where the unit says it all. */
  kind: GraphKind | null;
  positions: readonly PositionCode[];
};

/** Plain statistics only, in the order in which graphs offer them. */
export const GRAPH_STATISTICS: readonly GraphStatistic[] = COUNTABLES.flatMap((field) => {
  const { label, positions, graph } = wordsFor(field);
  return graph ? [{ field, columns: fieldsOf(field), label, positions, ...graph }] : [];
}).toSorted((a, b) => a.place - b.place);

const BY_FIELD = new Map(GRAPH_STATISTICS.map((statistic) => [statistic.field, statistic]));

/** Null for a field that no graph shows. */
export function graphStatistic(field: string): GraphStatistic | null {
  return BY_FIELD.get(field) ?? null;
}

/** The statistics of a position, in the order in which its games list their numbers. */
export function graphStatisticsOf(position: PositionCode): GraphStatistic[] {
  return GRAPH_STATISTICS.filter(({ positions }) => positions.includes(position));
}

/** The same by field. */
export function graphFields(position: PositionCode): string[] {
  return graphStatisticsOf(position).map(({ field }) => field);
}
