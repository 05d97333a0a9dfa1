import { countText, ordinalText } from './numbers';

/** On the parts of a card that load when a student starts to work, and on a finished card. */
export const WORK_VIEWS = {
  commonDenominator: 'Find a common denominator',
  partsInWhole: 'Parts in one whole',
  fits: 'fits',
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

/** For the strip that finds a common denominator. */
export const cutWholeText = (parts: number): string => `Cut one whole into ${parts} parts`;
export const linesFittingPartsText = (parts: number, fitting: number, lines: number): string =>
  `${parts} parts, ${fitting} of ${lines} fractions fit`;
export const denominatorDoesNotFitText = (denominator: number): string =>
  `${denominator} doesn’t fit yet`;

export const playerInGroupText = (player: string, letter: string): string =>
  `${player} in group ${letter}`;
/** `values` are in words. */
export const starterGroupLabel = (letter: string, values: readonly string[]): string =>
  `Group ${letter}, ${values.join(' plus ')}`;

export const playersLeftBeforeTeamTotalText = (players: number): string =>
  `You have ${countText(players, 'player')} left. Then you can add up the team.`;
export const weekWorkedOutTitle = (week: number): string => `Week ${week} is worked out`;
/** For example "You found it on the 3rd try." */
export const foundOnTryText = (tries: number): string =>
  `You found it on the ${ordinalText(tries)} try.`;
const PLAYS = { threw: 'threw', ran: 'ran', caught: 'caught' } as const;
/** For example "Tua Tagovailoa threw 2 31/50 fields". A field is 100 yards. */
export function yardsInFieldsText<Part>(
  { player, play, yards }: { player: string; play: keyof typeof PLAYS; yards: number },
  fields: Part,
): readonly (string | Part)[] {
  const unit = yards > 100 ? ' fields' : yards === 100 ? ' field' : ' of a field';
  return [`${player} ${PLAYS[play]} `, fields, unit];
}
export const yardsAndFieldLengthText = (yards: number): string =>
  `${countText(yards, 'yard')}. A field has 100.`;

/** "50 × 1/10 is 5" */
export const lineProductText = <Part>(
  count: number,
  rate: Part,
  product: Part,
): readonly (string | Part)[] => [`${count} × `, rate, ' is ', product];

export const ofStepCountText = (steps: number): string => `of ${steps}`;
export const earlierAnswerRightText = <Part>(answer: Part): readonly (string | Part)[] => [
  'Your earlier answer was right too: ',
  answer,
];
