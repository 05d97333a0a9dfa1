import {
  firstNumberIn,
  gamesOfOnePlayer,
  kinds,
  lessonsOf,
  questionOfStep,
  stepOf,
} from '@/lib/testing/lesson-choices';
import { column } from '@/lib/testing/lesson-oracle';
import { testNineQuestions } from '@/lib/testing/lesson-promises';
import { rightAnswerText, seenStep } from '@/lib/testing/lesson-walk';

testNineQuestions('histogram');

describe('a histogram', () => {
  it('is of the newest sixteen games', () => {
    const rows = gamesOfOnePlayer(...Array.from({ length: 20 }, (_, index) => 20 + index * 6));
    for (const lesson of lessonsOf('histogram', rows)) {
      expect(column(lesson, 'Week').sort((a, b) => a - b)).toEqual(
        Array.from({ length: 16 }, (_, index) => index + 5),
      );
    }
  });

  it('has no game below zero as long as there are eight others in three bins', () => {
    const pool = (...yards: number[]) =>
      kinds(
        lessonsOf('histogram', gamesOfOnePlayer(...yards)).map(
          (lesson) => column(lesson, 'Yards').length,
        ),
      );
    expect(pool(-4, 0, 1, 12, 13, 14, 15, 16, 17)).toEqual(new Set([8]));
    expect(pool(-4, 1, 12, 13, 14, 15, 16, 17)).toEqual(new Set([8]));
    expect(pool(-4, 1, 2, 3, 4, 5, 6, 7, 8)).toEqual(new Set([9]));
  });

  it('has any width of 5, 10, 15, 20, 25, 30 or 40 that makes three to eight bins', () => {
    const widths = (...yards: number[]) =>
      kinds(
        lessonsOf('histogram', gamesOfOnePlayer(...yards)).map((lesson) =>
          Number(rightAnswerText(stepOf(lesson, 'width'))),
        ),
      );
    // Up to 39: 8 bins of 5, 4 of 10, 3 of 15, and 2 of 20.
    expect(widths(0, 7, 11, 12, 18, 22, 26, 33, 39)).toEqual(new Set([5, 10, 15]));
    // Up to 40 it is 9 bins of 5, and 3 of 20.
    expect(widths(0, 7, 11, 12, 18, 22, 26, 33, 40)).toEqual(new Set([10, 15, 20]));
    // Up to 199: 8 bins of 25, 7 of 30, 5 of 40, and 10 of 20.
    expect(widths(0, 7, 11, 12, 18, 122, 126, 133, 199)).toEqual(new Set([25, 30, 40]));
  });

  it('asks about any edge between two bins, with the bins around it to choose from', () => {
    const lessons = lessonsOf('histogram', gamesOfOnePlayer(0, 7, 11, 18, 22, 26, 33, 39)).filter(
      (lesson) => rightAnswerText(stepOf(lesson, 'width')) === '10',
    );
    const edges = kinds(
      lessons.map((lesson) => firstNumberIn(questionOfStep(lesson, 'edge'), 'exactly ')),
    );
    expect(edges).toEqual(new Set([10, 20, 30]));
    const options = new Map(
      lessons.map((lesson) => [
        firstNumberIn(questionOfStep(lesson, 'edge'), 'exactly '),
        seenStep(lesson, 1).options?.toSorted(),
      ]),
    );
    const [first, second, third, last] = [
      '0 to under 10',
      '10 to under 20',
      '20 to under 30',
      '30 to under 40',
    ];
    expect(options).toEqual(
      new Map([
        [10, [first, second, third]],
        [20, [first, second, third, last]],
        [30, [second, third, last]],
      ]),
    );
    for (const lesson of lessons) {
      const step = stepOf(lesson, 'edge');
      const edge = firstNumberIn(step.question, 'exactly ');
      const hints =
        step.kind === 'choice'
          ? step.options.map(({ label, hint }) => [
              label.endsWith(`under ${edge}`),
              /“under”/.test(hint),
            ])
          : [];
      for (const [endsThere, saysSo] of hints) expect(saysSo).toBe(endsThere);
      expect(firstNumberIn(questionOfStep(lesson, 'at-least'), 'least ')).toBe(edge);
      expect(firstNumberIn(questionOfStep(lesson, 'percent-below'), 'than ')).not.toBe(edge);
    }
  });

  it('asks only about bins with games, two of them', () => {
    const asked = new Set<string>();
    for (const lesson of lessonsOf('histogram', gamesOfOnePlayer(0, 1, 2, 3, 34, 36, 37, 39))) {
      const bins = ['count-bin', 'fraction', 'percent'].map(
        (key) => questionOfStep(lesson, key).match(/“(.+)”/)?.[1] ?? '',
      );
      expect(bins[1]).toBe(bins[2]);
      expect(bins[0]).not.toBe(bins[1]);
      for (const key of ['count-bin', 'fraction'])
        expect(rightAnswerText(stepOf(lesson, key))).not.toBe('0');
      for (const bin of bins) asked.add(bin);
    }
    expect(asked.size).toBeGreaterThan(4);
  });
});
