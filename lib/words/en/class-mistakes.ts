import { countText } from './numbers';

/** A teacher's page of the class's mistakes, and the panel that puts some of them on the screen. */
export const CLASS_MISTAKES = {
  cannotTell: 'We can’t tell yet',
  askForLines:
    'Their cards then ask for each line, too, which costs nothing. The next try shows what ' +
    'happened.',
  otherNumbers: 'With other numbers:',
  forTuesday: 'Tuesday',
  who: 'Who',
  namesStay: 'Names stay on this page. The projector never shows them.',
  fiveMinutes: 'Tuesday, first five minutes',
  onScreen: 'What the screen shows',
  noNames: ', no names',
  printBrief: 'Print the brief',
  oneQuestion: 'One question for the class',
  sayRight: 'Say which is right',
  oneMore: 'The screen needs one more.',
} as const;

/** The two sides of a pair of workings. */
export const WRONG_AND_RIGHT_WORKING_NAMES = { wrong: 'wrong', right: 'right' } as const;

/** `shown` is the formatted number of students. */
export const studentsWithMistakeText = <Part>(
  students: number,
  shown: Part,
): readonly (string | Part)[] => [shown, students === 1 ? ' student' : ' students'];
export const answersAtText = (answers: number, step: string): string =>
  `${countText(answers, 'answer')}, ${answers === 1 ? 'at' : 'most at'} ${step}`;
export const timesMadeText = (answers: number): string => `${answers} times`;
export const stepBeforeNamesText = (step: string): string => `${step}:`;

export const howManyToTickText = (ticked: number, most: number): string =>
  ticked === most ? `${most} fit on the brief.` : `Tick up to ${most} mistakes to talk about.`;
export const projectMistakesText = (mistakes: number): string => `Project ${mistakes}`;
export const leaveMistakeOutText = (label: string): string => `Leave out: ${label}`;
export const workingNumberAndSideLabel = (
  place: number,
  side: keyof typeof WRONG_AND_RIGHT_WORKING_NAMES,
): string => `${place}. ${WRONG_AND_RIGHT_WORKING_NAMES[side]}`;
export const moveWorkingUpText = (place: number): string => `Working ${place} up`;
export const moveWorkingDownText = (place: number): string => `Working ${place} down`;
export const leaveWorkingOutText = (place: number): string => `Leave working ${place} out`;
