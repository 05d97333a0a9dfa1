import type { GraphReviewDto } from '@/lib/data/graph/dto';
import { RUBRIC_PARTS, type Rubric, type RubricLevel } from '@/lib/domain/graphs/handed-in-graph';

export type ReviewDraft = {
  /** The teacher chose to accept, so the ratings are shown. */
  accepts: boolean;
  rubric: Partial<Rubric>;
  /** Index of the rubric part that has the focus. */
  part: number;
  /** Sent with an accepted graph. */
  comment: string;
  /** Sent with a returned graph, in the teacher's own words. */
  own: string;
};

export function initialReviewDraft(review: GraphReviewDto | null): ReviewDraft {
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

/** Rating a part also accepts the graph and moves on to the next part. */
export function rateGraphPart(
  draft: ReviewDraft,
  part: number,
  level: RubricLevel,
  goOn: boolean,
): ReviewDraft {
  const key = RUBRIC_PARTS[part];
  if (!key) return draft;
  return {
    ...draft,
    accepts: true,
    rubric: { ...draft.rubric, [key]: level },
    part: goOn ? Math.min(part + 1, RUBRIC_PARTS.length - 1) : part,
  };
}

/** -1 when all four parts are rated. */
export const firstUnratedPartIndex = ({ rubric }: ReviewDraft): number =>
  RUBRIC_PARTS.findIndex((key) => rubric[key] === undefined);

/** Drafts outlive the page: a teacher who comes back from another week or class continues there. */
const drafts = new Map<string, ReviewDraft>();

export const rememberedReviewDrafts = (): ReadonlyMap<string, ReviewDraft> => new Map(drafts);
export function rememberReviewDraft(graphId: string, draft: ReviewDraft): void {
  drafts.set(graphId, draft);
}
