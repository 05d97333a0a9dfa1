/** A name with an initial already ends in a period: "Emma J." needs no second one. */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
