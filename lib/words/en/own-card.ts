/** Texts for a student about a teacher's changes on a card. */
export const CARD_CHANGE_NOTICES = {
  takenOut: 'Your teacher removed one of your answers. It doesn’t count anymore.',
  onPaper: 'Right on paper. Your teacher counted it.',
  fromTeacher: 'From your teacher:',
  gotIt: 'Got it',
} as const;

export const teacherCommentOnStepTitle = (step: string): string => `From your teacher, on ${step}:`;
