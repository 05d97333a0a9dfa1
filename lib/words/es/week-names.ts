export const weekTitle = (week: number): string => `Semana ${week}`;

export const weekInSentence = (week: number): string => `semana ${week}`;
