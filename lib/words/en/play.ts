import type { SlipKind } from '@/lib/domain/play/find-the-slip';
import type { PlayGame } from '@/lib/domain/play/games';
import type { Goal } from '@/lib/domain/play/what-if';

/** The free games. */
export const PLAY_TITLES: Readonly<Record<PlayGame, string>> = {
  'what-if': 'What if',
  'find-the-slip': 'Find the slip',
};

export const PLAY = {
  playOn: 'Play on',
  free: 'Play on: free, no points',
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

/** What the dashboard says of the week's game. */
export const PLAY_INVITES: Readonly<Record<PlayGame, { title: string; text: string }>> = {
  'what-if': {
    title: 'Play on: what if it were one more?',
    text: 'Pull one number and watch the fraction move. Free, no points.',
  },
  'find-the-slip': {
    title: 'Play on: find the slip',
    text: 'One step of a made-up card went wrong. Free, no points.',
  },
};

export const NEW_WEEK = 'A new week has opened. Please reload this page.';

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

export const GOAL_QUESTIONS: Readonly<Record<Goal, string>> = {
  whole: 'Which number makes a whole number of points?',
  'half-more': 'Can you make exactly 1/2 point more than the real game?',
  'one-more': 'Can you make exactly 1 point more than the real game?',
};

export const reallyText = (count: string): string => `really ${count}`;
export const pulledText = (count: string, points: string): string => `${count}, ${points} points`;
/** `difference` has no sign. */
export const againstRealText = <Part>(
  difference: Part | null,
  isMore: boolean,
  real: Part,
): readonly (string | Part)[] =>
  difference === null
    ? ['Just like the real game: ', real]
    : [difference, ` ${isMore ? 'more' : 'less'} than the real `, real];

export function goalFoundText(goal: Goal, points: string, real: string): string {
  if (goal === 'whole') return `${points} is a whole number.`;
  return `${points} is exactly ${goal === 'one-more' ? '1' : '1/2'} more than ${real}.`;
}
/** `part` is what is left over a whole number; null for the real game, which was not pulled. */
export const notWholeText = (part: string | null): string =>
  part === null
    ? 'That’s the real game. Pull a number first.'
    : `You have a whole number and ${part}. How much is missing to the next one?`;
export const notMoreText = (difference: string | null, isMore: boolean): string =>
  difference === null
    ? 'That’s just like the real game. Which number could move?'
    : `You’re ${difference} ${isMore ? 'above' : 'below'} the real game.`;

export const FIND_SLIP = {
  madeUp: 'A made-up card of a made-up player',
  card: 'Robin’s card',
  oneWrong: 'One step on it went wrong. Tap it.',
  theSum: 'The sum',
  steps: 'Which step went wrong?',
  whatStands: 'What should stand there?',
  whatHappened: 'What did Robin do?',
  tapFirst: 'Tap the step that went wrong.',
  sayAndMend: 'Say what Robin did, and mend it.',
  sayWhat: 'Say what Robin did first.',
  mend: 'Mend it',
  anotherCard: 'Another card',
} as const;

export const SLIP_WORDS: Readonly<Record<SlipKind, string>> = {
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
  number: 'Not yet. You found the slip. Now work out what should stand there.',
  right: 'You found it. Now the card is right.',
} as const;
export const slipBesideText = (rules: string): string => `${FIND_SLIP.madeUp}, ${rules}`;
export const whatStandsText = (step: string): string => `What should stand here: ${step}?`;
