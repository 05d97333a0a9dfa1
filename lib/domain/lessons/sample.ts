import type { RandomSource } from '../random';
import { drawnOrder } from './chance';
import type { LessonTable } from './figure';
import { type GameValue, type LessonRows, runnersAndCatchers, yardsOf } from './rows';

/**
 * Some games of the student's runners and catchers: the newest weeks first, until there are `most`. Chance decides which of a week's games
 * are left out where there are too many, and in which order they stand, which is never by size. Null below `least`.
 */
export function sampleOfGames(
  rows: LessonRows,
  random: RandomSource,
  { least, most, accepts }: { least: number; most: number; accepts: (yards: number) => boolean },
): GameValue[] | null {
  const games = runnersAndCatchers(rows).flatMap(({ name, games }) =>
    games.map((game): GameValue => ({ player: name, week: game.week, value: yardsOf(game) })),
  );
  const newestFirst = drawnOrder(
    games.filter(({ value }) => accepts(value)),
    random,
  ).sort((a, b) => b.week - a.week);
  const chosen = drawnOrder(newestFirst.slice(0, most), random);
  return chosen.length < least ? null : chosen;
}

export function tableOfGames(games: readonly GameValue[]): LessonTable {
  return {
    caption: 'Yards in these games of your players, running and catching together',
    columns: ['Player', 'Week', 'Yards'],
    rows: games.map(({ player, week, value }) => [player, String(week), String(value).replace('-', '−')]),
  };
}
