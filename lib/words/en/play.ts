import type { SlipKind } from '@/lib/domain/play/find-the-slip';
import type { MiniGame } from '@/lib/domain/play/games';
import type { WhatIfTotalGoal } from '@/lib/domain/play/what-if';
import { statisticNameForCount } from './names';

/** The names of the free games. */
export const PLAY_TITLES: Readonly<Record<MiniGame, string>> = {
  'what-if': 'What if',
  'find-the-slip': 'Find the slip',
  reverse: 'Reverse',
  'call-it-first': 'Call it first',
};

export const PLAY = {
  playOn: 'Play on',
  free: 'Play on: just for fun, no points',
  backToTasks: 'Back to my tasks',
  cardFirst: 'Finish one card first',
  cardFirstWhy: 'This game starts with a card that you have worked out. One right card is enough.',
  workOutPoints: 'Work out the points',
  noGames: 'No games yet',
  noGamesWhy: 'This game needs real numbers. They come with your first week.',
  counts: 'Right on the first try. My math shows it.',
  yourTurn: 'Your turn.',
  notYet: 'Not yet.',
} as const;

/** The dashboard's invitation to the week's game. */
export const PLAY_INVITES: Readonly<Record<MiniGame, { title: string; text: string }>> = {
  'what-if': {
    title: 'Play on: what if it were one more?',
    text: 'Pull one number and watch the fraction move. Just for fun, no points.',
  },
  'find-the-slip': {
    title: 'Play on: find the slip',
    text: 'One step of a made-up card went wrong. Just for fun, no points.',
  },
  reverse: {
    title: 'Play on: build a game in reverse',
    text: 'You get the points and choose the numbers. Just for fun, no points.',
  },
  'call-it-first': {
    title: 'Play on: call it first',
    text: 'How many points will one of your players make next week? Just for fun, no points.',
  },
};

export const reloadForNewWeekText = (): string => 'A new week has opened. Please reload this page.';

/** `rules` ends a sentence, such as “level 1”. */
export const playerWeekAndRulesText = (player: string, week: number, rules: string): string =>
  `${player} in week ${week}, ${rules}`;

export const WHAT_IF = {
  pull: 'Pull the handle, or use the arrow keys.',
  choose: 'Which number do you want to pull?',
  times: 'times',
  equals: 'equals',
  points: 'points',
  wouldMake: 'would make',
  tryThis: 'Try this.',
  found: 'I found one',
  foundIt: 'You found one.',
  anotherPlayer: 'Another player',
  nextQuestion: 'Next question',
  realGame: 'Real game',
} as const;

export const GOAL_QUESTIONS: Readonly<Record<WhatIfTotalGoal, string>> = {
  whole: 'Which number makes a whole number of points?',
  'half-more': 'Can you make exactly 1/2 point more than the real game?',
  'one-more': 'Can you make exactly 1 point more than the real game?',
};

export const realCountText = (count: string): string => `real: ${count}`;
export const pulledCountAndPointsText = (count: string, points: string): string =>
  `${count}, ${points} points`;
/** `difference` has no sign. */
export const differenceFromRealGame = <Part>(
  difference: Part | null,
  isMore: boolean,
  real: Part,
): readonly (string | Part)[] =>
  difference === null
    ? ['Just like the real game: ', real]
    : [difference, ` ${isMore ? 'more' : 'less'} than the real `, real];

export function goalFoundText(goal: WhatIfTotalGoal, points: string, real: string): string {
  if (goal === 'whole') return `${points} is a whole number.`;
  return `${points} is exactly ${goal === 'one-more' ? '1' : '1/2'} more than ${real}.`;
}
/** `part` is what is left over a whole number; null for the real game, which was not pulled. */
export const wholeGoalMissedText = (part: string | null): string =>
  part === null
    ? 'That’s the real game. Pull a number first.'
    : `You have a whole number and ${part}. How much more to the next whole number?`;
export const moreGoalMissedText = (difference: string | null, isMore: boolean): string =>
  difference === null
    ? 'That’s just like the real game. Which number could move?'
    : `You’re ${difference} ${isMore ? 'above' : 'below'} the real game.`;

export const FIND_SLIP = {
  madeUp: 'A made-up card of a made-up player',
  card: 'Robin’s card',
  oneWrong: 'One step on it went wrong. Tap it.',
  theSum: 'The sum',
  steps: 'Which step went wrong?',
  whatStands: 'What should it say?',
  whatHappened: 'What did Robin do?',
  oneWhole: 'one whole',
  tapFirst: 'Tap the step that went wrong.',
  sayAndMend: 'Say what Robin did, and fix it.',
  sayWhat: 'First say what Robin did.',
  mend: 'Fix it',
  anotherCard: 'Another card',
} as const;

