import { z } from 'zod';
import { idSchema } from '@/lib/domain/text/id-schema';
import {
  defineCollection,
  mixedNumberSchema,
  openObject,
  seasonSchema,
  timestampSchema,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';
import { tryOperationSchema } from './progress';

const question = openObject({
  skill: z.string(),
  week: weekOrZeroSchema,
  step: z.string(),
  triesThen: wholeCountSchema,
  kind: z.enum(['line', 'sum', 'lowest']),
  count: z.number().int().optional(),
  numbers: z.array(mixedNumberSchema),
  attempts: wholeCountSchema,
  correct: z.boolean(),
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
 * One student's practice questions of one week, the newest that had some; a later week's replace
 * them. The id is `${seasonIdPrefix(seasonKey)}_${studentId}`.
 */
export const studentPractice = defineCollection(
  'studentPractice',
  z.object({
    id: idSchema,
    studentId: idSchema,
    season: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    week: weekOrZeroSchema,
    questions: z.array(question),
    spacing: z.array(spacing.extend({ skill: z.string() })),
    asked: z.array(z.string()),
    tries: z.array(tryOperationSchema),
  }),
  [['studentId', 'season']],
);
export type StudentPractice = z.infer<typeof studentPractice.definition.schema>;
