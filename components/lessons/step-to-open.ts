import type { LessonStepDto } from '@/lib/data/lesson/dto';

/** The step that the URL asks for (from 1) if it is unlocked, else the newest one. */
export function lessonStepToOpen(
  steps: readonly LessonStepDto[],
  asked: string | undefined,
): number {
  const index = Number(asked) - 1;
  return steps.some((step) => step.index === index) ? index : steps.length - 1;
}
