/** Offered to a teacher; the first one is used until the class has had another. */
export const EYES_UP_SENTENCES = [
  'Look at the board, please.',
  'Hands off the keys. Turn to your neighbor.',
  'Finish your line on paper first.',
  'Lids half down, please.',
] as const;

export const EYES_UP = {
  button: 'Eyes up',
  choose: 'Choose the sentence',
  goOn: 'Go on',
  typingKept: 'What they’ve typed is kept.',
  ownSentence: 'Your own, for this once',
  show: 'Show it',
  sayWhat: 'Please write a sentence.',
  tooLong: 'Please use at most 80 characters.',
  /** On a student's screen. */
  workKept: 'Your work is kept. It goes on right here.',
} as const;

/** The teacher reads this while students' screens show the sentence. */
export const sentenceIsShownText = (sentence: string): string => `All screens say “${sentence}”`;
export const eyesUpEndsText = (minutes: number): string =>
  `It ends by itself ${minutes > 1 ? `in ${minutes} minutes` : 'in a minute'}.`;
