const MISSING = {
  page: 'This page',
  week: 'That week',
  graph: 'This graph',
  'own-team': 'Your team',
  player: 'That player',
  sticker: 'This sticker',
  game: 'This game',
  league: 'This league',
  student: 'This student',
  lesson: 'This lesson',
  team: 'This team',
} as const;
export type Missing = keyof typeof MISSING;

/** What is missing and what belongs to someone else is answered in the same words. */
export const couldNotBeFound = (what: Missing): string => `${MISSING[what]} could not be found.`;
