import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isOfSeason } from '@/lib/domain/calendar/games';
import type { StudentGraph } from '@/lib/store/collections/graphs';

/**
 * Made of what the class plays and has reached: its student may have come from a class that was
 * further, or plays another season.
 */
export const isGraphWeekReached = (
  graph: StudentGraph,
  { games, currentWeek }: LeagueClock,
): boolean => graph.week <= currentWeek && isOfSeason(games)(graph);

/**
 * Only the newest version is shown to the class, and only when it was approved itself, in this
 * class.
 */
export function isInClassGallery({ review, leagueId, replacedById }: StudentGraph): boolean {
  return review?.outcome === 'approved' && review.leagueId === leagueId && !replacedById;
}
