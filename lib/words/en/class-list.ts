import type {
  DoubtfulOwnReference,
  LeftOutRowReason,
  StudentPerLineOrCell,
} from '@/lib/domain/class/class-list';
import type { ColumnMeaning, ColumnUse } from '@/lib/domain/class/list/columns';
import { MAX_FIRST_NAME_LENGTH, type NameProblem } from '@/lib/domain/class/list/names';
import { countText, endSentence, listOfText } from './numbers';

export const PASTE_A_NAME = 'Please paste at least one name.';

export const CLASS_LIST = {
  title: 'A new or changed class list',
  list: 'Your class list',
  hint:
    'Paste it from a spreadsheet, your grade program, or Google Classroom, just as it is. ' +
    'You’ll check it next. We keep the first name, one letter, and, if you like, your own ' +
    'number, which is printed on the login card. The rest never leaves this page. No one needs ' +
    'an email. OneRoster files fill several classes: choose them together, or as a zip.',
  example: 'Ada L\nLovelace, Ada\nA23   García, José   M',
  check: 'Check the list',
  file: 'Choose a file (CSV or OneRoster)',
  unreadableFile: 'We can’t read this file. Save it as CSV, or copy the cells and paste them here.',
  comparing: 'Comparing with your classes…',
} as const;

const FILE_PROBLEMS = {
  unreadable: CLASS_LIST.unreadableFile,
  'too-large': 'This file is too large. It may hold a whole district. Ask for your school’s part.',
  'no-tables':
    'There’s no users.csv in this file. A OneRoster file has users.csv, enrollments.csv, and ' +
    'classes.csv. Save a workbook as CSV.',
  'no-users': 'The file users.csv is missing. Choose it together with enrollments.csv.',
  'no-enrollments':
    'The file enrollments.csv is missing. Choose it together with users.csv: it says who is in ' +
    'which class.',
  'no-students': 'No class in these files has a student.',
  'only-changes':
    'These files have only what has changed since the last time. Export the whole roster. Some ' +
    'programs call that “bulk.”',
} as const;
export const fileProblemText = (
  problem: { why: keyof typeof FILE_PROBLEMS } | { why: 'too-many-rows'; file: string },
): string =>
  problem.why === 'too-many-rows'
    ? `${problem.file} has too many rows. It may hold a whole district. Ask for your school’s part.`
    : FILE_PROBLEMS[problem.why];

/** The check of a class list, before cards are made. */
export const LIST_CHECK = {
  title: 'Check the class list',
  again: 'Paste again',
  goOn: 'Continue',
  making: 'Making cards',
  stopped: 'Stopped',
  leaveListTitle: 'Leave this class list?',
  nothingKept:
    'Nothing is made of it yet, and nothing of it is kept. Next time you’d paste it again.',
  leaveCardsTitle: 'Leave before all cards are made?',
  answerFirst: 'Please answer the question first.',
  whichColumn: 'Which column has the names?',
  chooseColumn: 'We can’t tell. Please choose it above its column.',
  noNames: 'No names yet. Choose above the columns where they are, or paste again.',
  whichAreFirst: 'Which of these are first names?',
  layout: 'How is this list laid out?',
  columnsStay: 'These columns never leave this page.',
  isStudent: 'This is a student',
  sameStudent: 'Same student: leave out',
  otherStudent: 'Another student: make a card',
  linesWait:
    '“Paste again” leads back to them. If you don’t fix them now, they’ll wait in the box.',
  columns: 'What is in each column?',
  line: 'Line',
} as const;
export const linesReadText = (lines: number): string =>
  `${countText(lines, 'line')} read. Nothing is made yet.`;
export const makeCardsText = (cards: number): string => `Make ${countText(cards, 'card')}`;
export const makingCardsText = (cards: number): string => `Making ${countText(cards, 'card')}…`;
export const cardsMadeOfAllText = (made: number, all: number): string =>
  `${made} of ${all} cards made`;
export const cardsMadeBeforeLeavingText = (made: number, all: number): string =>
  `${made} of ${all} cards are made. You’ll find them under “Login cards” on the roster. ` +
  'Paste the list again for the rest. We’ll ask about anyone who’s already in the class.';
export const pressContinueForRestText = (problem: string): string =>
  `${problem} Press “Continue” to make the rest. No student gets a second account.`;
