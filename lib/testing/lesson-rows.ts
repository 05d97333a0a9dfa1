import type { LessonGames } from '@/lib/domain/lessons/lesson-games';
import { seededRandom } from '@/lib/domain/numbers/random';

type Position = LessonGames['players'][number]['position'];
/** Week, running yards, receiving yards, catches. */
type Game = readonly [week: number, run: number, caught: number, catches: number];

/** Players with games in a short notation. The week is the newest game's unless given. */
export function lessonRowsOf(
  players: readonly (readonly [name: string, position: Position, ...games: Game[]])[],
  throughWeek = Math.max(1, ...players.flatMap(([, , ...games]) => games.map(([week]) => week))),
): LessonGames {
  return {
    throughWeek,
    players: players.map(([name, position, ...games], id) => ({
      id,
      name,
      position,
      games: games.map(([week, rushingYards, receivingYards, receptions]) => ({
        week,
        rushingYards,
        receivingYards,
        receptions,
      })),
    })),
  };
}

/**
 * Six players who run and catch in most of twelve weeks, and a passer whose games don't count here.
 */
export function busyRows(seed: number): LessonGames {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const games = (isOften: boolean) =>
    Array.from({ length: 12 }, (_, index): Game => {
      const catches = upTo(9);
      return [index + 1, isOften ? upTo(70) : upTo(6) - 1, catches * (4 + upTo(9)), catches];
    }).filter(() => upTo(7) > 0);
  return lessonRowsOf(
    [
      ['Al Li', 'RB', ...games(true)],
      ['Al Li Jr.', 'RB', ...games(true)],
      ['Bo Ray', 'WR', ...games(false)],
      ['Cy Dee', 'WR', ...games(false)],
      ['Ed Fay', 'TE', ...games(false)],
      ['Cy Dee', 'TE', ...games(false)],
      ['Gus Hay', 'QB', ...games(true)],
    ],
    12,
  );
}
