import { countText } from './numbers';

/** A teacher's page of the class's mistakes, and the panel that puts some of them on the screen. */
export const CLASS_MISTAKES = {
  cannotTell: 'We can’t tell yet',
  askForLines:
    'Their cards then ask for each line, too, which costs nothing. The next try shows what ' +
    'happened.',
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

/** The two sides of a pair of workings. */
export const SIDE_WORDS = { wrong: 'wrong', right: 'right' } as const;

/** `shown` is the number. */
export const studentsInText = <Part>(students: number, shown: Part): readonly (string | Part)[] => [
  shown,
  students === 1 ? ' student' : ' students',
];
export const answersAtText = (answers: number, step: string): string =>
  `${countText(answers, 'answer')}, ${answers === 1 ? 'at' : 'most at'} ${step}`;
/** `places` are those among the chosen workings. */
export const chosenAsText = (places: readonly number[]): string => `In: ${places.join(' and ')}`;
export const timesMadeText = (answers: number): string => `${answers} times`;
export const beforeNamesText = (step: string): string => `${step}:`;

export const howManyToChooseText = (fewest: number, most: number): string =>
  `Choose ${fewest} to ${most} workings for the class to compare.`;
export const howManyChosenText = (workings: number, most: number): string =>
  `${countText(workings, 'working')}, at most ${most}`;
export const placedText = (place: number, side: keyof typeof SIDE_WORDS): string =>
  `${place}. ${SIDE_WORDS[side]}`;
export const workingUpText = (place: number): string => `Working ${place} up`;
export const workingDownText = (place: number): string => `Working ${place} down`;
export const leaveOutText = (place: number): string => `Leave working ${place} out`;
