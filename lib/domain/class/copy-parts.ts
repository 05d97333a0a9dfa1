/** The settings that can be copied between classes of a teacher. */
export const COPY_PARTS = ['formulas', 'levels', 'cards', 'gradebook', 'plan', 'days-off'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];
