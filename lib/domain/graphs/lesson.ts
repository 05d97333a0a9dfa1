import type { LessonHand } from '@/lib/domain/lessons/draft';
import { addMixed, type Rational } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { GraphType } from './graph-names';
import type { LessonFigure } from './graph-type';

/** The student's numbers. The first column names the row. */
export type LessonTable = { caption: string; columns: string[]; rows: string[][] };

/** What a wrong answer may come from. `hint` asks; it never claims to know. */
export type NumberMistake = { tag: string; hint: string; value: Rational };
export type LessonOption = {
  key: string;
  label: string;
  /** What to think about when this is chosen and is not right. */
  tag: string;
  hint: string;
};

type StepBase = {
  /** Names the kind of step within its lesson. */
  key: string;
  title: string;
  /** One or two short sentences that teach. */
  teach: string;
  question: string;
  figure: LessonFigure;
  hand?: LessonHand;
  /**
   * From a nudge to nearly there; `sibling` works out the same kind of step with other numbers. No
   * rung holds the answer.
   */
  hints: { nudge: string; sibling: string; nearly: string };
};

export type NumberStep = StepBase & {
  kind: 'number';
  answer: Rational;
  /** As on the screen behind the answer, e.g. "yards"; empty for a plain number. */
  unit: string;
  /** Whatever the numbers are, what is asked for is whole, as a count is: it takes one box. */
  whole?: boolean;
  mistakes: readonly NumberMistake[];
  /** The result of the work before it is rounded; null where nothing is rounded. */
  exact: Rational | null;
};

export type ChoiceStep = StepBase & {
  kind: 'choice';
  answer: string;
  options: readonly LessonOption[];
};

export type LessonStep = NumberStep | ChoiceStep;

/**
 * A lesson with its answers, server only. `correctAnswer` at index 8 is the specification's
 * spelling; grading uses `answer`.
 */
export type Lesson = {
  type: GraphType;
  /** One sentence: what the student's own numbers are. */
  about: string;
  /** Of the graph that stands finished at its end. */
  graphTitle: string;
  table: LessonTable;
  /** Nine. */
  steps: readonly (LessonStep & { correctAnswer?: number })[];
};

/**
 * What a student may see of a step before it is answered. Made field by field: an answer has no way
 * in.
 */
export type PublicLessonStep = Omit<StepBase, 'hints'> &
  (
    | { kind: 'number'; unit: string; whole?: boolean }
    | { kind: 'choice'; options: { key: string; label: string }[] }
  );

export function publicStep(step: LessonStep): PublicLessonStep {
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

/** The step of a lesson that holds its final answer. */
export const FINAL_LESSON_STEP = 8;

/** The total of the final answers across lessons, exactly; a lesson without one adds 0. */
export function lessonAnswerTotal(
  lessons: readonly { steps: readonly { answer: MixedNumber | null }[] }[],
): MixedNumber {
  return addMixed(lessons.flatMap(({ steps }) => steps[FINAL_LESSON_STEP]?.answer ?? []));
}
