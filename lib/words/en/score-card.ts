import { MIN_CARD_AWARD } from '@/lib/domain/week/mvp';
import { countText, ordinalText } from './numbers';

export const SCORE_CARD = {
  oneAtATime: 'One question at a time',
  onOwnAgain: 'On my own again',
  teacherSees: 'Your teacher sees that we did this one together, so you can talk about it.',
  commonDenominator: 'Find a common denominator',
  partsInWhole: 'Parts in one whole',
  fits: 'fits',
  noGuess: 'No guess yet',
  whereLand: 'About where will it land?',
  howToGuess: 'Tap the field, pull the flag, or press the arrow keys.',
  skip: 'Skip',
  yourNumber: 'Your number',
  wholeTeam: 'Your whole team',
  noData: 'No data',
  title: 'Calculate points',
  steps: 'Steps of the score card',
  right: 'Right',
  again: 'Again',
  todo: 'To do',
  team: 'Team',
  nextStep: 'Next step',
  seeEarned: 'See what you earned',
  linesAsked:
    'Your teacher would like to see your lines. Write down what each line gives, then check again.',
  noAnswersNow: 'You can’t send answers right now.',
  nextPlayer: 'Go to the next player',
  otherMeanwhile: 'Keep working on your other steps in the meantime.',
  simplify: 'Write it in simplest form. This doesn’t count as a try.',
  nothingToDo:
    'We have no data for this player. The points are 0, and there’s nothing for you to do here.',
  everyZero: 'Every count is 0 this week. What are the points?',
  teamPoints: 'Points for the whole team',
  yourGroups: 'Your groups',
  playersFirst: 'Your players come first',
  stillOpen: 'to do',
  nextTask: 'Go to my next task',
  myMath: 'My math',
  onTheWay: 'What you found along the way',
  longestWay: 'The longest way',
  mistakeBeaten: 'A mistake you beat',
  before: 'before',
  now: 'now',
  together: 'You worked it out together with the app.',
  newNumbers: 'New numbers',
  points: 'points',
  rightFirst: 'Right on the first try',
  teamTotal: 'Team total',
  earned: 'MVP points earned',
} as const;

export const LINE_WORDS = {
  open: {
    text: 'The small boxes are free. If your sum isn’t right yet, they show where to look.',
    button: 'Hide the boxes',
  },
  closed: { text: 'Want to write down each line?', button: 'Boxes for the lines' },
} as const;
export const GROUP_WORDS = {
  open: {
    text: 'Press A, B, or C next to a starter. Starters with the same letter are added together.',
    button: 'Hide the groups',
  },
  closed: { text: 'Want to add in small groups?', button: 'Groups A, B, and C' },
} as const;

/** For the strip that finds a common denominator. */
export const cutWholeText = (parts: number): string => `Cut one whole into ${parts} parts`;
export const linesFittingPartsText = (parts: number, fitting: number, lines: number): string =>
  `${parts} parts, ${fitting} of ${lines} fractions fit`;
export const doesNotFitText = (denominator: number): string => `${denominator} doesn’t fit yet`;

/** Below a player's name: the game of the numbers. */
export const cannotReadText = (week: number): string => `Week ${week}: we can’t read this game`;
export const canceledInText = (week: number): string => `Game canceled in week ${week}`;
export const byeInText = (week: number): string => `No game in week ${week}: a bye`;
export const didNotPlayInText = (week: number): string => `Didn’t play in week ${week}`;
export const weekAgainstText = (week: number, opponent: string): string =>
  `Week ${week} against ${opponent}`;

export const pointsForText = (player: string): string => `Points for ${player}`;
export const inGroupText = (player: string, letter: string): string =>
  `${player} in group ${letter}`;
/** `values` are in words. */
export const groupOfText = (letter: string, values: readonly string[]): string =>
  `Group ${letter}, ${values.join(' plus ')}`;

export const mvpPointsText = (points: number): string => `${points} MVP points`;
export const youKeepText = <Part>(points: Part): readonly (string | Part)[] => [
  'You keep the ',
  points,
  ' from this card. New tries are free.',
];
export const canEarnText = <Part>(points: Part): readonly (string | Part)[] => [
  'This card can earn you ',
  points,
  `. Take as many tries as you need. You always get at least ${MIN_CARD_AWARD} points.`,
];

export const stillToDoText = (players: number): string =>
  `${players === 1 ? 'One player is' : `${players} players are`} still to do. ` +
  'Then you can add up the team.';
export const weekWorkedOutText = (week: number): string => `Week ${week} is worked out`;
/** For example "You found it on the 3rd try." */
export const foundOnTryText = (tries: number): string =>
  `You found it on the ${ordinalText(tries)} try.`;
const PLAYS = { threw: 'threw', ran: 'ran', caught: 'caught' } as const;
/** For example "Tua Tagovailoa threw 2 31/50 fields". A field is 100 yards. */
export function wayInFieldsText<Part>(
  { player, play, yards }: { player: string; play: keyof typeof PLAYS; yards: number },
  fields: Part,
): readonly (string | Part)[] {
  const unit = yards > 100 ? ' fields' : yards === 100 ? ' field' : ' of a field';
  return [`${player} ${PLAYS[play]} `, fields, unit];
}
export const yardsOfFieldText = (yards: number): string =>
  `${countText(yards, 'yard')}. A field has 100.`;

/** "50 × 1/10 is 5" */
export const productText = <Part>(
  count: number,
  rate: Part,
  product: Part,
): readonly (string | Part)[] => [`${count} × `, rate, ' is ', product];

export const ofStepsText = (steps: number): string => `of ${steps}`;
export const rightBeforeText = <Part>(answer: Part): readonly (string | Part)[] => [
  'Your answer was right before: ',
  answer,
];
