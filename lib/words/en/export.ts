import { type LearningSupports, SUPPORT_SWITCHES } from '@/lib/domain/calendar/supports';
import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import { WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import { WHO_COLUMNS } from './gradebook';
import { mvpPointsInClassLabel } from './mvp';
import { cardsForFullWeekText, SUPPORTS } from './supports';
import { taskTitle } from './week';

const titlesOf = (name: string, endings: Readonly<Record<string, string>>): string[] =>
  Object.values(endings).map((ending) => `${name}${ending}`);

/** The columns of one line per student and week; a row gives each of these names a cell. */
export const GRADEBOOK_TITLES = {
  week: { teamName: 'Team name', week: 'Week' },
  card: { rules: 'Formula level', stepsRight: 'Steps right' },
  /** After the name of the step. */
  step: { tries: ' tries', points: ' points', decimal: ' points (decimal)' },
  /** After the name of the task. */
  task: { completed: '', late: ' late' },
  end: {
    lessons: 'Lessons finished',
    weekMvp: 'MVP points this week',
    classMvp: mvpPointsInClassLabel(),
    note: 'Note',
  },
} as const;

export const GRADEBOOK_HEADER_ROW: readonly string[] = [
  ...WHO_COLUMNS,
  ...Object.values(GRADEBOOK_TITLES.week),
  ...Object.values(GRADEBOOK_TITLES.card),
  ...STEP_KEYS.flatMap((key) => titlesOf(stepTitle(key), GRADEBOOK_TITLES.step)),
  ...WEEK_TASKS.flatMap(({ number }) => titlesOf(taskTitle(number), GRADEBOOK_TITLES.task)),
  ...Object.values(GRADEBOOK_TITLES.end),
];

/** The columns of one row per student; a row gives each of these names a cell. */
export const WEEK_GRID_TITLES = {
  student: {
    name: 'Student',
    username: 'User name',
    teamName: 'Team name',
    gettingStarted: 'Getting started',
  },
  /** After the name of the step. */
  step: { state: '', tries: ' tries', late: ' late' },
  allSteps: { tries: 'Tries' },
  end: { weekMvp: 'MVP points this week', classMvp: mvpPointsInClassLabel() },
} as const;

export const WEEK_GRID_HEADER_ROW: readonly string[] = [
  ...Object.values(WEEK_GRID_TITLES.student),
  ...STEP_KEYS.flatMap((key) => titlesOf(stepTitle(key), WEEK_GRID_TITLES.step)),
  ...Object.values(WEEK_GRID_TITLES.allSteps),
  ...WEEK_TASKS.map(({ number }) => taskTitle(number)),
  ...Object.values(WEEK_GRID_TITLES.end),
];

/** One line per try: week by week, and within a week in the order they were made. */
export const TRY_TITLES = {
  time: 'Time',
  week: 'Week',
  work: 'Work',
  step: 'Step',
  player: 'Player',
  rules: 'Formula level',
  attempt: 'Try',
  // In separate columns, because a spreadsheet would turn "3/10" into a date.
  whole: 'Whole number typed',
  numerator: 'Numerator typed',
  denominator: 'Denominator typed',
  readAs: 'Read as',
  result: 'Result',
  lowestTerms: 'Lowest terms',
  mixedForm: 'Mixed form',
  looksLike: 'Looks like',
  // All in one cell: "line 4: 50 1/10", or for a team "lines 1 + 3: 45".
  lines: 'Lines',
  // When a teacher took it out; empty while it counts.
  takenOut: 'Taken out',
} as const;
export const TRY_HEADER_ROW: readonly string[] = Object.values(TRY_TITLES);

/** One line per student and period, which ends where the next one begins or on its last day. */
export const SUPPORTS_HEADER_ROW: readonly string[] = [
  ...WHO_COLUMNS,
  'From week',
  SUPPORTS.lastDay,
  'School days more',
  SUPPORTS.fewerSteps,
  ...SUPPORT_SWITCHES.map((name) => SUPPORTS[name]),
];
export const supportCells = (supports: LearningSupports): (string | number)[] => [
  supports.extraDays || '',
  supports.steps < STEP_KEYS.length ? cardsForFullWeekText(supports.steps) : '',
  ...SUPPORT_SWITCHES.map((name) => (supports[name] ? 'yes' : '')),
];

/** "Histogram: 7 of 9 on the first try" for each finished lesson that was begun in the week. */
export const lessonsFirstTryCell = (
  lessons: readonly { type: string; firstTry: number; steps: number }[],
): string =>
  lessons
    .map(
      ({ type, firstTry, steps }) =>
        `${graphTypeLabel(type)}: ${firstTry} of ${steps} on the first try`,
    )
    .join('; ');

export const TRY_WORK_NAMES = { card: 'Score card', scouting: 'Scouting' } as const;
export const LATE = 'late';
export const ON_TIME = 'on time';
export const EXCUSED_NOTE = 'excused';
/** In a week before the student joined, in place of a blank that would look missing. */
export const joinedNote = (week: number): string => `joined in week ${week}`;
export const CATCHING_UP_NOTE = 'catching up';

/** "Room 12, Ms. Rivera: grades in percent, June 11, 2027". */
export const gradesPdfTitle = (league: string, teacher: string, day: string): string =>
  `${league}, ${teacher}: grades in percent, ${day}`;

/** Eighteen weeks share the width of a page: "Week 6" is "W 6". */
export const shortenWeekHead = (head: string): string => head.replace(/^Week /, 'W ');

/** A row for each graph, beside the pictures. */
export const GRAPH_COLUMN_TITLES = {
  week: 'Week',
  graph: 'Graph',
  title: 'Title',
  description: 'Description',
  turnedIn: 'Turned in',
  version: 'Version',
  review: 'Review',
  comment: 'Comment',
  // "Week, Points; 1, 12; 2, 9"
  numbers: 'Numbers',
  picture: 'Picture',
} as const;

/** One line per change. */
export const CHANGE_RECORD_COLUMN_TITLES = { time: 'Time', who: 'Who', what: 'What' } as const;

export const OFFICE_README = `These files open without the app.

grades.pdf      Each student's grade of each week, in percent, on paper.
grades.csv      The same as a table, with graphs, lessons, and tries.
weeks.csv       A row for each student and week, with every step and task.
answers.csv     A row for each try at a score card or at scouting: what the
                student typed, the lines beside it, the result, and the time.
talk-pages.pdf  A page for each student: what the student can do, in counts.
graphs          The newest picture of each graph, and graphs.csv with its
                title, numbers, and review.
record.csv      Who changed what in the class, and when.

A blank cell is a week that doesn't count for the student, and "excused" is a
week that the teacher left out. Passwords, login cards, and supports aren't in
these files.
`;
