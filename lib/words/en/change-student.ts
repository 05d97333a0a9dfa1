import { countText, listOfText } from './numbers';

/** The fields that a teacher may change about one student. */
export const CHANGE_STUDENT = {
  name: 'Name',
  firstName: 'First name',
  initial: 'Initial',
  ownReference: 'Own reference',
  formulas: 'Formulas',
  thisWeek: 'This week already, if it hasn’t begun',
  class: 'Class',
  thisClass: 'This class',
  otherLeague: 'the other class',
  teamName: 'Team name',
  allowAnyway: 'You know your class. You can allow this name anyway.',
  useAnyway: 'Use this name anyway',
  supports: 'Supports',
  noSupports: 'none',
  setSupports: 'Set supports',
  save: 'Save',
  undo: 'Undo',
  atOnce: 'At once',
  ownEmail: 'This student signs in with their own email.',
  reset: 'Reset the password',
  resetQuestion:
    'The old password stops working now, and the student is signed out everywhere. ' +
    'You’ll get a card with a one-time password.',
  resetYes: 'Yes, make a new password',
  remove: 'Remove from this league',
  removeQuestion:
    'The student won’t see this league anymore. Their account and work stay. ' +
    'You can bring them back on the roster, under “Removed.”',
  removeYes: 'Yes, remove',
  no: 'No',
  before: 'Student before',
  next: 'Next student',
} as const;
export const saveChangesText = (changes: number): string => `Save ${countText(changes, 'change')}`;
export const previousValueText = (before: string): string =>
  before ? `was ${before}` : 'was empty';
/** "Level 2 starts with week 7. Week 6 stays as it is." */
export const levelStartsAfterWeekText = (level: string, week: number): string =>
  `${level} starts with week ${week + 1}. ${weekKeepsItsFormulasText(week)}`;
export const keepsUserNameText = (username: string): string =>
  `The user name, ${username}, stays the same.`;
/** `otherSeason` is set if the league that the student moves to plays another season. */
export const studentMoveEffectText = (otherSeason: number | undefined): string =>
  otherSeason === undefined
    ? 'The team and all work move too. Boards there count what is earned there.'
    : `This league plays the ${otherSeason} season, so the student picks a new team there. ` +
      'The points move too. The work so far is kept in case the student comes back.';

export const nameSavedText = (student: string, called: string): string =>
  `${student} is called ${called} now.`;
export const teamCalledNowText = (student: string, team: string): string =>
  `${student}’s team is now called ${team}.`;
export const referenceSavedText = (student: string, reference: string): string =>
  reference
    ? `${student} is ${reference} in your records.`
    : `${student} has no own reference now.`;
export const movedToText = (student: string, league: string): string =>
  `${student} is in ${league} now.`;
export const noLongerHereText = (student: string): string =>
  `${student} is no longer in this league.`;

/** The formulas of one student, or of many at once. */
export const FORMULAS_FORM = {
  formulas: 'Formulas',
  chooseFirst: 'Please choose the formulas.',
  fromWhen: 'From when on?',
  thisWeek: 'This week already',
  notBegun: 'Only for those who have not begun it.',
  save: 'Save the formulas',
} as const;
export const quotedFormulaSetName = (set: string): string => `“${set}”`;
export const ownFormulasFromNextWeekText = (set: string): string =>
  `From the next week on, the class uses its own formulas, “${set}.” ` +
  'A level counts this week, and again when the class goes back to the levels.';
export const ownFormulasThisWeekText = (set: string): string => `“${set}” this week already`;
export const fromWeekOnText = (week: number): string => `From week ${week} on`;
export const weekKeepsItsFormulasText = (week: number): string => `Week ${week} stays as it is.`;

type From = { name: string; fromWeek: number | null; hasBegun: boolean; unreadable?: true };
/**
 * "Saved for 2 students: level 2 from week 6 on. Ana B. has begun week 6, which stays as it is.
 * There, level 2 starts in week 7."
 */
export function formulasSavedText(rules: string, week: number, students: readonly From[]): string {
  const broken = students.filter(({ unreadable }) => unreadable);
  const begun = students.filter(({ hasBegun, unreadable }) => hasBegun && !unreadable);
  const others = students.filter(({ hasBegun, unreadable }) => !hasBegun && !unreadable);
  const from = others[0]?.fromWeek ?? null;
  const later = (fromWeek: number | null | undefined) =>
    `There, ${rules} ${fromWeek === null ? 'comes too late' : `starts in week ${week + 1}`}.`;
  const parts = [
    others.length > 0
      ? `Saved for ${countText(others.length, 'student')}: ` +
        `${rules}${from === null ? '' : ` from week ${from} on`}.`
      : '',
    begun.length > 0
      ? `${listOfText(begun.map(({ name }) => name))} ${begun.length === 1 ? 'has' : 'have'} ` +
        `begun week ${week}, which stays as it is. ${later(begun[0]?.fromWeek)}`
      : '',
    broken.length > 0
      ? `Week ${week} of ${listOfText(broken.map(({ name }) => name))} can’t be read, so it ` +
        `stays as it is. ${later(broken[0]?.fromWeek)} Please tell the person who runs this ` +
        'app.'
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}

export const DELETE_STUDENT = {
  whatHappens:
    'The team, lineups, answers, graphs, and points from this season are deleted right away. ' +
    'This can’t be undone. The account is deleted too, unless the student plays in another ' +
    'season.',
  typeName: 'To delete, type the student’s name',
  button: 'Delete this student for good',
} as const;
export const deleteOfText = (student: string): string => `Delete ${student} for good`;
