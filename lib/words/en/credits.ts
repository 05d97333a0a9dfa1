/**
 * Whose statistics these are, as their license asks for: at the foot of the pages that show them.
 */
const CREDITS = {
  files: 'Statistics: nflverse, CC BY 4.0, changed.',
  nflverse: 'Statistics: nflverse, CC BY 4.0, changed.',
  sportsdata: 'Statistics: SportsDataIO, and of seasons from files nflverse, CC BY 4.0, changed.',
} as const;
export const statisticsCredit = (source: keyof typeof CREDITS): string => CREDITS[source];
