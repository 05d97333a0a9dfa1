/**
 * A name with an initial ends in a period of its own: "Emma J." needs no second one where the
 * sentence ends.
 */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
