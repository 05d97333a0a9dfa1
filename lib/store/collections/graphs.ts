import { z } from 'zod';
import { lineText } from '@/lib/domain/text/line-text';
import { define, id, openObject, season, timestamp, week } from './define';

const rubricLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** The picture is in `user_graphs` under the same id, and its small copy under the id with `_s`. */
export const studentGraphs = define(
  'studentGraphs',
  z.object({
    id,
    studentId: id,
    leagueId: z.string(),
    week,
    season,
    /** Whose games it is about, where they are not the school year's own. */
    statisticsSeason: season.optional(),
    title: lineText.optional(),
    /** What the graph shows, for those who cannot see it. */
    description: lineText.optional(),
    /** One of the seven types, or empty. */
    graphType: z.string().optional(),
    source: z.enum(['builder', 'photo']).optional(),
    /** The numbers behind the graph as JSON, for those who cannot see it. */
    table: z.string().optional(),
    createdAt: timestamp.optional(),
    /**
     * From 1. A new version is a document of its own; `rootId` is the first version's id, and
     * missing means 1 and the own id.
     */
    version: z.number().int().min(1).optional(),
    rootId: id.optional(),
    replacesId: id.optional(),
    /** Set when a newer version came in. */
    replacedById: id.optional(),
    /** What the teacher said about this version; missing while it waits. */
    review: openObject({
      outcome: z.enum(['approved', 'seen', 'returned']),
      /**
       * Of a graph that was accepted. Older data has it for one that went back, too, where it
       * counts for nothing.
       */
      rubric: openObject({
        accuracy: rubricLevel,
        labels: rubricLevel,
        scale: rubricLevel,
        keyAndClaim: rubricLevel,
      }).optional(),
      comment: lineText,
      reviewedAt: timestamp,
      /**
       * The class it was looked at in. Opened to that class it is not open to another one the
       * student moves to.
       */
      leagueId: id,
    }).optional(),
    /**
     * Whether it is the newest version and its teacher has not looked at it; missing in older data.
     */
    waiting: z.boolean().optional(),
    /**
     * What the teacher asks the class about it on Tuesday; of a class's week, at most one graph has
     * one.
     */
    question: openObject({
      text: lineText,
      askedAt: timestamp,
      /** The class that is asked. Another one the student moves to is not. */
      leagueId: id,
    }).optional(),
    /** Whether it has a question: an index can't ask what is not there. */
    asked: z.boolean().optional(),
  }),
  [
    ['studentId'],
    ['studentId', 'week', 'season'],
    ['leagueId', 'season'],
    ['leagueId', 'season', 'waiting'],
    ['leagueId', 'week', 'season'],
    ['leagueId', 'week', 'season', 'asked'],
  ],
);
export type StudentGraph = z.infer<typeof studentGraphs.definition.schema>;
