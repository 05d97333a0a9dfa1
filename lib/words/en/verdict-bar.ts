/** Texts of the bar at the bottom, besides the verdict itself. */
export const VERDICT_BAR = {
  /** The first word for every wrong answer. */
  notYet: 'Not yet.',
  yourTurn: 'Your turn.',
  howTo: 'Give your answer, then check it.',
  onDevice: 'Saved on this device',
  keptOnDevice: 'Your answer is saved on this device.',
  keptOnPage: 'Your answer is waiting on this page. Keep this page open.',
  notSent: 'That didn’t work.',
  right: 'You got this one right.',
  canBeShorter: 'You got this one right. Can you simplify it?',
  nothingToDo: 'There’s nothing to answer here.',
  check: 'Check my answer',
  checkForm: 'Check the simplest form',
  hint: 'Hint',
} as const;

/** The message without "Not yet." at its start. */
export function messageWithoutNotYet(message: string): string {
  return message.startsWith(VERDICT_BAR.notYet)
    ? message.slice(VERDICT_BAR.notYet.length).trim()
    : message;
}
