import { HINT_LEVEL_COUNT, MAX_TRIES_PER_STEP } from '@/lib/domain/answers/tries';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { MAX_STICKER_REASON_LENGTH } from '@/lib/domain/team/stickers';
import { joinedInWeekText } from './class';
import { scoringRulesLabel } from './formula-levels';
import { countText, someOfText } from './numbers';

/**
 * The teacher's page about one student: its header, and the menu and buttons that every part of it
 * shows.
 */
export const STUDENT_RECORD = {
  noTeam: 'No team yet',
  toDo: 'Still to do:',
  formulas: 'Formulas',
  formulaLevel: 'Formula level',
  exportAll: 'Export everything (JSON)',
  everyTry: 'Every try as a table (CSV)',
  allStudents: 'All students',
  parts: 'Parts of this student’s page',
  forTalk: 'For a talk',
  weekByWeek: 'Week by week',
  season: 'Season',
  supports: 'Supports',
  change: 'Change: name, level, class',
  print: 'Print this page',
} as const;

export const STUDENT_WEEK = {
  weeks: 'Weeks',
  week: 'Week ',
  sticker: 'A helmet sticker',
  noGames: 'No games yet',
  whenOpen: 'The student’s work appears here when the first week is open.',
  tasks: 'Tasks of the week',
  notStarted: 'Not started yet',
  noLineup: 'No lineup this week',
  lineupComes: 'The app makes a lineup when the student opens the week.',
  nothingToDo: 'Without a lineup, there was nothing to work out.',
  allRight: 'all right',
} as const;
/** Neutral words, because nothing is missing in a week before the student joined. */
export const WEEK_NOT_BEGUN_LABELS = {
  own: 'not begun',
  'catching-up': 'catching up',
  before: 'joined later',
} as const;
export const weekOverBeforeJoiningText = (week: number): string =>
  `Week ${week} was over by then, so it doesn’t count.`;
export const stepsRightText = (right: number, steps: number): string =>
  `${right} of ${steps} right`;