export const studentsFoundText = (students: number): string =>
  `This is what you get: ${countText(students, 'student')}`;
export const moreLinesText = (more: number): string => `and ${countText(more, 'more line')}`;
export const columnUseLabel = (column: number, header: string): string =>
  header ? `Use of column ${column}, ${header}` : `Use of column ${column}`;

export const linesOfSameStudentQuestion = (
  student: string,
  line: number,
  otherLine: number,
): string =>
  `Lines ${otherLine} and ${line} are both ${endSentence(student)} Are they the same student?`;

/** Compares a pasted class list with the teacher's classes as they are. */
export const LIST_COMPARED = {
  title: 'Compared with your classes',
  class: 'Class',
  now: 'Now',
  same: 'The same',
  fresh: 'New',
  movedHere: 'Moved here',
  gone: 'Not in the list',
  after: 'Then',
  noOneNew: 'No one on this list is new.',
  move: 'Move here',
  bringBack: 'Bring back',
  twoPeople: 'Two people',
  movesWith: 'The team and all work come along. Boards here count what is earned here.',
  whoLeft: 'Check who has left. They keep their work, and you can bring them back.',
  changing: 'Changing',
} as const;
export const questionsLeftText = (questions: number): string =>
  questions === 1 ? 'One question is left' : `${questions} questions are left`;
type Elsewhere = { student: string; reference: string; known: string; className: string };
/** "Juan M., 10012: is this Juan M. from Sunrise Fractions?" */
export const elsewhereStudentQuestion = (
  { student, reference, known, className }: Elsewhere,
  isRemoved: boolean,
): string => {
  const listed = [student, reference].filter(Boolean).join(', ');
  return isRemoved
    ? `${listed}: is this ${known}, who was removed from ${className}?`
    : `${listed}: is this ${known} from ${className}?`;
};
export const notInListText = (students: number): string =>
  students === 1 ? '1 student isn’t in the list' : `${students} students aren’t in the list`;
export const addOwnReferencesText = (students: number): string =>
  students === 1
    ? 'Add the number from the list to 1 student who has none'
    : `Add the numbers from the list to ${students} students who have none`;
export const removeStudentFromClassText = (student: string, className: string): string =>
  `Remove ${student} from ${className}`;
export const inTwoClassesText = (student: string, className: string): string =>
  `${student} is listed for ${className} too. An account can be in one class, so it stays there.`;
export const changeStudentsText = (students: number): string =>
  `Change ${countText(students, 'student')}`;
export const studentChangesDoneOfAllText = (made: number, all: number): string =>
  `${made} of ${all} are done`;
export const changingText = (students: number): string =>
  `Changing ${countText(students, 'student')}…`;

/** Classes from the files of a school's program. */
export const ONE_ROSTER = {
  title: 'Check your classes',
  classes: 'Which of your classes are these?',
  leaveOut: 'Leave out',
  newHere: 'New students',
  again: 'Another file',
  stays:
    'We keep the first name, one letter, and the school’s number and id. Birthdays, emails, and ' +
    'grades never leave this page.',
  chooseClass: 'Choose your class beside at least one of these.',
} as const;
export const rowsReadText = (rows: number): string =>
  `${countText(rows, 'row')} of OneRoster read. Nothing has changed yet.`;
export const moreClassesAtSchoolText = (classes: number): string =>
  classes === 1 ? '1 more class at the school' : `${classes} more classes at the school`;
