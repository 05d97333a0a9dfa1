/** Texts for a student about a teacher's changes on a card. */
export const OWN_CARD = {
  takenOut: 'Your teacher took one answer out. It doesn’t count.',
  onPaper: 'Right on paper. Your teacher counted it.',
  fromTeacher: 'From your teacher:',
  gotIt: 'Got it',
} as const;

/** In the student's open page, when it happens. */
const CHANGED = {
  'taken-out': (step: string) => `Your teacher took one answer out: ${step}`,
  'put-back': (step: string) => `Your teacher put an answer back: ${step}`,
  paper: (step: string) => `Your teacher counted your paper: ${step}`,
  'no-paper': (step: string) => `This card is open again: ${step}`,
  comment: (step: string) => `Your teacher wrote about ${step}`,
} as const;

export const cardChangedText = (change: keyof typeof CHANGED, step: string): string =>
  CHANGED[change](step);

export const commentOnText = (step: string): string => `From your teacher, on ${step}:`;
