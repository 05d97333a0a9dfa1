import type { LineBoxOpeningSetting } from '@/lib/domain/answers/card-lines';
import type { CopyableClassSetting } from '@/lib/domain/class/copyable-settings';
import { countText } from './numbers';

export const LEAGUE_SETTINGS = {
  viewOnly: 'You can view or delete this league. Nothing else in it can change.',
  atTheEnd: 'Keep, archive, or delete your classes, and save what the office needs.',
  scoreCards: 'Score cards',
  formulas: 'Formulas',
  twoLevels: 'Each student works with level 1 or level 2.',
  formulaSet: 'Formula set',
  nameAndPeriod: 'Name and period',
  password: 'Password',
  joinCode: 'Join code',
  saveForClass: 'Save for the class',
  savedForClass: 'Saved. Students see it on the next page they open.',
  whenBoxes: 'When do students see a box for each line?',
  boxesHint:
    'The small boxes are never required and cost nothing. ' +
    'After a wrong sum, they show which lines are right.',
  whereLand: 'About where will it land?',
  oneBall: 'Does the class drive one ball?',
  saveNameAndPeriod: 'Save name and period',
  nameSaved: 'Name and period are saved.',
  studentsSee: 'Your students will see it.',
  savePassword: 'Save the password',
  passwordSaved: 'The new password is saved. The old one no longer works.',
  passwordHint:
    'The old password stops working right away. Students who already joined stay in the league.',
  makeCode: 'Make a new code',
  makeCodeTitle: 'Make a new join code?',
  cancel: 'Cancel',
  makeTheCode: 'Make the new code',
  oldCodeStops:
    'The old code stops working right away, even on paper you’ve handed out. ' +
    'The league password stays the same. Show the new code to students who haven’t joined yet.',
  notFinished: 'Deleting isn’t finished',
  boardsCount: 'Boards count every team by',
  sameRule:
    'A player is worth the same for everyone. On score cards, all students keep their own level. ' +
    'Weeks with a formula set of your own count by that set.',
  saveForBoards: 'Save for the boards',
  newStudents: 'New students start with',
  othersKeep: 'Students who are here keep their level.',
  saveForNew: 'Save for new students',
  savedForNew: 'Saved for students who come from now on.',
  writeOwn: 'You can write a set of your own and see how hard its cards are.',
} as const;

/** For a teacher with several classes. */
export const COPY_SETTINGS = {
  title: 'Copy from another class',
  from: 'Copy from',
  what: 'What',
  parts: {
    formulas: 'Formula set',
    levels: 'Levels',
    cards: 'Score cards',
    gradebook: 'What counts in the gradebook',
    plan: 'When weeks open and are due',
    'days-off': 'Days without school',
  } satisfies Record<CopyableClassSetting, string>,
  to: 'To',
  hint: 'Formulas start with each class’s next week. Work that is done stays as it is.',
  copy: 'Copy',
  copied: 'Copied.',
} as const;

/** When students see a box for each line. */
export const LINE_BOX_OPTIONS: Readonly<
  Record<LineBoxOpeningSetting, { label: string; hint: string }>
> = {
  'after-wrong': { label: 'After a wrong answer', hint: 'A student can also open them sooner.' },
  open: { label: 'From the start', hint: 'On every card.' },
  'until-three': {
    label: 'Until three in a row',
    hint: 'Each week, they close after three cards in a row are right on the first try.',
  },
  'sum-only': { label: 'Never', hint: 'Only the sum.' },
};
export const GUESS_SETTINGS = {
  yes: { label: 'Ask for a guess first', hint: 'A guess is free, and students can skip it.' },
  no: { label: 'No guess' },
} as const;
export const DRIVE_SETTINGS = {
  yes: {
    label: 'One ball for the class',
    hint: 'Each right card moves it. Everyone done is 100 yards. No names.',
  },
  no: { label: 'No class drive' },
} as const;
/** A third choice beside the two levels that new students can start with. */
export const ASK_EACH_STUDENT_OPTION = {
  label: 'Ask each student',
  hint: 'Three questions at the start propose a level.',
} as const;

export const studentCountText = (students: number): string =>
  students === 0 ? 'No students yet' : countText(students, 'student');
export const seasonIsOverText = (season: number): string => `The ${season} season is over`;
export const ownFormulasText = <Part>(set: Part): readonly (string | Part)[] => [
  'From the next week on, the class uses your own formulas, ',
  set,
  '.',
];
export const currentJoinCodeText = <Part>(code: Part): readonly (string | Part)[] => [
  'Now it is ',
  code,
  '. If the wrong people are using it, give the league a new one. ' +
    'Students who already joined stay in the league.',
];
export const newCodeIsText = <Part>(code: Part): readonly (string | Part)[] => [
  'The new code is ',
  code,
  '. The old one no longer works.',
];
export const leagueDeletedAfterYearText = (days: number): string =>
  `${countText(days, 'day')} after the school year ends on June 30. ` +
  'Then the person who runs the app deletes it with all its students. ' +
  'Save what you need before then.';
