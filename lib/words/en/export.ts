import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import { TASKS } from '@/lib/domain/week/week-tasks';
import { MVP_IN_CLASS } from './mvp';
import { taskTitle } from './week';

/** One line for each student and week. */
export const GRADEBOOK_COLUMNS: readonly string[] = [
  'Student',
  'User name',
  'Own reference',
  'Team name',
  'Week',
  'Formula level',
  'Steps right',
  ...STEP_KEYS.flatMap((key) => [
    `${stepTitle(key)} tries`,
    `${stepTitle(key)} points`,
    `${stepTitle(key)} points (decimal)`,
  ]),
  ...TASKS.flatMap(({ number }) => [taskTitle(number), `${taskTitle(number)} late`]),
  'Lessons finished',
  'MVP points this week',
  MVP_IN_CLASS,
  'Note',
];

/**
 * A row for each student, a column for everything the grid shows about a step: what it is, how many
 * tries, whether it was late.
 */
export const WEEK_GRID_COLUMNS: readonly string[] = [
  'Student',
  'User name',
  'Team name',
  'Getting started',
  ...STEP_KEYS.flatMap((key) => [
    stepTitle(key),
    `${stepTitle(key)} tries`,
    `${stepTitle(key)} late`,
  ]),
  'Tries',
  ...TASKS.map(({ number }) => taskTitle(number)),
  'MVP points this week',
  MVP_IN_CLASS,
];

/** One line for each try: week by week, and in a week in the order in which they were made. */
export const TRY_COLUMNS: readonly string[] = [
  'Time',
  'Week',
  'Work',
  'Step',
  'Player',
  'Formula level',
  'Try',
  // Box by box: a spreadsheet would make a date of "3/10".
  'Whole number typed',
  'Numerator typed',
  'Denominator typed',
  'Read as',
  'Result',
  'Lowest terms',
  'Mixed form',
  'Looks like',
  // All in one cell: "line 4: 50 1/10", or for a team "lines 1 + 3: 45".
  'Lines',
];

/**
 * "Histogram: 7 of 9 on the first try" for each lesson that was begun in a week and is finished.
 */
export const lessonsCell = (
  lessons: readonly { type: string; firstTry: number; steps: number }[],
): string =>
  lessons
    .map(
      ({ type, firstTry, steps }) =>
        `${graphTypeLabel(type)}: ${firstTry} of ${steps} on the first try`,
    )
    .join('; ');

export const WORK = { card: 'Score card', scouting: 'Scouting' } as const;
export const LATE = 'late';
export const ON_TIME = 'on time';
export const EXCUSED_NOTE = 'excused';
/** In place of anything that would read as missing. */
export const joinedNote = (week: number): string => `joined in week ${week}`;
export const CATCHING_UP_NOTE = 'catching up';
