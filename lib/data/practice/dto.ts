import { z } from 'zod';
import { submitStepInput, type VerdictDto } from '@/lib/data/score-card/dto';
import type { TryHold } from '@/lib/domain/answers/tries';
import type { PracticeExercise } from '@/lib/domain/learning/practice';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** A question from weeks ago. Of the answer it has nothing but the student's own right one. */
export type PracticeQuestionDto = {
  index: number;
  ask: PracticeExercise;
  from: string;
  before: string;
  attempts: number;
  correct: boolean;
  own: MixedNumber | null;
  /** "Back in about 3 weeks.", once it is right. */
  back: string | null;
  hold?: TryHold | null | undefined;
};

export type PracticeDto = {
  week: number;
  questions: PracticeQuestionDto[];
  readOnly: boolean;
};

export type PracticeVerdictDto = VerdictDto & {
  question: PracticeQuestionDto;
  finished: boolean;
};

export const submitPracticeAnswerInput = submitStepInput
  .omit({ step: true, lines: true, estimate: true })
  .extend({
    question: z.number().int().min(0).max(2),
  });
export type SubmitPracticeAnswerInput = z.output<typeof submitPracticeAnswerInput>;
