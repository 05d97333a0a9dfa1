import { addMixed } from '../fractions';
import type { MixedNumber } from '../mixed-number';

/** The step of a lesson that holds its final answer. */
export const FINAL_LESSON_STEP = 8;

/** The total of the final answers across lessons, exactly; a lesson without one adds 0. */
export function lessonAnswerTotal(lessons: readonly { steps: readonly { answer: MixedNumber | null }[] }[]): MixedNumber {
  return addMixed(lessons.flatMap(({ steps }) => steps[FINAL_LESSON_STEP]?.answer ?? []));
}
