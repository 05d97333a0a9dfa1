import type { GradeCell, GradeRules, GradeView, LateCredit } from '@/lib/domain/class/gradebook';
import { STEP_COUNT } from '@/lib/domain/week/steps';
import { MVP_IN_CLASS } from './mvp';

export const WHOLE_POINTS = 'Please type a whole number from 1 to 1,000.';

export const VIEW_NAMES: Readonly<Record<GradeView, string>> = {
  steps: 'Steps',
  percent: 'Percent',
  points: 'Points',
};

export const LATE_NAMES: Readonly<Record<LateCredit, string>> = {
  full: 'as much as on time',
  half: 'half',
  none: 'not at all',
};

export const EXCUSED = 'excused';
export const UNREADABLE_RECORD = 'This record can’t be read.';

/**
 * "9/9", "9/9 late", "4/9", "excused", or nothing. `of` is " of " for spreadsheets, which would
 * turn "9/9" into a date.
 */
export function stepsCell(cell: GradeCell, of: '/' | ' of ' = '/'): string {
  if (cell.kind === 'blank') return '';
  if (cell.kind === 'excused') return EXCUSED;
  if (cell.kind === 'unreadable') return UNREADABLE_RECORD;
  return `${cell.right}${of}${STEP_COUNT}${isLateWeek(cell) ? ' late' : ''}`;
}

export const isLateWeek = (cell: GradeCell): boolean =>
  cell.kind === 'work' && cell.right === STEP_COUNT && cell.late > 0;

/** The grading rules in one sentence. */
export const rulesSentence = ({ late, graph, outOf }: GradeRules): string =>
  `A week is ${STEP_COUNT} steps${graph ? ' and a graph, which counts as one step' : ''}, out of ${outOf} ${outOf === 1 ? 'point' : 'points'}. Late steps count ${LATE_NAMES[late]}.`;

export const ROUNDING =
  'Percent is rounded to a whole number, and points to a tenth. Exactly half rounds up. Weeks that are blank or excused don’t count.';

export const BESIDE_NUMBERS =
  'Beside graphs are the points of their ratings, and beside lessons the steps that were right on the first try.';

export const weekHead = (week: number): string => `Week ${week}`;

/** The columns of a gradebook file after those of the weeks. */
export const MORE_COLUMNS = [
  'Graphs',
  'Graph ratings (points)',
  'Graph ratings (possible)',
  'Lessons finished',
  'Lesson steps right on the first try',
  'Lesson steps',
  'Tries',
  MVP_IN_CLASS,
] as const;

export const WHO_COLUMNS = ['Student', 'User name', 'Own reference'] as const;
export const SEASON_COLUMN = 'All weeks';

/** OneRoster's own terms, which programs read. */
export const SCORE_STATUS = {
  whole: 'fully graded',
  part: 'partially graded',
  nothing: 'not submitted',
  excused: 'exempt',
} as const;
