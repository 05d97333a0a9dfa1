import { z } from 'zod';
import type { SubmitLessonInput } from '@/lib/data/lesson/dto';
import { submitStepInput } from '@/lib/data/score-card/input';
import { GRAPH_TYPES } from '@/lib/domain/graphs/registry';
import { FINAL_LESSON_STEP } from '@/lib/domain/lessons/lesson';

/** One try at one step of a lesson: typed, numbered and bounded as a try at a score card. Whatever else is sent is dropped. */
export const submitLessonInput = submitStepInput.omit({ step: true, typed: true }).extend({
  type: z.enum(GRAPH_TYPES),
  step: z.number().int().min(0).max(FINAL_LESSON_STEP),
  rules: z.number().int().optional(),
  typed: submitStepInput.shape.typed.optional(),
  choice: z.string().max(100).optional(),
}) satisfies z.ZodType<SubmitLessonInput>;
