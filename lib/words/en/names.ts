/**
 * The name of a statistic, a position, or a place of the lineup. `lib/domain` gives them in
 * English; another language looks its own names up here.
 */
export const nameText = (name: string): string => name;
