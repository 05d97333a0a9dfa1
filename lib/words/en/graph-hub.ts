import type { GraphOrigin, GraphReviewState } from '@/lib/domain/graphs/handed-in-graph';
import { MAX_AWARDED_GRAPHS_PER_WEEK } from '@/lib/domain/week/week-tasks';
import { countText } from './numbers';

export const GRAPH_HUB = {
  noneHere: 'No graphs here yet',
  oneGraph: 'graph',
  someGraphs: 'graphs',
  backToDashboard: 'Back to my dashboard',
  whenPicked: 'When your teacher picks a graph for the class, it will show up here.',
  joinToSee: 'You’re not in a league yet. Join your class on the dashboard to see its graphs.',
  yourTeam: 'Your team',
  showNumbers: 'Show the numbers',
  photoOfPaper: 'Photo of a graph on paper',
  thisWeeksGraph: 'This week’s graph',
  startLesson: 'Start the lesson',
  seeLesson: 'See the lesson again',
  justBuild: 'Just build it',
  buildIt: 'Build it',
  otherSix: 'The other six',
  chalkMeans: 'Chalk: still to build. Painted: turned in.',
  lessonNotYet: 'Lesson: not yet',
  tooFew: 'Not enough numbers yet',
  buildOne: 'Build one:',
  noGraphs: 'No graphs yet',
  showUpHere: 'Your graphs will show up here, week by week.',
  newVersion: 'New version',
  sendNew: 'Send a new version',
  opensFull: '(opens the full-size picture)',
  nothingToCompare: 'Nothing to compare yet',
  seeMine: 'See my graphs',
  sameKindTwice:
    'Turn in the same kind of graph in two weeks. Then you’ll see them here, side by side.',
  kindsOfGraphs: 'Kinds of graphs',
  askYourself: 'Ask yourself:',
  remove: 'Remove',
  removeQuestion: 'Remove this graph?',
  keepIt: 'Keep it',
  removeIt: 'Remove it',
  pointsStay: 'Your MVP points stay the same.',
  looksForward: 'Your teacher looks forward to a new version.',
  graph: 'Graph',
  allGraphs: 'All graphs',
  noGames: 'No games yet',
  afterFirstWeek: 'After the first week is played, you can graph what your players did.',
  pickedByTeacher: 'Graphs from your class that your teacher picked.',
  myGraphs: 'My graphs',
  allMyGraphs: 'All my graphs',
  lesson: 'Lesson',
  lessonNotOpen: 'This lesson isn’t open yet',
  backToGraphs: 'Back to my graphs',
  noPictureNow: 'You can’t turn in a picture right now',
  turnInPhoto: 'Turn in a photo of your graph',
} as const;

/** `type` is a graph type's name. */
export const buildOfText = (type: string): string => `Build: ${type}`;
export const lessonOfText = (type: string): string => `Lesson: ${type}`;
export const newVersionOfText = (title: string): string => `A new version of “${title}”`;
export const picturesLeftText = (pictures: number): string =>
  `You can send ${countText(pictures, 'more picture')} this week.`;

/** For a graph's table. */
export const graphNumbersCaptionText = (title: string): string => `Numbers for ${title}`;
/** `name` is empty where a student left it out. */
export const graphColumnName = (name: string, column: number): string => name || `Column ${column}`;

/** On a tile of a graph type: how far an unfinished lesson is. */
export const lessonStepsText = (done: number, steps: number): string =>
  `Lesson ${done} of ${steps}`;
export const lessonDoneText = (firstTry: number, steps: number): string =>
  firstTry === 0
    ? `Lesson: all ${steps} found`
    : `Lesson: ${firstTry} of ${steps} on the first try`;
export const goOnWithStepText = (step: number): string => `Go on with step ${step}`;
export const allGraphsText = (graphs: number): string => `All (${graphs})`;
/**
 * For screen readers: ends the lesson's link with its graph type, because the link alone doesn't
 * say which tile it is on.
 */
export const forTypeText = (type: string): string => `for ${type}`;
export const graphOriginText = (source: GraphOrigin, week: number): string =>
  `${source === 'builder' ? 'Built' : 'Photo'}, week ${week}`;
export const graphsCountText = (graphs: number): string => countText(graphs, 'graph');
export const graphsInWeekText = (graphs: number, week: number): string =>
  `${graphs === 0 ? 'No graph yet' : graphsCountText(graphs)} in week ${week}.`;
export const mvpPointCountText = (points: number): string => countText(points, 'MVP point');
export const nextGraphEarnsText = <Part>(points: Part): readonly (string | Part)[] => [
  'The next one earns ',
  points,
  '.',
];
/** Shown when no more graph of the week earns points. */
export const allGraphAwardsEarnedText = (): string =>
  `The first ${MAX_AWARDED_GRAPHS_PER_WEEK} earned MVP points. More are welcome.`;

export const GRAPH_STATES = {
  waiting: { student: 'Waiting for your teacher', teacher: 'To review', short: 'Turned in' },
  approved: { student: 'In the class gallery', teacher: 'In gallery', short: 'In the gallery' },
  seen: { student: 'Your teacher looked at it', teacher: 'Private', short: 'Looked at' },
  returned: { student: 'Ready for a new version', teacher: 'Returned', short: 'New version?' },
} as const satisfies Readonly<Record<GraphReviewState, unknown>>;

export const versionName = (version: number): string => `Version ${version}`;
export const earlierVersionsText = (versions: number): string =>
  versions === 1 ? 'Earlier version' : `${versions} earlier versions`;
export const compareWithWeekText = (week: number): string => `See it beside week ${week}`;
/** For screen readers: added to "New version". */
export const ofGraphText = (title: string): string => `of ${title}`;
export const newVersionWantedTitle = (title: string): string => `One more step for “${title}”`;
export const teacherCommentText = (comment: string): string => `Your teacher says: ${comment}`;

export const goneForGoodText = (title: string, versions: number): string =>
  `“${title}” and its picture will be gone for ` +
  `good${versions > 1 ? `, with ${versions === 2 ? 'both' : `all ${versions}`} versions` : ''}.`;
export const removalCostText = (mvpPoints: number): string =>
  `You’ll give back ${countText(mvpPoints, 'MVP point')}.`;
