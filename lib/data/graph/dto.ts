import { z } from 'zod';
import { operationIdSchema } from '@/lib/data/operation-id-schema';
import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import type { GraphDataSource as BuilderSource } from '@/lib/domain/graphs/graph-source';
import { parseGraphTable } from '@/lib/domain/graphs/graph-table';
import {
  ACCEPTING_REVIEW_OUTCOMES,
  type GraphOrigin,
  type GraphReviewState,
  type GraphTable,
  MAX_DISCUSSION_QUESTION_LENGTH,
  MAX_GRAPH_DESCRIPTION_LENGTH,
  MAX_GRAPH_TITLE_LENGTH,
  MAX_REVIEW_COMMENT_LENGTH,
  type ReviewOutcome,
  type Rubric,
} from '@/lib/domain/graphs/handed-in-graph';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { atMostCharactersText } from '@/words/form';
import {
  chooseARubricLevelText,
  chooseATypeText,
  descriptionNeededText,
  noSuchGraphText,
  noSuchLessonText,
  numbersUnreadableText,
  titleNeededText,
  titleTooLongText,
} from '@/words/graph';
import { questionNeededText } from '@/words/graph-questions';

export type GraphReviewDto = {
  outcome: ReviewOutcome;
  /** Only accepted graphs are rated. */
  rubric: Rubric | null;
  comment: string;
  at: string;
  /** The MVP points that were taken for what isn't a graph. */
  pointsTaken?: number;
};

/** The picture is at `/api/graphs/{id}`, and small at `/api/graphs/{id}?w=480`. */
export type GraphVersionDto = {
  id: string;
  version: number;
  title: string;
  description: string;
  graphType: string;
  typeLabel: string | null;
  source: GraphOrigin;
  table: GraphTable | null;
  /** Null in data of another program. */
  createdAt: string | null;
  state: GraphReviewState;
  review: GraphReviewDto | null;
};

/** The newest version, and the earlier ones from old to new. */
export type GraphDto = GraphVersionDto & { week: number; earlier: GraphVersionDto[] };

export type OwnGraphDto = GraphDto & {
  removalCost: number;
};

export type GraphHubDto = {
  week: number;
  closed: string | null;
  /** While the season is paused, nothing can be removed either. */
  readOnly: boolean;
  filesLeft: number;
  graphsThisWeek: number;
  nextAward: number;
  /** Newest week first; weeks without a graph are left out. */
  weeks: { week: number; graphs: OwnGraphDto[] }[];
  unreadable: number;
  account: string;
  /** The games of the student's players; pages draw examples of the types from them. */
  source: BuilderSource;
};

/** Contains the team's name and no other name. */
export type GalleryGraphDto = Pick<
  GraphVersionDto,
  'id' | 'title' | 'description' | 'graphType' | 'typeLabel' | 'table'
> & {
  week: number;
  teamName: string;
  own: boolean;
};

export type GalleryDto = { inLeague: boolean; graphs: GalleryGraphDto[] };

export type GraphWithStudentDto = GraphDto & {
  studentId: string;
  studentName: string;
  teamName: string | null;
};

export type WeekGraphsForReviewDto = {
  week: number;
  weeks: number[];
  /** By student, then from old to new, so that a review doesn't move its graph. */
  graphs: GraphWithStudentDto[];
  studentsWithout: number;
  unreadable: number;
};

export type ProjectableGraphDto = Pick<
  GraphVersionDto,
  'id' | 'title' | 'description' | 'graphType' | 'typeLabel' | 'table' | 'source' | 'state'
> & {
  /** Only the teacher sees this name. */
  studentName: string;
  inGallery: boolean;
  /**
   * True if the title contains the first name of someone in the class, which may also be a
   * player's.
   */
  namesSomebody: boolean;
  question: string | null;
};

export type ProjectableGraphsDto = {
  week: number;
  graphs: ProjectableGraphDto[];
  unreadable: number;
};

/**
 * Safe to show in front of a class: it doesn't tell whose graph it is. The title is empty if it may
 * name someone.
 */
