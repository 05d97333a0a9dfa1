import type { LessonStepDto } from '@/lib/data/lesson/dto';

/**
 * The step a page opens with: the one its address asks for (from 1) when it is reached, else the
 * newest.
 */
export function lessonStepToOpen(
  steps: readonly LessonStepDto[],
  asked: string | undefined,
): number {
  const index = Number(asked) - 1;
  return steps.some((step) => step.index === index) ? index : steps.length - 1;
}
