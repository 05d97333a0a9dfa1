import type { PositionCode } from '../football/positions';
import {
  type GraphStatisticPlayKind,
  type GraphUnit,
  STATISTICS_AND_SUMS,
  type Statistic,
  statisticInfo,
  storedFieldsOfStatistic,
} from '../football/statistics';

/**
 * A game's numbers, by `graphFieldsOfPosition`. `bye`: the team didn't play. `out`: the player
 * didn't play.
 */
export type GraphGameValuesOrStatus = readonly number[] | 'bye' | 'out' | 'unreadable';

export type GraphPlayer = {
  /** `p` or `d` plus the id, because a player and a defense may share a number. */
  key: string;
  name: string;
  position: PositionCode;
  /** Week 1 first, up to the current week. */
  games: readonly GraphGameValuesOrStatus[];
};

/** All data a student can draw: the student's roster up to the current week. */
export type GraphDataSource = { week: number; players: readonly GraphPlayer[] };

type WeekRange = { fromWeek: number; toWeek: number };

export function canHaveStatistic(player: GraphPlayer, field: string): boolean {
  return graphFieldsOfPosition(player.position).includes(field);
}

export function weeksInRange({ fromWeek, toWeek }: WeekRange): number[] {
  return Array.from({ length: Math.max(0, toWeek - fromWeek + 1) }, (_, index) => fromWeek + index);
}

/** One entry for each week; null if there was no game. */
export function weeklyValuesWithGaps(
  player: GraphPlayer,
  field: string,
  range: WeekRange,
): (number | null)[] {
  const place = graphFieldsOfPosition(player.position).indexOf(field);
  return weeksInRange(range).map((week) => {
    const game = player.games[week - 1];
    return game === undefined || typeof game === 'string' ? null : (game[place] ?? null);
  });
}

export function gameValuesWithWeeks(
  player: GraphPlayer,
  field: string,
  range: WeekRange,
): { week: number; value: number }[] {
  return weeklyValuesWithGaps(player, field, range).flatMap((value, index) =>
    value === null ? [] : [{ week: range.fromWeek + index, value }],
  );
}

export function pooledGameValues(
  players: readonly GraphPlayer[],
  drawn: WeekRange & { fields: readonly string[] },
): number[] {
  const [field = ''] = drawn.fields;
  return players.flatMap((player) =>
    gameValuesWithWeeks(player, field, drawn).map(({ value }) => value),
  );
}

export function playerStatisticTotal(player: GraphPlayer, field: string, range: WeekRange): number {
  return gameValuesWithWeeks(player, field, range).reduce((sum, { value }) => sum + value, 0);
}

export type GraphStatistic = {
  field: string;
  columns: readonly Statistic[];
  label: string;
  unit: GraphUnit;
  /** Null if the unit alone identifies the statistic. */
  kind: GraphStatisticPlayKind | null;
  positions: readonly PositionCode[];
};

export const GRAPH_STATISTICS: readonly GraphStatistic[] = STATISTICS_AND_SUMS.flatMap((field) => {
  const { label, positions, graph } = statisticInfo(field);
  return graph
    ? [{ field, columns: storedFieldsOfStatistic(field), label, positions, ...graph }]
    : [];
}).toSorted((a, b) => a.place - b.place);

const BY_FIELD = new Map(GRAPH_STATISTICS.map((statistic) => [statistic.field, statistic]));

export function findGraphStatistic(field: string): GraphStatistic | null {
  return BY_FIELD.get(field) ?? null;
}

/** In the order of the numbers in {@link GraphGameValuesOrStatus}. */
export function graphStatisticsOfPosition(position: PositionCode): GraphStatistic[] {
  return GRAPH_STATISTICS.filter(({ positions }) => positions.includes(position));
}

export function graphFieldsOfPosition(position: PositionCode): string[] {
  return graphStatisticsOfPosition(position).map(({ field }) => field);
}
