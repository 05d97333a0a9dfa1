import { seededRandom } from '@/lib/domain/numbers/random';
import { lessonRowsOf } from '@/lib/testing/lesson-rows';
import { gamesCaptionText, gameTableColumns } from '@/words/graphs/lesson-words';
import type { LessonGameValue } from './lesson-games';
import {
  gameTableRows,
  gameValuesWithAcceptedYards,
  sampleNewestGames,
  sortByValue,
} from './sample';

const game = (week: number, value: number, player = 'Al Li'): LessonGameValue => ({
  player,
  week,
  value,
});
const tenWeeks = Array.from({ length: 10 }, (_, index) => game(index + 1, index * 7));
const always = { least: 3, most: 4, fits: () => true, surely: [] };
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const sortedWeeks = (games: readonly LessonGameValue[]) =>
  games.map(({ week }) => week).sort((a, b) => a - b);

it('takes the yards of each game of those who run and catch, if they are accepted', () => {
  const rows = lessonRowsOf([
    ['Al Li', 'WR', [1, 2, 40, 4], [3, 0, -5, 1]],
    ['Quinn', 'QB', [1, 99, 0, 0]],
    ['Bo Ray', 'RB', [2, 60, 1, 1]],
  ]);
  expect(gameValuesWithAcceptedYards(rows, () => true)).toEqual([
    game(1, 42),
    game(3, -5),
    game(2, 61, 'Bo Ray'),
  ]);
  expect(gameValuesWithAcceptedYards(rows, (yards) => yards > 0 && yards < 61)).toEqual([
    game(1, 42),
  ]);
});

it('takes the newest games, in an order that chance has drawn', () => {
  const orders = new Set<string>();
  for (const seed of SEEDS) {
    const drawn = sampleNewestGames(tenWeeks, seededRandom(seed), always);
    expect(sortedWeeks(drawn)).toEqual([7, 8, 9, 10]);
    orders.add(drawn.map(({ week }) => week).join());
  }
  expect(orders.size).toBeGreaterThan(15);
});

it('leaves it to chance which games of one week are left out', () => {
  const pool = [game(4, 1), game(4, 2), game(4, 3), game(5, 4), game(5, 5), game(1, 6)];
  const left = new Set<number>();
  for (const seed of SEEDS) {
    const drawn = sampleNewestGames(pool, seededRandom(seed), always).map(({ value }) => value);
    expect(drawn.filter((value) => value > 3).sort()).toEqual([4, 5]);
    for (const value of [1, 2, 3]) if (!drawn.includes(value)) left.add(value);
  }
  expect(left).toEqual(new Set([1, 2, 3]));
});

it('draws again where no lesson can be made, and sees the numbers that it would be made of', () => {
  const pool = [game(4, 1), game(4, 2), game(4, 3), game(4, 9)];
  for (const seed of SEEDS) {
    const drawn = sampleNewestGames(pool, seededRandom(seed), {
      ...always,
      most: 2,
      fits: (values) => values.includes(9),
    });
    expect(drawn).toHaveLength(2);
    expect(drawn).toContainEqual(game(4, 9));
  }
});

it('takes the games of which one can surely be made, with the newest others, where no draw has led to one', () => {
  const surely = [game(1, 0), game(2, 7)].map(({ week }) => tenWeeks[week - 1] as LessonGameValue);
  const orders = new Set<string>();
  for (const seed of SEEDS) {
    let tries = 0;
    const fits = () => {
      tries += 1;
      return false;
    };
    const drawn = sampleNewestGames(tenWeeks, seededRandom(seed), {
      least: 5,
      most: 6,
      fits,
      surely,
    });
    expect(sortedWeeks(drawn)).toEqual([1, 2, 8, 9, 10]);
    expect(tries).toBe(20);
    orders.add(drawn.map(({ week }) => week).join());
  }
  expect(orders.size).toBeGreaterThan(15);
});

it('orders games by their yards and leaves the list as it was', () => {
  const games = [game(1, 30), game(2, -4), game(3, 100), game(4, 9)];
  expect(sortByValue(games).map(({ value }) => value)).toEqual([-4, 9, 30, 100]);
  expect(games.map(({ value }) => value)).toEqual([30, -4, 100, 9]);
});

it('shows games as a table, with a real minus sign', () => {
  const rows = gameTableRows([game(3, 42), game(12, -5, 'Bo Ray')]);
  expect({ caption: gamesCaptionText(), columns: gameTableColumns(), rows }).toEqual({
    caption: 'Yards in these games of your players, running and catching together',
    columns: ['Player', 'Week', 'Yards'],
    rows: [
      ['Al Li', '3', '42'],
      ['Bo Ray', '12', '−5'],
    ],
  });
});
