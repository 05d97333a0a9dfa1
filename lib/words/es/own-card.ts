/** Texts for a student about a teacher's changes on a card. */
export const OWN_CARD = {
  takenOut: 'Tu profe sacó una respuesta. No cuenta.',
  onPaper: 'Correcto en papel. Tu profe lo contó.',
  fromTeacher: 'De tu profe:',
  gotIt: 'Entendido',
} as const;

/** In the student's open page, when it happens. */
const CHANGED = {
  'taken-out': (step: string) => `Tu profe sacó una respuesta: ${step}`,
  'put-back': (step: string) => `Tu profe devolvió una respuesta: ${step}`,
  paper: (step: string) => `Tu profe contó tu trabajo en papel: ${step}`,
  'no-paper': (step: string) => `Este paso está abierto otra vez: ${step}`,
  comment: (step: string) => `Tu profe te escribió sobre este paso: ${step}`,
} as const;

export const cardChangedText = (change: keyof typeof CHANGED, step: string): string =>
  CHANGED[change](step);

export const commentOnText = (step: string): string => `De tu profe, sobre ${step}:`;
