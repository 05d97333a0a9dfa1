/** By itself, since every page draws helmets. */
export const helmetOf = (team: string): string => `Helmet of ${team}`;
