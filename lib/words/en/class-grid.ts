import {
  CLASS_IS_OVER_AFTER_IDLE_MINUTES,
  type GridFilter,
  type GridSort,
  MIN_IDLE_MINUTES,
  type StuckReason,
  type StudentWorkState,
} from '@/lib/domain/class/class-grid';
import { WRONG_TRIES_UNTIL_STUCK } from '@/lib/domain/week/steps';
import {
  ALL_TASKS_MVP_POINTS,
  GRAPH_MVP_POINTS,
  MAX_AWARDED_GRAPHS_PER_WEEK,
  MAX_CARD_MVP_POINTS,
  MIN_CARD_MVP_POINTS,
} from '@/lib/domain/week/week-tasks';
import { countText } from './numbers';

export const CLASS_GRID = {
  beforeFirst: 'Before week 1',
  words: 'Words',
  projector: 'Projector',
  students: 'Students',
  noOneHere: 'No one here',
  noMatch: 'No one in this class matches what you chose to see.',
  notLive: 'You’re not getting live updates',
  stillChecks: 'The app checks for changes every ten seconds until the connection is back.',
  whoToShow: 'Who to show',
  mayNeedHelp: 'May need help',
  noOneStuck: 'No one is stuck right now.',
  student: 'Student',
  whoNeedsMe: 'Who needs me',
  tries: 'Tries',
  idle: 'Idle',
  mvp: 'MVP',
  noTeam: 'No team yet',
  catchingUp: 'Catching up',
  begunElsewhere: 'From another class',
  excused: 'Excused',
  canCatchUp: 'Can catch up, not begun',
  thisWeek: ' this week, ',
  inAll: ' in all',
  signs: 'What the signs say',
  printCard: 'Print the login card again',
  idleMeans: ': minutes since the last answer',
} as const;

export const FILTER_WORDS: Readonly<Record<GridFilter, string>> = {
  all: 'All',
  finished: 'Finished',
  'at-work': 'At work',
  'not-started': 'Not begun',
  stuck: 'Stuck',
  'not-finished': 'Not finished',
  'not-signed-in': 'Not signed in',
};
/** Beside a name; the grid's filters and legend use the same words. */
export const STATE_WORDS: Readonly<Record<StudentWorkState, string>> = {
  'not-signed-in': 'not signed in yet',
  'first-steps': 'first questions, team, or draft',
  ready: 'not begun',
  'at-work': 'at work',
  stuck: 'stuck',
  done: 'finished',
};
/** Continues the name of a column for screen readers. */
export const GRID_SORT_SUFFIXES: Readonly<Record<GridSort, string>> = {
  name: ', A to Z first',
  need: ', stuck first',
  attempts: ', most first',
  done: ', fewest steps done first',
  mvp: ', most first',
};
export const POINTS_HEAD = 'Points';
export const TASK_HEADS = ['Box scores', POINTS_HEAD, 'Graphs', 'Boards', 'Lineup'] as const;

/** MVP points from a student's other classes, beside those from this class. */
export const mvpInOtherClassesText = (points: number): string => `${points} elsewhere`;
export const dueWhenText = (when: string, passed: boolean): string =>
  `${passed ? 'was due' : 'due'} ${when}`;
/** Short enough to be announced on each change. */
export const finishedAndStuckText = (finished: number, students: number, stuck: number): string =>
  `${finished} of ${students} have finished. ${stuck} may need help.`;
export const weekJustOpenedNoticeTitle = (week: number): string => `Week ${week} is open`;
export const goToWeekText = (week: number): string => `Go to week ${week}`;
export const studentsInWeekTitle = (week: number): string => `Students in week ${week}`;
export const moreStuckText = (students: number): string => `${students} more`;
export const minutesIdleText = (minutes: number): string => `${minutes} min`;

const LIMITS = { 'used-up': ', none left', pauses: ', with short breaks' } as const;
const SHORT_LIMITS = { 'used-up': ', none left', pauses: ', short breaks' } as const;

/** "RB1: 4 tries, 6 min", "no tries left: Circle Graph lesson, step 3" */
export function stuckBecauseText(reason: StuckReason, minutes: number | null): string {
  if (reason.kind === 'used-up') return `no tries left: ${reason.title}`;
  if (reason.kind === 'idle') return `quiet for ${reason.minutes} min, next ${reason.step}`;
  const limit = reason.limit ? SHORT_LIMITS[reason.limit] : '';
  return (
    `${reason.step}: ${reason.wrong} ` +
    `tries${limit}${minutes === null ? '' : `, ${minutes} min`}`
  );
}

/** A step in a cell of the grid: begun again with new numbers, or not begun. */
export const RESTARTED_OR_NOT_BEGUN_WORDS = {
  again: 'again, new numbers',
  notBegun: 'not begun',
} as const;
export const GRID_TASK_STATES = {
  open: 'not done',
  done: 'done',
  late: 'done late',
  none: 'can’t be done later',
} as const;
export const SIGN_WORDS = {
  open: 'not begun',
  first: 'right at the first try',
  right: 'right, with its tries',
  late: 'after the deadline',
  tries: 'tries so far',
  stuck: 'stuck: three or more',
  together: 'worked out together',
  paper: 'right on paper',
} as const;
export const tryCountText = (tries: number): string => countText(tries, 'try', 'tries');
type Right = { attempts: number; together?: boolean; onPaper?: boolean; late: boolean };
export function rightHowText({ attempts, together, onPaper, late }: Right): string {
  if (onPaper) return late ? 'right on paper, late' : 'right on paper';
  const how = together ? 'right together' : attempts > 1 ? `right in ${attempts}` : 'right';
  return late ? `${how}, late` : how;
}
type Stuck = {
  tries: number;
  limit: keyof typeof LIMITS | null | undefined;
  together: boolean;
};
export const stuckStepText = ({ tries, limit, together }: Stuck): string =>
  `stuck, ${tryCountText(tries)}${limit ? LIMITS[limit] : together ? ', together' : ''}`;
/** `of` is the column. */
export const cellInWords = (of: string, state: string): string => `${of} ${state}`;

/** The terms of the grid's legend; `TEACHER_GLOSSARY` has them too. */
export const GRID_GLOSSARY = {
  stuck: {
    word: 'Stuck',
    means:
      `At least ${WRONG_TRIES_UNTIL_STUCK} tries at one step, and it isn’t right yet. ` +
      'Also: no tries left at a lesson or at scouting.',
  },
  quiet: {
    word: 'Quiet',
    means:
      `No answer for ${MIN_IDLE_MINUTES} minutes or more in the middle of a card. ` +
      `After ${CLASS_IS_OVER_AFTER_IDLE_MINUTES} minutes, the app assumes that class is over.`,
  },
  tries: {
    word: 'Tries',
    means:
      'Answers that were checked. What the app can’t read as a number, such as a slip of a ' +
      'key, isn’t a try.',
  },
  late: {
    word: 'Late',
    means:
      'Right, but only after the week was due. You decide what that counts: Gradebook, “What ' +
      'counts.”',
  },
  mvp: {
    word: 'MVP points',
    means:
      `Earned by finishing: ${MIN_CARD_MVP_POINTS} to ${MAX_CARD_MVP_POINTS} for a whole score ` +
      `card, ${GRAPH_MVP_POINTS} for each of up to ${MAX_AWARDED_GRAPHS_PER_WEEK} graphs a week, ` +
      `${ALL_TASKS_MVP_POINTS} for all five tasks. They are not the team’s points.`,
  },
  together: {
    word: 'Together',
    means:
      'After six tries, the app asks small questions, one at a time. ' +
      'The student still finds every number.',
  },
} as const;
