export const LIVE_UPDATE_NOTICE = {
  teamChanged: 'Tu equipo cambió',
  keepGoing: 'Puedes seguir',
  upToDate: 'Esta página está al día.',
  finishTyping: 'Primero puedes terminar lo que estás escribiendo.',
  showNow: 'Mostrar ahora',
} as const;

export const teacherAsksForLinesText = (step: string): string =>
  `A tu profe le gustaría ver tus líneas: ${step}`;

export const weekOpenedNewsText = (week: number): string => `Ya se abrió la semana ${week}`;

/** A teacher's change on a card, in the student's open page. */
const CHANGED = {
  'taken-out': (step: string) => `Tu profe quitó una de tus respuestas: ${step}`,
  'put-back': (step: string) => `Tu profe volvió a poner tu respuesta: ${step}`,
  paper: (step: string) => `Tu profe tomó en cuenta tu trabajo en papel: ${step}`,
  'no-paper': (step: string) => `Este paso está abierto otra vez: ${step}`,
  comment: (step: string) => `Tu profe te escribió sobre este paso: ${step}`,
} as const;

export const cardChangedText = (change: keyof typeof CHANGED, step: string): string =>
  CHANGED[change](step);
