/** Texts for a student about a teacher's changes on a card. */
export const OWN_CARD = {
  takenOut: 'Tu profe sacó una respuesta. No cuenta.',
  onPaper: 'Correcto en papel. Tu profe lo contó.',
  fromTeacher: 'De tu profe:',
  gotIt: 'Entendido',
} as const;

export const commentOnText = (step: string): string => `De tu profe, sobre ${step}:`;
