import type { GraphType } from '@/lib/domain/graphs/graph-type';
import { GRAPHS } from '@/lib/domain/graphs/registry';
import type { Lesson } from '@/lib/domain/lessons/lesson';
import type { LessonRows } from '@/lib/domain/lessons/rows';
import { type RandomSource, seededRandom } from '@/lib/domain/numbers/random';
import { GRAPH_WORDS } from '@/words/graphs/registry';
import { closedReason, type LessonWords } from '@/words/lessons/lesson-words';
import { finishLesson, type LessonDraft, wordedLesson } from './finish-lesson';

/**
 * The rules by which a lesson is made of its rows and seed. Raise it whenever the same seed makes other numbers, questions or answers than
 * before: what was typed for a question of older rules is then not graded against another one (docs/decisions/0021-lessons.md).
 */
export const LESSON_RULES = 2;
/** Those of lessons that were opened before there was a number. */
export const FIRST_LESSON_RULES = 1;

/** How many draws may be refused for a small blemish before one with it is taken. */
const DRAWS = 40;

/** One lesson as chance draws it, in words. Only for rows that lack nothing. */
export function draftLesson(type: GraphType, rows: LessonRows, random: RandomSource): LessonDraft {
  return wordedLesson<object>(GRAPHS[type].lesson.draft(rows, random), GRAPH_WORDS[type].lesson as LessonWords<object>);
}

/**
 * The lesson of one type on a student's own numbers, with its answers. The same rows and seed always give the same lesson. Null exactly when
 * `whyLessonIsClosed` has a reason.
 */
export function makeLesson(type: GraphType, rows: LessonRows, seed: number): Lesson | null {
  if (GRAPHS[type].lesson.missing(rows) !== null) return null;
  const drawn = (draw: number, strict: boolean) => {
    const random = seededRandom(seed + draw * 0x9e3779b1);
    return finishLesson(type, draftLesson(type, rows, random), random, strict);
  };
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const lesson = drawn(draw, true);
    if (lesson) return lesson;
  }
  return drawn(0, false);
}

/** Why a lesson has no numbers yet, kind and true for these rows; null when it is open. */
export function whyLessonIsClosed(type: GraphType, rows: LessonRows): string | null {
  const lack = GRAPHS[type].lesson.missing(rows);
  return lack && closedReason((GRAPH_WORDS[type].lesson.missing as Record<string, string>)[lack.code] ?? '', lack.have);
}
