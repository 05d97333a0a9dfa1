import fc from 'fast-check';
import {
  DEFAULT_GRADE_RULES,
  exportedGrade,
  type GradeCell,
  type GradeRules,
  gradePercent,
  gradePointsText,
  hasStudentOwnExcuseForWeek,
  LATE_CREDITS,
  parseGradebookView,
  seasonHalfStepsEarnedAndPossible,
  type WorkGradeCell,
  weekHalfStepsEarnedAndPossible,
} from './gradebook';

const work = (right: number, late = 0, graph = false): WorkGradeCell => ({
  kind: 'work',
  right,
  late,
  of: 9,
  graph,
});
const rules = (changes: Partial<GradeRules> = {}): GradeRules => ({
  ...DEFAULT_GRADE_RULES,
  ...changes,
});
const BLANKS: GradeCell[] = [{ kind: 'blank' }, { kind: 'excused' }, { kind: 'unreadable' }];

describe('what a week counts', () => {
  it.each([
    [work(9), rules(), '100', '10'],
    [work(0), rules(), '0', '0'],
    [work(4), rules(), '44', '4.4'],
    [work(5), rules(), '56', '5.6'],
    [work(9, 4), rules({ late: 'half' }), '78', '7.8'],
    [work(9, 9), rules({ late: 'none' }), '0', '0'],
    [work(9, 9), rules(), '100', '10'],
    [work(9, 0, false), rules({ graph: true }), '90', '9'],
    [work(9, 0, true), rules({ graph: true, outOf: 25 }), '100', '25'],
    // 4 1/2 of 10 is 45 percent, and of 5 points 2.25, which rounds up.
    [work(5, 1), rules({ graph: true, late: 'half', outOf: 5 }), '45', '2.3'],
    // Eighths of a percent and the like: 12 1/2 of 100 rounds up; computed by hand.
    [work(1), rules({ outOf: 1 }), '11', '0.1'],
  ])('is exact before it is rounded: %j by %j', (cell, by, percent, points) => {
    expect([exportedGrade(cell, 'percent', by), exportedGrade(cell, 'points', by)]).toEqual([
      percent,
      points,
    ]);
    expect(exportedGrade(cell, 'steps', by)).toBe(`${cell.right}`);
  });

  it('is nothing where nothing is asked, and never a zero', () => {
    for (const cell of BLANKS) {
      for (const view of ['steps', 'percent', 'points'] as const)
        expect(exportedGrade(cell, view, rules())).toBeNull();
    }
    expect(seasonHalfStepsEarnedAndPossible(BLANKS, rules())).toBeNull();
  });

  it('is the same for all weeks together: each week that counts, and no other', () => {
    const share = seasonHalfStepsEarnedAndPossible(
      [work(9), ...BLANKS, work(0), work(3, 3)],
      rules({ late: 'none' }),
    );
    expect(share).toEqual({ earned: 18, possible: 54 });
    expect(share && [gradePercent(share), gradePointsText(share, 30)]).toEqual([33, '10']);
  });

  it('never leaves 0 to 100, rises with each step, and lies at most half a percent beside the exact value', () => {
    const anyRules = fc.record({
      late: fc.constantFrom(...LATE_CREDITS),
      graph: fc.boolean(),
      outOf: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.nat(9),
        fc.boolean(),
        anyRules,
        (right, late, graph, by) => {
          const cell = work(right, Math.min(late, right), graph);
          const share = weekHalfStepsEarnedAndPossible(cell, by);
          if (!share) throw new Error('asked');
          const percent = gradePercent(share);
          // In whole numbers: |100 e - percent p| is at most half of p, so twice that is at most p.
          expect(2 * Math.abs(100 * share.earned - percent * share.possible)).toBeLessThanOrEqual(
            share.possible,
          );
          expect(percent >= 0 && percent <= 100).toBe(true);
          expect(gradePointsText(share, by.outOf)).toMatch(/^\d+(\.[1-9])?$/);
        },
      ),
    );
  });
});

it('a student is excused from all weeks or from some', () => {
  expect([
    hasStudentOwnExcuseForWeek(undefined, 3),
    hasStudentOwnExcuseForWeek({ all: true, weeks: [] }, 3),
  ]).toEqual([false, true]);
  expect([
    hasStudentOwnExcuseForWeek({ all: false, weeks: [3] }, 3),
    hasStudentOwnExcuseForWeek({ all: false, weeks: [3] }, 4),
  ]).toEqual([true, false]);
});

it('reads a view from an address, and takes anything else for steps', () => {
  expect(['percent', 'points', 'steps', 'grades', null].map(parseGradebookView)).toEqual([
    'percent',
    'points',
    'steps',
    'steps',
    'steps',
  ]);
});
