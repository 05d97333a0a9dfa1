import { DAY_MS, toCalendarDay, weekdayNameOfDate } from '@/lib/domain/time/calendar';
import { shortDayText } from './dates';
import { countText } from './numbers';

export const CLASS_TABLE = {
  caption: 'Students of this league',
  choose: 'Choose',
  student: 'Student',
  username: 'User name',
  ownReference: 'Own reference',
  teamName: 'Team name',
  formulas: 'Formulas',
  change: 'Change',
  chooseAll: 'Choose all',
  chooseSome: 'Choose students to give them new login cards or other formulas.',
  supports: 'Supports',
  noOneTitle: 'No one is in this league yet',
  noOne: 'Show the join code to your class, or paste your class list above.',
  noOneAtEnd: 'No one was in it when the season ended.',
  ownEmail: 'own email',
  noFormulas: 'Not yet',
  noTeam: 'No team yet',
  lastWork: 'Last work',
  neverIn: 'never in',
  notThisWeek: 'not this week',
  whoToShow: 'Who to show',
  find: 'Find a name or number',
  noOneFits: 'No one fits.',
} as const;

/** The parts of a class that the table can show alone. */
export type RosterFilter = 'all' | 'supports' | 'level-2' | 'never-in';
const PARTS: Readonly<Record<RosterFilter, string>> = {
  all: 'All',
  supports: 'With supports',
  'level-2': 'Level 2:',
  'never-in': 'Never in',
};
export const rosterFilterText = (part: RosterFilter, students: number): string =>
  `${PARTS[part]} ${students}`;
/** "today", "Friday" within a week, or "Nov 20". */
export function lastWorkText(at: Date, now: Date, timeZone: string): string {
  const [day, today] = [at, now].map((each) => Date.parse(toCalendarDay(each, timeZone)));
  const days = ((today ?? 0) - (day ?? 0)) / DAY_MS;
  if (days < 1) return 'today';
  return days < 7 ? weekdayNameOfDate(at, timeZone) : (shortDayText(at, timeZone) ?? '');
}
export const chooseStudentText = (student: string): string => `Choose ${student}`;
export const waitingTeamNameText = (name: string): string => `Waiting: ${name}`;
export const formulasForText = (students: number): string =>
  `Formulas for ${countText(students, 'student')}`;
export const newCardsForText = (students: number): string =>
  students === 1 ? 'New login card for 1 student' : `New login cards for ${students} students`;

/** Shown after a new class list has changed students. */
export const studentsChangedText = (students: number): string =>
  `${countText(students, 'student')} changed.`;

/** The dialogs of the table. */
export const ROSTER_DIALOG = {
  cancel: 'Cancel',
  goOn: 'Continue',
  makeCard: 'Make the new card',
  makeCards: 'Make new cards',
  newPasswords: 'New passwords',
} as const;
export const newCardTitle = (student: string): string => `A new login card for ${student}?`;
export const newCardsTitle = (students: number): string =>
  `New login cards for ${students} students?`;
export const oldPasswordsStopText = (cards: number): string =>
  `${cards === 1 ? 'The old password stops' : 'The old passwords stop'} working now, and ` +
  'whoever is signed in is signed out. The password on a new card works once. ' +
  'Then the student chooses a new one.';

/** Team names that wait for the teacher. */
export const TEAM_NAME_APPROVALS = {
  untilThen: 'The class sees a name made by the app until you say yes.',
  isShown: 'The class sees it already',
  approve: 'Approve',
  refuse: 'Not this one',
} as const;
export const teamNamesWaitText = (names: number): string =>
  names === 1 ? '1 team name is waiting for you' : `${names} team names are waiting for you`;
export const approveAllTeamNamesText = (names: number): string => `Approve all ${names}`;
export const teamNamesApprovedText = (names: number): string =>
  names === 1 ? '1 team name is approved.' : `${names} team names are approved.`;
export const teamNameApprovedText = (name: string): string => `${name} is approved.`;
export const teamNameRefusedText = (name: string, student: string): string =>
  `${name} is not used. ${student} can pick another one.`;

/** Students who were removed. */
export const REMOVED_STUDENTS = {
  title: 'Removed',
  keep: 'They keep their team, points, and work, and come back with all of it.',
  bringBack: 'Bring back',
} as const;
export const removedOnText = <Part>(student: Part, day: string): readonly (string | Part)[] => [
  student,
  `, removed ${day}`,
];
export const keptUntilText = (day: string): string => `Kept until ${day}`;
export const isBackText = (student: string): string =>
  `${student} is in the league again, with team, points, and all work.`;

/** The teacher's own references for many students. */
export const REFERENCES = {
  list: 'Students and your own references',
  hint:
    'One student on each line: a name or user name, then your reference, as copied from a ' +
    'spreadsheet or with an arrow between. Names stay in this browser.',
  check: 'Check the references',
  pasteLine: 'Please paste at least one line.',
  unchanged: 'They were there already.',
  caption: 'The list as it was read',
  inYourList: 'In your list',
  student: 'Student',
  ownReference: 'Own reference',
  note: 'Note',
  noOne: 'No one',
  back: 'Back to the list',
  noReference: 'No reference in this line: left out',
  inTwoLines: 'This student is in two lines',
  leftOut: 'No one: left out',
  guess: 'A guess: please check',
} as const;
export const tooManyReferenceLinesText = (most: number): string =>
  `No more than ${most} lines at a time.`;
export const referencesSavedText = (students: number): string =>
  `Saved for ${countText(students, 'student')}.`;
export const saveReferencesText = (references: number): string =>
  `Save ${countText(references, 'reference')}`;
export const studentForLineText = (name: string): string => `Student for ${name}`;
export const referenceBeforeText = (reference: string): string => `Was ${reference}`;
