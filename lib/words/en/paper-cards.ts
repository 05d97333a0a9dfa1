import { countText, endSentence, listOfText } from './numbers';

export const PAPER_CARDS = {
  title: 'Score cards on paper',
  lines: 'Work out each line. Then add.',
  points: 'Points',
  wholeTeam: 'Your whole team',
  addAll: 'Add the points of your eight starters.',
  simplest: 'Write every sum in simplest form.',
  done: 'Done',
  noWeek: 'No games yet',
  afterFirst: 'After the first games, you can print a card for each student.',
  noCards: 'No one has players for this week yet',
  afterDraft: 'A student’s card can be printed once the draft is done.',
} as const;

export const paperCardsPageLeadText = (students: number): string =>
  `For a day without devices: ${countText(students, 'sheet')}, each with the student’s own players.`;

export const withoutCardText = (names: readonly string[]): string =>
  endSentence(`No players for this week: ${listOfText(names)}`);

/** Why a week has no game to count, in a player's table. */
const NO_GAME: Readonly<Record<string, string>> = {
  bye: 'no game, a bye',
  canceled: 'game canceled',
  'no-game': 'didn’t play',
  unreadable: 'we can’t read this game, so skip it',
  unknown: 'no data',
};

/** After a player's name: "BAL against TEN", "BAL: didn’t play". */
export function paperGameText(
  team: string,
  { game, opponent }: { game: string; opponent: string | null },
): string {
  const note = NO_GAME[game];
  if (note) return team ? `${team}: ${note}` : note;
  return opponent ? `${team} against ${opponent}` : team;
}
