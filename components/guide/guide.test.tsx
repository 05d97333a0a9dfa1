import { render, screen, within } from '@testing-library/react';
import { LEVEL_FORMULA_SETS } from '@/lib/domain/football/formulas';
import { ALL_SKILLS, skillStandard } from '@/lib/domain/learning/skills';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import {
  FIRST_LESSON_STANDARDS,
  STUDENT_MINUTES_PER_WEEK,
  SUGGESTED_TEACHER_MINUTES_TOTAL,
} from '@/words/guide';
import { FirstLessonPlanSheet } from './first-lesson-plan-sheet';
import { TeacherGuideFirstPage } from './teacher-guide-first-page';

const numbers = (text: string | null) => (text ?? '').match(/\d+/g)?.map(Number) ?? [];

it('the lesson is 45 minutes, one part right after the other', () => {
  render(<FirstLessonPlanSheet />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'The first lesson: 45 minutes',
  );
  const rows = within(
    screen.getByRole('table', { name: 'The lesson, minute by minute' }),
  ).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '0 to 5',
    '5 to 15',
    '15 to 20',
    '20 to 30',
    '30 to 40',
    '40 to 45',
  ]);
});

it('the example and the exit ticket are worked out rightly', () => {
  render(<FirstLessonPlanSheet />);
  // By hand: 466/20 = 23 3/10, 3 × 5 = 15, 5/10 = 1/2, and 23 3/10 + 15 + 5/10 = 38 8/10.
  const working = screen.getByRole('table', { name: 'Right working' });
  expect(working).toHaveTextContent(/466 ?×.*23310.*3 ?×.*15.*5 ?×.*12.*All together.*3845/);
  expect(screen.getByText(/Same-size pieces: 3\/10 \+ 5\/10 = 8\/10\./)).toBeVisible();
  // 344/20 = 17 1/5, 2 × 5 = 10, 7/10: 27 9/10.
  const ticket = screen.getByRole('heading', { name: 'Exit ticket' }).parentElement as HTMLElement;
  expect(ticket).toHaveTextContent(/344 passing yards, 2 passing touchdowns, 7 rushing yards/);
  expect(ticket).toHaveTextContent(/= ?twenty-seven and nine tenths/);
  // 466/24 = 19 10/24, 3 × 4 = 12, 5/8 = 15/24: 31 25/24.
  expect(screen.getByText(/Wants more/).parentElement).toHaveTextContent(
    /= ?thirty-two and one twenty-fourth/,
  );
});

it('names standards that the app works with, and no others', () => {
  const codes = new Set<string>(ALL_SKILLS.map(skillStandard));
  for (const code of FIRST_LESSON_STANDARDS) expect([...codes]).toContain(code);
});

it('says how long a week is, for the students and for the teacher', () => {
  render(<TeacherGuideFirstPage />);
  const rows = within(screen.getByRole('table', { name: /with minutes/ }))
    .getAllByRole('row')
    .slice(1);
  const minutes = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => numbers(textContent).at(-1) ?? 0),
  );
  expect(minutes.reduce((sum, [yours = 0]) => sum + yours, 0)).toBe(
    SUGGESTED_TEACHER_MINUTES_TOTAL,
  );
  expect(minutes.reduce((sum, [, classes = 0]) => sum + classes, 0)).toBe(STUDENT_MINUTES_PER_WEEK);
});

describe('the words', () => {
  it('say the numbers of the rules', () => {
    expect(numbers(TEACHER_GLOSSARY.stuck.means)).toEqual([3]);
    expect(numbers(TEACHER_GLOSSARY.quiet.means)).toEqual([5, 90]);
    expect(numbers(TEACHER_GLOSSARY.mvp.means)).toEqual([3, 5, 2, 4, 2]);
  });

  it('name just the denominators of the two levels', () => {
    const PARTS = {
      2: 'halves',
      4: 'fourths',
      8: 'eighths',
      10: 'tenths',
      20: 'twentieths',
      24: 'twenty-fourths',
    };
    const [first = '', second = ''] = TEACHER_GLOSSARY.levels.means.split('Level 2 has');
    for (const [text, set] of [
      [first, LEVEL_FORMULA_SETS[0]],
      [second, LEVEL_FORMULA_SETS[1]],
    ] as const) {
      const rates = Object.values(set.lines).flatMap(
        (lines) => Object.values(lines) as (readonly [number, number])[],
      );
      const denominators = new Set<number>(rates.map(([, denominator]) => denominator));
      const named = Object.entries(PARTS).filter(([, word]) =>
        new RegExp(`(?<!-)\\b${word}\\b`).test(text),
      );
      expect(named.map(([denominator]) => Number(denominator))).toEqual(
        [...denominators].filter((one) => one > 1).toSorted((a, b) => a - b),
      );
    }
  });

  it('are one or two short sentences', () => {
    for (const { word, means } of Object.values(TEACHER_GLOSSARY)) {
      expect([word, means.length < 230, /[.?]”?$/.test(means)]).toEqual([word, true, true]);
    }
  });
});
