import { parseGraphTable } from '@/lib/domain/graphs/graph-table';
import { rubricOfReview } from '@/lib/domain/graphs/handed-in-graph';
import { groupBy } from '@/lib/domain/lists';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { StudentGraph } from '@/lib/store/collections/graphs';
import { GRAPH_HUB } from '@/words/graph-hub';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import type { GraphDto, GraphVersionDto } from './dto';

/**
 * A version has its own document and picture, so that versions can be compared. All share the id of
 * the first and count as one graph. In data of another program, a graph is its own first version.
 */
export function firstVersionId(graph: StudentGraph): string {
  return graph.rootId ?? graph.id;
}

export function graphVersionNumber(graph: StudentGraph): number {
  return graph.version ?? 1;
}

/** Each graph's versions from old to new, the graphs in the order of their first appearance. */
export function groupVersionsByGraph(documents: readonly StudentGraph[]): StudentGraph[][] {
  return [...groupBy(documents, firstVersionId).values()].map((versions) =>
    versions.toSorted((a, b) => graphVersionNumber(a) - graphVersionNumber(b)),
  );
}

/**
 * False if the teacher marked the newest version as not a graph. A graph that was only returned
 * still counts.
 */
export const isGraphCountedEvenIfReturned = (versions: readonly StudentGraph[]): boolean =>
  versions.at(-1)?.review?.pointsTaken === undefined;

/** The class sees only the newest version, if it was approved in this class. */
export function isInClassGallery({ review, leagueId, replacedById }: StudentGraph): boolean {
  return review?.outcome === 'approved' && review.leagueId === leagueId && !replacedById;
}

/**
 * Null while the class can't see the graph: its teacher took it back, a newer version waits, or its
 * student has moved here from the class that the question was for.
 */
export const visibleGraphQuestion = (graph: StudentGraph): string | null =>
  graph.asked && graph.question?.leagueId === graph.leagueId && isInClassGallery(graph)
    ? graph.question.text
    : null;

export function graphDtoOfVersions(versions: readonly StudentGraph[]): GraphDto {
  const newest = versions.at(-1);
  if (!newest) throw new RangeError('A graph has at least one version.');
  return {
    ...graphVersionDto(newest),
    week: newest.week,
    earlier: versions.slice(0, -1).map(graphVersionDto),
  };
}

export function graphVersionDto(graph: StudentGraph): GraphVersionDto {
  const { review } = graph;
  return {
    id: graph.id,
    version: graphVersionNumber(graph),
    title: graph.title || GRAPH_HUB.graph,
    description: graph.description ?? '',
    graphType: graph.graphType ?? '',
    typeLabel: graph.graphType ? localizedGraphTypeLabel(graph.graphType) : null,
    source: graph.source ?? 'photo',
    table: graph.table ? parseGraphTable(graph.table) : null,
    createdAt: graph.createdAt ? dateFromTimestamp(graph.createdAt).toISOString() : null,
    state: review?.outcome ?? 'waiting',
    review: review
      ? {
          outcome: review.outcome,
          rubric: rubricOfReview(review),
          comment: review.comment,
          ...(review.pointsTaken === undefined ? {} : { pointsTaken: review.pointsTaken }),
          at: dateFromTimestamp(review.reviewedAt).toISOString(),
        }
      : null,
  };
}

export function withoutQuestion({
  question: _,
  asked: _asked,
  ...graph
}: StudentGraph): StudentGraph {
  return graph;
}
