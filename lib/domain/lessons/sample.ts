import type { RandomSource } from '@/lib/domain/numbers/random';
import {
  type LessonGames,
  type LessonGameValue,
  playersOfRunAndCatchPositions,
  rushingPlusReceivingYardsInGame,
} from './lesson-games';
import { shuffledCopy } from './random-picks';

const DRAWS = 20;

export function gameValuesWithAcceptedYards(
  rows: LessonGames,
  accepts: (yards: number) => boolean,
): LessonGameValue[] {
  return playersOfRunAndCatchPositions(rows)
    .flatMap(({ name, games }) =>
      games.map(
        (game): LessonGameValue => ({
          player: name,
          week: game.week,
          value: rushingPlusReceivingYardsInGame(game),
        }),
      ),
    )
    .filter(({ value }) => accepts(value));
}

type SampleRules = {
  least: number;
  most: number;
  fits: (values: readonly number[]) => boolean;
  /** Games that make a lesson together with any others, up to `least`. */
  surely: readonly LessonGameValue[];
};

/** Chance decides which games of the oldest week are left out. */
export function sampleNewestGames(
  pool: readonly LessonGameValue[],
  random: RandomSource,
  { least, most, fits, surely }: SampleRules,
): LessonGameValue[] {
  const newestFirst = (games: readonly LessonGameValue[]) =>
    shuffledCopy(games, random).sort((a, b) => b.week - a.week);
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    const drawn = newestFirst(pool).slice(0, most);
    if (fits(drawn.map(({ value }) => value))) return shuffledCopy(drawn, random);
  }
  const others = newestFirst(pool.filter((game) => !surely.includes(game)));
  return shuffledCopy([...surely, ...others].slice(0, least), random);
}

export function gameTableRows(games: readonly LessonGameValue[]): string[][] {
  return games.map(({ player, week, value }) => [
    player,
    String(week),
    String(value).replace('-', '−'),
  ]);
}

export const sortByValue = (games: readonly LessonGameValue[]): LessonGameValue[] =>
  [...games].sort((a, b) => a.value - b.value);

export function smallestAndLargestGameValues(games: readonly LessonGameValue[]): LessonGameValue[] {
  const sorted = sortByValue(games);
  return [sorted[0], sorted.at(-1)].filter((game) => game !== undefined);
}
