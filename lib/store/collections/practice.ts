import { z } from 'zod';
import {
  defineCollection,
  idSchema,
  mixedNumberSchema,
  openObject,
  seasonSchema,
  timestampSchema,
  weekSchema,
  wholeCountSchema,
} from './define';
import { repeatableTrySchema } from './progress';

const question = openObject({
  skill: z.string(),
  /** The score card step it came from, and how many tries that took. */
  week: weekSchema,
  step: z.string(),
  triesThen: wholeCountSchema,
  kind: z.enum(['line', 'sum', 'lowest']),
  count: z.number().int().optional(),
  numbers: z.array(mixedNumberSchema),
  attempts: wholeCountSchema,
  correct: z.boolean(),
  /** The student's own right answer in lowest terms; null before that. */
  answer: mixedNumberSchema.nullable(),
  simplified: z.boolean(),
  lastWrong: mixedNumberSchema.optional(),
  pausedAt: timestampSchema.optional(),
});
export type PracticeQuestion = z.infer<typeof question>;

/** When a kind of question returns: the scheduler's card (ts-fsrs), by skill. */
const spacing = openObject({
  due: timestampSchema,
  last_review: timestampSchema,
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: wholeCountSchema,
  reps: wholeCountSchema,
  lapses: wholeCountSchema,
  state: z.number().int(),
});
export type PracticeSpacing = z.infer<typeof spacing>;

/**
 * One student's practice questions, from the newest week that had some. The id is
 * `${games}_${studentId}`.
 */
export const studentPractice = defineCollection(
  'studentPractice',
  z.object({
    id: idSchema,
    studentId: idSchema,
    season: seasonSchema,
    /** The season whose games are used, if it isn't the school year's own. */
    statisticsSeason: seasonSchema.optional(),
    /** The week in which the questions were chosen. */
    week: weekSchema,
    questions: z.array(question),
    spacing: z.array(spacing.extend({ skill: z.string() })),
    /** The latest questions, as skill, week, and step. */
    asked: z.array(z.string()),
    /** The latest tries, so that a repeated request is recognized. */
    tries: z.array(repeatableTrySchema),
  }),
  [['studentId', 'season']],
);
export type StudentPractice = z.infer<typeof studentPractice.definition.schema>;
