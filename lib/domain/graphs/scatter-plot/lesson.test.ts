import type { LessonStep } from '@/lib/domain/graphs/lesson';
import { seededRandom } from '@/lib/domain/numbers/random';
import {
  firstNumberIn,
  kinds,
  lessonsOf,
  questionOfStep,
  stepOf,
  tally,
} from '@/lib/testing/lesson-choices';
import { column } from '@/lib/testing/lesson-oracle';
import { testNineQuestions } from '@/lib/testing/lesson-promises';
import { busyRows, lessonRowsOf } from '@/lib/testing/lesson-rows';
import { rightAnswerText } from '@/lib/testing/lesson-walk';

testNineQuestions('scatter-plot');

describe('a scatter plot', () => {
  const rows = busyRows(7);
  const lessons = () => lessonsOf('scatter-plot', rows);

  it('has six to twelve points, any number of them', () => {
    const sizes = lessonsOf('scatter-plot', rows, 80).map(({ table }) => table.rows.length);
    expect(kinds(sizes)).toEqual(new Set([6, 7, 8, 9, 10, 11, 12]));
  });

  it('goes up about as often as down, and stays level now and then', () => {
    const random = seededRandom(5);
    const cloud = Array.from(
      { length: 24 },
      (_, index) =>
        [index + 31, 0, 31 + 10 * Math.floor(random() * 6), 1 + Math.floor(random() * 9)] as const,
    );
    const answers = lessonsOf('scatter-plot', lessonRowsOf([['Al Li', 'WR', ...cloud]]), 80).map(
      (lesson) => rightAnswerText(stepOf(lesson, 'trend')),
    );
    const trends = tally(answers.map((answer) => answer.split(':')[0]));
    expect([...trends.keys()].sort()).toEqual(['It goes down', 'It goes up', 'It stays level']);
    // Of seven, three each go up and down.
    expect(trends.get('It goes up')).toBeGreaterThan(24);
    expect(trends.get('It goes down')).toBeGreaterThan(24);
    expect(trends.get('It stays level')).toBeGreaterThan(3);
  });

  it('is of the newest twenty-four games', () => {
    const many = lessonRowsOf([
      [
        'Al Li',
        'WR',
        ...Array.from(
          { length: 40 },
          (_, index) => [index + 1, 0, 10 + ((index * 17) % 31), 1 + (index % 7)] as const,
        ),
      ],
    ]);
    const weeks = lessonsOf('scatter-plot', many).flatMap((lesson) => column(lesson, 'Week'));
    expect(Math.min(...weeks)).toBe(17);
    expect(Math.max(...weeks)).toBe(40);
  });

  it('takes older games where no line goes through the newest', () => {
    const old = lessonRowsOf([
      [
        'Al Li',
        'WR',
        [1, 0, 5, 1],
        ...Array.from({ length: 24 }, (_, index) => [index + 2, 0, 10 + index, 3] as const),
      ],
    ]);
    for (const lesson of lessonsOf('scatter-plot', old))
      expect(column(lesson, 'Week')).toContain(1);
  });

  it('asks about a point of two different numbers, in figures that show the line only when it is there', () => {
    for (const lesson of lessons()) {
      const [x, y] = [
        rightAnswerText(stepOf(lesson, 'read-across')),
        rightAnswerText(stepOf(lesson, 'read-up')),
      ];
      expect(x).not.toBe(y);
      const lines = lesson.steps.map(
        ({ figure }) => figure.kind === 'scatter-plot' && figure.line !== null,
      );
      expect(lines).toEqual([false, false, false, true, true, true, true, true, true]);
      const { figure } = lesson.steps[8] as LessonStep;
      expect(figure).toMatchObject({ across: 'Catches', up: 'Yards from catching' });
    }
  });

  it('asks for two, three or four more catches, not for the step from A to B, and for no fraction where it can', () => {
    for (const lesson of lessons()) {
      const [run, slope] = [
        Number(rightAnswerText(stepOf(lesson, 'run'))),
        stepOf(lesson, 'slope'),
      ];
      const more = firstNumberIn(questionOfStep(lesson, 'growth'), 'for ');
      const bottom = slope.kind === 'number' ? Number(slope.answer.d) : 0;
      const free = [2, 3, 4].filter((step) => step !== run);
      const whole = free.filter((step) => step % bottom === 0);
      expect(whole.length > 0 ? whole : free).toContain(more);
    }
    expect(
      kinds(lessons().map((lesson) => firstNumberIn(questionOfStep(lesson, 'growth'), 'for '))),
    ).toEqual(new Set([2, 3, 4]));
  });

  it('looks ahead by one to four catches beyond B where the line is not below zero, else between A and B', () => {
    const steps = lessons().map((lesson) => {
      const far = firstNumberIn(questionOfStep(lesson, 'prediction'), 'for ');
      const { figure } = lesson.steps[8] as LessonStep;
      const b = figure.kind === 'scatter-plot' ? (figure.line?.to.x ?? 0) : 0;
      return far - b;
    });
    expect(Math.max(...steps)).toBe(4);
    expect(kinds(steps.filter((step) => step > 0))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('draws points that lie near its line, as they do', () => {
    // Ten games on one line and four far away from it: only some lessons can leave out none of
    // them.
    const near = lessonRowsOf([
      [
        'Al Li',
        'WR',
        ...Array.from(
          { length: 10 },
          (_, index) => [index + 31, 0, 20 + 5 * index, index + 1] as const,
        ),
        [41, 0, 200, 2],
        [42, 0, 190, 1],
        [43, 0, 0, 9],
        [44, 0, 1, 10],
      ],
    ]);
    const up = lessonsOf('scatter-plot', near).filter((lesson) =>
      rightAnswerText(stepOf(lesson, 'trend')).startsWith('It goes up'),
    );
    expect(up.length).toBeGreaterThan(8);
    for (const lesson of up) {
      if (lesson.table.rows.length > 10) continue;
      for (const week of column(lesson, 'Week')) expect(week).toBeLessThan(41);
    }
  });
});