type WeekInShort = {
  isCatchingUp: boolean;
  /** Null if the student hasn't opened the week. */
  rules: LevelOrNamedFormulaSet | null;
  mvpPoints: number;
};
export const studentWeekSummaryText = ({ isCatchingUp, rules, mvpPoints }: WeekInShort): string =>
  [
    isCatchingUp ? 'Catching up: nothing is late.' : '',
    rules ? `${scoringRulesLabel(rules)} formulas.` : 'Not opened by the student yet.',
    mvpPoints > 0 ? `${countText(mvpPoints, 'MVP point')} earned this week.` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The nine cards of a week in a row. */
export const STEP_STRIP = {
  cards: 'Nine cards',
  allEight: 'all eight',
  next: 'next',
  toDo: 'to do',
} as const;
/** For the task "Calculate Points": "4 of 9 cards", and "1 of 1 card" also where more are right. */
export const cardsRightText = (right: number, of: number): string =>
  `${someOfText(Math.min(right, of), of)} ${of === 1 ? 'card' : 'cards'}`;
export const triesCountText = (tries: number): string => countText(tries, 'try', 'tries');

export const STEP_WORK = {
  lines: 'Lines as typed',
  forYou: 'For you',
  appSaid: 'What the app said',
  totalLater: 'The total is known once all eight starters are right.',
  wholeRow: 'The box score',
  earlierTries: 'Earlier tries',
  laterTries: 'Later tries',
  noTryNeeded: 'No try needed',
  notBegun: 'Not begun',
  nothingTyped: 'Nothing typed yet.',
  noKnownMistake: 'No known mistake',
  sayFirst: 'Ask:',
  lookHere: ', look here',
  fixed: ', mended',
  starters: 'The starters',
  otherStarters: 'The other starters',
  scouting: 'Scouting for the draft',
  scoutingIs: 'A player’s last game, worked out before the first pick at a position.',
} as const;
export const VERDICT_WORDS = {
  right: 'Right',
  'not-simplest': 'Right, not in simplest form',
  wrong: 'Not right',
} as const;
/** Names a player's week that had no usual game. */
export const UNUSUAL_GAME_NOTES = {
  played: null,
  bye: 'The team had no game this week.',
  'no-game': 'No statistics in this game.',
  canceled: 'The NFL canceled the game.',
  unreadable:
    'The game is stored, but its numbers can’t be read. The step is set aside: no answer, and ' +
    'the team’s total leaves it out.',
  unknown: 'We have no data for this player, so this step counts 0.',
} as const;
export const TOGETHER_WORDS = {
  'then-alone': 'Worked out together, then one like it alone',
  'not-alone-yet': 'Worked out together, not alone yet',
} as const;
const LIMITS = { 'used-up': ', none left', pauses: ', with short breaks' } as const;
type Limit = keyof typeof LIMITS | null;

type Game = { player: string; team: string; opponent: string | null };
export const playerInGameText = ({ player, team, opponent }: Game): string =>
  opponent ? `${player}, ${team} against ${opponent}` : player;
/** "guessed 12, 2/5 away" */
export function guessedText(at: number, away: MixedNumber): string {
  const guessed = `guessed ${withTypographicMinus(at)}`;
  const distance = formatMixed(away);
  return distance === '0' ? `${guessed}, exactly` : `${guessed}, ${distance} away`;
}
export const triesAtStepTitle = (step: string): string => `Tries at ${step}`;
export const tryNumberText = (number: number): string => `Try ${number}`;
export const rightAfterText = (tries: number): string => `Right after ${triesCountText(tries)}`;
export const notRightYetText = (tries: number, limit: Limit): string =>
  `Not right yet, ${triesCountText(tries)}${limit ? LIMITS[limit] : ''}`;
/** `level` is 0 for the hint for a known mistake, which comes before the levels. */
export function hintShownText({ title, level }: { title: string; level: number }): string {
  if (level > HINT_LEVEL_COUNT) return `“${title}”, then worked out together`;
  return level > 0 ? `“${title}”, ${level} of ${HINT_LEVEL_COUNT}` : `“${title}”`;
}

export const SEASON_RECORD = {
  tasks: 'Tasks',
  tasksByWeek: 'Tasks by week',
  noWeek: 'No week has been opened yet.',
  lineups: 'Lineups',
  lineupsByWeek: 'Lineups by week',
  noLineup: 'No lineup yet.',
  set: 'Set',
  byStudent: 'By the student',
  byApp: 'Made by the app',
  mvpPoints: 'MVP points',
  oneByOne: 'MVP points one by one',
  noPoints: 'No MVP points yet.',
  for: 'For',
  points: 'Points',
  when: 'When',
  week: 'Week',
  atStart: 'What the student said at the start',
  notAnswered: 'The student hasn’t answered the three questions yet.',
  skipped: 'The student skipped the three questions.',
  noAnswer: 'No answer',
  open: 'Open',
  late: 'Late',
  done: 'Done',
} as const;

export const MORE_TRIES = {
  title: 'No tries left',
  give: 'Give more tries',
} as const;
export const AFTER_ALL_TRIES =
  `After ${MAX_TRIES_PER_STEP} tries, a step waits for you. ` +
  'Work it out together, then reopen it.';
export const moreTriesSuffix = (step: string): string => `: ${step}`;
export const triesGivenText = (step: string, tries: number): string =>
  `${step}: ${tries} more tries.`;
export const stepAlreadyOpenText = (step: string): string => `${step} is already open.`;

/** Helmet stickers. */
export const STICKERS = {
  none: 'No stickers yet.',
  takenBack: 'The sticker was taken back.',
  takeBack: 'Take back',
  for: 'A sticker for',
  ownWords: 'My own words',
  whatFor: 'What it’s for',
  give: 'Give the sticker',
  given: 'The sticker is given. Your student puts it on the helmet.',
} as const;
export const STICKER_REASON_HINT = `The student will see this. Use at most ${MAX_STICKER_REASON_LENGTH} characters.`;
export const takeBackStickerText = (reason: string): string => `Take back: ${reason}`;
/** "Week 3, given by hand, Oct 20". Week 0 isn't named. */
export const stickerOriginText = (week: number, byHand: boolean, time: string): string =>
  `${week > 0 ? `Week ${week}, ` : ''}${byHand ? 'given by hand' : 'earned'}, ${time}`;

/** Weeks from before the student joined. */
export const CATCH_UP = {
  explained:
    'Earlier weeks don’t count and aren’t missing anywhere. You can open some to catch up. ' +
    'They count then, and are never late.',
  save: 'Save',
  saved: 'Saved. Open weeks are on the student’s page of earlier weeks.',
  weeks: 'Weeks to catch up',
  started: 'started',
} as const;
export const catchUpAfterJoiningTitle = (joined: number): string =>
  `${joinedInWeekText(joined)}: catch up earlier weeks`;
