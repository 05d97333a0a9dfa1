import { countText } from './numbers';

export const CLASS_DRIVE = {
  title: 'Class drive',
  ownTab: 'My class’s drive',
  today: 'Today',
  toGoal: 'To the goal',
  atGoal: 'The whole class is at the goal!',
  goal: 'Goal',
  yards: 'yards',
  showHow: 'Show how you know.',
  howFar: 'How many yards is that in all?',
  addUp: 'Add up our weeks',
  thisWeek: 'This week alone',
  isOff: 'This class doesn’t drive a ball together.',
  howOn: 'You can change that in the settings, under “Score cards”.',
  noDrive: 'No class drive',
  noDriveWhy: 'Your class has no drive to show. You’ll find all your tasks on the dashboard.',
  toTasks: 'Go to my tasks',
  worth: 'One right card is',
  ownPart: 'Your part',
  fullWeek: 'You have moved the ball all the way you can this week.',
  wait: 'The ball stays here until your class goes on.',
  teamNext: 'Your team’s card is next',
  cardNext: 'Your next card is waiting',
  onFriday: 'On Friday your class adds up its weeks together.',
  moveBall: 'Move the ball',
  openDrive: 'See the class drive',
} as const;

/** Grammar asks for "4/9 yard", but "4 yards". */
const unit = ({ wholeNumber, numerator }: { wholeNumber: number; numerator: number }): string =>
  wholeNumber === 0 || (wholeNumber === 1 && numerator === 0) ? ' yard' : ' yards';

type Worth = { wholeNumber: number; numerator: number };

export const ballPositionText = <Part>(yards: Part): readonly (string | Part)[] => [
  'Your class is at ',
  yards,
  ' yards.',
];
/** `card` is the formatted number of yards; `worth` decides between "yard" and "yards". */
export const yardsPerCardText = <Part>(card: Part, worth: Worth): readonly (string | Part)[] => [
  'One right card = ',
  card,
  unit(worth),
];
/** `cards` is null where not all cards are worth the same. */
export const untilYardLineQuestion = (line: number, cards: number | null): string =>
  `How many more ${cards === null ? 'yards' : 'cards'} until the ${line}-yard line?`;
export const yardsAndCardsToGoUnitText = (cards: number | null): string =>
  cards === null ? 'yards' : `yards, ${countText(cards, 'card')}`;
export const driveOfWeekText = (week: number): string => `Class drive, week ${week}`;
export const oneBallText = (league: string): string =>
  `One ball for all of ${league}. Every right card moves it.`;
/** The parts are formatted numbers; `worth` decides between "yard" and "yards". */
export const yardsToGoText = <Part>(
  toGo: Part,
  worth: Worth,
  due: Part,
): readonly (string | Part)[] => [toGo, `${unit(worth)} to go until `, due];
export const cardYardsText = <Part>(card: Part, worth: Worth): readonly (string | Part)[] => [
  card,
  unit(worth),
];
export const ownCardsTotalYardsText = <Part>(
  share: Part,
  worth: Worth,
  cards: number,
): readonly (string | Part)[] => [
  `Your ${countText(cards, 'card')} together: `,
  share,
  `${unit(worth)}.`,
];
export const ownYardsText = <Part>(
  right: number,
  yards: Part,
  worth: Worth,
): readonly (string | Part)[] => [`Your ${countText(right, 'right card')}: `, yards, unit(worth)];
export const starterIsNextTitle = (name: string): string => `${name} is next`;
export const cardMovesBallFromToText = <Part>(from: Part, to: Part): readonly (string | Part)[] => [
  'This card moves the ball from ',
  from,
  ' to ',
  to,
  '.',
];
