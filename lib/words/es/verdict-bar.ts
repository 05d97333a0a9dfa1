/** Texts of the bar at the bottom, besides the verdict itself. */
export const BAR = {
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

/** Splits "Todavía no. Revisa cada parte." into its first sentence and the rest. */
export function wordAndRest(message: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^([^.!?]*[.!?])\s*(.*)$/s.exec(message) ?? ['', message, ''];
  return { word, rest };
}

/** The message without "Todavía no." at its start. */
export function afterNotYetText(message: string): string {
  return message.startsWith(BAR.notYet) ? message.slice(BAR.notYet.length).trim() : message;
}
