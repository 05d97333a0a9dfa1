import { makeLesson } from '@/lib/data/lesson/make-lesson';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Lesson, LessonStep } from '@/lib/domain/graphs/lesson';
import type { LessonGames } from '@/lib/domain/lessons/lesson-games';
import { lessonRowsOf } from './lesson-rows';

/** The lessons of one type made from the same numbers with `count` seeds. */
export function lessonsOf(type: GraphType, rows: LessonGames, count = 24): Lesson[] {
  return Array.from({ length: count }, (_, seed) => {
    const lesson = makeLesson(type, rows, seed);
    if (!lesson) throw new Error(`No ${type}`);
    return lesson;
  });
}

export function stepOf(lesson: Lesson, key: string): LessonStep {
  const step = lesson.steps.find((each) => each.key === key);
  if (!step) throw new Error(`No ${key}`);
  return step;
}

export const questionOfStep = (lesson: Lesson, key: string): string => stepOf(lesson, key).question;

/** The first number in a text, or the first one after `before`. */
export const firstNumberIn = (text: string, before = ''): number =>
  Number(text.match(new RegExp(`${before}(\\d+)`))?.[1]);

/** Counts how often each item occurs. */
export function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The distinct items. */
export const kinds = <T>(items: readonly T[]): Set<T> => new Set(items);

/** One player with these yards in consecutive weeks. */
export const gamesOfOnePlayer = (...yards: number[]): LessonGames =>
  lessonRowsOf([
    ['Al Li', 'WR', ...yards.map((value, index) => [index + 1, 0, value, 1] as const)],
  ]);
