import { z } from 'zod';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  defineCollection,
  openObject,
  seasonSchema,
  timestampSchema,
  weekOrZeroSchema,
} from './define';

const rubricLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/**
 * The picture is a file in the folder `user_graphs`, named by this id; the name of its thumbnail
 * ends in `_s`.
 */
export const studentGraphs = defineCollection(
  'studentGraphs',
  z.object({
    id: idSchema,
    studentId: idSchema,
    leagueId: z.string(),
    week: weekOrZeroSchema,
    season: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    title: textToOneLineSchema.optional(),
    description: textToOneLineSchema.optional(),
    graphType: z.string().optional(),
    source: z.enum(['builder', 'photo']).optional(),
    /** The numbers behind the graph as JSON, for people who can't see it. */
    table: z.string().optional(),
    createdAt: timestampSchema.optional(),
    /**
     * Starts at 1. Each version is its own document, and `rootId` is the first version's id.
     * Missing means version 1 with its own id as root.
     */
    version: z.number().int().min(1).optional(),
    rootId: idSchema.optional(),
    replacesId: idSchema.optional(),
    replacedById: idSchema.optional(),
    /** The teacher's response to this version; missing while it waits. */
    review: openObject({
      outcome: z.enum(['approved', 'seen', 'returned']),
      /**
       * Only on accepted graphs. Older data also has it on returned ones, where it counts for
       * nothing.
       */
      rubric: openObject({
        accuracy: rubricLevel,
        labels: rubricLevel,
        scale: rubricLevel,
        keyAndClaim: rubricLevel,
      }).optional(),
      comment: textToOneLineSchema,
      reviewedAt: timestampSchema,
      /**
       * Set on a returned version that wasn't a graph: it doesn't count as one any more, and these
       * are the MVP points that went with it.
       */
      pointsTaken: z.number().int().min(0).optional(),
      /**
       * The class in which it was reviewed. A graph shown to that class isn't shown to another one
       * the student moves to.
       */
      leagueId: idSchema,
    }).optional(),
    /** True for the newest version while the teacher hasn't reviewed it; missing in older data. */
    waiting: z.boolean().optional(),
    /**
     * The teacher's question to the class about this graph. At most one graph per class and week
     * has one.
     */
    question: openObject({
      text: textToOneLineSchema,
      askedAt: timestampSchema,
      /**
       * The class that the teacher asked. If the student moves, the graph goes along, but the new
       * class doesn't see the question.
       */
      leagueId: idSchema,
    }).optional(),
    /** True if there is a question; an index can't look for a missing field. */
    asked: z.boolean().optional(),
  }),
  [
    ['studentId'],
    ['studentId', 'week', 'season'],
    ['studentId', 'season', 'graphType'],
    ['leagueId', 'season'],
    ['leagueId', 'season', 'waiting'],
    ['leagueId', 'week', 'season'],
    ['leagueId', 'week', 'season', 'asked'],
  ],
);
export type StudentGraph = z.infer<typeof studentGraphs.definition.schema>;
