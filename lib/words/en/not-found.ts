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

/** Same answer for things that don't exist and things of others. */
export const couldNotBeFoundText = (what: Missing): string =>
  `${MISSING[what]} could not be found.`;

export const NOT_FOUND = {
  homePage: 'Go to the home page',
  contact: 'Contact',
  tab: 'Page not found',
  page: 'Not found',
  outOfBounds: 'Out of bounds',
  backToDashboard: 'Back to my dashboard',
  noPageHere:
    'There’s no page at this address. It may have moved, or it may belong to someone else.',
  noGame: 'There’s no game here yet',
  backToStarters: 'Back to my starters',
  typoOrLaterWeek: 'The address may have a typo, or the game is in a later week.',
  noLesson: 'There’s no lesson here',
  backToGraphs: 'Back to my graphs',
  typo: 'The address may have a typo.',
} as const;

export const TEACHER_NOT_FOUND = {
  nothingToOpen: 'There’s nothing here for you to open',
  backToLeagues: 'Back to my leagues',
  typoOrOthers: 'The address may have a typo, or the league belongs to someone else.',
} as const;
