import {
  type GradebookView,
  type GradeCell,
  type GradeRules,
  hasLateStepsInFullWeek,
  type LateCredit,
  rightStepCountUpToFullWeek,
} from '@/lib/domain/class/gradebook';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { mvpPointsInClassLabel } from './mvp';
import { countText, endSentence } from './numbers';

export const TYPE_WHOLE_POINTS = 'Please type a whole number from 1 to 1,000.';

export const VIEW_NAMES: Readonly<Record<GradebookView, string>> = {
  steps: 'Steps',
  percent: 'Percent',
  points: 'Points',
};

export const LATE_CREDIT_NAMES: Readonly<Record<LateCredit, string>> = {
  full: 'as much as on time',
  half: 'half',
  none: 'not at all',
};

export const EXCUSED = 'excused';
export const UNREADABLE_RECORD = 'This record can’t be read.';
export const UNREADABLE_CELL = 'can’t be read';

/**
 * "9/9", "9/9 late", "4/9", "excused", or nothing. `of` is " of " for spreadsheets, which would
 * turn "9/9" into a date.
 */
export function stepsCell(cell: GradeCell, of: '/' | ' of ' = '/'): string {
  if (cell.kind === 'blank') return '';
  if (cell.kind === 'excused') return EXCUSED;
  if (cell.kind === 'unreadable') return UNREADABLE_RECORD;
  const late = hasLateStepsInFullWeek(cell) ? ' late' : '';
  return `${rightStepCountUpToFullWeek(cell)}${of}${cell.of}${late}`;
}

export const rulesSentence = ({ late, graph, outOf }: GradeRules): string =>
  `A week is ${STEPS_PER_CARD} steps${graph ? ' and a graph, which counts as one step' : ''}, out ` +
  `of ${outOf} ${outOf === 1 ? 'point' : 'points'}. Late steps count ${LATE_CREDIT_NAMES[late]}.`;

export const ROUNDING_RULE =
  'Percent is rounded to a whole number, and points to a tenth. Exactly half rounds up. ' +
  'Weeks that are blank or excused don’t count.';

export const GRAPH_AND_LESSON_NUMBERS_NOTE =
  'Beside graphs are the points of their ratings, and beside lessons the steps that were ' +
  'right on the first try.';

/** The columns of a gradebook file after those of the weeks. */
export const GRADEBOOK_COLUMNS_AFTER_WEEKS = [
  'Graphs',
  'Graph ratings (points)',
  'Graph ratings (possible)',
  'Lessons finished',
  'Lesson steps right on the first try',
  'Lesson steps',
  'Last answers of lessons, added up',
  'Tries',
  mvpPointsInClassLabel(),
] as const;

export const WHO_COLUMNS = ['Student', 'User name', 'Own reference'] as const;
export const ALL_WEEKS_COLUMN = 'All weeks';

/** OneRoster's own terms, which programs read. */
export const ONE_ROSTER_SCORE_STATUSES = {
  whole: 'fully graded',
  part: 'partially graded',
  nothing: 'not submitted',
  excused: 'exempt',
} as const;

export const GRADEBOOK = {
  title: 'Gradebook',
  whatCells: 'What the cells show',
  whatCounts: 'What counts',
  excel: 'Excel',
  csv: 'CSV',
  oneRoster: 'OneRoster',
  everyWeek: 'Every week and step',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const GRADE_TABLE = {
  student: 'Student',
  ownReference: 'Own ref.',
  graphs: 'Graphs',
  lessons: 'Lessons',
  tries: 'Tries',
  mvp: 'MVP',
  excuse: 'Excuse',
  rated: 'rated',
  firstTry: 'right on the first try',
  unreadable: 'can’t be read',
  late: 'late',
} as const;
export const gradesOfClassTitle = (league: string): string => `Grades of ${league}`;
export const shortWeekText = (week: number): string => `Wk ${week}`;

export const EXCUSE = {
  whatItDoes: 'An excused week doesn’t count here or in the files. The student sees no change.',
  allWeeks: 'All weeks, also those to come',
  onlyThese: 'Or only these',
} as const;
export const excuseOfText = (student: string): string => `Excuse ${student}`;
export const savedExcuseText = (student: string): string =>
  `Saved what ${student} is excused from.`;

/** The dialog of what counts. */
export const GRADE_RULES = {
  saved: 'Saved. All numbers follow.',
  nineSteps: 'A week is the nine steps of its score card. Each step counts the same.',
  graphCounts: 'A graph of the week counts as one more step',
  lateCounts: 'Steps that were right after the deadline count',
  outOf: 'Points for a whole week',
  forNoOne: 'Weeks that count for no one',
} as const;

/**
 * The words of the panel that copies a week's column in the order of the teacher's other gradebook.
 */
export const COPY_IN_GRADEBOOK_ORDER_PANEL = {
  pasteName: 'Please paste at least one name.',
  howItWorks:
    'Paste the names from your gradebook once, one on each line. ' +
    'From then on, one button copies a column that fits.',
  names: 'Names in my gradebook',
  namesStay: 'These names stay in this browser. They are not sent or saved anywhere else.',
  find: 'Find my students',
  caption: 'My gradebook beside the students here',
  mine: 'My gradebook',
  here: 'Here',
  emptyLine: 'empty line',
  found: 'Found:',
  noOne: 'No one here',
  choose: 'Choose',
  inTwo: 'In two lines',
  change: 'Change matches',
  again: 'Paste my names again',
  onlyHere: 'Your names are only in this browser. “Paste my names again” forgets them.',
  copyRefused: 'Your browser didn’t let us copy. Try another browser.',
} as const;
export const copyInMyOrderText = (week: number): string => `Copy week ${week} in my order`;
export const atMostLinesText = (most: number): string => `No more than ${most} lines at a time.`;
export const copyWeekText = (week: number, rows: number): string =>
  `Copy week ${week}, ${countText(rows, 'row')}`;
export const studentForText = (line: string): string => `Student for ${line}`;
export const namesNotInYourListText = (names: readonly string[]): string =>
  `Not in your list: ${endSentence(names.join(', '))}`;

type Matches = { readonly sure: number; readonly guessed: number; readonly open: number };
/** "28 names sure, 2 guessed, 1 to choose. Values: percent." */
export function namesMatchedText({ sure, guessed, open }: Matches, view: GradebookView): string {
  const parts = [
    `${countText(sure, 'name')} sure`,
    guessed ? `${guessed} guessed` : '',
    open ? `${open} to choose` : '',
  ];
  return `${parts.filter(Boolean).join(', ')}. Values: ${VIEW_NAMES[view].toLowerCase()}.`;
}

/** Warns about unchecked matches together with the copy, because the column becomes grades. */
export function copiedText(rows: number, { guessed, open }: Omit<Matches, 'sure'>): string {
  return [
    `Copied ${countText(rows, 'row')}. Paste ${rows === 1 ? 'it' : 'them'} into your gradebook.`,
    guessed ? `Please check ${guessed === 1 ? 'the guess' : `the ${guessed} guesses`} below.` : '',
    open
      ? `${open === 1 ? 'A row' : `${open} rows`} without a student ` +
        `${open === 1 ? 'is' : 'are'} blank.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
