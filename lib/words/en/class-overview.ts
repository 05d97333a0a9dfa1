import { endSentence, listOfText } from './numbers';

/** A teacher's overview of all classes. */

/** "Week 6". */
export const weekName = (week: number): string => (week === 0 ? 'Before week 1' : `Week ${week}`);
/** The season played, beside {@link weekName}. */
export const playedSeasonText = (replayed: number | null): string =>
  replayed === null ? 'with the NFL' : `replay ${replayed}`;

export const allClassesFinishedText = (finished: number, asked: number): string =>
  asked === 1
    ? `${finished} of 1 student has finished the week`
    : `${finished} of ${asked} students have finished their week`;

/** `day` is null if the date is neither today nor tomorrow; then `text` names the day. */
export function classDueText({
  day,
  text,
  passed,
}: {
  day: 'today' | 'tomorrow' | null;
  text: string;
  passed: boolean;
}): string {
  const when = day === 'today' ? `Today, ${text}` : day === 'tomorrow' ? `Tomorrow, ${text}` : text;
  return passed ? `Was due ${day === 'today' ? `today, ${text}` : text}` : when;
}

export const yourAccessStartsText = (league: string, day: string): string =>
  `${league} opens for you on ${day}.`;
export const studentsWithTopicText = (students: number, of: number): string =>
  `${students} of ${of} ${of === 1 ? 'student' : 'students'}`;
export const NO_KNOWN_MISTAKE_YET = 'No known mistake yet.';
export const EMPTY_CLASS_TEXTS = {
  yet: 'No students yet.',
  pasteList: 'Paste the class list',
  or: 'or',
  showCode: 'show the join code',
} as const;
/** Students who never signed in. */
export const neverSignedInText = (students: number): string => `${students} never in`;

export const CLASSES_ORDERED_BY_PERIOD = 'Order: by period.';
export const PERIOD_HINT =
  'A number or letters, like 3 or 2B. Your classes are in this order here and at the top of ' +
  'each page.';

/** The unfinished work of the previous week. */
export const previousWeekUnfinishedText = ({
  week,
  students,
  stuck,
}: {
  week: number;
  students: number;
  stuck: number;
}): string => `Week ${week}: ${students} not finished${stuck > 0 ? `, ${stuck} stuck` : ''}`;
export const EXCUSED_FOR_ALL = 'Excused for all';
export const weekExcusedText = (week: number): string =>
  `Week ${week} is excused for the whole class.`;
/** Tells the teacher where to change an excused week. */
export const CHANGE_EXCUSED_IN_GRADEBOOK =
  'Nothing of it is asked of anyone. You can change that in the gradebook, under “What counts.”';
/** Graphs of an earlier week that wait for a review. */
export const weekGraphsToReviewText = (week: number, graphs: number): string =>
  `Week ${week}: ${graphs} to review`;
export const NOTHING_LEFT_FROM_EARLIER = 'Nothing left from before';

/** A student's group on Tuesday: "In group 2, with Ada L. and Ben K." */
export const tuesdayGroupOfStudentText = ({
  number,
  others,
}: {
  number: number;
  others: readonly string[];
}): string =>
  endSentence(
    others.length === 0 ? `In group ${number}` : `In group ${number}, with ${listOfText(others)}`,
  );

/** A teacher’s overview of all classes, and the start with the first one. */
export const CLASS_OVERVIEW = {
  title: 'All classes',
  byPeriod: 'Classes by period',
  none: 'none',
  nobody: 'nobody',
  paused: 'Paused',
  tuesday: 'Tuesday',
  archived: 'Archived',
  notDeleted: 'Deleting isn’t finished',
  joinCode: 'Join code',
  calendar: 'Calendar',
  open: 'Open',
  newLeague: 'New league',
  seasons: 'Seasons',
  firstLeague: 'Start with your first league',
  firstLead: 'A league is one class. Setting it up takes about five minutes.',
  newSeasonLead:
    'A new season starts with new leagues and new teams. Students keep their accounts and ' +
    'join with the new code.',
  openFirst: 'Open my first league',
  openLeague: 'Open a league',
  guide: 'Teacher guide, with a first lesson',
  preSeason: 'Pre-season',
  whenGamesIn: 'When its games are in',
  operatorOpens:
    'The person who runs this server opens it for every class that plays along with the NFL.',
  lastWeek: 'That was the last week',
  seasonOver: 'The season is over',
  lookStill: 'You can still look at everything. Late work still counts.',
  lastDue: 'The last week of the season is due on',
  pausedFor:
    'In classes that play along, students can look at everything but can’t change anything.',
} as const;

/** The form in which a teacher types the periods. */
export const PERIODS_FORM = {
  change: 'Change',
  whenMeet: 'When your classes meet',
  cancel: 'Cancel',
  save: 'Save the order',
  thePeriods: 'the periods',
} as const;

export const CLASS_COLUMNS = {
  class: 'Class',
  week: 'Week',
  finished: 'Finished',
  stuck: 'Stuck now',
  toReview: 'To review',
  notBegun: 'Not begun',
  due: 'Due',
} as const;
/** For a teacher without a league. */
export const TEACHER_FIRST_STEPS = [
  { title: 'Open a league', text: 'Give it a name and two words as a password.' },
  { title: 'Show the code', text: 'Put it on the board. Your students type it in once.' },
  {
    title: 'Let them draft',
    text: 'Each student picks real players and is ready for the first week.',
  },
] as const;

export const helloTeacherText = (name: string): string => `Hello, ${name}`;
export const schoolPeriodText = (period: string): string => `Period ${period}`;
export const periodOfText = (name: string): string => `Period of ${name}`;
export const onToWeekText = (week: number): string => `On to week ${week}`;
export const finishedOfText = <Part>(finished: Part, asked: number): readonly (string | Part)[] => [
  finished,
  ` of ${asked}`,
];
/** `shown` is the formatted number of graphs. */
export const graphCountPartsText = <Part>(
  graphs: number,
  shown: Part,
): readonly (string | Part)[] => [shown, graphs === 1 ? ' graph' : ' graphs'];
export const graphsToReviewText = (graphs: number): string => `Graphs to review: ${graphs}`;
export const topicWeekSuffix = (week: number): string => `in week ${week}`;
/** For screen readers: added to a link's text, because they don't see the class it is in. */
export const ofClassNameText = (name: string): string => `of ${name}`;
export const stuckInClassSuffix = (name: string): string => `stuck in ${name}`;

export const currentSeasonLabel = (season: number): string => `${season} (now)`;
export const openLeagueForSeasonText = (season: number): string =>
  `Open a league for the ${season} season`;
export const pastLeaguesOfSeasonTitle = (season: number): string =>
  `My ${season} leagues (view only)`;

export const nflSeasonText = (season: number): string => `The NFL’s ${season} season`;
/** Beside {@link weekName}. */
export const ofWeeksText = (weeks: number): string => `of ${weeks}`;
export const lineupLockTimeLabel = (week: number): string => `Lineups for week ${week} lock on`;
/** `hasDay` says if the opening day is shown below this text. */
export const howWeekOpensText = (week: number, byItself: boolean, hasDay: boolean): string =>
  byItself
    ? `Week ${week} opens automatically`
    : hasDay
      ? `Week ${week} can be opened from`
      : `Week ${week} can be opened`;
