import type { LessonStepDto } from '@/lib/data/lesson/dto';

/**
 * The index of the step that the URL asks for (from 1) if it is unlocked, else of the newest one.
 */
export function lessonStepIndexToOpen(
  steps: readonly LessonStepDto[],
  requested: string | undefined,
): number {
  const index = Number(requested) - 1;
  return steps.some((step) => step.index === index) ? index : steps.length - 1;
}
