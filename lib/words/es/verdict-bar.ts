/** Texts of the bar at the bottom, besides the verdict itself. */
export const VERDICT_BAR = {
  /** The first words for every wrong answer. */
  notYet: 'Todavía no.',
  yourTurn: 'Te toca.',
  howTo: 'Escribe tu respuesta y luego revísala.',
  onDevice: 'Guardado en este dispositivo',
  keptOnDevice: 'Tu respuesta está guardada en este dispositivo.',
  keptOnPage: 'Tu respuesta está esperando en esta página. Déjala abierta.',
  notSent: 'Eso no funcionó.',
  right: 'Este ya te salió bien.',
  canBeShorter: 'Este ya te salió bien. ¿Puedes simplificarlo?',
  nothingToDo: 'Aquí no hay nada que contestar.',
  check: 'Revisar mi respuesta',
  checkForm: 'Revisar la forma más simple',
  hint: 'Pista',
} as const;

/** The message without "Todavía no." at its start. */
export function messageWithoutNotYet(message: string): string {
  return message.startsWith(VERDICT_BAR.notYet)
    ? message.slice(VERDICT_BAR.notYet.length).trim()
    : message;
}
