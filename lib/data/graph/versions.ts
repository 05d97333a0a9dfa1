import { isOfSeason, type SeasonKey } from '@/lib/domain/calendar/games';
import { groupBy } from '@/lib/domain/lists';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { equal, type ReadOperations } from '@/lib/store/port';

/**
 * A new version has its own document and picture, so that both can be compared. All versions share
 * the id of the first and count as one graph; a graph from an older release is its own first
 * version.
 */
export function firstVersionId(graph: StudentGraph): string {
  return graph.rootId ?? graph.id;
}

export function graphVersion(graph: StudentGraph): number {
  return graph.version ?? 1;
}

/** Each graph's versions from old to new, the graphs in the order of their first appearance. */
export function groupVersionsByGraph(documents: readonly StudentGraph[]): StudentGraph[][] {
  return [...groupBy(documents, firstVersionId).values()].map((versions) =>
    versions.toSorted((a, b) => graphVersion(a) - graphVersion(b)),
  );
}

/** All versions of all graphs of a student's week. */
export const listWeekGraphsIn = (
  reader: ReadOperations,
  studentId: string,
  week: number,
  games: SeasonKey,
) =>
  reader
    .query(studentGraphs, { where: equal({ studentId, week, season: games.season }) })
    .then((found) => found.filter(isOfSeason(games)));
