import type { FigureAnswerPlace } from '@/lib/domain/lessons/lesson-plan';
import { type Rational, sumMixedNumbers } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { GraphType } from './graph-names';
import type { LessonFigure } from './graph-type';

export type LessonTable = { caption: string; columns: string[]; rows: string[][] };

/** A mistake that may lead to `value`; `hint` is a question, because nobody can be sure. */
type NumberMistake = { tag: string; hint: string; value: Rational };
export type LessonAnswerChoice = {
  key: string;
  label: string;
  tag: string;
  hint: string;
};

type StepBase = {
  key: string;
  title: string;
  teach: string;
  question: string;
  figure: LessonFigure;
  hand?: FigureAnswerPlace;
  /**
   * From a nudge to almost the answer; `sibling` works out the same kind of step with other
   * numbers. None holds the answer.
   */
  hints: { nudge: string; sibling: string; nearly: string };
};

export type NumberStep = StepBase & {
  kind: 'number';
  answer: Rational;
  unit: string;
  /** True if any answer to this question is whole, such as a count, so one box is enough. */
  whole?: boolean;
  mistakes: readonly NumberMistake[];
  exact: Rational | null;
};

export type ChoiceStep = StepBase & {
  kind: 'choice';
  answer: string;
  options: readonly LessonAnswerChoice[];
};

export type LessonStep = NumberStep | ChoiceStep;

/**
 * A lesson with its answers, for the server only. The step at index 8 repeats its answer as
 * `correctAnswer`, a name from the specification; grading uses `answer`.
 */
export type Lesson = {
  type: GraphType;
  about: string;
  graphTitle: string;
  table: LessonTable;
  meaning: string;
  /** Always nine. */
  steps: readonly (LessonStep & { correctAnswer?: number })[];
};

/**
 * The part of a step that a student may see before answering. It is built field by field, so that
 * no answer can leak.
 */
export type PublicLessonStep = Omit<StepBase, 'hints'> &
  (
    | { kind: 'number'; unit: string; whole?: boolean }
    | { kind: 'choice'; options: { key: string; label: string }[] }
  );

export function toPublicLessonStep(step: LessonStep): PublicLessonStep {
  const { key, title, teach, question, figure, hand } = step;
  const shown = { key, title, teach, question, figure, ...(hand ? { hand } : {}) };
  if (step.kind === 'number')
    return { ...shown, kind: 'number', unit: step.unit, ...(step.whole ? { whole: true } : {}) };
  return {
    ...shown,
    kind: 'choice',
    options: step.options.map((option) => ({ key: option.key, label: option.label })),
  };
}

export const FINAL_LESSON_STEP_INDEX = 8;

/**
 * The exact sum of the final answers; a lesson without one adds 0. The specification asks for it,
 * although it mixes units.
 */
export function sumFinalAnswersOfAllLessons(
  lessons: readonly { steps: readonly { answer: MixedNumber | null }[] }[],
): MixedNumber {
  return sumMixedNumbers(
    lessons.flatMap(({ steps }) => steps[FINAL_LESSON_STEP_INDEX]?.answer ?? []),
  );
}