export type ProjectedGraphDto = Pick<
  GraphVersionDto,
  'id' | 'title' | 'graphType' | 'typeLabel' | 'table'
> & {
  question: string | null;
};

export type GraphWithQuestionDto = Pick<
  GraphVersionDto,
  'id' | 'title' | 'description' | 'typeLabel' | 'table'
> & { question: string };

export type ComparedGraphDto = Pick<
  GraphVersionDto,
  'id' | 'title' | 'description' | 'graphType' | 'typeLabel' | 'table'
> & {
  week: number;
};

export type GraphComparisonDto = {
  kinds: { type: string; label: string }[];
  /** Null while there are no two of one type. */
  pair: { before: ComparedGraphDto; now: ComparedGraphDto } | null;
};

const graphId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, { error: noSuchGraphText });
/** The words of an upload, as they come in a form: all are text. What else is sent is dropped. */
export const uploadGraphInput = z.object({
  title: textToOneLineSchema.pipe(
    z
      .string()
      .min(1, { error: titleNeededText })
      .max(MAX_GRAPH_TITLE_LENGTH, { error: () => titleTooLongText(MAX_GRAPH_TITLE_LENGTH) }),
  ),
  description: textToOneLineSchema.pipe(
    z
      .string()
      .min(1, { error: descriptionNeededText })
      .max(MAX_GRAPH_DESCRIPTION_LENGTH, {
        error: () => atMostCharactersText(MAX_GRAPH_DESCRIPTION_LENGTH),
      }),
  ),
  graphType: z.union([z.literal(''), z.enum(GRAPH_TYPES)], { error: chooseATypeText }),
  source: z.enum(['builder', 'photo']),
  operationId: operationIdSchema,
  table: z
    .string()
    .refine((text) => parseGraphTable(text) !== null, { error: numbersUnreadableText })
    .optional(),
  replacesId: graphId.optional(),
  lessonWeek: z
    .string()
    .regex(/^\d{1,2}$/, { error: noSuchLessonText })
    .optional(),
});
export type UploadGraphInput = z.output<typeof uploadGraphInput>;

/** `points` are MVP points; none for a new version or a fifth graph of the week. */
export type GraphUploadResult = { graphId: string; points: number };

export const removeGraphInput = z.object({ graphId, operationId: operationIdSchema });

const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], {
  error: chooseARubricLevelText,
});

const reviewed = {
  graphId,
  /** The time of the review that the teacher sees; null for a graph that waits. */
  basedOn: z.string().max(40).nullable(),
};
const comment = textToOneLineSchema.pipe(
  z.string().max(MAX_REVIEW_COMMENT_LENGTH, {
    error: () => atMostCharactersText(MAX_REVIEW_COMMENT_LENGTH),
  }),
);

/** `waiting` takes a review back. */
export const graphReviewInput = z.discriminatedUnion('outcome', [
  z.object({
    ...reviewed,
    outcome: z.enum(ACCEPTING_REVIEW_OUTCOMES),
    rubric: z.object({ accuracy: level, labels: level, scale: level, keyAndClaim: level }),
    comment,
  }),
  z.object({
    ...reviewed,
    outcome: z.literal('returned'),
    comment,
    /** True for a drawing that is no graph: its points are taken as if it had been removed. */
    notAGraph: z.boolean().optional(),
  }),
  z.object({ ...reviewed, outcome: z.literal('waiting') }),
]);
export type GraphReviewInput = z.output<typeof graphReviewInput>;

export const setClassGraphQuestionInput = z.object({
  leagueId: idSchema,
  graphId,
  question: textToOneLineSchema
    .pipe(
      z
        .string()
        .min(1, { error: questionNeededText })
        .max(MAX_DISCUSSION_QUESTION_LENGTH, {
          error: () => atMostCharactersText(MAX_DISCUSSION_QUESTION_LENGTH),
        }),
    )
    .nullable(),
});
export type SetClassGraphQuestionInput = z.output<typeof setClassGraphQuestionInput>;

export type GraphBuilderDataDto = BuilderSource & {
  /** While the season is paused, nothing can be handed in. */
  readOnly: boolean;
};
