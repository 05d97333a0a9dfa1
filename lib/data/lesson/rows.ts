import type { LessonRows } from '@/lib/domain/lessons/rows';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';

/** The games of some players up to a week, as lessons look at them. Nothing of a later week comes along. */
export function lessonRows(snapshot: SeasonSnapshot, playerIds: readonly number[], throughWeek: number): LessonRows {
  return {
    throughWeek,
    players: playerIds.flatMap((id) => {
      const player = snapshot.players.get(id);
      if (!player) return [];
      const games = snapshot.playerGames(id, throughWeek).map(({ Week, RushingYards, ReceivingYards, Receptions }) => ({
        week: Week,
        rushingYards: RushingYards,
        receivingYards: ReceivingYards,
        receptions: Receptions,
      }));
      return [{ id, name: player.Name, position: player.Position, games }];
    }),
  };
}
