import { countText } from './numbers';

/** The titles of a league’s pages, in the heading and the tab. */
export const TEACHER_PAGES = {
  boards: 'Boards',
  calendar: 'Calendar',
  openWeek: 'Open a week',
  gradebook: 'Gradebook',
  graphs: 'Graphs',
  graphTalk: 'Graphs to talk about',
  mistakes: 'Mistakes',
  roster: 'Roster',
  cards: 'Login cards',
  settings: 'Settings',
  formulaSet: 'Formula set',
  skills: 'Skills',
  brief: 'Tuesday brief',
  field: 'The field',
  leaderboard: 'Leaderboard',
  finish: 'Photo finish',
  graphScreen: 'Graphs on the screen',
  workings: 'Workings',
  print: 'Print',
} as const;

export const NOBODY_YET = {
  title: 'No one has joined yet',
  text: 'Paste your class list, or show the code and the password to your class.',
  list: 'Add your class list',
} as const;

export const CLASS_BOARDS = {
  notStarted: 'The season hasn’t started',
  afterFirst: 'After the first games, you’ll see how the teams in your class are doing.',
  project: 'Project this board',
  projectFinish: 'Project a photo finish',
  oneLine: 'All teams on one line',
  noTeam: 'No team is on this board yet',
  teamsAppear: 'Teams appear here as soon as they have points.',
  seen: 'What your students see.',
  team: 'team',
  teams: 'teams',
} as const;

export const CALENDAR_PAGE = {
  along: 'Plays along with the NFL',
  wall: 'For the wall',
  over: 'This class has ended',
  noChange: 'Its calendar doesn’t change anymore.',
  after18: 'After week 18',
} as const;

export const GRADEBOOK_EMPTY = {
  noWeek: 'No week yet',
  nobody: 'No one is in this league yet',
  firstColumn: 'The first column appears with the first week.',
  rowEach: 'Each student who joins gets a row here.',
} as const;

export const GRAPH_PAGES = {
  talk: 'Talk about graphs',
  review: 'Review',
  graph: 'graph',
  graphs: 'graphs',
} as const;

export const MISTAKES_EMPTY = {
  none: 'No wrong answers yet',
  soon: 'As soon as someone in this class gives one this week, it shows up here.',
} as const;

export const ROSTER_PAGE = {
  newList: 'New list',
  closeList: 'Close the list',
  deleted: 'The student and all their work were deleted.',
  references: 'Own references for many students',
} as const;

export const SKILLS_EMPTY = {
  title: 'Nothing counted yet',
  text: 'After the class’s first score cards, you’ll see here who can do what.',
} as const;

export const BRIEF_PAGE = {
  noGames: 'No games yet',
  afterFirst: 'After the class works on its first week, you can print its brief here.',
  project: 'Choose what to talk about',
  addSkills: 'Add skills',
  bySkill: 'By skill',
} as const;

export const STUDENT_ACTIONS = {
  stickers: 'Helmet stickers',
  giveSticker: 'Give a helmet sticker',
  back: 'Back to the student',
  onlyDelete: 'The season is over. Only deleting is left to do.',
  notYours: 'The class’s owner and co-teachers change students. You can look at everything.',
} as const;

/** On every page until a teacher's address is confirmed. */
export const CONFIRM_EMAIL = {
  sentence: 'Please confirm your email address with the link we sent you.',
  noEmail: 'No email?',
} as const;

export const titleInWeekText = (title: string, week: number): string => `${title}, week ${week}`;
/** The week grid's title in the tab. */
export const weekOfClassText = (week: number, name: string): string => `Week ${week} · ${name}`;

export const teacherBoardsPageTitle = (board: string): string => `Boards: ${board}`;
export const leagueTeamsInWeekLabel = (league: string, week: number): string =>
  `Teams of ${league}, week ${week}`;
export const teamsInSeasonText = (league: string, season: number): string =>
  `Teams of ${league}, season ${season}`;

export const replayOfText = (season: number): string => `Replay of the ${season} season`;

export const graphsForWeekText = (week: number): string => `Graphs for week ${week}`;
export function graphsToReviewSummaryText(
  graphs: number,
  toReview: number,
  studentsWithout: number,
): string {
  const sentence = `${graphs} turned in, ${toReview} to review.`;
  if (studentsWithout === 0) return sentence;
  return studentsWithout === 1
    ? `${sentence} 1 student has none yet.`
    : `${sentence} ${studentsWithout} students have none yet.`;
}

export const wrongAnswersText = (answers: number, students: number, classSize: number): string =>
  `${countText(answers, 'wrong answer')} by ${students} of ${classSize} students, the ` +
  'heaviest first';
export const onlyFirstTriesCountText = (tries: number): string =>
  `This class made a lot of tries. Only each student’s first ${tries} at each step are ` +
  'counted here.';

export const studentsText = (students: number): string => countText(students, 'student');

export const FORMULAS_OF_ENDED_CLASS_TITLE = 'No week is left';
/** `set` is null for a class without its own formulas. */
export const formulasOfEndedClassText = (set: string | null): string =>
  set === null
    ? 'The class worked with levels 1 and 2. Its formulas don’t change anymore.'
    : `The class worked with “${set}.” Its formulas don’t change anymore.`;

export const weeksOfLeagueText = (league: string, latest: number): string =>
  `${league}, weeks 1 to ${latest}`;

export function studentTitle(
  name: string,
  view: 'talk' | 'week' | 'season',
  week: number | null,
): string {
  if (view === 'talk') return name;
  if (view === 'season') return `${name}, the season`;
  return week === null ? `${name}, week by week` : `${name}, week ${week}`;
}
export const changeStudentText = (name: string): string => `Change ${name}`;

/** Completes the photo finish's sentence when it isn't about one week. */
export const SEASON_SO_FAR = 'the season so far';
export const photoFinishWeekSuffix = (week: number): string => `week ${week}`;
