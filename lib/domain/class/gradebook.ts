import type { CalendarDay } from '@/lib/domain/time/calendar';

export const LATE_CREDITS = ['full', 'half', 'none'] as const;
export type LateCredit = (typeof LATE_CREDITS)[number];

export type GradeRules = {
  readonly late: LateCredit;
  /** True if a graph of the week counts like one more step. */
  readonly graph: boolean;
  readonly outOf: number;
};
export const DEFAULT_GRADE_RULES: GradeRules = { late: 'full', graph: false, outOf: 10 };
export const MAX_GRADE_POINTS = 1000;

/**
 * One student's week. Blank if it doesn't count: over before joining, or opened for catching up and
 * not begun.
 */
export type GradeCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'excused' }
  | { readonly kind: 'unreadable' }
  | WorkGradeCell;
export type WorkGradeCell = {
  readonly kind: 'work';
  readonly right: number;
  /** How many right steps make a full week: nine, or fewer by a support. More count as full. */
  readonly of: number;
  /** Right steps that came after the deadline; `right` includes them. */
  readonly late: number;
  readonly graph: boolean;
  /** When the week is due for a student whose deadline isn't the class's. */
  readonly dueDay?: CalendarDay | undefined;
};

/** Steps that count: never more than make a full week. */
export const rightStepCountUpToFullWeek = ({ right, of }: WorkGradeCell): number =>
  Math.min(right, of);

export const GRADEBOOK_VIEWS = ['steps', 'percent', 'points'] as const;
export type GradebookView = (typeof GRADEBOOK_VIEWS)[number];
export const parseGradebookView = (text: string | null | undefined): GradebookView =>
  GRADEBOOK_VIEWS.find((view) => view === text) ?? 'steps';

export type ExcusedWeeksOfStudent = { readonly all: boolean; readonly weeks: readonly number[] };
export const hasStudentOwnExcuseForWeek = (
  excused: ExcusedWeeksOfStudent | undefined,
  week: number,
): boolean => excused !== undefined && (excused.all || excused.weeks.includes(week));

/** Weeks that the whole class is excused from, by the year of the statistics. */
type ExcusedClass = {
  readonly gradebook?:
    | { readonly excusedWeeks: Readonly<Record<string, readonly number[]>> }
    | undefined;
};
export const excusedWeeksOfClass = (
  { gradebook }: ExcusedClass,
  { statisticsSeason }: { statisticsSeason: number },
): readonly number[] => gradebook?.excusedWeeks[statisticsSeason] ?? [];
export const isWeekExcusedForAll = (
  league: ExcusedClass,
  games: { statisticsSeason: number },
  week: number,
): boolean => excusedWeeksOfClass(league, games).includes(week);

/** Both numbers are in half steps, so that half credit stays exact. */
type Share = { readonly earned: number; readonly possible: number };

const LATE_HALVES: Readonly<Record<LateCredit, number>> = { full: 2, half: 1, none: 0 };

export function weekHalfStepsEarnedAndPossible(
  cell: GradeCell,
  { late, graph }: GradeRules,
): Share | null {
  if (cell.kind !== 'work') return null;
  const inTime = Math.min(cell.right - cell.late, cell.of);
  const afterward = Math.min(cell.late, cell.of - inTime);
  const steps = 2 * inTime + LATE_HALVES[late] * afterward;
  return {
    earned: steps + (graph && cell.graph ? 2 : 0),
    possible: 2 * (cell.of + (graph ? 1 : 0)),
  };
}

export function seasonHalfStepsEarnedAndPossible(
  cells: readonly GradeCell[],
  rules: GradeRules,
): Share | null {
  const shares = cells.flatMap((cell) => weekHalfStepsEarnedAndPossible(cell, rules) ?? []);
  if (shares.length === 0) return null;
  return {
    earned: shares.reduce((sum, { earned }) => sum + earned, 0),
    possible: shares.reduce((sum, { possible }) => sum + possible, 0),
  };
}

/** Rounds half a unit up, in integers only. */
function rounded({ earned, possible }: Share, whole: number): number {
  const [top, bottom] = [2 * whole * earned + possible, 2 * possible];
  return (top - (top % bottom)) / bottom;
}

export const gradePercent = (share: Share): number => rounded(share, 100);

/** Points to a tenth, "8.3" or "9"; half a tenth is rounded up. */
export function gradePointsText(share: Share, outOf: number): string {
  const tenths = rounded(share, 10 * outOf);
  const rest = tenths % 10;
  return rest === 0 ? `${tenths / 10}` : `${(tenths - rest) / 10}.${rest}`;
}

/** The value of a cell for exports that take numbers; null for an empty cell. */
export function exportedGrade(
  cell: GradeCell,
  view: GradebookView,
  rules: GradeRules,
): string | null {
  if (cell.kind !== 'work') return null;
  if (view === 'steps') return `${rightStepCountUpToFullWeek(cell)}`;
  const share = weekHalfStepsEarnedAndPossible(cell, rules);
  return (
    share && (view === 'percent' ? `${gradePercent(share)}` : gradePointsText(share, rules.outOf))
  );
}

export const isFullWeekRight = (cell: GradeCell): boolean =>
  cell.kind === 'work' && cell.right >= cell.of;

export const hasLateStepsInFullWeek = (cell: GradeCell): boolean =>
  cell.kind === 'work' && isFullWeekRight(cell) && cell.late > 0;
