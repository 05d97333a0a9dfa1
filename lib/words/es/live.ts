export const LIVE = {
  teamChanged: 'Tu equipo cambió',
  keepGoing: 'Puedes seguir',
  upToDate: 'Esta página está al día.',
  finishTyping: 'Primero puedes terminar lo que estás escribiendo.',
  showNow: 'Mostrar ahora',
} as const;

export const linesAskedText = (step: string): string =>
  `A tu profe le gustaría ver tus líneas: ${step}`;

export const weekIsOpenText = (week: number): string => `Ya se abrió la semana ${week}`;