export const yourClassForText = (title: string): string => `Your class for ${title}`;
export const leftOutOfFileText = ({
  adult,
  gone,
  unlisted,
}: Record<'adult' | 'gone' | 'unlisted', number>): string =>
  [
    adult > 0 ? `Left out: ${countText(adult, 'adult')}.` : '',
    gone > 0 ? `Left out: ${countText(gone, 'student')} who left.` : '',
    unlisted > 0
      ? `${countText(unlisted, 'student is', 'students are')} in a class here, but not in the ` +
        'list of users, so we don’t know the names.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
export const cardsOfText = (className: string): string => `Login cards of ${className}`;

/** The label of a choice: how a name of three words is split into first and last name. */
export const nameOnLineText = <Part>(line: number, name: Part): readonly (string | Part)[] => [
  `Line ${line}, `,
  name,
  ':',
];

export const linesToCheckText = (lines: number): string =>
  lines === 1 ? 'One line needs a look' : `${lines} lines need a look`;
export const atATimeText = (most: number): string => `${most} at a time`;
export const linesLaterText = (lines: number): string =>
  `${lines === 1 ? 'One more line is' : `${lines} more lines are`} waiting in the box for ` +
  'next time.';

const TROUBLES: Readonly<Record<NameProblem, string>> = {
  'no-name': 'There’s no first name on this line.',
  letters: "A first name can only have letters, spaces, periods, ', and -.",
  'too-long': `A first name can have at most ${MAX_FIRST_NAME_LENGTH} letters.`,
  'too-many-names': 'This line has more than two names. Please put one student on each line.',
};
export const lineTroubleText = (trouble: NameProblem): string => TROUBLES[trouble];
export const troubleOnLineText = <Part>(
  line: number,
  text: Part,
  trouble: NameProblem,
): readonly (string | Part)[] => [`Line ${line}, `, text, `: ${lineTroubleText(trouble)}`];

const LEFT_OUT: Readonly<Record<LeftOutRowReason, string>> = {
  title: 'a title',
  header: 'the names of the columns',
  total: 'a count, an average, a date, or a page number',
  adult: 'an adult',
  gone: 'no longer in the class',
  test: 'a test account',
  furniture: 'a part of the room',
};
export const leftOutLineText = <Part>(
  line: number,
  why: LeftOutRowReason,
  text: Part,
): readonly (string | Part)[] => [`Line ${line} is left out as ${LEFT_OUT[why]}: `, text];

const LAYOUTS: Readonly<Record<StudentPerLineOrCell, string>> = {
  cells: 'One student in each box, like a seating chart',
  lines: 'One student on each line',
};
export const classListLayoutChoiceLabel = (layout: StudentPerLineOrCell): string => LAYOUTS[layout];

/** Shown above the names of a list. */
export const preferredNamesText = (count: number): string =>
  count === 1
    ? 'One student goes by a preferred name.'
    : `${count} students go by their preferred names.`;

const DOUBTS: Readonly<Record<DoubtfulOwnReference['why'], string>> = {
  rounded:
    'A spreadsheet has rounded this reference. Show the whole number there, and paste again.',
  twice: 'More than one student has this reference.',
};
export const referencesToCheckText = (references: number): string =>
  references === 1 ? 'One reference needs a look' : `${references} references need a look`;
export const doubtfulOwnReferenceText = <Part>(
  { why, lines }: DoubtfulOwnReference,
  reference: Part,
): readonly (string | Part)[] => [
  `${lines.length === 1 ? 'Line' : 'Lines'} ${listOfText(lines.map(String))}, `,
  reference,
  `: ${DOUBTS[why]}`,
];

/** The possible uses of a column, in the order of the menu. */
export const COLUMN_USES: Readonly<Record<ColumnUse, string>> = {
  first: 'First name',
  preferred: 'Preferred name',
  last: 'Last name',
  'last-first': 'Last name, first name',
  'first-last': 'First and last name',
  reference: 'Own reference',
  out: 'Leave out',
};

const MEANINGS: Readonly<Record<ColumnMeaning, string>> = {
  first: 'first name',
  preferred: 'preferred name',
  last: 'last name',
  'last-first': 'name',
  'first-last': 'name',
  reference: 'reference',
  row: 'row number',
  gender: 'gender',
  birthday: 'birthday',
  email: 'email',
  phone: 'phone',
  grade: 'grade',
  class: 'class or school',
  middle: 'middle name',
  nickname: 'nickname',
  suffix: 'suffix',
  role: 'role',
  status: 'status',
  family: 'family',
  'other-id': 'another ID',
  'other-name': 'another name',
  background: 'personal details',
  same: 'the same for everyone',
  empty: 'empty',
  other: 'something else',
};
export const columnMeaningName = (meaning: ColumnMeaning): string => MEANINGS[meaning];

/** "Gender, birthday, and email are left out." */
export function leftOutColumnsText(meanings: readonly ColumnMeaning[]): string {
  const named = meanings
    .filter((meaning) => meaning !== 'same' && meaning !== 'other')
    .map(columnMeaningName);
  const rest =
    named.length < meanings.length ? [named.length > 0 ? 'other columns' : 'some columns'] : [];
  const list = listOfText([...named, ...rest]);
  const isOne = named.length === 1 && rest.length === 0;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${isOne ? 'is' : 'are'} left out.`;
}
