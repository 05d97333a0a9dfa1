import { countText } from './numbers';

/** A teacher's changes on one card of one student. */
export const TEACHER_CHANGES_ON_CARD = {
  takeOut: 'Take one answer out',
  whichOne: 'Which answer?',
  noLines: 'no lines',
  note: 'A short note for the teachers of this class (optional)',
  take: 'Take it out',
  putBack: 'Put it back',
  nothingToTake: 'Nothing was typed here yet.',
  onPaper: 'Right on paper',
  onPaperIs:
    'It counts now, with the exact number, and shows nothing of skills: nobody saw the lines.',
  countThis: 'Count this card',
  countRest: 'Count all that is open',
  openAgain: 'Open it again',
  rightAlready: 'This card is right already.',
  lineWillShow: 'The student reads it once above the work, and later on the card.',
  putOnCard: 'Put it on the card',
  removeLine: 'Remove it',
  hasRead: 'read',
  notRead: 'not read yet',
  tookOut: 'Taken out. It stays in the record, crossed out.',
  cameBack: 'It counts again.',
  counted: 'Counted from paper.',
  opened: 'The card is open again.',
  lineIsThere: 'The line is on the card.',
  lineIsGone: 'The line is gone.',
  nothingNew: 'Nothing was left to change.',
} as const;

export const commentForStudentLabel = (student: string): string => `A line for ${student}`;
export const linesTypedText = (lines: number): string =>
  lines === 0 ? TEACHER_CHANGES_ON_CARD.noLines : `${countText(lines, 'line')} typed`;
export const earlierTryCountText = (tries: number): string =>
  countText(tries, 'earlier try', 'earlier tries');
export const takenOutByText = (by: string, time: string): string =>
  by === '' ? `Taken out, ${time}` : `Taken out by ${by}, ${time}`;
export const onPaperByText = (by: string, time: string): string =>
  by === '' ? `On paper, ${time}` : `On paper, counted by ${by}, ${time}`;
export const commentByText = (by: string, time: string): string =>
  by === '' ? time : `${by}, ${time}`;
/** Tells a teacher what taking an answer out will do to the tries, and what the student reads. */
export const effectOfTakingOutText = (tries: number): string =>
  `${countText(tries, 'try', 'tries')} ${tries === 1 ? 'becomes' : 'become'} ${tries - 1}. ` +
  'The student reads: “Your teacher took one answer out.” You can put it back.';
export const CARD_CHANGE_REFUSALS = {
  ended: 'This league has ended, so its cards stay as they are.',
  corrected: 'The NFL corrected this game after it was answered, so its answers stay as they are.',
  tooOld: 'Not every try of this card is stored, so none can be taken out.',
  rightAgain: 'This card is right again. Take the newer right answer out first.',
  notRightNow:
    'This answer was right by the NFL’s earlier numbers. By today’s it isn’t, so it stays out.',
  noTotalYet: 'The team’s total comes after the eight starters.',
} as const;
