import { rubricOfReview } from '@/lib/domain/graph';
import { parseGraphTable } from '@/lib/domain/graph-table';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { StudentGraph } from '@/lib/store/collections/graphs';
import type { GraphDto, GraphVersionDto } from './dto';
import { graphVersion } from './versions';

/** `versions` go from old to new. */
export function graphDto(versions: readonly StudentGraph[]): GraphDto {
  const newest = versions.at(-1);
  if (!newest) throw new RangeError('A graph has at least one version.');
  return {
    ...versionDto(newest),
    week: newest.week,
    earlier: versions.slice(0, -1).map(versionDto),
  };
}

export function versionDto(graph: StudentGraph): GraphVersionDto {
  const { review } = graph;
  return {
    id: graph.id,
    version: graphVersion(graph),
    title: graph.title || 'Graph',
    description: graph.description ?? '',
    graphType: graph.graphType ?? '',
    typeLabel: graph.graphType ? graphTypeLabel(graph.graphType) : null,
    source: graph.source ?? 'photo',
    table: graph.table ? parseGraphTable(graph.table) : null,
    createdAt: graph.createdAt ? dateFromTimestamp(graph.createdAt).toISOString() : null,
    state: review?.outcome ?? 'waiting',
    review: review
      ? {
          outcome: review.outcome,
          rubric: rubricOfReview(review),
          comment: review.comment,
          at: dateFromTimestamp(review.reviewedAt).toISOString(),
        }
      : null,
  };
}