export const FIND_THE_SLIP_OPTIONS: Readonly<Record<SlipKind, string>> = {
  'side-by-side': 'Put the fraction next to the count',
  'multiplied-not-divided': 'Multiplied by the denominator',
  'remainder-dropped': 'Left out what’s left over',
  'remainder-as-whole': 'Made whole points of what’s left over',
  'one-point-each': 'Gave one point for each',
  'added-not-multiplied': 'Added in place of multiplying',
  'zero-counted': 'Counted a zero as one',
  'count-off-by-one': 'Counted one too many or too few',
  'multiplied-both': 'Multiplied the denominator, too',
  'added-straight-across': 'Added the denominators',
  'carry-lost': 'Lost a whole',
  'line-left-out': 'Left out a line',
  'line-twice': 'Counted a line twice',
  'numerators-not-scaled': 'Changed only the denominators',
};

export const SLIP_VERDICTS = {
  place: 'Not yet. That step is right. Look at another one.',
  kind: 'Not yet. You found the step. Something else happened there.',
  number: 'Not yet. You found the slip. Now work out what it should say.',
  right: 'You found it. Now the card is right.',
} as const;
export const madeUpCardText = (rules: string): string => `${FIND_SLIP.madeUp}, ${rules}`;
export const correctValueQuestion = (step: string): string => `What should it say here: ${step}?`;

export const REVERSE = {
  build: 'Choose the numbers, then let the ball run.',
  run: 'Run it',
  runAgain: 'Run it again',
  another: 'Another number',
  ways: 'Ways you found',
  noWayYet: 'There’s more than one way. The ones you find show up here.',
} as const;
/** `position`: "quarterback". */
export const buildGameText = (position: string, rules: string): string =>
  `Build a ${position}’s game that’s worth this much, ${rules}`;
export const goalPostsAtText = (points: string): string =>
  `The goal posts are at ${points} points.`;
export const ballRanToText = (points: string): string => `The ball ran to ${points}.`;
export const moreOfStatisticLabel = (label: string): string => `More ${label.toLowerCase()}`;
export const fewerOfStatisticLabel = (label: string): string => `Fewer ${label.toLowerCase()}`;
/** "215 passing yards, 1 passing touchdown" */
export const gameStatisticsText = (parts: readonly { label: string; count: number }[]): string =>
  parts
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${count} ${statisticNameForCount(label, count)}`)
    .join(', ');
export const onTargetText = (points: string): string =>
  `That’s it! Your game makes exactly ${points}. Can you find another way?`;
export const offTargetText = (points: string, isPast: boolean): string =>
  `Not yet. Your game makes ${points}. ` +
  (isPast ? 'How far past the posts is it?' : 'How far is it to the posts?');

export const CALL_IT_FIRST = {
  notYours: 'Only your own players can be called.',
  noNextWeek: 'There’s no next week to call.',
  noFlagYet: 'No flag yet',
  flagStoodOn: 'Your flag stood on',
  youCalled: 'You called',
  theyMade: 'Actual points',
  offBy: 'Off by',
  right: 'Right on it!',
  eachDot: 'Each dot is someone in your class, to the nearest point. No names.',
  fewDots: 'The class’s dots come once three flags are set.',
  whichPlayer: 'Which of your players?',
  howMany: 'How many points will it be?',
  wholePoints: 'Type a whole number, like 15.',
  setFlag: 'Set my flag',
  flagSet: 'Your flag is set. You can still move it.',
  see: 'What do you see?',
  middle: 'Which dot is in the middle?',
  fewer: 'made fewer points than called',
  more: 'made more points than called',
  you: 'you',
  table: 'See the table',
  pointsOff: 'Points off',
  calls: 'Calls',
  nothingToCall: 'There’s nothing to call right now.',
  toCard: 'Go to my cards',
} as const;
export const callBeforeWeekOpensText = (week: number): string =>
  `Call it before the box scores of week ${week} open.`;
export const setFlagForWeekLabel = (week: number): string => `Flag one for week ${week}`;
export const ownFlagTitle = (week: number): string => `Your flag for week ${week}`;
export const howFarOffText = (calls: number): string => `How far off were ${calls} calls?`;
export const cardFirstText = (player: string): string =>
  `Work out the card of ${player} first. Then see how close your call was.`;
/** For someone who doesn't see the dots. */
export const callDotsText = (calls: number, own: string | null): string =>
  `${calls} dots, one for each call.${own === null ? '' : ` Yours is at ${own}.`}`;
