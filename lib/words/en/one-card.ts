/** A teacher's changes on one card of one student: what the student reads, and what refuses them. */

export const ONE_CARD_REFUSALS = {
  corrected: 'The NFL corrected this game after it was answered, so its answers stay as they are.',
  tooOld: 'Not every try of this card is stored, so none can be taken out.',
  rightAgain: 'This card is right again. Take the newer right answer out first.',
  noTotalYet: 'The team’s total comes after the eight starters.',
  gameUnreadable: 'This game can’t be read, so there is nothing to count.',
} as const;

/** In an open page of the student, when it happens. */
export const CARD_CHANGED = {
  'taken-out': (step: string) => `Your teacher took one answer out of ${step}`,
  'put-back': (step: string) => `Your teacher put an answer back into ${step}`,
  paper: (step: string) => `Your teacher counted ${step} from paper`,
  'no-paper': (step: string) => `${step} is open again`,
  comment: (step: string) => `Your teacher wrote you a line about ${step}`,
} as const;

/** On the student's card. */
export const OWN_CARD = {
  takenOut: 'Your teacher took one answer out. It doesn’t count.',
  onPaper: 'Right on paper. Your teacher counted it.',
  fromTeacher: 'From your teacher:',
  gotIt: 'Got it',
} as const;
