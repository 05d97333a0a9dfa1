/**
 * Which games a student's work is about: those of one season of statistics, played in one school
 * year. Nearly always the two are one season's; a class that replays a past season works on other
 * games than the school year's own.
 */
export type Games = { readonly season: number; readonly statisticsSeason: number };

/**
 * As stored with work; the statistics are the school year's own where they are not named, as in all
 * older data.
 */
export type StoredGames = {
  readonly season: number;
  readonly statisticsSeason?: number | undefined;
};

const known = new Map<string, Games>();

/**
 * The same object for the same two years, so that what is read once a page view can be remembered
 * by it.
 */
export function gamesOf(season: number, statisticsSeason = season): Games {
  const key = keyOf({ season, statisticsSeason });
  const games = known.get(key) ?? { season, statisticsSeason };
  known.set(key, games);
  return games;
}

/**
 * What ids of work begin with: `2025`, or `2025-2023` for the games of 2023 in the school year of
 * 2025.
 */
export const keyOf = ({ season, statisticsSeason }: Games): string =>
  statisticsSeason === season ? `${season}` : `${season}-${statisticsSeason}`;

/** The fields that work about these games is stored with. */
export const storedGames = ({ season, statisticsSeason }: Games): StoredGames =>
  statisticsSeason === season ? { season } : { season, statisticsSeason };

/** Whether stored work of the games' own school year is about them. */
export const isAbout =
  ({ season, statisticsSeason }: Games) =>
  (stored: { readonly [field: string]: unknown }): boolean =>
    (stored.statisticsSeason ?? season) === statisticsSeason;
