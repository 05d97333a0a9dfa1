import { countText } from './numbers';

export const CLASS_DRIVE = {
  title: 'Class drive',
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
} as const;

/** Grammar asks for "4/9 yard", but "4 yards". */
const unit = ({ wholeNumber, numerator }: { wholeNumber: number; numerator: number }): string =>
  wholeNumber === 0 || (wholeNumber === 1 && numerator === 0) ? ' yard' : ' yards';

type Worth = { wholeNumber: number; numerator: number };

/** `yards` and `card` are the shown numbers, and `worth` is what `card` shows. */
export const driveLineText = <Part>(
  yards: Part,
  card: Part,
  worth: Worth,
): readonly (string | Part)[] => [
  'Your class is at ',
  yards,
  ' yards. Each right card moves the ball ',
  card,
  `${unit(worth)}.`,
];
/** `card` is the shown number, and `worth` is what it shows. */
export const oneCardText = <Part>(card: Part, worth: Worth): readonly (string | Part)[] => [
  'One right card = ',
  card,
  unit(worth),
];
/** `cards` is null where not all cards are worth the same. */
export const untilLineText = (line: number, cards: number | null): string =>
  `How many more ${cards === null ? 'yards' : 'cards'} until the ${line}-yard line?`;
export const yardsAndCardsText = (cards: number | null): string =>
  cards === null ? 'yards' : `yards, ${countText(cards, 'card')}`;
