import { isOfSeason, type SeasonKey } from '@/lib/domain/calendar/games';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { equal, type ReadOperations } from '@/lib/store/port';
import { isInClassGallery } from './open-to-class';

type Place = { leagueId: string; week: number; games: SeasonKey };

/**
 * The graphs of a class's week that have a question, shown or not. The caller has checked whose
 * league it is.
 */
export const listGraphsWithQuestionIn = async (
  reader: ReadOperations,
  { leagueId, week, games }: Place,
): Promise<StudentGraph[]> =>
  (
    await reader.query(studentGraphs, {
      where: equal({ leagueId, week, season: games.season, asked: true }),
    })
  ).filter(isOfSeason(games));

/**
 * Null while the class can't see the graph: its teacher took it back, a newer version waits, or its
 * student has moved here from the class that the question was for.
 */
export const visibleGraphQuestion = (graph: StudentGraph): string | null =>
  graph.asked && graph.question?.leagueId === graph.leagueId && isInClassGallery(graph)
    ? graph.question.text
    : null;

export async function findGraphWithQuestion(
  reader: ReadOperations,
  place: Place,
): Promise<{ graph: StudentGraph; question: string } | null> {
  for (const graph of await listGraphsWithQuestionIn(reader, place)) {
    const question = visibleGraphQuestion(graph);
    if (question !== null) return { graph, question };
  }
  return null;
}
