import type { RandomSource } from '@/lib/domain/numbers/random';
import { drawnOrder } from './chance';
import { type GameValue, type LessonRows, runnersAndCatchers, yardsOf } from './rows';

const DRAWS = 20;

export function gamesOf(rows: LessonRows, accepts: (yards: number) => boolean): GameValue[] {
  return runnersAndCatchers(rows)
    .flatMap(({ name, games }) =>
      games.map((game): GameValue => ({ player: name, week: game.week, value: yardsOf(game) })),
    )
    .filter(({ value }) => accepts(value));
}

type SampleRules = {
  least: number;
  most: number;
  fits: (values: readonly number[]) => boolean;
  /** Games that make a lesson together with any others, up to `least`. */
  surely: readonly GameValue[];
};

/**
 * The newest games up to `most`, in random order. Chance decides which games of the oldest week are
 * left out.
 */
export function sampleOf(
  pool: readonly GameValue[],
  random: RandomSource,
  { least, most, fits, surely }: SampleRules,
): GameValue[] {
  const newestFirst = (games: readonly GameValue[]) =>
    drawnOrder(games, random).sort((a, b) => b.week - a.week);
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    const drawn = newestFirst(pool).slice(0, most);
    if (fits(drawn.map(({ value }) => value))) return drawnOrder(drawn, random);
  }
  const others = newestFirst(pool.filter((game) => !surely.includes(game)));
  return drawnOrder([...surely, ...others].slice(0, least), random);
}

export function rowsOfGames(games: readonly GameValue[]): string[][] {
  return games.map(({ player, week, value }) => [
    player,
    String(week),
    String(value).replace('-', '−'),
  ]);
}

export const bySize = (games: readonly GameValue[]): GameValue[] =>
  [...games].sort((a, b) => a.value - b.value);
