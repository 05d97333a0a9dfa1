import type { GraphReviewDto } from '@/lib/data/graph/dto';
import { RUBRIC, type Rubric, type RubricLevel } from '@/lib/domain/graph';

/** What a teacher has begun to say about one graph. */
export type ReviewDraft = {
  /** The ratings are open. */
  accepts: boolean;
  rubric: Partial<Rubric>;
  /** Which of the four parts is in hand. */
  part: number;
  /** Goes with a graph that is accepted. */
  comment: string;
  /** Goes with one that is sent back, in the teacher's own words. */
  own: string;
};

/** Where a review begins: at what was said before, or with nothing. */
export function draftOf(review: GraphReviewDto | null): ReviewDraft {
  const rubric = review?.rubric ?? null;
  const accepts = rubric !== null;
  return {
    accepts,
    rubric: rubric ?? {},
    part: 0,
    comment: accepts ? (review?.comment ?? '') : '',
    own: '',
  };
}

/** Rating a part accepts the graph and takes up the next part; the last one stays in hand. */
export function rated(
  draft: ReviewDraft,
  part: number,
  level: RubricLevel,
  goOn: boolean,
): ReviewDraft {
  const key = RUBRIC[part];
  if (!key) return draft;
  return {
    ...draft,
    accepts: true,
    rubric: { ...draft.rubric, [key]: level },
    part: goOn ? Math.min(part + 1, RUBRIC.length - 1) : part,
  };
}

/** The first part without a rating; -1 when all four have one. */
export const firstUnrated = ({ rubric }: ReviewDraft): number =>
  RUBRIC.findIndex((key) => rubric[key] === undefined);

/**
 * Drafts outlive the page they were made on: whoever comes back from another week or class goes on
 * there.
 */
const kept = new Map<string, ReviewDraft>();

export const keptDrafts = (): ReadonlyMap<string, ReviewDraft> => new Map(kept);
export function keepDraft(graphId: string, draft: ReviewDraft): void {
  kept.set(graphId, draft);
}
