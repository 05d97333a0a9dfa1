import { seededRandom } from '@/lib/domain/numbers/random';
import type { GraphType } from '../graphs/graph-type';
import { GRAPHS } from '../graphs/registry';
import { finishLesson } from './draft';
import type { Lesson } from './lesson';
import type { LessonRows } from './rows';

/**
 * The rules by which a lesson is made of its rows and seed. Raise it whenever the same seed makes other numbers, questions or answers than
 * before: what was typed for a question of older rules is then not graded against another one (docs/decisions/0021-lessons.md).
 */
export const LESSON_RULES = 2;
/** Those of lessons that were opened before there was a number. */
export const FIRST_LESSON_RULES = 1;

/** How many draws may be refused for a small blemish before one with it is taken. */
const DRAWS = 40;

/**
 * The lesson of one type on a student's own numbers, with its answers. The same rows and seed always give the same lesson. Null exactly when
 * `whyLessonIsClosed` has a reason.
 */
export function makeLesson(type: GraphType, rows: LessonRows, seed: number): Lesson | null {
  const { missing, draft } = GRAPHS[type].lesson;
  if (missing(rows) !== null) return null;
  const drawn = (draw: number, strict: boolean) => {
    const random = seededRandom(seed + draw * 0x9e3779b1);
    return finishLesson(type, draft(rows, random), random, strict);
  };
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const lesson = drawn(draw, true);
    if (lesson) return lesson;
  }
  return drawn(0, false);
}

/** Why a lesson has no numbers yet, kind and true for these rows; null when it is open. */
export function whyLessonIsClosed(type: GraphType, rows: LessonRows): string | null {
  const missing = GRAPHS[type].lesson.missing(rows);
  return missing && `This lesson needs ${missing}. More games, or other players, can open it.`;
}
