export const LANDING = {
  title: 'Real football. Exact fractions.',
  lead:
    'Your class drafts real NFL players. Each week students turn real game statistics into ' +
    'points, by hand, with fractions. For grades 5 to 8.',
  start: 'Start a class',
  join: 'Join with a code',
  whichOne: 'Start a class if you teach. Join with a code if your teacher gave you one.',
  threeTeams: 'Three made-up teams after their first step',
  howWorkedOut: 'How the points are worked out',
  whatHeDid: 'What he did',
  pointsForEach: 'Points for each',
  points: 'Points',
  addUp: 'Add them up',
  threePlays: 'A week takes three plays',
  draft: 'Draft and set a lineup',
  draftText: 'Students pick real players from any team, then choose eight starters for the week.',
  workOut: 'Work out the points',
  workOutText:
    'The box score is real. The formula is a sum of fractions. Not right yet? ' +
    'Students can try every answer again.',
  stand: 'See where you stand',
  standText:
    'Teams line up on the leaderboard by the points they worked out and got right. Ties are ties.',
  desk: 'Your desk',
  live: 'Live: who is done, and who is stuck',
  liveText:
    'A check means right. A triangle means someone needs you. ' +
    'Press it to see the student’s own lines and a sentence to say.',
  tuesday: 'Tuesday: what to talk about',
  tuesdayText:
    'One sheet: the week’s mistakes with different numbers from your class’s, a question to ' +
    'ask, and groups.',
  forStudents: 'a week for your students, in three sittings',
  forYou: 'a week for you, with grades and graphs',
  forLesson: 'for the first lesson: from the code to a right card',
  guide: 'Teacher guide: two pages to print',
  standards: 'What students practice (Common Core)',
  student: 'Student',
  mistake: 'Added numerators and denominators',
  notYet: 'Not yet',
  right: 'Right',
  madeFor: 'Made for math class',
  whatWeStore: 'What we store',
  sevenGraphs: 'Seven kinds of graphs',
  ask: 'Ask:',
  askText: 'Are tenths and halves pieces of one size?',
} as const;

export const LANDING_PROMISES = ['No ads', 'No odds or prizes', 'No tracking', 'No chat'] as const;

export const sampleGameText = (team: string, week: number, season: number): string =>
  `Quarterback, ${team}. Week ${week}, ${season}`;
export const minutesText = <Part>(minutes: Part): readonly (string | Part)[] => [minutes, ' min'];
/** The spaces in a mixed number don't break. */
export const reasonToAddText = <Part>(first: Part, second: Part): readonly (string | Part)[] => [
  'Football gives students a reason to add ',
  first,
  ' and ',
  second,
  '. You don’t need to know football, and neither do your students. ' +
    'Every answer is exact: 7/4, 1\u00a03/4, and 1.75 are the same number, and they all count.',
];

/** Made-up names in a picture of a teacher's page. */
export const SAMPLE_STUDENTS = {
  ada: 'Ada L.',
  bo: 'Bo C.',
  kim: 'Kim P.',
  sam: 'Sam R.',
} as const;
