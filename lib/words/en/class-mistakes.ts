import { count } from './numbers';

/** A teacher's page of the class's mistakes, and the panel that puts some of them on the screen. */
export const CLASS_MISTAKES = {
  cannotTell: 'We can’t tell yet',
  askForLines: 'Ask for the lines: with them, the next try shows what happened.',
  otherNumbers: 'With other numbers:',
  choose: 'Choose',
  who: 'Who',
  namesStay: 'Names stay on this page. The projector never shows them.',
  toProject: 'To project',
  oneQuestion: 'One question for the class',
  sayRight: 'Say which is right',
  projectNoNames: 'Project, no names',
  oneMore: 'Choose one more.',
} as const;

/** Which side of a pair of workings. */
export const SIDE_WORDS = { wrong: 'wrong', right: 'right' } as const;

/** `shown` is the number. */
export const studentsIn = <Part>(students: number, shown: Part): readonly (string | Part)[] => [
  shown,
  students === 1 ? ' student' : ' students',
];
export const answersAt = (answers: number, step: string): string =>
  `${count(answers, 'answer')}, ${answers === 1 ? 'at' : 'most at'} ${step}`;
/** `places` are those among the chosen workings. */
export const chosenAs = (places: readonly number[]): string => `In: ${places.join(' and ')}`;
export const timesMade = (answers: number): string => `${answers} times`;
export const beforeNames = (step: string): string => `${step}:`;

export const howManyToChoose = (fewest: number, most: number): string =>
  `Choose ${fewest} to ${most} workings for the class to compare.`;
export const howManyChosen = (workings: number, most: number): string =>
  `${count(workings, 'working')}, at most ${most}`;
export const placed = (place: number, side: keyof typeof SIDE_WORDS): string =>
  `${place}. ${SIDE_WORDS[side]}`;
export const workingUp = (place: number): string => `Working ${place} up`;
export const workingDown = (place: number): string => `Working ${place} down`;
export const leaveOut = (place: number): string => `Leave working ${place} out`;
