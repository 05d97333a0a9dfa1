import type { Lesson } from '@/lib/domain/graphs/lesson';
import { firstNumberIn, kinds, lessonsOf, questionOfStep } from '@/lib/testing/lesson-choices';
import { column } from '@/lib/testing/lesson-oracle';
import { testNineQuestions } from '@/lib/testing/lesson-promises';
import { lessonRowsOf } from '@/lib/testing/lesson-rows';

testNineQuestions('multiple-line');

describe('lines', () => {
  const weeksOf = (lesson: Lesson) => column(lesson, 'Week');
  const line = (name: string, yards: (number | null)[], from = 1) =>
    [
      name,
      'WR',
      ...yards.flatMap((value, at) => (value === null ? [] : [[from + at, 0, value, 1] as const])),
    ] as const;

  it('are drawn over the newest six weeks that carry the lesson', () => {
    const even = [3, 1, 4, 1, 5, 9, 2, 6, 5];
    const odd = [2, 7, 1, 8, 2, 8, 1, 9, 4];
    for (const lesson of lessonsOf(
      'multiple-line',
      lessonRowsOf([line('A', even), line('B', odd)], 9),
    )) {
      expect(weeksOf(lesson)).toEqual([4, 5, 6, 7, 8, 9]);
    }
    // B has played in the weeks 2 to 4 alone: week 7 is the newest of six that have all three.
    const early = lessonRowsOf([line('A', even), line('B', [null, 7, 1, 8])], 9);
    for (const lesson of lessonsOf('multiple-line', early))
      expect(weeksOf(lesson)).toEqual([2, 3, 4, 5, 6, 7]);
    const first = lessonRowsOf([line('A', even), line('B', [5, 7, 1])], 9);
    for (const lesson of lessonsOf('multiple-line', first))
      expect(weeksOf(lesson)).toEqual([1, 2, 3, 4, 5, 6]);
    const three = lessonRowsOf([line('A', [3, 1, 5]), line('B', [5, 7, 1])], 3);
    for (const lesson of lessonsOf('multiple-line', three))
      expect(weeksOf(lesson)).toEqual([1, 2, 3]);
  });

  it('have a gap where they can, and the week that is asked about is one', () => {
    const rows = lessonRowsOf(
      [
        line('A', [3, 1, 4, 1, 5, 9]),
        line('B', [2, null, 1, 8, null, 7]),
        line('C', [4, 4, 2, 3, 6, 6.5].map(Math.floor)),
      ],
      6,
    );
    const asked = lessonsOf('multiple-line', rows).map((lesson) => questionOfStep(lesson, 'gap'));
    expect(kinds(asked)).toEqual(
      new Set([2, 5].map((week) => `B has no game in week ${week}. How is that week drawn?`)),
    );
    const whole = lessonRowsOf([line('A', [3, 1, 4]), line('B', [2, 7, 1])], 3);
    expect(
      kinds(lessonsOf('multiple-line', whole).map((lesson) => questionOfStep(lesson, 'gap'))),
    ).toEqual(new Set(['How is a week without a game drawn?']));
  });

  it('are of players who have not lost more yards than they gained, where there are two', () => {
    const rows = lessonRowsOf(
      [line('A', [3, 1, 4]), line('B', [2, 7, -19]), line('C', [5, 0, 1])],
      3,
    );
    for (const { table } of lessonsOf('multiple-line', rows))
      expect(table.columns.slice(1).sort()).toEqual(['A', 'C']);
    const lost = lessonRowsOf([line('A', [3, 1, 4]), line('B', [2, 7, -19])], 3);
    for (const { table } of lessonsOf('multiple-line', lost))
      expect(table.columns.slice(1).sort()).toEqual(['A', 'B']);
    const nothing = lessonRowsOf(
      [line('A', [-3, 1, 4]), line('B', [2, 7, -19]), line('C', [2, -3, 1])],
      3,
    );
    for (const { table } of lessonsOf('multiple-line', nothing))
      expect(table.columns.slice(1).sort()).toEqual(['A', 'C']);
  });

  it('are asked about games, weeks and changes that chance draws', () => {
    const rows = lessonRowsOf(
      [line('A', [13, 21, 54, 54, 95]), line('B', [22, 47, 31, 67, 88])],
      5,
    );
    const lessons = lessonsOf('multiple-line', rows);
    const ofA = lessons.filter(({ table }) => table.columns[1] === 'A');
    expect(
      kinds(ofA.map((lesson) => firstNumberIn(questionOfStep(lesson, 'read-point'), 'week '))),
    ).toEqual(new Set([1, 2, 3, 4, 5]));
    // From week 3 to week 4 nothing changes for A.
    expect(
      kinds(ofA.map((lesson) => firstNumberIn(questionOfStep(lesson, 'change'), 'from week '))),
    ).toEqual(new Set([1, 2, 4]));
    expect(
      kinds(
        lessons.map((lesson) => firstNumberIn(questionOfStep(lesson, 'between-lines'), 'week ')),
      ),
    ).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('are asked for a game of lost yards only where there is no other', () => {
    const rows = lessonRowsOf([line('A', [-3, 11, 14]), line('B', [22, 27, 21])], 3);
    const asked = lessonsOf('multiple-line', rows)
      .filter(({ table }) => table.columns[1] === 'A')
      .map((lesson) => firstNumberIn(questionOfStep(lesson, 'read-point'), 'week '));
    expect(kinds(asked)).toEqual(new Set([2, 3]));
    const zero = lessonRowsOf([line('A', [-3, 0, 14]), line('B', [22, 27, 21])], 3);
    const alsoZero = lessonsOf('multiple-line', zero).filter(
      ({ table }) => table.columns[1] === 'A',
    );
    expect(
      kinds(alsoZero.map((lesson) => firstNumberIn(questionOfStep(lesson, 'read-point'), 'week '))),
    ).toEqual(new Set([2, 3]));
  });

  it('tell how a number below zero is typed where one may come', () => {
    const rule = 'Put a minus sign in front if it is below zero.';
    const gains = lessonRowsOf([line('A', [3, 1, 4]), line('B', [2, 0, 1])], 3);
    for (const lesson of lessonsOf('multiple-line', gains)) {
      for (const key of ['total', 'mean']) expect(questionOfStep(lesson, key)).not.toContain(rule);
    }
    const losses = lessonRowsOf([line('A', [3, -1, 4]), line('B', [2, -7, 9])], 3);
    for (const lesson of lessonsOf('multiple-line', losses)) {
      for (const key of ['total', 'mean']) expect(questionOfStep(lesson, key)).toContain(rule);
    }
  });
});
