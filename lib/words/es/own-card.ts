/** Texts for a student about a teacher's changes on a card. */
export const CARD_CHANGE_NOTICES = {
  takenOut: 'Tu profe quitó una de tus respuestas. Ya no cuenta.',
  onPaper: 'Correcto en papel. Tu profe lo tomó en cuenta.',
  fromTeacher: 'De tu profe:',
  gotIt: 'Entendido',
} as const;

export const teacherCommentOnStepTitle = (step: string): string => `De tu profe, sobre ${step}:`;
