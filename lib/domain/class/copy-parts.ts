/** What a class can take over from another class of the same teacher. */
export const COPY_PARTS = ['formulas', 'levels', 'cards', 'gradebook', 'plan', 'days-off'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];
