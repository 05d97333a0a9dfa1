import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonGames } from '@/lib/domain/lessons/lesson-games';
import { edgesOfBox, same, sum } from './lesson-oracle';

/**
 * Decides if a lesson of one type is possible with these rows, by trying all combinations. Written
 * from the nine questions alone, without the lessons' own selection.
 */
export function isLessonPossible(type: GraphType, rows: LessonGames): boolean {
  return COULD[type](rows);
}

type Player = LessonGames['players'][number];
const able = ({ players }: LessonGames) =>
  players.filter(({ position }) => ['RB', 'WR', 'TE'].includes(position));
const yardsIn = ({ rushingYards, receivingYards }: Player['games'][number]) =>
  rushingYards + receivingYards;
const allYards = (rows: LessonGames) => able(rows).flatMap(({ games }) => games.map(yardsIn));

const COULD: Readonly<Record<GraphType, (rows: LessonGames) => boolean>> = {
  circle(rows) {
    const catches = able(rows)
      .map(({ games }) => sum(games.map(({ receptions }) => receptions)))
      .filter((count) => count > 0);
    // Three slices are enough if one of them is the widest.
    return catches.some((a, i) =>
      catches.some((b, j) => catches.some((c, k) => i !== j && i !== k && j < k && a > b && a > c)),
    );
  },
  'stacked-bar'(rows) {
    const bars = able(rows)
      .map(
        ({ games }) =>
          [
            sum(games.map((game) => game.rushingYards)),
            sum(games.map((game) => game.receivingYards)),
          ] as const,
      )
      .filter(([run, caught]) => run >= 0 && caught >= 0 && run + caught > 0);
    return bars.some(
      ([run, caught]) => run > 0 && caught > 0 && bars.some(([r, c]) => r + c !== run + caught),
    );
  },
  'multiple-line'(rows) {
    const lines = able(rows).map(
      ({ games }) => new Map(games.map((game) => [game.week, yardsIn(game)])),
    );
    for (let last = 3; last <= rows.throughWeek; last += 1) {
      const weeks = Array.from({ length: Math.min(6, last) }, (_, index) => last - index);
      const shown = lines.map(
        (line) => new Map([...line].filter(([week]) => weeks.includes(week))),
      );
      if (shown.some((a) => shown.some((b) => a !== b && canCompare(a, b, weeks)))) return true;
    }
    return false;
  },
  'stem-and-leaf'(rows) {
    const yards = allYards(rows).filter((value) => value >= 0 && value < 150);
    return (
      yards.length >= 7 &&
      yards.some((value) => Math.floor(value / 10) !== Math.floor((yards[0] as number) / 10))
    );
  },
  histogram(rows) {
    const yards = allYards(rows).filter((value) => value < 200);
    // Any games between the smallest and the largest of eight.
    return yards.some((low) =>
      yards.some((high) => {
        const enough = yards.filter((value) => value >= low && value <= high).length >= 8;
        const bins = [5, 10, 15, 20, 25, 30, 40].map(
          (width) => Math.floor(high / width) - Math.floor(low / width) + 1,
        );
        return enough && bins.some((count) => count >= 3 && count <= 8);
      }),
    );
  },
  'scatter-plot'(rows) {
    const games = able(rows).flatMap((player) =>
      player.games.filter((game) => game.receptions > 0 && game.receivingYards >= 0),
    );
    const spots = [
      ...new Set(games.map((game) => `${game.receptions} ${game.receivingYards}`)),
    ].map((spot) => spot.split(' ').map(Number));
    const isLine = ([x = 0, y = 0]: number[], [toX = 0, toY = 0]: number[]) => {
      if (toX <= x) return false;
      // A point between the two, or up to four catches beyond, that isn't negative.
      const asked = [...Array(toX - x + 4).keys()]
        .map((step) => x + step + 1)
        .filter((at) => at !== toX);
      return asked.some((at) => (toY - y) * (at - x) >= -y * (toX - x));
    };
    return spots.length >= 6 && spots.some((from) => spots.some((to) => isLine(from, to)));
  },
  'box-and-whisker'(rows) {
    const yards = allYards(rows);
    return subsets(yards, 7).some((seven) => {
      const [low, high] = edgesOfBox(seven);
      return !same(low, high);
    });
  },
};

function canCompare(
  a: ReadonlyMap<number, number>,
  b: ReadonlyMap<number, number>,
  weeks: readonly number[],
): boolean {
  if (a.size < 3 || b.size < 3) return false;
  const [of, and] = [[...a.values()], [...b.values()]];
  const steps = weeks.some(
    (week) => a.has(week) && a.has(week + 1) && a.get(week) !== a.get(week + 1),
  );
  const best = and.filter((value) => value === Math.max(...and)).length === 1;
  const shared = weeks.some((week) => a.has(week) && b.has(week) && a.get(week) !== b.get(week));
  return steps && best && shared && sum(of) * b.size !== sum(and) * a.size;
}

/**
 * All subsets of the values; for a long list only those of its three smallest, three largest, and
 * three others.
 */
function subsets(values: readonly number[], size: number): number[][] {
  const ordered = [...values].sort((a, b) => a - b);
  const few = ordered.length > 9 ? [...ordered.slice(0, 6), ...ordered.slice(-3)] : ordered;
  const choose = (from: readonly number[], count: number): number[][] => {
    if (count === 0) return [[]];
    return from.flatMap((first, index) =>
      choose(from.slice(index + 1), count - 1).map((others) => [first, ...others]),
    );
  };
  return choose(few, size);
}
