import type { Lesson } from '@/lib/domain/graphs/lesson';
import { kinds, lessonsOf, questionOfStep } from '@/lib/testing/lesson-choices';
import { testNineQuestions } from '@/lib/testing/lesson-promises';
import { lessonRowsOf } from '@/lib/testing/lesson-rows';

testNineQuestions('stacked-bar');

describe('stacked bars', () => {
  const rows = lessonRowsOf([
    ['A', 'RB', [1, 40, 5, 1], [2, 3, 3, 1]],
    ['B', 'RB', [1, 20, 31, 1]],
    ['C', 'WR', [1, 0, 51, 1]],
    ['D', 'WR', [1, 0, 60, 1]],
    ['E', 'TE', [1, 0, 70, 1]],
    ['F', 'TE', [1, 0, 70, 1]],
    ['G', 'WR', [1, -1, 90, 1]],
    ['H', 'WR', [1, 0, 0, 0]],
  ]);
  const lessons = () => lessonsOf('stacked-bar', rows, 80);
  const namesOf = ({ table }: Lesson) => table.rows.map(([name = '']) => name);

  it('are of four players at most who lost nothing, with one that is tallest', () => {
    for (const lesson of lessons()) {
      const names = namesOf(lesson);
      expect(names.join('')).toMatch(/^[A-F]{2,4}$/);
      expect(new Set(names).size).toBe(names.length);
      expect(names.includes('E') && names.includes('F')).toBe(false);
    }
    // A fourth is found among A to F, whoever is there already.
    expect(kinds(lessons().map(({ table }) => table.rows.length))).toEqual(new Set([4]));
    expect(kinds(lessons().flatMap(namesOf))).toEqual(new Set(['A', 'B', 'C', 'D', 'E', 'F']));
    expect(kinds(lessons().map((lesson) => namesOf(lesson)[0]))).toEqual(
      new Set(['A', 'B', 'C', 'D', 'E', 'F']),
    );
  });

  it('look at the parts of one with both kinds, and compare it with one of another height', () => {
    const pairs = lessons().map((lesson) => {
      const own = questionOfStep(lesson, 'read-part').match(/did (\w)/)?.[1] ?? '';
      const other = questionOfStep(lesson, 'other-bar').match(/did (\w)/)?.[1] ?? '';
      expect(
        questionOfStep(lesson, 'difference')
          .match(/\b[A-F]\b/g)
          ?.sort(),
      ).toEqual([own, other].sort());
      return `${own}${other}`;
    });
    expect(kinds(pairs)).toEqual(new Set(['AD', 'AE', 'AF', 'BD', 'BE', 'BF']));
  });
});
