import { withTypographicMinus } from '@/lib/domain/numbers/mixed';

export const BOX_SCORES = {
  backToStarters: 'Back to my starters',
  title: 'Box scores',
  yourStarters: 'Your eight starters',
  read: 'read',
  seen: 'seen',
  showAll: 'Show all',
  whatWordsMean: 'What do these words mean?',
  nextWorkOut: 'Task done. Next, work out the points.',
  youHaveRead: 'You’ve read the box scores.',
  workOutPoints: 'Work out the points',
  iRead: 'I read the box scores',
  atHome: 'at home',
  visitors: 'visitors',
  player: 'Player',
  kicker: 'Kicker',
  defense: 'Defense',
  onYourTeam: 'on your team',
  wholeGame: 'The whole game',
  didNotPlay: 'didn’t play',
  allRead: 'You’ve read all eight.',
  keys: 'Keys: Left and Right',
  turnOver: 'Turn over',
} as const;

export const NO_GAME_LABELS = {
  bye: 'Bye: no game',
  canceled: 'Game canceled',
  unknown: 'No data',
  unreadable: 'Can’t be read',
} as const;

export const boxScoresOfWeekText = (week: number): string => `Box scores, week ${week}`;
export const weekOfSeasonText = (week: number, season: number): string =>
  `Week ${week}, season ${season}`;
export const dayAndStadiumText = (weekday: string, stadium: string): string =>
  `${weekday} at ${stadium}`;
/** "BUF at MIA": "at" means an away game. */
export const matchupText = (team: string, opponent: string, isAway: boolean): string =>
  `${team} ${isAway ? 'at' : 'against'} ${opponent}`;
/** For screen readers: added to a link's text, because they don't see the card it belongs to. */
export const ofPlayerText = (name: string): string => `of ${name}`;
export const seenSoFarText = (seen: number, all: number): string => `${seen} of ${all} seen.`;
/** `slots` names the two starters whose box scores come next: "QB and RB1". */
export const nextTwoStartersText = (slots: string): string => `Next two: ${slots}`;
export const offenseTableTitle = (team: string): string =>
  `Throwing, running, and catching, ${team}`;

/** A player's way of gaining yards, above the number of yards. */
export const YARDAGE_VERBS = { threw: 'threw', ran: 'ran', caught: 'caught' } as const;
export function yardsPerKindOfPlayText(parts: readonly { did: string; yards: number }[]): string {
  const words = parts.map(({ did, yards }) => `${did} ${withTypographicMinus(yards)}`).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} yards. One field is 100 yards.`;
}

/** For readers who have never watched a game. */
export const YARDS_AND_PLAYS_GLOSSARY = [
  {
    word: 'Yards',
    means: 'How far the ball moved. A field is 100 yards long. Moving back gives a number below 0.',
  },
  { word: 'Passing', means: 'The player threw the ball and a teammate caught it.' },
  { word: 'Rushing', means: 'The player ran with the ball.' },
  { word: 'Receiving', means: 'The player caught a throw and kept running with it.' },
] as const;
export const TOUCHDOWN_GLOSSARY_ENTRY = {
  word: 'Touchdown',
  means: 'A player carried or caught the ball in the end zone, past the last line of the field.',
};
export const BYE_GLOSSARY_ENTRY = { word: 'Bye', means: 'A week when a team has no game.' };
