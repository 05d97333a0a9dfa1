import { gamesOfOnePlayer, kinds, lessonsOf, questionOfStep } from '@/lib/testing/lesson-choices';
import { column } from '@/lib/testing/lesson-oracle';
import { testNineQuestions } from '@/lib/testing/lesson-promises';

testNineQuestions('box-and-whisker');

describe('a box', () => {
  it('is of the newest ten or eleven games', () => {
    const rows = gamesOfOnePlayer(...Array.from({ length: 20 }, (_, index) => 20 + index * 6));
    const sizes = lessonsOf('box-and-whisker', rows).map((lesson) => {
      const weeks = column(lesson, 'Week').sort((a, b) => a - b);
      expect(weeks).toEqual(
        Array.from({ length: weeks.length }, (_, index) => 21 - weeks.length + index),
      );
      return weeks.length;
    });
    expect(kinds(sizes)).toEqual(new Set([10, 11]));
  });

  it('is of games above zero, else of games that are not zero, else of all', () => {
    const pool = (...yards: number[]) =>
      kinds(
        lessonsOf('box-and-whisker', gamesOfOnePlayer(...yards)).map(
          (lesson) => column(lesson, 'Yards').length,
        ),
      );
    expect(pool(-4, 0, 1, 2, 3, 4, 5, 6, 7)).toEqual(new Set([7]));
    expect(pool(-4, 0, 1, 2, 3, 4, 5, 6)).toEqual(new Set([7]));
    expect(pool(0, 0, 1, 2, 3, 4, 5, 6)).toEqual(new Set([8]));
    expect(pool(-4, 0, 5, 5, 5, 5, 5, 5, 5)).toEqual(new Set([9]));
  });

  it('takes the smallest and the largest games along where the newest ones are all alike', () => {
    const rows = gamesOfOnePlayer(1, 2, 9, 9, ...Array.from({ length: 14 }, () => 5));
    for (const lesson of lessonsOf('box-and-whisker', rows)) {
      expect(column(lesson, 'Yards').sort((a, b) => a - b)).toEqual([1, 2, 5, 5, 5, 9, 9]);
    }
  });

  it('tells how a number below zero is typed where one may come', () => {
    const rule = 'Put a minus sign in front if it is below zero.';
    const keys = ['median', 'lower-quartile', 'upper-quartile'];
    for (const lesson of lessonsOf('box-and-whisker', gamesOfOnePlayer(0, 0, 1, 2, 3, 4, 5, 6))) {
      for (const key of keys) expect(questionOfStep(lesson, key)).not.toContain(rule);
    }
    for (const lesson of lessonsOf('box-and-whisker', gamesOfOnePlayer(-1, -2, 1, 2, 3, 4, 5, 6))) {
      for (const key of keys) {
        if (column(lesson, 'Yards').some((value) => value < 0))
          expect(questionOfStep(lesson, key)).toContain(rule);
      }
    }
  });
});
