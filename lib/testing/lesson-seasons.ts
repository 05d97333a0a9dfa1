import { selectLessonGames } from '@/lib/data/lesson/stored-lesson';
import { ROSTER_LIMITS } from '@/lib/domain/football/roster';
import { shuffledCopy } from '@/lib/domain/lessons/random-picks';
import { seededRandom } from '@/lib/domain/numbers/random';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { checkedLesson, GRAPH_TYPES, type WalkedLesson } from './lesson-walk';
import { realSeasonOf } from './real-season';

/**
 * Creates all seven lessons for generated rosters in the given weeks of a season, and checks each
 * one. Closed lessons must be impossible.
 */
export async function walkLessons(
  season: number,
  rosters: number,
  weeks: readonly number[],
): Promise<WalkedLesson[]> {
  const snapshot = await realSeasonOf(season);
  const walked: WalkedLesson[] = [];
  for (let seed = 0; seed < rosters; seed += 1) {
    const players = generatedRoster(snapshot, seed);
    for (const week of weeks) {
      const rows = selectLessonGames(snapshot, players, week);
      for (const type of GRAPH_TYPES) {
        const lesson = checkedLesson(
          type,
          rows,
          seed * 31 + week,
          `${type}, ${season}, roster ${seed}, week ${week}`,
        );
        if (lesson) walked.push({ type, rows, lesson });
      }
    }
  }
  return walked;
}

/**
 * Within the draft's limits. Every other roster has mostly busy players, as students draft them.
 */
function generatedRoster(snapshot: SeasonSnapshot, seed: number): number[] {
  const random = seededRandom(seed + 1);
  const keen = seed % 2 === 0;
  return (['QB', 'RB', 'WR', 'TE', 'K'] as const).flatMap((position) => {
    const { min, max } = ROSTER_LIMITS[position];
    const size = min + Math.floor(random() * (max - min + 1));
    const all = [...snapshot.players.values()].filter((player) => player.Position === position);
    const pool = keen
      ? all.filter(({ PlayerID }) => snapshot.playerGames(PlayerID, 18).length >= 10)
      : all;
    return shuffledCopy(pool, random)
      .slice(0, size)
      .map(({ PlayerID }) => PlayerID);
  });
}
