import type { ClassSyncProblem, SchoolRosterProblem } from '@/lib/domain/class/school-class';
import { countText, listOfText } from './numbers';

// For teachers and admins: the roster of the school's own program.

const PROBLEMS: Readonly<Record<ClassSyncProblem, string>> = {
  away: 'The school’s roster doesn’t answer.',
  busy: 'The school’s roster is busy right now.',
  refused: 'The school’s roster doesn’t let this app in. The person who runs the app has to look.',
  'too-large':
    'The school’s roster is too large. The person who runs the app can ask for your school’s part.',
  unreadable: 'The school’s roster couldn’t be read: something in it is missing or broken.',
  'class-gone': 'This class isn’t in the school’s roster anymore, or has no students there.',
  'not-teacher': 'The school’s roster doesn’t name you as a teacher of this class anymore.',
};
export const rosterProblemText = (why: SchoolRosterProblem): string =>
  `${PROBLEMS[why]} Nothing has changed. Please try again later.`;

export const CONFIRM_EMAIL_FIRST =
  'Please confirm your email first, under “My profile.” It’s how the school’s roster knows you.';
export const TEACHER_NOT_IN_SCHOOL_ROSTER =
  'The school’s roster doesn’t know a teacher with your email. Please ask the school’s office.';
export const NO_CLASS_WITH_STUDENTS_AT_SCHOOL =
  'The school’s roster has no class of yours with students.';

export const SCHOOL_ROSTER = {
  title: 'The school’s roster',
  notLinked: 'This class isn’t linked to one of the school’s roster yet.',
  choose: 'Choose the class at the school',
  look: 'Look for changes at the school’s roster',
  looking: 'Reading the school’s roster…',
  nothingNew: 'Nothing is new.',
  close: 'Close',
  link: 'Save these links',
  linked: 'The links are saved.',
  stays:
    'We keep the first name, one letter, and the school’s number and id. We ask the school for ' +
    'no birthdays, emails, or grades of students.',
} as const;

export const linkedToText = (title: string, looked: string): string =>
  `Linked to “${title}.” Last read: ${looked}.`;
export const classSyncProblemText = (why: ClassSyncProblem, at: string): string =>
  `${PROBLEMS[why]} (${at})`;

type News = { fresh: number; moved: number; renamed: number; gone: number };
/** "New there: 2 students to add and 1 new name." */
export function schoolNewsText({ fresh, moved, renamed, gone }: News): string {
  const news = [
    fresh > 0 ? `${countText(fresh, 'student')} to add` : null,
    moved > 0 ? `${moved} from another class` : null,
    renamed > 0 ? countText(renamed, 'new name') : null,
    gone > 0 ? `${gone} not on the list anymore` : null,
  ].filter((each) => each !== null);
  return news.length === 0 ? SCHOOL_ROSTER.nothingNew : `New there: ${listOfText(news)}.`;
}
export const addedByItselfText = (students: number): string =>
  students === 1
    ? '1 student was added from the school’s roster. The card is under “Login cards.”'
    : `${students} students were added from the school’s roster. ` +
      'The cards are under “Login cards.”';
export const notOnSchoolListSinceText = (day: string): string =>
  `Not on the school’s list since ${day}`;

export const renameToText = (student: string, name: string): string =>
  `Rename ${student} to ${name}`;

/** Tells an admin that the school's roster couldn't be read. */
export const adminRosterProblemText = (why: string, at: string): string =>
  `${PROBLEMS[why as SchoolRosterProblem] ?? PROBLEMS.unreadable} Last tried: ${at}.`;
