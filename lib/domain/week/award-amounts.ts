/** MVP points by section 9 of the specification. All amounts are whole points. */

export const MAX_CARD_AWARD = 5;
export const MIN_CARD_AWARD = 3;
export const ALL_TASKS_AWARD = 2;
export const GRAPH_AWARD = 2;
export const MAX_AWARDED_GRAPHS_PER_WEEK = 4;
