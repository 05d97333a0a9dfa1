/** By itself, since every page draws helmets. */
export const helmetOfText = (team: string): string => `Helmet of ${team}`;
