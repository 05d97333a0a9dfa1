/**
 * The name of a position or a place of the lineup. It is apart from `names`, because every student
 * page says one, and few need the names of statistics.
 */
export const positionOrSlotName = (name: string): string => name;
