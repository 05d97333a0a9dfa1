import { MIN_CARD_MVP_POINTS } from '@/lib/domain/week/week-tasks';

export const SCORE_CARD = {
  oneAtATime: 'One question at a time',
  onOwnAgain: 'On my own again',
  teacherSees: 'Your teacher sees that we did this one together, so you can talk about it.',
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
    'Your teacher would like to see your lines. Write down the points for each line. ' +
    'Then check again.',
  noAnswersNow: 'You can’t send answers right now.',
  nextPlayer: 'Go to the next player',
  otherMeanwhile: 'Keep working on your other steps in the meantime.',
  simplify: 'Write it in simplest form. This doesn’t count as a try.',
  nothingToDo:
    'We have no data for this player. The points are 0, and there’s nothing for you to do here.',
  everyZero: 'Every count is 0 this week. What are the points?',
  teamPoints: 'Points for the whole team',
} as const;

export const LINE_BOX_TOGGLE = {
  open: {
    text:
      'The small boxes don’t use up tries. ' +
      'If your sum isn’t right yet, they show where to look.',
    button: 'Hide the boxes',
  },
  closed: { text: 'Want to write down each line?', button: 'Boxes for the lines' },
} as const;
export const GROUP_TOGGLE = {
  open: {
    text: 'Press A, B, or C next to a starter. Starters with the same letter are added together.',
    button: 'Hide the groups',
  },
  closed: { text: 'Want to add in small groups?', button: 'Groups A, B, and C' },
} as const;

/** Below a player's name: the game of the numbers. */
export const gameUnreadableText = (week: number): string => `Week ${week}: we can’t read this game`;
export const canceledInText = (week: number): string => `Game canceled in week ${week}`;
export const noGameByeText = (week: number): string => `No game in week ${week}: a bye`;
export const didNotPlayInText = (week: number): string => `Didn’t play in week ${week}`;
export const weekAgainstText = (week: number, opponent: string): string =>
  `Week ${week} against ${opponent}`;

export const pointsForText = (player: string): string => `Points for ${player}`;
export const cardMvpPointsText = (points: number): string => `${points} MVP points`;
export const newTriesKeepPointsText = <Part>(points: Part): readonly (string | Part)[] => [
  'You keep the ',
  points,
  ' from this card. New tries don’t cost points.',
];
export const canEarnText = <Part>(points: Part): readonly (string | Part)[] => [
  'This card can earn you ',
  points,
  `. Take as many tries as you need. You always get at least ${MIN_CARD_MVP_POINTS} points.`,
];

export const unreadableBoxScoreStepText = (): string =>
  'We can’t read this game’s numbers, so there’s nothing to work out here. ' +
  'This step counts as done, and your team’s total leaves it out. Please tell your teacher.';
