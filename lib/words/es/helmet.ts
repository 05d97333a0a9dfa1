export const helmetOfText = (team: string): string => `Casco de ${team}`;
