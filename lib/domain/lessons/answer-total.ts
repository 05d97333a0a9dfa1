/** The step of a lesson that holds its final answer. */
export const FINAL_LESSON_STEP = 8;

/** The total of the final answers across lessons; a lesson without one adds 0. The specification asks for it; no page shows it yet. */
export function lessonAnswerTotal(lessons: readonly { steps: readonly { correctAnswer?: number }[] }[]): number {
  return lessons.reduce((total, { steps }) => total + (steps[FINAL_LESSON_STEP]?.correctAnswer ?? 0), 0);
}
