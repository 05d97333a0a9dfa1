import type { PositionCode } from '../football/positions';
import { rowFor } from '../football/statistics';

/**
 * One game as it was played; a week without one has no row, because a bye is not a game with 0
 * yards.
 */
type LessonGame = {
  week: number;
  rushingYards: number;
  receivingYards: number;
  receptions: number;
};

export type LessonPlayer = {
  id: number;
  name: string;
  position: PositionCode;
  games: readonly LessonGame[];
};

/**
 * A student's own players with their games up to and including `throughWeek`, and nothing later.
 */
export type LessonRows = {
  throughWeek: number;
  players: readonly LessonPlayer[];
  /** The names of those some of whose games can't be read: a sum without them would be wrong. */
  leftOut?: readonly string[];
};

/** One game of one player, with what a lesson looks at in it. */
export type GameValue = { player: string; week: number; value: number };

/**
 * Those who run and catch: their yards can be compared. No two share a name, because a question
 * names a player by nothing else.
 */
export function runnersAndCatchers({ players }: LessonRows): LessonPlayer[] {
  const able = players.filter(({ position }) => isCarrier(position));
  return able.map((player) => {
    const alike = able.filter(({ name }) => name === player.name);
    return alike.length === 1
      ? player
      : { ...player, name: `${player.name} #${alike.indexOf(player) + 1}` };
  });
}

/** Whether yards of both kinds are statistics of the position. */
export function isCarrier(position: PositionCode): boolean {
  return (['RushingYards', 'ReceivingYards'] as const).every((field) =>
    rowFor(field).positions.includes(position),
  );
}

export const yardsOf = (game: LessonGame): number => game.rushingYards + game.receivingYards;

export function total(games: readonly LessonGame[], count: (game: LessonGame) => number): number {
  return games.reduce((sum, game) => sum + count(game), 0);
}
