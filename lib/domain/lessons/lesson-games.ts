import type { PositionCode } from '../football/positions';
import { statisticInfo } from '../football/statistics';

/** One played game. A bye has no row, because it isn't a game with 0 yards. */
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

export type LessonGames = {
  throughWeek: number;
  players: readonly LessonPlayer[];
  /** Names of players left out because some of their games are unreadable: sums would be wrong. */
  leftOut?: readonly string[];
};

export type LessonGameValue = { player: string; week: number; value: number };

/**
 * Players who run and catch, so that their yards can be compared. Equal names get a number, because
 * questions use only the name.
 */
export function playersOfRunAndCatchPositions({ players }: LessonGames): LessonPlayer[] {
  const able = players.filter(({ position }) => canPositionRunAndCatch(position));
  return able.map((player) => {
    const alike = able.filter(({ name }) => name === player.name);
    return alike.length === 1
      ? player
      : { ...player, name: `${player.name} #${alike.indexOf(player) + 1}` };
  });
}

/** True if the position has both rushing and receiving yards. */
export function canPositionRunAndCatch(position: PositionCode): boolean {
  return (['RushingYards', 'ReceivingYards'] as const).every((field) =>
    statisticInfo(field).positions.includes(position),
  );
}

export const rushingPlusReceivingYardsInGame = (game: LessonGame): number =>
  game.rushingYards + game.receivingYards;

export function sumOverGames(
  games: readonly LessonGame[],
  count: (game: LessonGame) => number,
): number {
  return games.reduce((sum, game) => sum + count(game), 0);
}
