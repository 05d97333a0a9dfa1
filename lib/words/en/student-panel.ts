import { countText } from './numbers';

/** One student's card, beside the class's week. */
export const STUDENT_PANEL = {
  before: 'Student before',
  next: 'Next student',
  notFetched: 'The card could not be fetched.',
  tryAgain: 'Try again',
  oneMoment: 'One moment …',
  nothingLeft: 'There is nothing left to work out on this card.',
  noKnownMistake: 'No known mistake',
  sayFirst: 'Ask:',
  askForLines: 'Ask for the lines',
  linesAsked: 'You asked for the lines. They show here once they come.',
  tries: 'Tries:',
  withLines: 'The card as the student sees it, with own lines',
  noLines: 'The card as the student sees it: no lines yet',
  sum: 'Sum',
  forYou: 'for you:',
  fits: 'Fits',
  lookHere: 'Look here',
  addToGroup: 'Add to Tuesday’s group',
  groups: 'Tuesday’s groups',
} as const;

export const studentWroteText = (student: string, typed: string): string =>
  `${student} wrote ${typed}.`;
export const wholePageText = (student: string): string => `${student}: whole page`;

const LIMITS = { 'used-up': ', none left', pauses: ', with short breaks' } as const;
type Step = {
  title: string;
  player: string | null;
  tries: number;
  /** Minutes since the last try; null if that doesn't matter. */
  minutes: number | null;
  limit: keyof typeof LIMITS | null;
};
/** "Running Back 1, Joe Doe: 2 tries, the last 6 min ago" */
export function currentStepText({ title, player, tries, minutes, limit }: Step): string {
  const which = player === null ? title : `${title}, ${player}`;
  const last =
    minutes === null || tries === 0
      ? ''
      : `, the last ${minutes < 1 ? 'just now' : `${minutes} min ago`}`;
  const count = tries === 0 ? 'not begun' : countText(tries, 'try', 'tries');
  return `${which}: ${count}${last}${limit ? LIMITS[limit] : ''}`;
}
