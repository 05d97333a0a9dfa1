import { kinds, lessonsOf, questionOfStep, stepOf, tally } from '@/lib/testing/lesson-choices';
import { column } from '@/lib/testing/lesson-oracle';
import { testNineQuestions } from '@/lib/testing/lesson-promises';
import { lessonRowsOf } from '@/lib/testing/lesson-rows';
import { rightAnswerText } from '@/lib/testing/lesson-walk';

testNineQuestions('circle');

describe('a circle', () => {
  const rows = lessonRowsOf(
    [2, 4, 6, 8, 10, 12, 0].map((count, id) => [`Player ${id}`, 'WR', [1, 0, 9, count]] as const),
  );
  const lessons = () => lessonsOf('circle', rows, 80);

  it('has three, four or five slices, and five about as often as three and four together', () => {
    // The widest of 10 or 12 catches has four others or more to draw from.
    const wide = lessons().filter((lesson) => Math.max(...column(lesson, 'Catches')) >= 10);
    const sizes = tally(wide.map(({ table }) => table.rows.length));
    expect([...sizes.keys()].sort()).toEqual([3, 4, 5]);
    expect((sizes.get(5) ?? 0) / wide.length).toBeGreaterThan(0.4);
    expect((sizes.get(5) ?? 0) / wide.length).toBeLessThan(0.65);
    expect((sizes.get(3) ?? 0) / wide.length).toBeGreaterThan(0.12);
    expect((sizes.get(4) ?? 0) / wide.length).toBeGreaterThan(0.12);
  });

  it('may have anyone with the widest slice who is ahead of two others, in any place of the table', () => {
    const widest = lessons().map((lesson) => Math.max(...column(lesson, 'Catches')));
    expect(kinds(widest)).toEqual(new Set([6, 8, 10, 12]));
    const places = lessons().map((lesson, index) =>
      column(lesson, 'Catches').indexOf(widest[index] ?? 0),
    );
    expect(kinds(places)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('asks about the widest slice only where it says so, and about two others', () => {
    for (const lesson of lessons()) {
      const widest = rightAnswerText(stepOf(lesson, 'largest-slice'));
      const [own, other] = questionOfStep(lesson, 'two-slices').match(/Player \d/g) ?? [];
      expect(new Set([own, other, widest]).size).toBe(3);
      expect(questionOfStep(lesson, 'read-part')).toContain(own);
      expect(questionOfStep(lesson, 'fraction')).toContain(own);
      expect(questionOfStep(lesson, 'percent')).toContain(own);
      expect(questionOfStep(lesson, 'degrees')).toContain(other);
      expect(questionOfStep(lesson, 'rest')).toContain(widest);
    }
  });

  it('asks about a slice of each size about as often, where there are such', () => {
    // 3 of 13 is less than a quarter, 10 of 13 more than half: one small slice would come twice as
    // often if slices were drawn.
    const small = lessonRowsOf(
      [2, 1, 10].map((count, id) => [`Player ${id}`, 'WR', [1, 0, 9, count]] as const),
    );
    const sizes = tally(
      lessonsOf('circle', small, 80).map((lesson) => rightAnswerText(stepOf(lesson, 'benchmark'))),
    );
    expect([...sizes.keys()].sort()).toEqual(['Half or more', 'Less than a quarter']);
    expect(sizes.get('Half or more')).toBeGreaterThan(32);
    expect(sizes.get('Less than a quarter')).toBeGreaterThan(28);
  });
});
