import type { Lesson } from '@/lib/domain/graphs/lesson';
import {
  firstNumberIn,
  gamesOfOnePlayer,
  kinds,
  lessonsOf,
  questionOfStep,
} from '@/lib/testing/lesson-choices';
import { column } from '@/lib/testing/lesson-oracle';
import { testNineQuestions } from '@/lib/testing/lesson-promises';
import { seenStep } from '@/lib/testing/lesson-walk';

testNineQuestions('stem-and-leaf');

describe('stems and leaves', () => {
  const twenty = gamesOfOnePlayer(...Array.from({ length: 20 }, (_, index) => 20 + index * 6));

  it('are of the newest fourteen games', () => {
    for (const lesson of lessonsOf('stem-and-leaf', twenty)) {
      expect(column(lesson, 'Week').sort((a, b) => a - b)).toEqual(
        Array.from({ length: 14 }, (_, index) => index + 7),
      );
    }
  });

  it('are of games above zero, as long as there are seven of two stems', () => {
    const pool = (...yards: number[]) =>
      kinds(
        lessonsOf('stem-and-leaf', gamesOfOnePlayer(...yards)).map(
          (lesson) => column(lesson, 'Yards').length,
        ),
      );
    expect(pool(0, 0, 1, 12, 13, 14, 15, 16, 17)).toEqual(new Set([7]));
    expect(pool(0, 0, 12, 13, 24, 15, 16, 17)).toEqual(new Set([8]));
    expect(pool(0, 0, 11, 12, 13, 14, 15, 16, 17)).toEqual(new Set([9]));
  });

  it('ask for the stem of a number of two different digits, and for the leaf of another one', () => {
    const lessons = lessonsOf('stem-and-leaf', gamesOfOnePlayer(5, 11, 22, 33, 34, 35, 66), 16);
    expect(kinds(lessons.map((lesson) => firstNumberIn(questionOfStep(lesson, 'stem'))))).toEqual(
      new Set([34, 35]),
    );
    for (const lesson of lessons) {
      const [split, leaf] = [questionOfStep(lesson, 'stem'), questionOfStep(lesson, 'leaf')].map(
        (text) => text.match(/\d+/)?.[0],
      );
      expect(leaf).not.toBe(split);
      expect([undefined, '34', '35']).toContain(leaf);
    }
    expect(kinds(lessons.map((lesson) => questionOfStep(lesson, 'leaf')))).toContain(
      'Look at the smallest number of yards in the table. What is its leaf?',
    );
    const tens = lessonsOf('stem-and-leaf', gamesOfOnePlayer(2, 3, 4, 5, 6, 7, 10, 11), 4);
    expect(kinds(tens.map((lesson) => firstNumberIn(questionOfStep(lesson, 'stem'))))).toEqual(
      new Set([10]),
    );
  });

  it('ask for a row of two leaves or more where there is one, and for games up to an edge that some are below', () => {
    const lessons = lessonsOf('stem-and-leaf', gamesOfOnePlayer(25, 26, 38, 39, 39, 41, 60));
    expect(
      kinds(lessons.map((lesson) => firstNumberIn(questionOfStep(lesson, 'row-length')))),
    ).toEqual(new Set([2, 3]));
    expect(kinds(lessons.map((lesson) => firstNumberIn(questionOfStep(lesson, 'below'))))).toEqual(
      new Set([30, 40, 50, 60]),
    );
    expect(kinds(lessons.map((lesson) => questionOfStep(lesson, 'empty-stem')))).toEqual(
      new Set(['Here stem 5 has no leaf. What do you do with it?']),
    );
    const single = lessonsOf('stem-and-leaf', gamesOfOnePlayer(25, 36, 48, 59, 69, 71, 80), 14);
    expect(
      kinds(single.map((lesson) => firstNumberIn(questionOfStep(lesson, 'row-length')))).size,
    ).toBeGreaterThan(4);
    expect(kinds(single.map((lesson) => questionOfStep(lesson, 'empty-stem')))).toEqual(
      new Set(['What would you do with a stem in the middle that has no leaf?']),
    );
    expect(seenStep(single[0] as Lesson, 2).words).toBe('');
  });
});
