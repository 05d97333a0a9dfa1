import { workOfClass } from '@/lib/data/work/class';
import type { SeasonKey } from '@/lib/domain/calendar/season-key';
import type { StudentGraph } from '@/lib/store/collections/graphs';
import type { ReadOperations } from '@/lib/store/port';

/**
 * Only the newest version is shown to the class, and only when it was approved itself, in this
 * class.
 */
export function isInClassGallery({ review, leagueId, replacedById }: StudentGraph): boolean {
  return review?.outcome === 'approved' && review.leagueId === leagueId && !replacedById;
}

type ClassWeekRef = { leagueId: string; week: number; seasonKey: SeasonKey };

/**
 * Null while the class can't see the graph: its teacher took it back, a newer version waits, or its
 * student has moved here from the class that the question was for.
 */
export const visibleGraphQuestion = (graph: StudentGraph): string | null =>
  graph.asked && graph.question?.leagueId === graph.leagueId && isInClassGallery(graph)
    ? graph.question.text
    : null;

/** The caller has checked whose league it is. */
export async function findGraphWithQuestion(
  reader: ReadOperations,
  { leagueId, week, seasonKey }: ClassWeekRef,
): Promise<{ graph: StudentGraph; question: string } | null> {
  const work = workOfClass(reader, { id: leagueId, season: seasonKey.season }, seasonKey);
  for (const graph of await work.graphsWithQuestion(week)) {
    const question = visibleGraphQuestion(graph);
    if (question !== null) return { graph, question };
  }
  return null;
}
