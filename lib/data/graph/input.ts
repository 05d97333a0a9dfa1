import { z } from 'zod';
import { MAX_DESCRIPTION, MAX_REVIEW_COMMENT, MAX_TITLE, parseGraphTable, REVIEW_OUTCOMES } from '@/lib/domain/graph';
import { GRAPH_TYPES } from '@/lib/domain/graphs/registry';
import { atMostCharacters, NO_USABLE_ID } from '@/words/form';
import {
  CHOOSE_A_LEVEL,
  CHOOSE_A_TYPE,
  DESCRIPTION_NEEDED,
  NO_SUCH_GRAPH,
  NUMBERS_UNREADABLE,
  TITLE_NEEDED,
  titleTooLong,
} from '@/words/graph';

const graphId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, NO_SUCH_GRAPH);
const operationId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, NO_USABLE_ID);
/** One line; what no keyboard types is left out. */
const line = z.string().transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());

/** The words of an upload, as they come in a form: all are text. What else is sent is dropped. */
export const uploadGraphInput = z.object({
  title: line.pipe(z.string().min(1, TITLE_NEEDED).max(MAX_TITLE, titleTooLong(MAX_TITLE))),
  description: line.pipe(z.string().min(1, DESCRIPTION_NEEDED).max(MAX_DESCRIPTION, atMostCharacters(MAX_DESCRIPTION))),
  graphType: z.union([z.literal(''), z.enum(GRAPH_TYPES)], CHOOSE_A_TYPE),
  source: z.enum(['builder', 'photo']),
  operationId,
  table: z
    .string()
    .refine((text) => parseGraphTable(text) !== null, NUMBERS_UNREADABLE)
    .optional(),
  replacesId: graphId.optional(),
});
export type UploadGraphInput = z.output<typeof uploadGraphInput>;

export const removeGraphInput = z.object({ graphId, operationId });

const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], CHOOSE_A_LEVEL);

export const reviewGraphInput = z.object({
  graphId,
  outcome: z.enum(REVIEW_OUTCOMES),
  rubric: z.object({ accuracy: level, labels: level, scale: level, keyAndClaim: level }),
  comment: line.pipe(z.string().max(MAX_REVIEW_COMMENT, atMostCharacters(MAX_REVIEW_COMMENT))),
});
export type ReviewGraphInput = z.output<typeof reviewGraphInput>;
