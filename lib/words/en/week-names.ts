export const weekTitle = (week: number): string => `Week ${week}`;

/** Inside a sentence, or after something. */
export const weekInSentence = (week: number): string => `week ${week}`;
