/** Splits "Not yet. Check each part." into its first sentence and the rest. */
export function splitFirstSentence(message: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^([^.!?]*[.!?])\s*(.*)$/s.exec(message) ?? ['', message, ''];
  return { word, rest };
}
