import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/games';
import type { GraphType } from '@/lib/domain/graphs/graph-names';

export function lessonId(
  games: SeasonKey,
  week: number,
  type: GraphType,
  studentId: string,
): string {
  return `${seasonIdPrefix(games)}_${week}_${type}_${studentId}`;
}
