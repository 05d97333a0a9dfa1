import { z } from 'zod';
import type { SubmitLessonInput } from '@/lib/data/lesson/dto';
import { submitStepInput } from '@/lib/data/score-card/input';
import { GRAPH_TYPE_LABELS, type GraphType } from '@/lib/domain/graph-types';
import { FINAL_LESSON_STEP } from '@/lib/domain/lessons/answer-total';

const types = Object.keys(GRAPH_TYPE_LABELS) as [GraphType, ...GraphType[]];

/** One try at one step of a lesson: typed, numbered and bounded as a try at a score card. Whatever else is sent is dropped. */
export const submitLessonInput = submitStepInput.omit({ step: true, typed: true }).extend({
  type: z.enum(types),
  step: z.number().int().min(0).max(FINAL_LESSON_STEP),
  rules: z.number().int().optional(),
  typed: submitStepInput.shape.typed.optional(),
  choice: z.string().max(100).optional(),
}) satisfies z.ZodType<SubmitLessonInput>;
