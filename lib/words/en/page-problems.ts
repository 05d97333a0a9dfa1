const MISSING = {
  page: 'this page',
  week: 'that week',
  graph: 'this graph',
  'own-team': 'your team',
  player: 'that player',
  sticker: 'this sticker',
  game: 'this game',
  league: 'this league',
  student: 'this student',
  lesson: 'this lesson',
  team: 'this team',
} as const;
export type MissingKind = keyof typeof MISSING;

/** Same answer for things that don't exist and things of others. */
export const couldNotBeFoundText = (what: MissingKind): string =>
  `We couldn’t find ${MISSING[what]}.`;

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

/** For a student's page whose document can't be read. */
export const UNREADABLE_PAGE_FOR_STUDENT = {
  title: 'We can’t read this part',
  sentence:
    'Something here was saved in a form we can’t read. It’s not your fault, and nothing was ' +
    'deleted. Trying again won’t help. Please tell your teacher.',
};

/** For someone whose own record, team, or class can't be read. */
export const UNREADABLE_OWN_RECORD = {
  title: 'We can’t read your record',
  classTitle: 'We can’t read this class',
  lead: 'It’s not your fault, and nothing was deleted.',
  why:
    'Something in it was saved in a form we can’t read. Trying again won’t help: someone has ' +
    'to fix it.',
  studentAsks: 'Please tell your teacher, and show them this page.',
  teacherAsks: 'Please ask the person who runs this website, and send them this page.',
  operator: 'The person who runs this website:',
  document: 'What to fix:',
  fixed: 'It’s fixed',
};

/** For the teacher of a student whose record can't be read. */
export const UNREADABLE_STUDENT = {
  title: 'This student’s record can’t be read',
  sentence:
    'Something in it was saved in a form we can’t read, so it isn’t shown. ' +
    'Nothing was changed. Please tell the person who runs this website: they can find it and ' +
    'often repair it. You can still export everything that is stored, or delete the student.',
  exported: 'Export everything (JSON)',
};

/** In a teacher's list of classes. */
export const UNREADABLE_CLASS = {
  noName: 'A class without a name',
  sentence:
    'This class can’t be read, so its pages don’t open, for you or for its students. ' +
    'Nothing in it was changed. Please send this to the person who runs this website:',
};
