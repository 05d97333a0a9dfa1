/**
 * The school year that work belongs to, and the season whose games it is about. Usually both are
 * the same; a class that replays a past season plays other games than its school year's.
 */
export type SeasonKey = { readonly season: number; readonly statisticsSeason: number };

type StoredSeasonKey = {
  readonly season: number;
  readonly statisticsSeason?: number | undefined;
};

const known = new Map<string, SeasonKey>();

/** Returns the same object for the same years, so that it can be a cache key. */
export function internSeasonKey(season: number, statisticsSeason = season): SeasonKey {
  const key = seasonIdPrefix({ season, statisticsSeason });
  const seasonKey = known.get(key) ?? { season, statisticsSeason };
  known.set(key, seasonKey);
  return seasonKey;
}

/** The prefix of work ids: `2025`, or `2025-2023` for the games of 2023 in the school year 2025. */
export const seasonIdPrefix = ({ season, statisticsSeason }: SeasonKey): string =>
  statisticsSeason === season ? `${season}` : `${season}-${statisticsSeason}`;

export const seasonKeyFields = ({ season, statisticsSeason }: SeasonKey): StoredSeasonKey =>
  statisticsSeason === season ? { season } : { season, statisticsSeason };

/** Compares only the statistics season; the caller has already filtered by school year. */
export const createStatisticsSeasonFilter =
  ({ season, statisticsSeason }: SeasonKey) =>
  (stored: { readonly [field: string]: unknown }): boolean =>
    (stored.statisticsSeason ?? season) === statisticsSeason;

export type LatestOpenedWeekByStatisticsSeason = Readonly<Record<string, number>>;

/** Records that the weeks up to `week` were open. The number never goes down. */
export function raiseLatestOpenedWeek(
  opened: LatestOpenedWeekByStatisticsSeason | undefined,
  statisticsSeason: number,
  week: number,
): LatestOpenedWeekByStatisticsSeason {
  return { ...opened, [statisticsSeason]: Math.max(week, opened?.[statisticsSeason] ?? 0) };
}
