import { requireStudent } from '@/lib/data/access/student';
import type { Viewer } from '@/lib/data/access/viewer';
import type { BoxScoreRowDto, BoxScoresDto } from '@/lib/data/box-score/dto';
import { finalScore } from '@/lib/data/box-score/real-game';
import { boxScoreSentence } from '@/lib/data/box-score/sentence';
import { findScoringLineup } from '@/lib/data/lineup/queries';
import { starterGame, statRow } from '@/lib/data/season/games';
import { playerTile } from '@/lib/data/season/tiles';
import { findTasks } from '@/lib/data/week/student-week';
import { LINEUP_SLOTS, type LineupSlot, positionOfSlot } from '@/lib/domain/football/positions';
import { lineupFromFields } from '@/lib/domain/lineup';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/server/services';

/**
 * The starters' real numbers of an earlier week, or of the current one; that also when a week is asked for that has not been played. No
 * rows before the first week and without a line-up.
 */
export async function getBoxScores(viewer: Viewer, asked: number | null = null): Promise<BoxScoresDto> {
  const { profile, meta } = await requireStudent(viewer);
  const week = asked !== null && asked >= 1 && asked < meta.currentWeek ? asked : meta.currentWeek;
  const [snapshot, lineup, tasks] = await Promise.all([
    getServices().seasons.load(meta.currentSeason),
    findScoringLineup(viewer, profile, meta, week),
    findTasks(profile.studentId, week, meta.currentSeason),
  ]);
  const starters = lineup && lineupFromFields(lineup);
  return {
    week,
    isLatest: week === meta.currentWeek,
    season: meta.currentSeason,
    rows: starters ? LINEUP_SLOTS.map((slot) => boxScoreRow(snapshot, slot, starters[slot], week)) : [],
    read: tasks?.task1 != null,
  };
}

function boxScoreRow(snapshot: SeasonSnapshot, slot: LineupSlot, id: number, week: number): BoxScoreRowDto {
  const position = positionOfSlot(slot);
  const player = playerTile(snapshot, position, id, week);
  const game = starterGame(snapshot, position, id, week);
  const result = game.gameKey === '' ? null : snapshot.gameResult(game.gameKey);
  return {
    slot,
    player,
    game: game.game,
    opponent: game.opponent,
    homeOrAway: game.homeOrAway,
    finalScore: result && finalScore(snapshot, result),
    gameKey: result?.GameKey ?? null,
    stats: statRow(position, game.stats),
    sentence: boxScoreSentence(player.name, position, week, game),
  };
}
