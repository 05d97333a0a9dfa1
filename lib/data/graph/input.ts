import { z } from 'zod';
import {
  GRAPH_TYPES,
  MAX_DESCRIPTION,
  MAX_REVIEW_COMMENT,
  MAX_TITLE,
  parseGraphTable,
  REVIEW_OUTCOMES,
} from '@/lib/domain/graph';

const graphId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'There is no such graph.');
const operationId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The graph has no usable id.');
/** One line; what no keyboard types is left out. */
const line = z.string().transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());

/** The words of an upload, as they come in a form: all are text. What else is sent is dropped. */
export const uploadGraphInput = z.object({
  title: line.pipe(
    z.string().min(1, 'Please give your graph a title.').max(MAX_TITLE, `Please use at most ${MAX_TITLE} letters for the title.`),
  ),
  description: line.pipe(
    z
      .string()
      .min(1, 'Please say in a sentence what your graph shows. It is for everyone who cannot see it.')
      .max(MAX_DESCRIPTION, `Please use at most ${MAX_DESCRIPTION} letters.`),
  ),
  graphType: z.union([z.literal(''), z.enum(GRAPH_TYPES)], 'Please choose a kind of graph from the list.'),
  source: z.enum(['builder', 'photo']),
  operationId,
  table: z
    .string()
    .refine((text) => parseGraphTable(text) !== null, 'The numbers of this graph could not be read.')
    .optional(),
  replacesId: graphId.optional(),
});
export type UploadGraphInput = z.output<typeof uploadGraphInput>;

export const removeGraphInput = z.object({ graphId, operationId });

const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], 'Please choose one of the four for each part.');

export const reviewGraphInput = z.object({
  graphId,
  outcome: z.enum(REVIEW_OUTCOMES),
  rubric: z.object({ accuracy: level, labels: level, scale: level, keyAndClaim: level }),
  comment: line.pipe(z.string().max(MAX_REVIEW_COMMENT, `Please use at most ${MAX_REVIEW_COMMENT} letters.`)),
});
export type ReviewGraphInput = z.output<typeof reviewGraphInput>;
